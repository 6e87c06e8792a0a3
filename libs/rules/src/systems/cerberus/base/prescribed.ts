import type { RollMode, Ruling } from '../../../kernel/ruling.ts';
import { citeMode, modeOf } from './advantage.ts';

/** X favorable faces of Y, whatever a rule calls them. */
interface Chance {
  x: number;
  y: number;
}

/**
 * Throws the die of a prescribed chance and tells what it showed. Only yes or no matters to the odds, so that a d1000 has two
 * branches as a d2 has.
 * @param rule id of the rule that prescribes the chance
 */
export function isMet(key: string, { x, y }: Chance, rule: string, ruling: Ruling): boolean {
  let rolled = 0;
  const isFavorable = ruling.test(key, y, (face) => {
    rolled = face;
    return face <= x;
  });
  ruling.note(rule, `1d${y}`, rolled, `${rolled} on 1d${y}; ${x} or less succeeds`);
  return isFavorable;
}

/** The same with Advantage and Disadvantage: rolled twice, of which the lower die is the better. */
export function isWish(
  key: string,
  { mode: given, ...chance }: Chance & { mode?: RollMode | undefined },
  rule: string,
  ruling: Ruling,
): boolean {
  const mode = modeOf(given, ruling);
  const throwOne = () => isMet(key, chance, rule, ruling);
  if (mode === 'normal') return throwOne();
  ruling.together({ key, count: 2, faces: chance.y });
  citeMode(mode, `d${chance.y}`, ruling);
  const [first, second] = [throwOne(), throwOne()];
  return mode === 'advantage' ? first || second : first && second;
}
