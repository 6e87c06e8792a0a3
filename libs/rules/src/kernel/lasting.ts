import type { Check } from './check.ts';
import { misfit } from './faults.ts';
import { Refusal, tooLarge } from './problem.ts';

/**
 * A state that a ruling leaves has to be one that the next command accepts, or a fight would end there for good.
 * @throws `too-large` when a figure or list of it has outgrown what a state holds
 */
export function requireLasting(check: Check, state: unknown): void {
  const checked = check.safeParse(state);
  if (checked.success) return;
  const { problem } = misfit(checked.error, state, '/state');
  const [fault] = problem.type === 'invalid-input' ? problem.errors : [];
  const { pointer, expected, got } = fault ?? { pointer: '/state', expected: 'what a state holds', got: 'more' };
  const message = `This would leave ${got} at ${pointer}: a state holds ${expected}.`;
  throw new Refusal({ type: 'too-large', message, limit: expected });
}

/** Adds to the lists that a state holds, each of which has a name and the most that it can hold. */
export function addingUpTo<K extends string>(most: Readonly<Record<K, number>>) {
  /** The list with something added. @throws `too-large` when it can hold no more */
  return <T>(list: readonly T[] | undefined, of: K, ...more: readonly T[]): T[] => {
    const all = [...(list ?? []), ...more];
    if (all.length > most[of]) throw tooLarge(`The number of ${of}`, `${most[of]}`);
    return all;
  };
}
