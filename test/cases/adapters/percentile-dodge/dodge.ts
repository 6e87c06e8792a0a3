import { type Adapter, requestOf, resultOf } from '../../adapter.ts';

/** Faces stand under `dice` by the keys of their dice. */
function withDice(rule: string): Adapter {
  return async ({ dice, ...given }, ask) => {
    const rolls = Object.entries(dice ?? {}).map(([key, face]) => ({ key, faces: [face as number].flat() }));
    const request = requestOf(rule, given);
    return resultOf(await ask(rule, rolls.length > 0 ? { ...request, dice: { rolls } } : request));
  };
}

export const adapters: Record<string, Adapter> = Object.fromEntries(
  ['percentile-dodge.contest', 'percentile-dodge.combined'].map((rule) => [rule, withDice(rule)]),
);
