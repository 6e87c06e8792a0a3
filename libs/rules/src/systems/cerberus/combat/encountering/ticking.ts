import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf, upperFirst } from '../../../../kernel/words.ts';
import { conditionPoisoned } from '../../health/condition.poisoned.ts';
import { openedTurn, stateOf } from '../../health/turning/opening.ts';
import { boardTransitions } from '../board.transitions.ts';
import { type Boarded, isUp, LEAST_HP } from './combatant.ts';
import {
  deedOf,
  followed,
  freed,
  type Happened,
  known,
  listing,
  type Next,
  relieved,
  replaced,
  withoutCastings,
} from './common.ts';
import { placed } from './placing.ts';
import { fortitudeOf } from './saves.ts';
import type { Running } from './state.ts';
import { wounded } from './wounds.ts';

/** The tick closes: what was paid for takes effect, what was due and is not paid is lost. */
export function endTick(given: Running, ruling: Ruling): Next {
  const { order: _, openings: __, ...rest } = given;
  const unmade = given.combatants.filter(isToAct);
  ruling.require(
    unmade.length === 0,
    boardTransitions.id,
    `Declared attacks are still to be made: ${unmade.map(nameOf).join(', ')}.`,
    () => unmade.flatMap(({ id }) => [`attack: ${id}`, `withdraw: ${id}`, `settle: ${id}`]),
  );
  const start: Next = {
    state: { ...rest, closed: true },
    events: [{ did: 'endTick', says: `Tick ${given.tick} closes.` }],
  };
  return each(start, (one, state) => closing(one, state, ruling));
}

const isToAct = (one: Boarded) =>
  isUp(one) && one.declared?.some(({ left, when }) => left > 0 && when === undefined) === true;

/** One combatant after the other, each in its own scope where it rolls something. */
function each(start: Next, turn: (one: Boarded, state: Running) => Next): Next {
  return start.state.combatants.reduce(
    (next, { id }) => followed(next, (state) => turn(known(state, id), state)),
    start,
  );
}

function closing(one: Boarded, state: Running, ruling: Ruling): Next {
  const { combatant, finished, lost } = placed(one, { do: 'endTick' }, ruling);
  const { declared: _, ...closed } = combatant;
  const ofOneTick = (closed.castings ?? []).filter(({ ticks }) => ticks === 1);
  const done = [...finished, ...ofOneTick.map(({ id }) => id)];
  const after = withoutCastings(closed, new Set([...done, ...lost]));
  const events: Happened[] = [
    ...done.map((id) => ({
      did: 'finished',
      who: one.id,
      says: `${upperFirst(deedOf(one, id))} of ${nameOf(one)} takes effect.`,
    })),
    ...lost.map((id) => ({
      did: 'lost',
      who: one.id,
      says: `${upperFirst(deedOf(one, id))} of ${nameOf(one)} is lost.`,
    })),
  ];
  return { state: replaced(state, after), events };
}

/** The next tick begins, and after the third the next round with its turns: wounds bleed, the dying make their Saves. */
export function startTick(given: Running, ruling: Ruling): Next {
  const boards = given.combatants.map((one) => freshened(placed(one, { do: 'startTick' }, ruling).combatant));
  const { round, tick } = (boards[0] as Boarded).board;
  const { closed: _, spoken: __, ...rest } = given;
  const state: Running = { ...rest, round, tick, combatants: boards };
  const begun: Next = { state, events: [{ did: 'startTick', says: `Round ${round}, tick ${tick}.` }] };
  const lapsed = each(begun, (one, now) => lapsing(one, now));
  return tick === 1 ? each(lapsed, (one, now) => ruling.within(one.id, () => turning(one, now, ruling))) : lapsed;
}

function freshened({ declared: _, did: __, moved_ft: ___, opportunities: ____, ...one }: Boarded): Boarded {
  return one;
}

