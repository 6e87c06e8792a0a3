import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/**
 * Same input, dice, decisions and amendments give the same bytes, on Node and in browsers. So nothing below libs/ may
 * read a clock, the host, its randomness or its locale. Lint refuses the plain globals; this finds the rest.
 */
const root = resolve(import.meta.dirname, '../..');

const globals = new Set(
  (
    'Date performance process console fetch XMLHttpRequest WebSocket setTimeout setInterval setImmediate queueMicrotask ' +
    'requestAnimationFrame require Buffer window document navigator localStorage sessionStorage indexedDB Intl eval'
  ).split(' '),
);
/** Beside randomness: functions whose last digit the language leaves to the engine. Math.sqrt is exact everywhere. */
const members = new Set(
  'Math.random Math.pow Math.exp Math.log Math.log2 Math.log10 Math.sin Math.cos Math.tan crypto.randomUUID'.split(' '),
);
const localised = /^(toLocale\w*|localeCompare)$/;

/** Names as code uses them: comments, strings, types and property names do not count. */
function impurities(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const own = declared(source);
  const report = (node: ts.Node, what: string) =>
    found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const member = ts.isPropertyAccessExpression(node)
        ? node.name.text
        : ts.isStringLiteralLike(node.argumentExpression)
          ? node.argumentExpression.text
          : '';
      const owner = node.expression.getText(source).replace(/^globalThis\./, '');
      if (members.has(`${owner}.${member}`)) report(node, `${owner}.${member}`);
      if (owner === 'globalThis' && globals.has(member)) report(node, member);
      if (localised.test(member)) report(node, member);
    } else if (ts.isIdentifier(node) && globals.has(node.text) && !own.has(node.text) && isReference(node))
      report(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The file's own variables, parameters and functions: a rule may well call something its window. */
function declared(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const declares = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if ((declares || ts.isFunctionDeclaration(node)) && node.name && ts.isIdentifier(node.name))
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** A name that reads a variable, as opposed to one that names a property, parameter or declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return !(ts.isParameter(parent) || ts.isBindingElement(parent) || ts.isClassElement(parent));
}

describe('libraries', () => {
  const files = ['libs/rules/src', 'libs/content/src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));

  test('read neither clock, host, randomness nor locale', () => {
    const found = files.flatMap((file) => impurities(file, readFileSync(resolve(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  test('draw random numbers from the platform in one file at most, for a seed not given', () => {
    const drawing = files.filter((file) => /\bgetRandomValues\b/.test(readFileSync(resolve(root, file), 'utf8')));
    expect(drawing.slice(1)).toEqual([]);
  });
});

describe('the search itself', () => {
  test.each([
    'Math.random()',
    "Math['random']()",
    'globalThis.Math.random()',
    'Date.now()',
    'new Date()',
    'globalThis.performance.now()',
    'process.env.SEED',
    "'a'.localeCompare('b')",
    '(1234.5).toLocaleString()',
    'new Intl.NumberFormat()',
    'const { now } = Date',
    'call(console)',
  ])('finds %s', (code) => expect(impurities('a.ts', code)).toHaveLength(1));

  test.each([
    '// Math.random() and new Date()',
    "'process.env'",
    'rule.process()',
    'const rule = { document: 1 }',
    'function f(process: number) {}',
    'const window = 3; use(window)',
    'let at: Date',
    'Math.floor(2)',
  ])('lets %s pass', (code) => expect(impurities('a.ts', code)).toEqual([]));
});
