import type { Fault } from '@riposte/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { notPlainJson, pointerTo, unreadable } from '../problems/problem-error.ts';

/** Of a JSON type, the character sets in which it may come. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const UNICODE = /^utf-?8$/i;

/** Reads bodies as JSON in UTF-8 and nothing else, and tells where one cannot be read. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeContentTypeParser(['text/plain', 'application/json']);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isPlainJson(request)) return done(notPlainJson());
    try {
      done(null, parse(text as string));
    } catch {
      done(unreadable([faultOf(text as string)]));
    }
  });
}

/** Whether what Fastify takes for JSON is written in the bytes that it reads. */
function isPlainJson({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return false;
  const type = headers['content-type'] ?? '';
  const charset = type.includes(';') ? CHARSET.exec(type)?.[1] : undefined;
  return charset === undefined || UNICODE.test(charset);
}

/** What is wrong with a text that was not taken for JSON, and where. */
function faultOf(text: string): Fault {
  if (text === '') return { pointer: '', expected: 'a JSON object', got: 'nothing' };
  try {
    const way = wayToPoison(JSON.parse(text), DEEPEST) ?? [];
    return { pointer: pointerTo(way), expected: 'no such field', got: 'the name of something that every object has' };
  } catch (error) {
    const got = `something that cannot be read as such${placeOf(error as Error, text)}`;
    return { pointer: '', expected: 'a JSON object', got };
  }
}

/** Where the engine stopped reading, in lines and characters as people count them. */
function placeOf({ message }: Error, text: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `, from line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** How deep a fault is looked for; no request is as deep. */
const DEEPEST = 32;

/** The way to a field that would reach an object's prototype. */
function wayToPoison(value: unknown, levels: number): string[] | undefined {
  if (typeof value !== 'object' || value === null || levels === 0) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') return [name];
    if (name === 'constructor' && Object.hasOwn(Object(inner), 'prototype')) return [name];
    const way = wayToPoison(inner, levels - 1);
    if (way) return [name, ...way];
  }
  return undefined;
}
