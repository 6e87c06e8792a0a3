import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { duration } from '../../brace/duration.ts';
import type { Mode, Moment } from '../../vocabulary.ts';
import { hold } from '../hold.ts';
import { segmentOrder } from '../segment-order.ts';
import { stunned } from '../stunned.ts';
import { legalNow } from './legal.ts';
import type { Combatant, Lasting, TurnEvent, TurnState } from './state.ts';
import type { At } from './time.ts';

export interface Next {
  state: TurnState;
  events: Showable<TurnEvent>[];
}

export const told = (state: TurnState, did: string, says: string): Next => ({ state, events: [{ did, says }] });

export const nowOf = ({ turn, segment }: TurnState): At => ({ turn, segment: Math.max(1, segment) });

export function absolute(state: TurnState, moment: Moment | undefined): At | undefined {
  return moment && { turn: state.turn + moment.turnOffset, segment: moment.segment };
}

/** A Segment as it is counted from this Turn; nothing once its Turn is over. */
export function relative({ turn }: TurnState, at: At | undefined): Moment | undefined {
  return at && at.turn >= turn ? { turnOffset: at.turn - turn, segment: at.segment } : undefined;
}

export function known(state: TurnState, id: string, ruling: Ruling): Combatant {
  const one = state.combatants.find((other) => other.id === id);
  ruling.require(one !== undefined, segmentOrder.id, `Nobody here is called ${id}.`, () => legalNow(state));
  return one as Combatant;
}

export function replaced(state: TurnState, one: Combatant): TurnState {
  return { ...state, combatants: state.combatants.map((other) => (other.id === one.id ? one : other)) };
}

/** Somebody without a stance and without a held action. */
export function withoutStance({ stance, stanceEnds, blocked, spent, heldSince, ...rest }: Combatant): Combatant {
  return rest;
}

/** Somebody once something is done in a Phase, with a held action or by an abort: any stance ends, and so does the holding. */
export function acted(state: TurnState, one: Combatant, change: Partial<Combatant> = {}): TurnState {
  const order = state.order.filter((id) => id !== one.id);
  return replaced({ ...state, order }, { ...withoutStance(one), ...change });
}

/** Somebody with those maneuvers that still count. */
export function lastingOn(
  one: Combatant,
  changes: { moved?: boolean; nextPhase?: boolean },
  ruling: Ruling,
): Combatant {
  const { lasting, ...rest } = one;
  if (!lasting) return one;
  const asked = { moved: changes.moved ?? false, nextPhaseReached: changes.nextPhase ?? false };
  const counts = ({ maneuver }: Lasting) =>
    maneuver === 'brace' ? ruling.run(duration, asked).braced : !asked.nextPhaseReached;
  const left = lasting.filter(counts);
  return left.length > 0 ? { ...rest, lasting: left } : rest;
}

/**
 * In what way somebody acts: in the Phase that has come, which ends what lasted until it, or with a held action.
 * Refuses whoever is Stunned, whose turn it is not, and who has acted.
 */
export function acting(state: TurnState, one: Combatant, ruling: Ruling): { mode: Mode; one: Combatant } {
  const require = (holds: boolean, rule: string, message: string) =>
    ruling.require(holds, rule, message, () => legalNow(state));
  require(!one.stunned, stunned.id, 'A Stunned character takes no action.');
  const isNext = state.order[0] === one.id;
  require(isNext || one.heldSince !== undefined, segmentOrder.id, 'It is not their turn, and no action is held.');
  require(!one.acted, hold.id, 'Nobody acts twice in one Segment.');
  if (!isNext) return { mode: 'held', one };
  return { mode: 'own-phase', one: lastingOn(one, { nextPhase: true }, ruling) };
}

export const titleOf = (state: TurnState, id: string) =>
  nameOf(state.combatants.find((one) => one.id === id) ?? { id });

/** @throws `invalid-input` where an attack needs what was never given */
export function figureOf({ combatants }: TurnState, one: Combatant, name: 'ocv' | 'dcv'): number {
  const value = one[name];
  if (value !== undefined) return value;
  const at = combatants.findIndex(({ id }) => id === one.id);
  throw invalidInput(
    `/input/state/combatants/${at}/${name}`,
    `the ${name.toUpperCase()} of whoever takes part in an attack`,
    null,
  );
}
