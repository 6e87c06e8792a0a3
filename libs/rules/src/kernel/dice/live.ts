import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { invalidInput, type MissingRoll, Refusal, tooLarge } from '../problem.ts';
import { type DieDeclaration, declarationOf } from './declaration.ts';
import type { EnteredDice, EnteredItem, EnteredRoll } from './entered.ts';
import { type HashedKeys, keyStream, type Lanes, seedLanes } from './seed.ts';

/** Dice about to be rolled together. */
export interface Announced {
  key: string;
  count: number;
  faces: number;
}

const NONE: readonly never[] = [];

/** How many dice one ruling may roll before it counts as absurd. */
export const MOST_DICE = 100_000;

const FEW_KEYS = 8;

/** What is known of one key: the faces so far, and where the next comes from. */
interface KeyState {
  readonly key: string;
  faces: number[];
  /** Entries that gave a sum instead of faces: after how many faces it came, and how many dice it stands for. */
  totals: { after: number; count: number; total: number }[] | undefined;
  stream: RandomGenerator | undefined;
  queue: EnteredItem[] | undefined;
  next: number;
}

/**
 * The dice of one actual ruling: entered ones first, the rest from the seed (or asked for, without one).
 * Die i of a key is always the i-th draw of that key's stream, whether or not others were entered,
 * so that adding or correcting one die never shifts another.
 */
export class LiveDice {
  private readonly seedSource: (() => string) | undefined;
  private usedSeed: string | undefined;
  private lanes: Lanes | undefined;
  /** What is known of each key. The first few are looked through, which is faster than making a map. */
  private readonly firstKeys: KeyState[] = [];
  private moreKeys: Map<string, KeyState> | undefined;
  private readonly entered: EnteredDice | undefined;
  private readonly declared: readonly DieDeclaration[];
  private readonly hashedKeys: HashedKeys;
  private rolled = 0;

  /** @param seedSource called when the first die has to come from a seed; without it, dice that were not entered are asked for */
  constructor(
    seedSource: (() => string) | undefined,
    entered: EnteredDice | undefined,
    declared: readonly DieDeclaration[],
    hashedKeys: HashedKeys,
  ) {
    this.hashedKeys = hashedKeys;
    this.seedSource = seedSource;
    this.entered = entered;
    this.declared = declared;
  }

  /** True when dice that were not entered are asked for, not rolled. */
  get asks(): boolean {
    return this.seedSource === undefined;
  }

  /** Refuses with everything that is missing of dice rolled together; with a seed nothing ever is. */
  announce(dice: readonly Announced[]): void {
    if (this.seedSource) return;
    const rolls: MissingRoll[] = [];
    for (const { key, count, faces } of together(dice)) {
      const state = this.state(key);
      const known = knownDice(state, count);
      if (known >= count) continue;
      rolls.push(this.missing(state, count, faces, known));
    }
    if (rolls.length > 0) throw needsRoll(rolls);
  }

  /** The next face of a key. */
  roll(key: string, faces: number): number {
    return this.next(this.state(key), faces);
  }

  /** The sum of the next n dice of a key, thrown together; an entered total stands for all that are still missing of the throw. */
  sum(key: string, count: number, faces: number): number {
    const state = this.state(key);
    if (!this.seedSource && knownDice(state, count) < count) this.announce([{ key, count, faces }]);
    let sum = 0;
    for (let thrown = 0; thrown < count; thrown++) {
      const item = state.queue?.[state.next];
      if (item?.total !== undefined && count - thrown > 1)
        return sum + this.enteredTotal(state, item, count - thrown, faces);
      sum += this.next(state, faces);
    }
    return sum;
  }

  /** How many dice have been rolled. */
  get count(): number {
    return this.rolled;
  }

  /** The seed, when a die came from it. */
  get seed(): string | undefined {
    return this.usedSeed;
  }

  /** Every die of the ruling in order, in the form in which it can be entered again. */
  rolls(): EnteredRoll[] {
    const rolls: EnteredRoll[] = [];
    for (const state of this.firstKeys) addRolls(state, rolls);
    for (const state of this.moreKeys?.values() ?? NONE) addRolls(state, rolls);
    return rolls;
  }

  /** Entered dice that the ruling did not need. */
  unused(): EnteredRoll[] {
    const left: EnteredRoll[] = [];
    if (!this.entered) return left;
    for (const [key, queue] of this.entered.queues) {
      for (const item of queue.slice(this.known(key)?.next ?? 0)) left.push(entryOf(key, item));
    }
    return left;
  }

  private missing(state: KeyState, count: number, faces: number, known: number): MissingRoll {
    const { key } = state;
    const { by = '', label = key } = declarationOf(this.declared, key) ?? {};
    return { key, index: diceSoFar(state) + known, count: count - known, faces, by, label };
  }

  private state(key: string): KeyState {
    return this.known(key) ?? this.added(key);
  }

