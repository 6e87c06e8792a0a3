import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import type { Given } from './adapter.ts';

/** One thing that a rule must do. */
export interface Case {
  rule: string;
  name: string;
  given: Given;
  /** A subset of what comes out. */
  expect: unknown;
}

/** The catalogue's format: a chapter with its rules and their cases. */
interface Chapter {
  rules: { id: string; cases?: Omit<Case, 'rule'>[] }[];
}

const EXTENSIONS: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** Every case of a file, or of the YAML and JSON files below a folder. @throws Error naming the file that is neither format */
export function casesIn(path: string): Case[] {
  return filesIn(path).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    try {
      return casesOf(extname(file) === '.json' ? JSON.parse(text) : parse(text));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesIn(join(path, entry.name));
      return EXTENSIONS.has(extname(entry.name)) ? [join(path, entry.name)] : [];
    });
}

function casesOf(document: unknown): Case[] {
  if (Array.isArray(document)) return document.map(checked);
  const { rules } = (document ?? {}) as Chapter;
  if (!Array.isArray(rules)) throw new Error('neither a chapter with rules nor a list of cases');
  return rules.flatMap(({ id, cases }) => (cases ?? []).map((one) => checked({ ...one, rule: id })));
}

function checked(one: Case): Case {
  if (typeof one?.rule === 'string' && 'expect' in one)
    return { ...one, name: String(one.name ?? ''), given: one.given ?? {} };
  throw new Error(`a case needs a rule, a name, given and expect: ${JSON.stringify(one)}`);
}
