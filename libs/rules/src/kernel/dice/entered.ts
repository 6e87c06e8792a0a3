import { invalidInput, type Refusal } from '../problem.ts';
import { type DieDeclaration, declarationOf } from './declaration.ts';

/** Physical dice as somebody enters them: faces in the order rolled, or their total, or a d100 as tens and units. */
export interface EnteredRoll {
  key: string;
  faces?: readonly number[];
  total?: number;
  tens?: number;
  units?: number;
}

/** The result of a sub-ruling that was settled at the table, by the key under which it would have been rolled. */
export interface EnteredOutcome {
  key: string;
  outcome: unknown;
}

/** One step of a key's queue, with where it stood in the request. */
export interface EnteredItem {
  pointer: string;
  face?: number;
  total?: number;
  tens?: number;
  units?: number;
}

export interface EnteredDice {
  queues: ReadonlyMap<string, EnteredItem[]>;
}

/** Sorts entered dice into one queue a key. @throws `invalid-input` for a key that nothing of the unit bears */
export function enteredDice(rolls: readonly EnteredRoll[], declared: readonly DieDeclaration[]): EnteredDice {
  const queues = new Map<string, EnteredItem[]>();
  rolls.forEach((roll, i) => {
    const pointer = `/dice/rolls/${i}`;
    if (!declarationOf(declared, roll.key)) {
      const known = declared.map((die) => die.key).join(', ');
      throw invalidInput(
        `${pointer}/key`,
        known ? `a die of this ruling (${known})` : 'no dice: this rolls none',
        roll.key,
      );
    }
    const queue = queues.get(roll.key) ?? [];
    queue.push(...itemsOf(roll, pointer));
    queues.set(roll.key, queue);
  });
  return { queues };
}

function itemsOf(roll: EnteredRoll, pointer: string): EnteredItem[] {
  if (roll.faces) return roll.faces.map((face, j) => ({ pointer: `${pointer}/faces/${j}`, face }));
  if (roll.total !== undefined) return [{ pointer: `${pointer}/total`, total: roll.total }];
  return [{ pointer: `${pointer}/tens`, tens: roll.tens ?? 0, units: roll.units ?? 0 }];
}

/** The face of one die as somebody entered it. @throws `invalid-input` when the die has no such face */
export function faceOf(item: EnteredItem, faces: number): number {
  const face = item.tens !== undefined ? percentile(item, faces) : (item.total ?? item.face ?? 0);
  const value = face === 0 && (faces === 100 || faces === 10) ? faces : face;
  if (!Number.isInteger(value) || value < 1 || value > faces) throw noSuchFace(item, faces, face);
  return value;
}

/** Tens and units dice: 00 and 0 is 100, 00 and 2 is 2, 90 and 0 is 90. */
function percentile(item: EnteredItem, faces: number): number {
  if (faces !== 100) throw noSuchFace(item, faces, 'tens and units');
  return (item.tens ?? 0) + (item.units ?? 0);
}

function noSuchFace(item: EnteredItem, faces: number, got: unknown): Refusal {
  const wanted = item.total === undefined ? 'a face' : `the total of one throw of 1d${faces},`;
  return invalidInput(item.pointer, `${wanted} from 1 to ${faces}`, got);
}
