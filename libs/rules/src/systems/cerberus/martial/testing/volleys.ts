import { frontDoor } from '../../../../index.ts';
import type { VolleyResult } from '../attacking/volley-input.ts';

/** A volley of three arrows on one guard, and how specs ask about it. */
export const M = 'cerberus.martial';
export const VOLLEY = `${M}.volley`;
export type Request = Parameters<typeof frontDoor.resolve>[1];
export type Circumstances = Partial<Request>;

export const arrow = {
  kind: 'weapon',
  form: 'projectile',
  damageDice: '1d8',
  fixedBonuses: [{ label: 'DEX', value: 5 }],
};
export const spear = { kind: 'weapon', form: 'melee', damageDice: '1d6' };
export const reserves = { dodges: 3, attackTokens: 3, freeSlots: 1 };
export const guard = { id: 'guard', name: 'the guard', hp: 96, maxHp: 96, armor: 'heavy', dr: 4, reflex: 6, reserves };
export const shield = { kind: 'parry', equipment: 'shield' };
export const sword = { kind: 'parry', equipment: 'weapon' };
export const dodges = (stake: number) => ({ kind: 'dodge', stake });

export const three = {
  attackers: [{ id: 'archers', reflex: 7 }],
  attacks: [{ times: 3, weapon: arrow }],
  defender: guard,
};
export const roll = (key: string, ...faces: number[]) => ({ key, faces });
export const duel = (group: number, defender: number) => [
  roll('attacker.reflex', group),
  roll('defender.reflex', defender),
];
export const hit = (id: string, critical: number, ...damage: number[]) => [
  roll(`attacks.${id}.attacker.critical`, critical),
  roll(`attacks.${id}.attacker.damage`, ...damage),
];
export const threeHits = [...hit('1', 20, 6, 3), ...hit('2', 7, 1), ...hit('3', 13, 8)];

export function ask(parts: object, rolls: ReturnType<typeof roll>[] = [], circumstances: Circumstances = {}) {
  return frontDoor.resolve(VOLLEY, {
    input: { ...three, ...parts },
    dice: { rolls, missing: 'ask' },
    ...circumstances,
  });
}
export function resolved(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return { ...answer, result: answer.result as VolleyResult };
}
export const decided = (...answers: [id: string, value: unknown][]) => ({
  decisions: answers.map(([id, value]) => ({ id: `${M}.${id}`, value })),
});
/** The GM's leave for several dodges in one duel. */
export const GRANTED = ['dodge.grouped#useGroupedDodge', true] as [string, unknown];
