import { tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { partOf, type Showable } from '../../../../kernel/unit.ts';
import { asSaid, upperFirst } from '../../../../kernel/words.ts';
import { attackRoll } from '../../basics/attack-roll.ts';
import { strContest } from '../../str-contest.ts';
import { inHexes } from '../../vocabulary.ts';
import { attack } from '../attack.ts';
import { casualEscape } from '../casual-escape.ts';
import { escapeRule } from '../escape.ts';
import { grabbedAttack } from '../grabbed-attack.ts';
import { grabberOcv } from '../grabber-ocv.ts';
import { laterPhase } from '../later-phase.ts';
import { sameHex } from '../same-hex.ts';
import { squeeze } from '../squeeze.ts';
import { type HoldStep, state as stateRule } from '../state.ts';
import { throwRule } from '../throw.ts';
import { weapon as weaponRule } from '../weapon.ts';
import { dcvOf, find, freeLimbs, pairOf, titleOf, withOne } from './pair.ts';
import { type HoldCommand, type HoldEvent, type HoldState, MOST_DONE, MOST_HITS, type Wrestler } from './state.ts';

type Told = Showable<Omit<HoldEvent, 'did' | 'stage' | 'grabberDcv' | 'victimDcv' | 'freeLimbs'>>;
export interface Effect {
  state: HoldState;
  event: Told;
}
type Of<N extends HoldCommand['do']> = CommandOf<HoldCommand, N>;
type Done = NonNullable<HoldState['done']>[number];

const END = { hits: 0, samePhase: false, acted: false };
const HALF_ATTACK: Done = { cost: 'half', attack: true };

/** The state after something happened to the hold; a throw, an escape or letting go ends every effect of it. */
function after(state: HoldState, event: HoldStep, ruling: Ruling): HoldState {
  const { state: stage } = ruling.run(stateRule, { state: state.stage, event });
  return stage === 'free' || stage === 'thrown' ? { ...state, stage, ...END } : { ...state, stage };
}

/** Something takes a part of the Phase that it is; where the GM allows more than a Phase holds, the latest are enough to tell. */
function doneBy(state: HoldState, id: string, action: Done): HoldState {
  return { ...state, phaseOf: id, done: [...(state.done ?? []), { ...action }].slice(-MOST_DONE) };
}

/** What each command does; what bars it has been refused before. */
export const effects: { [N in HoldCommand['do']]: (state: HoldState, command: Of<N>, ruling: Ruling) => Effect } = {
  grab(before, { by, target: id, weapon = false }, ruling) {
    const [grabber, victim] = [find(before, by) as Wrestler, find(before, id) as Wrestler];
    const { ocv } = grabber;
    const isMore = before.samePhase;
    const dcv = dcvOf(before, victim, ruling);
    const roll = ruling.within('grabber', () => ruling.run(attack, { ocv, dcv, weapon }));
    const told = { target: roll.target, hit: roll.hit };
    const acting = isMore ? before : doneBy(before, by, HALF_ATTACK);
    const grabbed = { ...withOne(acting, by, { grabbed: true }), grabber: by, victim: id };
    if (!roll.hit) return { state: grabbed, event: { says: 'The grab misses.', ...told } };
    if (weapon) return weaponGrabbed(grabbed, ocv, told, ruling);
    if (!roll.held) return { state: grabbed, event: { says: 'The size rules the hold out.', ...told } };
    if (before.stage !== 'free') {
      if (before.hits >= MOST_HITS) throw tooLarge('The number of grabs that hold', `${MOST_HITS}`);
      return { state: { ...grabbed, hits: before.hits + 1 }, event: { says: 'More limbs are pinned.', ...told } };
    }
    const seized = after(grabbed, 'grab-hit', ruling);
    if (seized.stage !== 'seized')
      return { state: seized, event: { says: 'The grab hits, but the hold ends.', ...told } };
    const says = `The grab hits: ${titleOf(victim)} is seized.`;
    const held = { ...seized, hits: 1, samePhase: true, acted: false, casualTried: false };
    return { state: together(held, ruling), event: { says, ...told } };
  },
  'casual-escape'(state, _, ruling) {
    const isLater = state.stage === 'held';
    const { outcome, details } = ruling.detailed(casualEscape, { ...contestants(state), laterPhase: isLater });
    const next = isLater
      ? after(state, outcome.escaped ? 'escape-success' : 'escape-failed', ruling)
      : after(state, outcome.escaped ? 'casual-escape-success' : 'casual-escape-failed', ruling);
    return {
      state: isLater ? { ...next, casualTried: true } : next,
      event: {
        says: outcome.escaped ? 'The victim slips out.' : 'Casual STR is not enough.',
        success: outcome.escaped,
        victimDice: outcome.victimDice,
        victimBody: partOf(details, 'victimBody'),
        grabberBody: partOf(details, 'grabberBody'),
      },
    };
  },
  waive: (state, _, ruling) => ({
    state: after(state, 'casual-escape-waived', ruling),
    event: { says: 'The victim lets the casual escape be.' },
  }),
  squeeze(before, _, ruling) {
    const { grabber } = pairOf(before);
    const may = mayAct(before, ruling);
    const state = before.samePhase ? before : doneBy(before, grabber.id, HALF_ATTACK);
    if (!may.ok) return missed(state, may.target, ruling);
    const done = ruling.within('grabber', () => ruling.run(squeeze, { str: grabber.str }));
    const event = { says: `The squeeze does ${done.stun} STUN and ${done.body} BODY.`, target: may.target };
    return {
      state: { ...after(state, 'squeeze', ruling), acted: true },
      event: { ...event, stun: done.stun, body: done.body },
    };
  },
  throw(before, { distanceHexes }, ruling) {
    const { grabber, victim } = pairOf(before);
    const may = mayAct(before, ruling);
    const state = before.samePhase ? before : doneBy(before, grabber.id, HALF_ATTACK);
    if (!may.ok) return missed(state, may.target, ruling);
    const done = ruling.within('grabber', () => ruling.run(throwRule, { str: grabber.str, distanceHexes }));
    const { landing } = done;
    const says = `Thrown ${inHexes(done.distanceHexes)} for ${done.stun} STUN and ${done.body} BODY.`;
    return {
      state: withOne(after(state, 'throw', ruling), victim.id, { hex: undefined }),
      event: {
        says,
        target: may.target,
        stun: done.stun,
        body: done.body,
        distanceHexes: done.distanceHexes,
        landing: `${landing.stun} STUN and ${landing.body} BODY${landing.says ? `: ${landing.says}` : ''}`,
      },
    };
  },
  landed: (state, { hex }, ruling) => ({
    state: withOne(after(state, 'landed', ruling), state.victim, hex === undefined ? {} : { hex }),
    event: { says: 'The victim has landed.' },
  }),
  escape(state, _, ruling) {
    const { outcome, details } = ruling.detailed(escapeRule, contestants(state));
    const spent = doneBy(state, pairOf(state).victim.id, { cost: outcome.cost, attack: false });
    return {
      state: after(spent, outcome.free ? 'escape-success' : 'escape-failed', ruling),
      event: {
        says: outcome.free ? 'The victim breaks free.' : 'The hold stands.',
        success: outcome.free,
        victimBody: partOf(details, 'victimBody'),
        grabberBody: partOf(details, 'grabberBody'),
      },
    };
  },
  wrest(state, { by }, ruling) {
    const { grabber, victim } = pairOf(state);
    const isGrabber = by === grabber.id;
    const [attempter, resister] = isGrabber ? [grabber, victim] : [victim, grabber];
    const { success } = ruling.run(strContest, { attempterStr: attempter.str, resisterStr: resister.str });
    const won = isGrabber ? 'The weapon is wrested away.' : 'The weapon comes free.';
    const says = success ? won : 'The weapon stays where it is.';
    return { state: success ? { ...state, weaponHeld: false } : state, event: { says, success } };
  },
  'let-go': (state, _, ruling) => {
    const freed = { ...state, weaponHeld: false };
    const says = 'The grabber lets go.';
    if (state.stage === 'free') return { state: freed, event: { says } };
    const held = state.stage === 'seized' ? { ...freed, stage: 'held' as const } : freed;
    return { state: after(held, 'let-go', ruling), event: { says } };
  },
  'next-phase'(state, { id }) {
    const one = find(state, id) as Wrestler;
    const begun = withOne({ ...state, phaseOf: id, done: [], samePhase: false, casualTried: false }, id, {
      grabbed: undefined,
    });
    const next = id === state.grabber ? { ...begun, acted: false } : begun;
    return { state: next, event: { says: `${upperFirst(titleOf(one))}: the next Phase begins.` } };
  },
  strike(before, { by, target: id }, ruling) {
    const [one, struck] = [find(before, by) as Wrestler, find(before, id) as Wrestler];
    const role = by === before.grabber ? 'grabber' : 'victim';
    const own = strikeOcv(before, one, struck, ruling);
    const dcv = dcvOf(before, struck, ruling);
    const { target, hit } = ruling.within(role, () => ruling.run(attackRoll, { ocv: own, dcv }));
    const says = `${upperFirst(titleOf(one))} ${hit ? 'hits' : 'misses'} ${titleOf(struck)}.`;
    return { state: doneBy(before, by, HALF_ATTACK), event: { says, target, hit } };
  },
};

/** Grabber and victim share a hex from the hit on, where it is known where they are. */
function together(state: HoldState, ruling: Ruling): HoldState {
  const { grabber, victim } = pairOf(state);
  if (grabber.hex === undefined || victim.hex === undefined) return state;
  const shared = ruling.run(sameHex, { held: true, grabberHex: grabber.hex, victimHex: victim.hex });
  return withOne(withOne(state, grabber.id, { hex: shared.grabberHex }), victim.id, { hex: shared.victimHex });
}

function weaponGrabbed(state: HoldState, ocv: number, told: { target: number; hit: boolean }, ruling: Ruling): Effect {
  const { outcome } = ruling.run(weaponRule, { ocv });
  const says = `The grab at the weapon hits: ${asSaid(outcome)}.`;
  const next = outcome === 'other' ? state : { ...state, weaponHeld: true };
  return { state: next, event: { says, ...told, weaponOutcome: outcome } };
}

function contestants(state: HoldState) {
  const { grabber, victim } = pairOf(state);
  return { victimStr: victim.str, grabberStr: grabber.str, oneArm: grabber.oneArm ?? false };
}

function mayAct(state: HoldState, ruling: Ruling) {
  const { grabber, victim } = pairOf(state);
  const question = { grabberOcv: grabber.ocv, victimDcv: victim.dcv, samePhaseAsGrab: state.samePhase };
  const { mayAct: ok, target } = ruling.within('grabber', () => ruling.run(laterPhase, question));
  return { ok, target };
}

function missed(state: HoldState, target: number | undefined, ruling: Ruling): Effect {
  const next = { ...after(state, 'later-attack-missed', ruling), acted: true };
  return { state: next, event: { says: 'The roll misses; the hold stays.', target, hit: false } };
}

function strikeOcv(state: HoldState, one: Wrestler, struck: Wrestler, ruling: Ruling): number {
  if (one.id === state.grabber)
    return ruling.run(grabberOcv, { ocv: one.ocv, target: struck.id === state.victim ? 'victim' : 'other' }).ocv;
  const target = struck.id === state.grabber ? 'grabber' : 'other';
  const { allowed, ocv = 0 } = ruling.run(grabbedAttack, {
    ocv: one.ocv,
    freeLimbs: freeLimbs(state, one, ruling),
    target,
  });
  ruling.require(allowed, grabbedAttack.id, 'The victim has neither a free limb nor leave to attack.', () => []);
  return ocv;
}
