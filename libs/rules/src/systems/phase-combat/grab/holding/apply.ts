import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { actions } from '../../basics/actions.ts';
import { attackRoll } from '../../basics/attack-roll.ts';
import { halfCv } from '../../basics/half-cv.ts';
import { strContest } from '../../str-contest.ts';
import { attack } from '../attack.ts';
import { casualEscape } from '../casual-escape.ts';
import { dcv } from '../dcv.ts';
import { escapeRule } from '../escape.ts';
import { grabbedAttack } from '../grabbed-attack.ts';
import { grabberOcv } from '../grabber-ocv.ts';
import { laterPhase } from '../later-phase.ts';
import { pinnedLimbs } from '../pinned-limbs.ts';
import { sameHex } from '../same-hex.ts';
import { squeeze } from '../squeeze.ts';
import { state as stateRule } from '../state.ts';
import { throwRule } from '../throw.ts';
import { weapon as weaponRule } from '../weapon.ts';
import { type Effect, effects } from './effects.ts';
import { dcvOf, find, freeLimbs } from './pair.ts';
import type { HoldCommand, HoldEvent, HoldState } from './state.ts';

export const holdRules = [
  actions,
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
  sameHex,
  squeeze,
  stateRule,
  strContest,
  throwRule,
  weaponRule,
];

export const holdDice = [
  { key: 'grabber.attack', dice: '3d6', by: 'grabber', label: 'attack roll' },
  { key: 'victim.attack', dice: '3d6', by: 'victim', label: 'attack roll' },
  ...casualEscape.dice,
  ...escapeRule.dice.filter(({ by }) => by === 'victim'),
  ...strContest.dice,
  { key: 'grabber.strDamage', dice: 'STR ÷ 5 d6', by: 'grabber', label: 'STR damage' },
  { key: 'grabber.strDamageHalf', dice: '½d6', by: 'grabber', label: 'half die of STR damage' },
];

/** What a possible command does to the hold, and how the two stand then. */
export function applyHold(
  state: HoldState,
  command: HoldCommand,
  ruling: Ruling,
): { state: HoldState; event: Showable<HoldEvent> } {
  // The commands and their effects have the same names; the compiler cannot pair them.
  const effect = effects[command.do] as (...given: [HoldState, HoldCommand, Ruling]) => Effect;
  const { state: next, event } = effect(state, command, ruling);
  return {
    state: next,
    event: { ...(event as HoldEvent), did: command.do, stage: next.stage, ...standing(next, ruling) },
  };
}

function standing(state: HoldState, ruling: Ruling) {
  const [grabber, victim] = [find(state, state.grabber), find(state, state.victim)];
  return {
    ...(grabber && { grabberDcv: dcvOf(state, grabber, ruling) }),
    ...(victim && { victimDcv: dcvOf(state, victim, ruling), freeLimbs: freeLimbs(state, victim, ruling) }),
  };
}
