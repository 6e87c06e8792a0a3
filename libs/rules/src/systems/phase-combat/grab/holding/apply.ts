import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { partOf, type Showable } from '../../../../kernel/unit.ts';
import { attackRoll } from '../../basics/attack-roll.ts';
import { halfCv } from '../../basics/half-cv.ts';
import { attack } from '../attack.ts';
import { casualEscape } from '../casual-escape.ts';
import { dcv } from '../dcv.ts';
import { escapeRule } from '../escape.ts';
import { grabbedAttack } from '../grabbed-attack.ts';
import { grabberOcv } from '../grabber-ocv.ts';
import { laterPhase } from '../later-phase.ts';
import { pinnedLimbs } from '../pinned-limbs.ts';
import { squeeze } from '../squeeze.ts';
import { type HoldStep, state as stateRule } from '../state.ts';
import { throwRule } from '../throw.ts';
import { weapon as weaponRule } from '../weapon.ts';
import type { HoldCommand, HoldEvent, HoldState } from './state.ts';

export const holdRules = [
  attack,
  attackRoll,
  casualEscape,
  dcv,
  escapeRule,
  grabbedAttack,
  grabberOcv,
  halfCv,
  laterPhase,
  pinnedLimbs,
  squeeze,
  stateRule,
  throwRule,
  weaponRule,
];

export const holdDice = [
  { key: 'grabber.attack', dice: '3d6', by: 'grabber', label: 'attack roll' },
  { key: 'victim.attack', dice: '3d6', by: 'victim', label: 'attack roll' },
  ...casualEscape.dice,
  ...escapeRule.dice.filter(({ by }) => by === 'victim'),
  { key: 'grabber.strDamage', dice: 'STR ÷ 5 d6', by: 'grabber', label: 'STR damage' },
  { key: 'grabber.strDamageHalf', dice: '½d6', by: 'grabber', label: 'half die of STR damage' },
];

type Told = Showable<Omit<HoldEvent, 'did' | 'stage' | 'grabberDcv' | 'victimDcv' | 'freeLimbs'>>;
interface Effect {
  state: HoldState;
  event: Told;
}
type Of<N extends HoldCommand['do']> = CommandOf<HoldCommand, N>;

const END = { hits: 0, samePhase: false, acted: false };

/** The state after something happened to the hold. */
function after(state: HoldState, event: HoldStep, ruling: Ruling): HoldState {
  const { state: stage } = ruling.run(stateRule, { state: state.stage, event });
  return stage === 'free' ? { ...state, stage, ...END } : { ...state, stage };
}

