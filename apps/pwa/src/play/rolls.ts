import type { MissingRoll } from '@riposte/rules';
import type { Roll } from '../data/index.ts';

/** Dice as they lie: a flat row of faces and totals by key, and what a correction makes of it. */

export interface Die {
  key: string;
  /** Its place among the dice of its key. */
  index: number;
  face?: number;
  total?: number;
}

export function diceOf(rolls: readonly Roll[]): Die[] {
  const counts = new Map<string, number>();
  return rolls.flatMap(({ key, faces, total, tens = 0, units = 0 }): Die[] => {
    const from = counts.get(key) ?? 0;
    const shown = faces ?? (total === undefined ? [tens + units || 100] : []);
    counts.set(key, from + Math.max(1, shown.length));
    return total === undefined
      ? shown.map((face, i) => ({ key, index: from + i, face }))
      : [{ key, index: from, total }];
  });
}

/** Dice as a request takes them: neighbours of one key joined. */
export function rollsOf(dice: readonly Die[]): Roll[] {
  const rolls: { key: string; faces?: number[]; total?: number }[] = [];
  for (const { key, face, total } of dice) {
    const last = rolls.at(-1);
    if (face === undefined) rolls.push({ key, total: total ?? 0 });
    else if (last?.key === key && last.faces) last.faces.push(face);
    else rolls.push({ key, faces: [face] });
  }
  return rolls;
}

/** The dice without one and those of its key after it: asked for again, that one is what is missing first. */
export function upTo(rolls: readonly Roll[], { key, index }: Die): Roll[] {
  return rollsOf(diceOf(rolls).filter((die) => die.key !== key || die.index < index));
}

/** The dice with one of them changed, every other as it fell. */
export function corrected(rolls: readonly Roll[], { key, index }: Die, value: Pick<Die, 'face' | 'total'>): Roll[] {
  return rollsOf(diceOf(rolls).map((die) => (die.key === key && die.index === index ? { key, index, ...value } : die)));
}

/** What was entered for a missing roll, added to the dice so far. */
export function entered(rolls: readonly Roll[], { key }: Pick<MissingRoll, 'key'>, entry: Entry): Roll[] {
  return [...rolls, { key, ...entry }];
}

/** Faces in the order in which they were entered, or the total of the throw. */
export type Entry = { faces: number[] } | { total: number };
