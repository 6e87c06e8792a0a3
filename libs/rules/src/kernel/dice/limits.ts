import { tooLarge } from '../problem.ts';

/** The most dice and faces of one throw. */
const MOST_THROWN = 1000;
const MOST_FACES = 1_000_000;

/** How many dice one ruling may roll before it counts as absurd. */
export const MOST_DICE = 100_000;

/** How many faces one entry of a key may hold: those of the largest throw. */
export const MOST_FACES_TOGETHER = MOST_THROWN;

/** @throws `too-large` beyond the limits; RangeError for dice that are none, which is a mistake in a rule */
export function checkDice(count: number, faces: number): void {
  if (count > MOST_THROWN || faces > MOST_FACES)
    throw tooLarge(`${count}d${faces}`, `${MOST_THROWN} dice of ${MOST_FACES} faces`);
  if (!Number.isInteger(count) || !Number.isInteger(faces) || count < 0 || faces < 1)
    throw new RangeError(`there are no dice such as ${count}d${faces}`);
}

/** How often one thing may be repeated. */
const MOST_REPEATS = 100_000;

/** The numbers of repeats, from 1. @throws `too-large` beyond the limit */
export function numbered(repeats: number): string[] {
  if (repeats > MOST_REPEATS) throw tooLarge('The number of repeats', `${MOST_REPEATS}`);
  return Array.from({ length: repeats }, (_, i) => `${i + 1}`);
}