/** What begins with this tick begins; conditions that last so many ticks come to their end. */
function lapsing(one: Boarded, state: Running): Next {
  const { conditions = [] } = one;
  const isOver = ({ begins, ticks }: Held) => begins === undefined && ticks === 1;
  if (conditions.every(({ begins, ticks }) => begins === undefined && ticks === undefined))
    return { state, events: [] };
  const over = conditions.filter(isOver).map(({ condition }) => condition);
  const left = conditions.filter((held) => !isOver(held)).map(elapsed);
  const after = over.reduce(relieved, listing(one, 'conditions', left));
  const events = over.map((kind) => ({ did: 'lapsed', who: one.id, says: `${nameOf(one)} is no longer ${kind}.` }));
  return { state: replaced(state, after), events };
}

type Held = NonNullable<Boarded['conditions']>[number];

function elapsed({ begins, ticks, ...held }: Held): Held {
  if (ticks === undefined) return held;
  return { ...held, ticks: begins === undefined ? ticks - 1 : ticks };
}

/** A turn opens: the wound first, then the Save of the dying, then what poisons do. */
function turning(one: Boarded, state: Running, ruling: Ruling): Next {
  const { bleeding, fear, out } = one;
  if (out) return { state, events: [] };
  const isOpen = bleeding !== undefined && bleeding.since < state.round;
  const rested: Boarded = fear ? { ...one, fear: { ...fear, savesThisRound: 0 } } : one;
  if (!isOpen && one.hp > 0) return poisoned(replaced(state, rested), rested, ruling);
  return followed(opened(state, rested, isOpen, ruling), (now) => poisoned(now, known(now, one.id), ruling));
}

function opened(state: Running, one: Boarded, bleeds: boolean, ruling: Ruling): Next {
  const { maxHp, hp, stabilized = false, bleeding } = one;
  const isDying = stateOf({ hp, stabilized, bleeding: bleeds }, maxHp, ruling) === 'dying';
  const fortitude = isDying ? fortitudeOf(one, ruling) : 0;
  const { body, loss, saved } = openedTurn(
    { maxHp, fortitude, percent: bleeding?.percent },
    { hp, stabilized, bleeding: bleeds },
    ruling,
  );
  const bled: Next = loss === 0 ? { state, events: [] } : wounded(replaced(state, one), one, loss, ruling);
  const events: Happened[] =
    loss === 0
      ? []
      : [{ did: 'bleeding', who: one.id, says: `The wound costs ${nameOf(one)} ${loss} HP.`, damage: loss }];
  const { stabilized: _, ...rest } = loss === 0 ? one : known(bled.state, one.id);
  const after: Boarded = { ...rest, hp: Math.max(LEAST_HP, body.hp), ...(body.stabilized && { stabilized: true }) };
  if (saved !== undefined) {
    const health = stateOf(body, maxHp, ruling);
    const says = `${nameOf(one)} ${saved ? 'makes' : 'fails'} the dying Save: ${body.hp} HP, ${health}.`;
    events.push({ did: 'dyingSave', who: one.id, says, outcome: saved ? 'success' : 'failure' });
  }
  return { state: replaced(bled.state, after), events: [...events, ...bled.events] };
}

/** Poisons that still act are told; what they do their own text says. */
function poisoned(state: Running, one: Boarded, ruling: Ruling): Next {
  const { poisons = [] } = one;
  if (poisons.length === 0) return { state, events: [] };
  ruling.citing(conditionPoisoned.id);
  const left = poisons
    .filter(({ rounds }) => rounds !== 1)
    .map((held) => (held.rounds === undefined ? held : { ...held, rounds: held.rounds - 1 }));
  const over = left.length === 0;
  const cured = over ? freed(one, 'poisoned') : { ...one, poisons: left };
  const events = poisons.map(({ name, perRound }) => {
    const often =
      perRound === undefined
        ? 'as its own text says'
        : perRound === 1
          ? 'once this round'
          : `${perRound} times this round`;
    return { did: 'poison', who: one.id, says: `${name} acts on ${nameOf(one)} ${often}.` };
  });
  const ended = over ? [{ did: 'lapsed', who: one.id, says: `${nameOf(one)} is no longer poisoned.` }] : [];
  return { state: replaced(state, cured), events: [...events, ...ended] };
}
