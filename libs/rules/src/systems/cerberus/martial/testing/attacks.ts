import { frontDoor } from '../../../../index.ts';
import type { StrikeResult } from '../attacking/strike.ts';

/** An orc's blow at a guard, and how specs ask about it. */
export const M = 'cerberus.martial';
export const ATTACK = `${M}.attack`;
export type Circumstances = Partial<Parameters<typeof frontDoor.resolve>[1]>;

export const blade = {
  kind: 'weapon',
  damageDice: '1d8',
  fixedBonuses: [{ label: 'STR', value: 6 }],
  criticalMultiplier: 3,
};
export const arrow = { ...blade, form: 'projectile' };
export const guard = { id: 'brant', name: 'Brant', hp: 40, maxHp: 40, armor: 'medium', dr: 4, reflex: 10 };
export const orc = { id: 'orc', reflex: 12 };
export const dodge = { kind: 'dodge' };
export const shield = { kind: 'parry', equipment: 'shield' };
export const sword = { kind: 'parry', equipment: 'weapon' };

export const input = (parts: object) => ({ attacker: orc, attack: blade, defender: guard, ...parts });
export const roll = (key: string, ...faces: number[]) => ({ key, faces });
/** The duel's d20s: a tie of the faces is 2 to the attacker's good. */
export const duel = (attacker: number, defender: number) => [
  roll('attacker.reflex', attacker),
  roll('defender.reflex', defender),
];
export const hit = (critical: number, ...damage: number[]) => [
  roll('attacker.critical', critical),
  roll('attacker.damage', ...damage),
];

export function ask(parts: object, rolls: ReturnType<typeof roll>[] = [], circumstances: Circumstances = {}) {
  return frontDoor.resolve(ATTACK, { input: input(parts), dice: { rolls, missing: 'ask' }, ...circumstances });
}
export function struck(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return { ...answer, result: answer.result as StrikeResult };
}
export const decided = (id: string, value: unknown) => ({ decisions: [{ id: `${M}.${id}`, value }] });
export const amended = (id: string, value: number, of?: string) => ({
  amendments: [{ parameter: `${M}.${id}`, op: 'set' as const, value, source: 'feat', ...(of && { of }) }],
});
