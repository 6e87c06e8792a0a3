import { expect } from 'vitest';
import { z } from 'zod';
import { Check } from '../check.ts';
import { createFrontDoor, type FrontDoor } from '../front-door.ts';
import type { Registry } from '../registry.ts';

/** A generator of whole numbers below a bound, always the same. */
export function numbers(seed = 12345): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1103515245) + 12345) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
}

/** Picks by the numbers of a generator. */
export interface Pick {
  below(bound: number): number;
  one<T>(list: readonly T[]): T;
  /** True so often in a hundred. */
  percent(chance: number): boolean;
}

export function picking(seed?: number): Pick {
  const below = numbers(seed);
  return { below, one: (list) => list[below(list.length)] as never, percent: (chance) => below(100) < chance };
}

interface Standing {
  commands: number;
}

/** Walks of random commands, sound and unsound, over a state that lasts. */
export interface Walks<S extends Standing> {
  registry: Registry;
  operation: string;
  schema: z.ZodType<S>;
  start(pick: Pick): S;
  command(state: S, pick: Pick): object;
  /** What is wrong with a step, in words; nothing with a sound one. */
  faults(before: S, command: object, after: S, event: Record<string, unknown>): string[];
  /** How many walks, and how many commands each has. */
  walks: number;
  length: number;
}

/** Takes every walk to its end. Fails at the first step that is unsound, and at whatever is refused otherwise than it should be. */
export function walk<S extends Standing>({
  registry,
  operation,
  schema,
  start,
  command,
  faults,
  walks,
  length,
}: Walks<S>) {
  const pick = picking();
  // Each state is checked thousands of times.
  const door = createFrontDoor(registry, z.compile);
  const check = new Check(schema, z.compile);
  const refused = new Map<string, number>();
  const done = new Map<string, number>();
  for (let n = 0; n < walks; n++) {
    let state = sound(check, start(pick), () => `the start of walk ${n}`);
    for (let step = 0; step < length; step++) {
      const given = command(state, pick);
      const before = JSON.stringify(state);
      const answer = door.resolve(operation, {
        input: { state, command: given },
        dice: { seed: `walk ${n}` },
        trace: false,
      });
      const told = () => `walk ${n}, step ${step}: ${JSON.stringify(given)} on ${before}`;
      if (JSON.stringify(state) !== before) expect.fail(`${told()}: the state given was changed`);
      if (answer.problem) {
        count(refused, answer.problem.type);
        if (answer.problem.type === 'illegal-action') requireHandedBack(door, answer.problem, before, told);
        continue;
      }
      const { state: reached, events } = answer.result as { state: S; events: Record<string, unknown>[] };
      const next = sound(check, reached, told);
      const wrong = faults(state, given, next, events[0] ?? {});
      if (next.commands !== state.commands + 1) wrong.push('the command was not counted');
      if (wrong.length > 0) expect.fail(`${told()} → ${JSON.stringify(next)}: ${wrong.join('; ')}`);
      count(done, (given as { do: string }).do);
      state = next;
    }
  }
  return { refused: [...refused.keys()].sort(), done };
}

/** A state survives being written down, and is one by its own schema. */
function sound<S>(check: Check<S>, reached: S, told: () => string): S {
  const written = JSON.stringify(reached);
  const read = check.safeParse(JSON.parse(written));
  if (!read.success) expect.fail(`${told()} → ${written}: ${String(read.error)}`);
  return read.data;
}

function requireHandedBack(
  door: FrontDoor,
  problem: { state?: unknown; legal: string[]; rule: string },
  before: string,
  told: () => string,
) {
  if (JSON.stringify(problem.state) !== before) expect.fail(`${told()}: refused with another state`);
  if (problem.legal.length === 0 || !door.registry.rules.has(problem.rule))
    expect.fail(`${told()}: refused by ${problem.rule}, with nothing that is legal`);
}

function count(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}
