import { addingUpTo } from '../../../../kernel/lasting.ts';
import { invalidInput } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { nameOf } from '../../../../kernel/words.ts';
import type { Condition } from '../../health/conditions.ts';
import { state as healthState } from '../../health/state.ts';
import { boardState } from '../board.state.ts';
import { type Boarded, type Combatant, isUp, MOST } from './combatant.ts';
import type { EncounterEvent } from './commands.ts';
import type { EncounterState, Running } from './state.ts';

/** What the commands of an encounter share. */

/** An event while the encounter is worked out: its duel and damage are for showing only. */
export type Happened = Omit<EncounterEvent, 'duel' | 'build'> & {
  duel?: Showable<EncounterEvent['duel']>;
  build?: Showable<EncounterEvent['build']>;
};

/** What a command leads to. */
export interface Next {
  state: Running;
  events: Happened[];
}

export const told = (did: string, says: string, state: Running, about?: { who?: string; outcome?: string }): Next => ({
  state,
  events: [{ did, says, ...about }],
});

/** One thing after another: the second begins where the first ends. */
export function followed({ state, events }: Next, next: (state: Running) => Next): Next {
  const after = next(state);
  return { state: after.state, events: [...events, ...after.events] };
}

/** A combatant of the encounter. @param field where the command names it */
export function known(state: Running, id: string, field = 'who'): Boarded {
  const found = state.combatants.find((one) => one.id === id);
  if (!found) throw invalidInput(`/input/command/${field}`, oneOfThem(state.combatants.map((one) => one.id)), id);
  return found;
}

/** A combatant who is there and conscious. */
export function able(state: Running, id: string, ruling: Ruling, field = 'who'): Boarded {
  const found = known(state, id, field);
  const { maxHp, hp, stabilized, out } = found;
  const { canAct, state: health } = ruling.run(healthState, { maxHp, hp, stabilized });
  const why = out ? 'out of the encounter' : health;
  ruling.require(canAct && !out, healthState.id, `${nameOf(found)} is ${why}.`, () => whoCanAct(state));
  return found;
}

const whoCanAct = (state: Running) => state.combatants.filter(isUp).map(({ id }) => `${id} can act`);

export const replaced = (state: Running, combatant: Boarded): Running => ({
  ...state,
  combatants: state.combatants.map((one) => (one.id === combatant.id ? combatant : one)),
});

/** A list of a combatant's with something added. @throws `too-large` when it can hold no more */
export const added = addingUpTo(MOST);

/** A combatant with a list that is left out where nothing is on it. */
export function listing<K extends keyof Combatant>(
  combatant: Boarded,
  field: K,
  list: Boarded[K] & readonly unknown[],
): Boarded {
  const { [field]: _, ...rest } = combatant;
  return (list.length > 0 ? { ...rest, [field]: list } : rest) as Boarded;
}

/** What goes with a condition ends with it. */
export function relieved(one: Boarded, kind: Condition): Boarded {
  const { bleeding, fear, poisons, ...rest } = one;
  return {
    ...rest,
    ...(bleeding && kind !== 'bleeding' && { bleeding }),
    ...(fear && kind !== 'frightened' && { fear }),
    ...(poisons && kind !== 'poisoned' && { poisons }),
  };
}

/** A combatant rid of a condition, and of what goes with it. */
export function freed(one: Boarded, kind: Condition): Boarded {
  const others = (one.conditions ?? []).filter(({ condition }) => condition !== kind);
  return relieved(listing(one, 'conditions', others), kind);
}

/** A combatant who no longer casts these. */
export function withoutCastings(one: Boarded, over: ReadonlySet<string>): Boarded {
  return listing(
    one,
    'castings',
    (one.castings ?? []).filter(({ id }) => !over.has(id)),
  );
}

/** What came of a command: of the first of its events that says so. */
export function outcomeOf(events: readonly Pick<EncounterEvent, 'outcome'>[]): string | undefined {
  return events.find(({ outcome }) => outcome !== undefined)?.outcome;
}

/** The encounter with an Action Board for everybody: those who have none get it as they are at the start of a round. */
export function running(state: EncounterState, ruling: Ruling): Running {
  if (state.combatants.every(({ board }) => board !== undefined)) return state as Running;
  return { ...state, combatants: state.combatants.map((one) => boarded(one, state, ruling)) };
}

export function boarded(combatant: Combatant, { round, tick, closed }: EncounterState, ruling: Ruling): Boarded {
  const { board, max, bonusSlots, ...rest } = combatant;
  if (board !== undefined || max === undefined) return combatant as Boarded;
  const made = ruling.run(boardState, { max, bonusSlots, round }).board;
  return { ...rest, board: { ...made, tick, ...(closed && { closed }) } };
}

export const wordOf = (state: Running, id: string) => nameOf(known(state, id));

/** What somebody does over several ticks, as people call it: a known spell by its name. */
export function deedOf({ spells = [] }: Combatant, id: string): string {
  return spells.find((spell) => spell.id === id)?.name ?? id;
}
