import { phaseCombatBasicsTables } from '@riposte/content';
import type { Ruling } from '../../../kernel/ruling.ts';
import { rowOf } from '../../../kernel/table.ts';

const { bodyByFace } = phaseCombatBasicsTables;

export const bodyOf = (face: number): number => rowOf(bodyByFace, 'face', face).body;
export const halfDieBodyOf = (face: number): number => rowOf(bodyByFace, 'face', face).half_die_body;
export const halfDieTotalOf = (face: number): number =>
  rowOf(phaseCombatBasicsTables.halfDieTotals, 'face', face).total;

/** STUN and BODY of one die as one number, so that the odds keep which goes with which. */
const STUN = 1000;
const worthOf = (face: number) => face * STUN + bodyOf(face);

/** A pool of STR dice, and the half die of a remainder. */
export interface Pool {
  dice: number;
  halfDie: boolean;
}

/** Normal damage: STUN is the sum of the faces, BODY is counted by the die. The half die's key ends in `Half`. */
export function rollDamage(key: string, { dice, halfDie }: Pool, rule: string, ruling: Ruling) {
  const whole = ruling.tally(key, dice, 6, worthOf, (faces) => {
    const body = faces.reduce((sum, face) => sum + bodyOf(face), 0);
    ruling.note(rule, `${dice}d6`, body, `${faces.join(', ') || 'no dice'}: ${body} BODY`);
  });
  const half = halfDie ? ruling.roll(`${key}Half`, 6) : undefined;
  if (half !== undefined) ruling.note(rule, 'half die', half, `${half}: ${halfDieBodyOf(half)} BODY`);
  return {
    stun: Math.floor(whole / STUN) + (half === undefined ? 0 : halfDieTotalOf(half)),
    body: (whole % STUN) + (half === undefined ? 0 : halfDieBodyOf(half)),
  };
}

/** The BODY of a pool alone, as a STR contest counts it. */
export function rollBody(key: string, { dice, halfDie }: Pool, rule: string, ruling: Ruling): number {
  const whole = ruling.tally(key, dice, 6, bodyOf, (faces) => {
    const body = faces.reduce((sum, face) => sum + bodyOf(face), 0);
    ruling.note(rule, `${dice}d6`, body, `${faces.join(', ') || 'no dice'}: ${body} BODY`);
  });
  return whole + (halfDie ? halfDieBodyOf(ruling.roll(`${key}Half`, 6)) : 0);
}
