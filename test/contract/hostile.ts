import { expect } from 'vitest';
import type { Answer } from '../support/http.ts';

/** What every refusal of the service looks like. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { pointer: string; expected: string; got: string }[];
  [member: string]: unknown;
}

export interface Expected {
  status: number;
  /** The last part of its type. */
  type: string;
  /** Where one of its faults is. */
  pointer?: string;
  /** What would have been right there, or the start of it. */
  expected?: string | RegExp;
}

/** Words that only somebody who knows the inside would use: stacks, files, modules. */
const INSIDE =
  /\bat \S+ \(|\bat file:|node_modules|\/(src|dist|libs|apps)\/|\.(ts|js|mjs)\b|node:|\b(Type|Range|Syntax|Reference)Error\b|\b(nestjs|fastify|apollo|zod|piscina|ioredis|class-validator)\b/i;

/** Nothing of the inside is told. GraphQL's own `Syntax Error: …` is no stack. */
export function expectNoLeak(text: string): void {
  expect(INSIDE.exec(text)?.[0], text.slice(0, 500)).toBeUndefined();
}

/** The answer is a problem of this kind, in the right form, and tells nothing of the inside. */
export function expectProblem(answer: Answer, { status, type, pointer, expected }: Expected): ProblemBody {
  const body = answer.body as ProblemBody;
  expect({ status: answer.status, type: body?.type }, answer.text.slice(0, 500)).toEqual({
    status,
    type: `urn:riposte:problem:${type}`,
  });
  expect(answer.type).toBe('application/problem+json');
  expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  expectNoLeak(answer.text);
  if (pointer !== undefined) {
    const fault = body.errors?.find((one) => one.pointer === pointer);
    expect(fault, `no fault at "${pointer}": ${JSON.stringify(body.errors)}`).toBeDefined();
    expect(fault?.expected).toMatch(expected ?? /\S/);
    expect(fault?.got).toMatch(/\S/);
  }
  return body;
}

type Path = readonly (string | number)[];

/** `['input', 'attack/x']` → `/input/attack~1x` */
export function pointerOf(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The ways to every value inside a request for which something holds. */
export function waysTo(holds: (value: unknown) => boolean, value: unknown, path: Path = []): Path[] {
  const own = holds(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, member]) =>
    waysTo(holds, member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The request with something else in one place. */
export function withChange(request: unknown, path: Path, change: (value: never) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(request as never);
  const copy = (Array.isArray(request) ? [...request] : { ...(request as object) }) as Record<string | number, unknown>;
  copy[key] = withChange(copy[key], rest, change);
  return copy;
}

/** JSON in which one place holds a text that JSON.stringify would never write, such as 1e400. */
export function withText(request: unknown, path: Path, text: string): string {
  const mark = '@here@';
  return JSON.stringify(withChange(request, path, () => mark)).replace(`"${mark}"`, () => text);
}
