import { expect } from 'vitest';
import { frontDoor } from '../../../index.ts';
import type { GivenDecision } from '../../../kernel/decision.ts';
import { ruled } from '../../../kernel/testing/door.ts';
import { duel } from '../round/fighting/examples.ts';
import type { Fighter, FightState } from '../round/fighting/state.ts';

/** Commands in the fight of the examples, for specs. */

export const [aldo, berta] = duel.fighters as [Fighter, Fighter];
interface Roll {
  key: string;
  faces: number[];
}

export const told = (state: object, command: object, rolls: Roll[] = [], decisions: GivenDecision[] = []) =>
  frontDoor.resolve('dex-rank.round.fight', { input: { state, command }, dice: { seed: 'fight', rolls }, decisions });
export const after = (state: object, command: object, rolls: Roll[] = []) =>
  (ruled(told(state, command, rolls)).result as { state: FightState }).state;
export const strike = (who: string, target: string, item: string, more: object = {}) => ({
  do: 'attack',
  who,
  target,
  item,
  ...more,
});
export const faces = (key: string, face: number, command = 1) => ({ key: `commands.${command}.${key}`, faces: [face] });
export const refusedBy = (rule: string, ...legal: string[]) => ({
  problem: { type: 'illegal-action', rule, legal: expect.arrayContaining(legal) },
});
/** Aldo at DEX 14 and Berta at DEX 11 of the example, with changes. */
export const fight = (more: Partial<FightState> = {}, first: Partial<Fighter> = {}, second: Partial<Fighter> = {}) => ({
  ...duel,
  ...more,
  fighters: [
    { ...aldo, ...first },
    { ...berta, ...second },
  ],
});
