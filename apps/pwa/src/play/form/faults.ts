import type { Fault, Problem } from '@riposte/rules';
import { upperFirst, wordsOf } from './words.ts';

/** How the library writes what is not there. */
const NOTHING: ReadonlySet<string> = new Set(['nothing', '""', 'a list of 0']);

/** What is wrong with a value, in words that say what to do. */
export function faultWords({ expected, got }: Fault): string {
  if (NOTHING.has(got)) return 'This is needed.';
  const wanted = expected
    .replace(/^a list whose length is /, 'a list of ')
    .replace(/^a text whose length is /, 'a text as long as ')
    .replace(/"([\w-]+)"/g, (_, value: string) => wordsOf(value));
  return `${upperFirst(wanted)}${/^[−\d"]/.test(got) ? `, not ${got.replaceAll('"', '')}` : ''}.`;
}

/** Faults by the place of their value. */
export function faultsByPlace(faults: readonly Fault[]): ReadonlyMap<string, string> {
  return new Map(faults.map((fault) => [fault.pointer, faultWords(fault)]));
}

/** The faults of whatever stands in the way, by the place of their value; other problems have none. */
export function faultsOf(problem: Problem | undefined): ReadonlyMap<string, string> {
  return faultsByPlace(problem?.type === 'invalid-input' ? problem.errors : []);
}