/** What each command does; what bars it has been refused before. */
const effects: { [N in HoldCommand['do']]: (state: HoldState, command: Of<N>, ruling: Ruling) => Effect } = {
  grab(state, { weapon = false }, ruling) {
    const { grabber, victim } = state;
    const roll = ruling.within('grabber', () => ruling.run(attack, { ocv: grabber.ocv, dcv: victim.dcv, weapon }));
    const told = { target: roll.target, hit: roll.hit };
    const grabbed = { ...state, beforeGrabberNextPhase: true };
    if (!roll.hit || (weapon && state.stage === 'free')) {
      const outcome = weapon && roll.hit ? ruling.run(weaponRule, { ocv: grabber.ocv }).outcome : undefined;
      const says = roll.hit ? `The grab at the weapon hits: ${outcome?.replaceAll('-', ' ')}.` : 'The grab misses.';
      return { state: grabbed, event: { says, ...told, weaponOutcome: outcome } };
    }
    if (!roll.held) return { state: grabbed, event: { says: 'The size rules the hold out.', ...told } };
    if (state.stage !== 'free')
      return { state: { ...grabbed, hits: state.hits + 1 }, event: { says: 'Two more limbs are pinned.', ...told } };
    const seized = after(grabbed, 'grab-hit', ruling);
    const says =
      seized.stage === 'seized' ? 'The grab hits: the victim is seized.' : 'The grab hits, but the hold ends.';
    return { state: { ...seized, hits: 1, samePhase: true, acted: false }, event: { says, ...told } };
  },
  'casual-escape'(state, _, ruling) {
    const { outcome, details } = ruling.detailed(casualEscape, {
      ...contestants(state),
      laterPhase: state.stage === 'held',
    });
    ruling.require(outcome.allowed, casualEscape.id, 'Casual STR is tried once, right after the hit.', () => []);
    const step = outcome.escaped ? 'casual-escape-success' : 'casual-escape-failed';
    const next =
      state.stage === 'seized'
        ? after(state, step, ruling)
        : outcome.escaped
          ? after(state, 'escape-success', ruling)
          : state;
    return {
      state: next,
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
  squeeze(state, _, ruling) {
    const may = mayAct(state, ruling);
    if (!may.ok) return missed(state, may.target, ruling);
    const done = ruling.within('grabber', () => ruling.run(squeeze, { str: state.grabber.str }));
    const event = { says: `The squeeze does ${done.stun} STUN and ${done.body} BODY.`, target: may.target };
    return {
      state: { ...after(state, 'squeeze', ruling), acted: true },
      event: { ...event, stun: done.stun, body: done.body },
    };
  },
  throw(state, { distanceHexes }, ruling) {
    const may = mayAct(state, ruling);
    if (!may.ok) return missed(state, may.target, ruling);
    const done = ruling.within('grabber', () => ruling.run(throwRule, { str: state.grabber.str, distanceHexes }));
    const { landing } = done;
    const says = `Thrown ${done.distanceHexes} hexes for ${done.stun} STUN and ${done.body} BODY.`;
    return {
      state: after(state, 'throw', ruling),
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
  landed: (state, _, ruling) => ({ state: after(state, 'landed', ruling), event: { says: 'The victim has landed.' } }),
  escape(state, _, ruling) {
    const { outcome, details } = ruling.detailed(escapeRule, contestants(state));
    return {
      state: after(state, outcome.free ? 'escape-success' : 'escape-failed', ruling),
      event: {
        says: outcome.free ? 'The victim breaks free.' : 'The hold stands.',
        success: outcome.free,
        victimBody: partOf(details, 'victimBody'),
        grabberBody: partOf(details, 'grabberBody'),
      },
    };
  },
  'let-go': (state, _, ruling) => {
    const held = state.stage === 'seized' ? { ...state, stage: 'held' as const } : state;
    return { state: after(held, 'let-go', ruling), event: { says: 'The grabber lets go.' } };
  },
  'next-phase': (state) => ({
    state: { ...state, samePhase: false, acted: false, beforeGrabberNextPhase: false },
    event: { says: "The grabber's next Phase begins." },
  }),
  strike(state, { by, at, dcv: outsiderDcv = 0 }, ruling) {
    const own = strikeOcv(state, by, at, ruling);
    const struck = at === 'outsider' ? outsiderDcv : dcvs(state, ruling)[by === 'grabber' ? 'victimDcv' : 'grabberDcv'];
    const { target, hit } = ruling.within(by, () => ruling.run(attackRoll, { ocv: own, dcv: struck }));
    return { state, event: { says: `The ${by} ${hit ? 'hits' : 'misses'}.`, target, hit } };
  },
};

function contestants({ victim, grabber }: HoldState) {
  return { victimStr: victim.str, grabberStr: grabber.str, oneArm: grabber.oneArm ?? false };
}

function mayAct({ grabber, victim, samePhase }: HoldState, ruling: Ruling) {
  const question = { grabberOcv: grabber.ocv, victimDcv: victim.dcv, samePhaseAsGrab: samePhase };
  const { mayAct: ok, target } = ruling.within('grabber', () => ruling.run(laterPhase, question));
  return { ok, target };
}

function missed(state: HoldState, target: number | undefined, ruling: Ruling): Effect {
  const next = { ...after(state, 'later-attack-missed', ruling), acted: true };
  return { state: next, event: { says: 'The roll misses; the hold stays.', target, hit: false } };
}

function strikeOcv(state: HoldState, by: 'grabber' | 'victim', at: Of<'strike'>['at'], ruling: Ruling): number {
  if (by === 'grabber')
    return ruling.run(grabberOcv, { ocv: state.grabber.ocv, target: at === 'outsider' ? 'other' : 'victim' }).ocv;
  const target = at === 'outsider' ? 'other' : 'grabber';
  const { allowed, ocv = 0 } = ruling.run(grabbedAttack, {
    ocv: state.victim.ocv,
    freeLimbs: freeLimbs(state, ruling),
    target,
  });
  ruling.require(allowed, grabbedAttack.id, 'The victim has neither a free limb nor leave to attack.', () => []);
  return ocv;
}

function freeLimbs({ hits, victim: { limbs = 4 } }: HoldState, ruling: Ruling): number {
  return hits === 0 ? limbs : ruling.run(pinnedLimbs, { hits, limbs }).free;
}

function dcvs({ stage, grabber, victim, beforeGrabberNextPhase }: HoldState, ruling: Ruling) {
  const held = stage === 'seized' || stage === 'held';
  const of = (role: 'grabber' | 'victim', own: number) =>
    ruling.run(dcv, { role, dcv: own, held, beforeOwnNextPhase: role === 'grabber' && beforeGrabberNextPhase }).dcv;
  return { grabberDcv: of('grabber', grabber.dcv), victimDcv: of('victim', victim.dcv) };
}

/** What a possible command does to the hold, and how everybody stands then. */
export function applyHold(
  state: HoldState,
  command: HoldCommand,
  ruling: Ruling,
): { state: HoldState; event: Showable<HoldEvent> } {
  // The commands and their effects have the same names; the compiler cannot pair them.
  const effect = effects[command.do] as (...given: [HoldState, HoldCommand, Ruling]) => Effect;
  const { state: next, event } = effect(state, command, ruling);
  const standing = { ...dcvs(next, ruling), freeLimbs: freeLimbs(next, ruling) };
  return { state: next, event: { ...(event as HoldEvent), did: command.do, stage: next.stage, ...standing } };
}