  private known(key: string): KeyState | undefined {
    for (const state of this.firstKeys) if (state.key === key) return state;
    return this.moreKeys?.get(key);
  }

  private added(key: string): KeyState {
    const queue = this.entered?.queues.get(key);
    const state: KeyState = { key, faces: [], totals: undefined, stream: undefined, queue, next: 0 };
    if (this.firstKeys.length < FEW_KEYS) this.firstKeys.push(state);
    else {
      this.moreKeys ??= new Map();
      this.moreKeys.set(key, state);
    }
    return state;
  }

  private next(state: KeyState, faces: number): number {
    this.charge(1);
    const item = state.queue?.[state.next];
    const face = item ? faceOf(item, faces) : this.draw(state, faces);
    state.next += 1;
    if (state.faces.length > 0) state.faces.push(face);
    else state.faces = [face]; // most keys have one face; the first push would make room for seventeen
    return face;
  }

  private draw(state: KeyState, faces: number): number {
    if (!this.seedSource) throw needsRoll([this.missing(state, 1, faces, 0)]);
    if (!state.stream) {
      this.usedSeed ??= this.seedSource();
      this.lanes ??= seedLanes(this.usedSeed);
      state.stream = keyStream(this.lanes, state.key, this.hashedKeys);
      for (let skipped = diceSoFar(state); skipped > 0; skipped--) uniformInt(state.stream, 1, faces);
    }
    return uniformInt(state.stream, 1, faces);
  }

  private enteredTotal(state: KeyState, item: EnteredItem, count: number, faces: number): number {
    const total = item.total ?? 0;
    if (total < count || total > count * faces) {
      throw invalidInput(item.pointer, `a total of ${count}d${faces}, from ${count} to ${count * faces}`, total);
    }
    this.charge(count);
    state.totals ??= [];
    state.totals.push({ after: state.faces.length, count, total });
    state.next += 1;
    return total;
  }

  private charge(dice: number): void {
    this.rolled += dice;
    if (this.rolled > MOST_DICE) throw tooLarge('The number of dice in this ruling', `${MOST_DICE} dice`);
  }
}

/** Dice of one key that are rolled together are one throw. */
function together(dice: readonly Announced[]): readonly Announced[] {
  if (new Set(dice.map(({ key }) => key)).size === dice.length) return dice;
  const throws = new Map<string, Announced>();
  for (const { key, count, faces } of dice) {
    const name = `${key} d${faces}`;
    throws.set(name, { key, faces, count: count + (throws.get(name)?.count ?? 0) });
  }
  return [...throws.values()];
}

/** Writes one key's dice down. */
function addRolls({ key, faces, totals }: KeyState, rolls: EnteredRoll[]): void {
  let from = 0;
  for (const { after, total } of totals ?? NONE) {
    if (after > from) rolls.push({ key, faces: faces.slice(from, after) });
    rolls.push({ key, total });
    from = after;
  }
  if (faces.length > from) rolls.push({ key, faces: from === 0 ? faces : faces.slice(from) });
}

/** How many of the dice of one throw the entered queue holds. */
function knownDice(state: KeyState, wanted: number): number {
  const ahead = state.queue?.slice(state.next, state.next + wanted) ?? [];
  return ahead.some((item) => item.total !== undefined) ? wanted : ahead.length;
}

function diceSoFar(state: KeyState): number {
  return (state.totals ?? []).reduce((sum, entry) => sum + entry.count, state.faces.length);
}

function faceOf(item: EnteredItem, faces: number): number {
  const face = item.tens !== undefined ? percentile(item, faces) : (item.total ?? item.face ?? 0);
  const value = face === 0 && (faces === 100 || faces === 10) ? faces : face;
  if (!Number.isInteger(value) || value < 1 || value > faces) throw invalidItem(item, faces, face);
  return value;
}

/** Tens and units dice: 00 and 0 is 100, 00 and 2 is 2, 90 and 0 is 90. */
function percentile(item: EnteredItem, faces: number): number {
  if (faces !== 100) throw invalidInput(item.pointer, `a face from 1 to ${faces}`, 'tens and units');
  return (item.tens ?? 0) + (item.units ?? 0);
}

function invalidItem(item: EnteredItem, faces: number, got: number): Refusal {
  return invalidInput(item.pointer, `a face from 1 to ${faces}`, got);
}

function entryOf(key: string, item: EnteredItem): EnteredRoll {
  if (item.total !== undefined) return { key, total: item.total };
  if (item.tens !== undefined) return { key, tens: item.tens, units: item.units ?? 0 };
  return { key, faces: [item.face ?? 0] };
}

function needsRoll(rolls: MissingRoll[]): Refusal {
  const wanted = rolls.map(
    (roll) => `${roll.by ? `${roll.by}: ` : ''}${roll.label} ${roll.count}d${roll.faces} (${roll.key})`,
  );
  return new Refusal({ type: 'needs-roll', message: `Dice are needed: ${wanted.join(', ')}.`, rolls });
}
