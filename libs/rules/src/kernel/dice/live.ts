import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Name } from '../names.ts';
import { invalidInput, type MissingRoll, Refusal, tooLarge } from '../problem.ts';
import { type DieDeclaration, declarationOf } from './declaration.ts';
import { type EnteredDice, type EnteredItem, type EnteredRoll, faceOf } from './entered.ts';
import { MOST_DICE, MOST_FACES_TOGETHER } from './limits.ts';
import { faceFrom, keyStream, type Lanes, seedLanes } from './seed.ts';

/** Dice about to be rolled together, by the key in their rule. */
export interface Throw {
  key: string;
  count: number;
  faces: number;
}

/** Dice about to be rolled, by their name in the ruling. */
interface Announced {
  name: Name;
  count: number;
  faces: number;
}

const NONE: readonly never[] = [];

const FEW_KEYS = 8;
const NO_FACES: readonly number[] = [];

/** What is known of one key: the faces so far, and where the next comes from. */
interface KeyState {
  readonly name: Name;
  faces: readonly number[];
  /** Entries that gave a sum instead of faces: after how many faces it came, and how many dice it stands for. */
  totals: { after: number; count: number; total: number }[] | undefined;
  stream: RandomGenerator | undefined;
  queue: EnteredItem[] | undefined;
  next: number;
  /** The key that came after it. */
  after: KeyState | undefined;
}

/**
 * The dice of one actual ruling: entered ones first, the rest from the seed (or asked for, without one).
 * Die i of a key is always the i-th draw of that key's stream, whether or not others were entered,
 * so that adding or correcting one die never shifts another.
 */
export class LiveDice {
  private readonly seedSource: string | (() => string) | undefined;
  private usedSeed: string | undefined = undefined;
  private lanes: Lanes | undefined = undefined;
  /** What is known of each key, in the order in which they came. A few are looked through, which is faster than making a map. */
  private first: KeyState | undefined = undefined;
  private last: KeyState | undefined = undefined;
  private keys = 0;
  private byName: Map<Name, KeyState> | undefined = undefined;
  private readonly entered: EnteredDice | undefined;
  private readonly declared: readonly DieDeclaration[];
  private rolled = 0;

  /** @param seedSource the seed, or who gives one when the first die has to come from it; without either, missing dice are asked for */
  constructor(
    seedSource: string | (() => string) | undefined,
    entered: EnteredDice | undefined,
    declared: readonly DieDeclaration[],
  ) {
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
    if (this.seedSource !== undefined) return;
    const rolls: MissingRoll[] = [];
    for (const { name, count, faces } of together(dice)) {
      const state = this.state(name);
      const ahead = state.queue?.slice(state.next, state.next + count) ?? NONE;
      checkFaces(ahead, faces);
      const known = knownDice(ahead, count);
      if (known >= count) continue;
      rolls.push(this.missing(state, count, faces, known));
    }
    if (rolls.length > 0) throw needsRoll(rolls);
  }

  /** The next face of a key. */
  roll(name: Name, faces: number): number {
    return this.next(this.state(name), faces);
  }

  /** The sum of the next n dice of a key, thrown together; an entered total stands for all that are still missing of the throw. */
  sum(name: Name, count: number, faces: number): number {
    const state = this.state(name);
    if (this.asks) this.announce([{ name, count, faces }]);
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
    for (let state = this.first; state; state = state.after) {
      if (isPlain(state)) rolls.push({ key: state.name.text, faces: state.faces as number[] });
      else rolls.push(...rollsOf(state));
    }
    return rolls;
  }

  /** Entered dice that the ruling did not need. */
  unused(): readonly EnteredRoll[] {
    if (!this.entered) return NONE;
    const left: EnteredRoll[] = [];
    const taken = new Map<string, number>();
    for (let state = this.first; state; state = state.after) taken.set(state.name.text, state.next);
    for (const [key, queue] of this.entered.queues) {
      for (const item of queue.slice(taken.get(key) ?? 0)) left.push(entryOf(key, item));
    }
    return left;
  }

