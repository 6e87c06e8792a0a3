import type { TurnState } from './state.ts';

/** The commands that are possible now, in words. */
export function legalNow({ order, combatants }: TurnState): string[] {
  const next = order[0];
  const isStunned = combatants.find(({ id }) => id === next)?.stunned;
  const inTurn = [`act: ${next}`, `attack: ${next}`, `hold: ${next}`];
  const own = next === undefined ? [] : isStunned ? [`recover: ${next}`] : inTurn;
  const held = combatants
    .filter((one) => one.heldSince && !one.acted && !one.stunned)
    .flatMap(({ id }) => [`act: ${id}`, `attack: ${id}`]);
  const again = combatants.filter((one) => one.attacked && !one.stunned).map(({ id }) => `attack again: ${id}`);
  const aborting = combatants
    .filter((one) => !one.stunned && !one.acted && !one.forgone)
    .map(({ id }) => `abort: ${id}`);
  return [...new Set([...own, ...held, ...again, ...aborting, 'moved', 'stun', 'next-segment'])];
}
