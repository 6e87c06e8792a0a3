import type { Ruling } from '../../../../kernel/ruling.ts';
import { dodgeMobility } from '../../martial/dodge.mobility.ts';
import { grappleImmobilize } from '../../martial/grapple.immobilize.ts';
import { parryPosition } from '../../martial/parry.position.ts';
import { conditionBlinded, perceivedByOtherSense } from '../condition.blinded.ts';
import { conditionGagged } from '../condition.gagged.ts';
import { conditionGrappled } from '../condition.grappled.ts';
import { conditionNauseated } from '../condition.nauseated.ts';
import { conditionParalyzed } from '../condition.paralyzed.ts';
import { conditionProne } from '../condition.prone.ts';
import { conditionStunned, stunnedDodge } from '../condition.stunned.ts';
import { type Condition, doesBar } from '../conditions.ts';
import { requireFearless } from './fear.ts';
import type { ActInput, Deed } from './input.ts';

type Check = (input: ActInput, ruling: Ruling) => void;

/** What costs a token. */
const PAID: readonly Deed[] = ['weaponAttack', 'castSpell', 'generalAction', 'ritual', 'escape', 'parry'];
const SAVES: readonly Deed[] = ['reflexSave', 'willSave', 'fortitudeSave'];
const MOVES: readonly Deed[] = ['move', 'standUp'];

const NO_SPELL = 'a spell without what is barred';

function prone({ deed, attackRange = 'melee' }: ActInput, ruling: Ruling): void {
  const isDodgeable =
    deed !== 'dodge' || ruling.run(dodgeMobility, { state: 'prone', attackRange }).dodge === 'allowed';
  ruling.require(isDodgeable, conditionProne.id, 'Prone: a melee attack cannot be dodged.', () => [
    'parry',
    'stand up',
  ]);
}

/** A defense by somebody who is held goes by the martial rules: the GM may grant a chance, or a parry. */
function held(state: 'grappled' | 'immobilized', { deed, attackRange = 'melee' }: ActInput, ruling: Ruling): void {
  if (deed === 'dodge') {
    const { chance } = ruling.run(dodgeMobility, { state, attackRange });
    ruling.require(chance !== undefined, dodgeMobility.id, 'Held: the GM grants no dodge.', () => ['escape first']);
  }
  if (deed === 'parry') {
    const { allowed } = ruling.run(parryPosition, { state, perceived: true });
    ruling.require(allowed, parryPosition.id, 'Held: no hand is left to parry with.', () => ['escape first']);
  }
}

function grappled(input: ActInput, ruling: Ruling): void {
  held('grappled', input, ruling);
  const action = grappledAction(input);
  if (!action) return;
  const { allowed } = ruling.run(conditionGrappled, { action, escapesThisTick: input.tick?.escapesTried });
  const message =
    action === 'escape' ? 'One escape a tick, and it has been tried.' : 'Grappled: the hands are not free.';
  ruling.require(allowed, conditionGrappled.id, message, () => ['an escape, once a tick', 'a spell without gestures']);
}

function grappledAction({ deed, gestures = true, speech = true }: ActInput) {
  if (deed === 'weaponAttack' || deed === 'opportunityAttack') return 'weaponAttack';
  if (deed === 'escape') return 'escape';
  if (deed !== 'castSpell') return undefined;
  return gestures ? 'gestureSpell' : speech ? 'verbalSpell' : 'psychicSpell';
}

function immobilized(input: ActInput, ruling: Ruling): void {
  held('immobilized', input, ruling);
  const isBarred = MOVES.includes(input.deed) && doesBar('immobilized', 'movement');
  ruling.require(!isBarred, grappleImmobilize.id, 'Immobilized: no movement.', () => ['escape']);
}

function blinded({ deed, perceived }: ActInput, ruling: Ruling): void {
  if (deed !== 'dodge' && deed !== 'parry') return;
  const isPerceived = perceived ?? ruling.decide(perceivedByOtherSense);
  ruling.require(isPerceived, conditionBlinded.id, `Blinded: what is not perceived allows no ${deed}.`, () => [
    'another sense that perceives it',
  ]);
}

function stunned({ deed }: ActInput, ruling: Ruling): void {
  const isLeft = SAVES.includes(deed) || (deed === 'dodge' && ruling.decide(stunnedDodge));
  ruling.require(isLeft, conditionStunned.id, 'Stunned: this tick is lost.', () => ['Saves', 'act in the next tick']);
}

function paralyzed({ deed, effectAllowsSave }: ActInput, ruling: Ruling): void {
  const attempt = paralyzedAttempt(deed);
  const { allowed } = ruling.run(conditionParalyzed, { attempt, effectAllowsSave });
  ruling.require(allowed, conditionParalyzed.id, 'Paralyzed: it cannot be done.', () => [
    'Will and Fortitude Saves, where the effect allows them',
  ]);
}

function paralyzedAttempt(deed: Deed) {
  if (deed === 'dodge' || deed === 'parry') return deed;
  if (deed === 'reflexSave' || deed === 'willSave' || deed === 'fortitudeSave') return deed;
  return MOVES.includes(deed) ? 'movement' : 'action';
}

function voiceless({ deed, speech = true }: ActInput, ruling: Ruling): void {
  if (deed !== 'castSpell') return;
  const { castAllowed } = ruling.run(conditionGagged, { verbalComponent: speech });
  ruling.require(castAllowed, conditionGagged.id, 'No voice: the spell cannot be spoken.', () => [NO_SPELL]);
}

function nauseated({ deed, tick }: ActInput, ruling: Ruling): void {
  const rule = conditionNauseated.id;
  const isSecondary = deed === 'opportunityAttack' && doesBar('nauseated', 'opportunityAttack');
  ruling.require(!isSecondary, rule, 'Nauseated: no opportunity attacks.', () => ['one action a tick', 'dodge']);
  if (!PAID.includes(deed)) return;
  const { freeSlots: freeSlotsThisTick = 1, tokensSpent: tokensSpentThisTick = 0 } = tick ?? {};
  const { furtherTokensAllowed } = ruling.run(conditionNauseated, { freeSlotsThisTick, tokensSpentThisTick });
  ruling.require(furtherTokensAllowed > 0, rule, 'Nauseated: no further action this tick.', () => ['dodge', 'move']);
}

/** What each condition has to say about a deed; poison, disease and bleeding bar none. */
const CHECKS: Readonly<Partial<Record<Condition, Check>>> = {
  prone,
  grappled,
  immobilized,
  blinded,
  stunned,
  paralyzed,
  gagged: voiceless,
  silenced: voiceless,
  nauseated,
  frightened: requireFearless,
};

/** Refuses what any of the conditions bars, by its own rule. */
export function requireUnbarred(input: ActInput, ruling: Ruling): void {
  for (const condition of new Set(input.actor.conditions)) CHECKS[condition]?.(input, ruling);
}

/** The rules that may refuse. */
export const CHECKED = [
  conditionProne,
  conditionGrappled,
  conditionBlinded,
  conditionStunned,
  conditionParalyzed,
  conditionGagged,
  conditionNauseated,
  dodgeMobility,
  parryPosition,
  grappleImmobilize,
];