  private missing(state: KeyState, count: number, faces: number, known: number): MissingRoll {
    const key = state.name.text;
    const { by = '', label = key } = declarationOf(this.declared, key) ?? {};
    return { key, index: diceSoFar(state) + known, count: count - known, faces, by, label };
  }

  private state(name: Name): KeyState {
    return this.known(name) ?? this.added(name);
  }

  private known(name: Name): KeyState | undefined {
    if (this.byName) return this.byName.get(name);
    for (let state = this.first; state; state = state.after) if (state.name === name) return state;
    return undefined;
  }

  private added(name: Name): KeyState {
    const queue = this.entered?.queues.get(name.text);
    const state: KeyState = {
      name,
      faces: NO_FACES,
      totals: undefined,
      stream: undefined,
      queue,
      next: 0,
      after: undefined,
    };
    if (this.last) this.last.after = state;
    else this.first = state;
    this.last = state;
    this.keys += 1;
    if (this.byName) this.byName.set(name, state);
    else if (this.keys > FEW_KEYS) this.byName = this.mapped();
    return state;
  }

  private mapped(): Map<Name, KeyState> {
    const states = new Map<Name, KeyState>();
    for (let state = this.first; state; state = state.after) states.set(state.name, state);
    return states;
  }

  private next(state: KeyState, faces: number): number {
    this.charge(1);
    const item = state.queue?.[state.next];
    const face = item ? faceOf(item, faces) : this.draw(state, faces);
    state.next += 1;
    if (state.faces === NO_FACES)
      state.faces = [face]; // most keys have one face; a first push would make room for seventeen
    else (state.faces as number[]).push(face);
    return face;
  }

  private draw(state: KeyState, faces: number): number {
    if (this.seedSource === undefined) throw needsRoll([this.missing(state, 1, faces, 0)]);
    if (!state.stream) {
      this.usedSeed ??= typeof this.seedSource === 'string' ? this.seedSource : this.seedSource();
      this.lanes ??= seedLanes(this.usedSeed);
      state.stream = keyStream(this.lanes, state.name.lanes);
      for (let skipped = diceSoFar(state); skipped > 0; skipped--) faceFrom(state.stream, faces);
    }
    return faceFrom(state.stream, faces);
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
  if (new Set(dice.map(({ name }) => name.text)).size === dice.length) return dice;
  const throws = new Map<string, Announced>();
  for (const { name, count, faces } of dice) {
    const alike = `${name.text} d${faces}`;
    throws.set(alike, { name, faces, count: count + (throws.get(alike)?.count ?? 0) });
  }
  return [...throws.values()];
}

/** True when a key's dice are one list of faces. */
function isPlain({ faces, totals }: KeyState): boolean {
  return totals === undefined && faces.length > 0 && faces.length <= MOST_FACES_TOGETHER;
}

/** One key's dice as they are entered. */
function rollsOf({ name, faces, totals = [] }: KeyState): EnteredRoll[] {
  const key = name.text;
  const rolls: EnteredRoll[] = [];
  let from = 0;
  for (const { after, total } of totals) {
    pushFaces(rolls, key, faces.slice(from, after));
    rolls.push({ key, total });
    from = after;
  }
  pushFaces(rolls, key, faces.slice(from));
  return rolls;
}

/** Faces in as many entries as they need. */
function pushFaces(rolls: EnteredRoll[], key: string, faces: readonly number[]): void {
  for (let from = 0; from < faces.length; from += MOST_FACES_TOGETHER)
    rolls.push({ key, faces: faces.slice(from, from + MOST_FACES_TOGETHER) });
}

/** What is entered must be right before more is asked for; a total stands for the rest of its throw. */
function checkFaces(ahead: readonly EnteredItem[], faces: number): void {
  for (const item of ahead) {
    if (item.total !== undefined) return;
    faceOf(item, faces);
  }
}

/** How many dice of one throw are known by what is entered next. */
function knownDice(ahead: readonly EnteredItem[], wanted: number): number {
  return ahead.some((item) => item.total !== undefined) ? wanted : ahead.length;
}

function diceSoFar({ faces, totals }: KeyState): number {
  return totals ? totals.reduce((sum, entry) => sum + entry.count, faces.length) : faces.length;
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
