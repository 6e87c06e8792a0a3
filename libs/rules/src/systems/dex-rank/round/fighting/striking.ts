import { tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf, possessive } from '../../../../kernel/words.ts';
import { attackKind } from '../../action/attack-kind.ts';
import { move } from '../../action/move.ts';
import { moveToEngage } from '../../action/move-to-engage.ts';
import { split } from '../../attack/split.ts';
import { type BlowResult, blow } from '../../blows.ts';
import { effects } from '../../fumble/effects.ts';
import { rankOfAction } from '../../order/rank-of-action.ts';
import { spacing } from '../../order/spacing.ts';
import { riposte } from '../../riposte.ts';
import { isLanding } from '../../vocabulary.ts';
import { blowWords } from '../../words.ts';
import { engagement } from '../engagement.ts';
import { attackOf, defenderOf } from './blow-of.ts';
import type { Doing } from './commands.ts';
import { added, find, itemOf, type Next, replaced } from './common.ts';
import { atPlaceOf, requireReach, without } from './counting.ts';
import { isExtraShot, kindOf, rankOf } from './places.ts';
import { type Fighter, type FightState, type Item, LEAST_HP, MOST_DEFENCES } from './state.ts';

type Attack = Doing<'attack'>;

/** An attack in the actions phase, at its DEX-rank. */
export function attack(state: FightState, given: Attack, ruling: Ruling): Next {
  const striker = find(state, given.who, ruling);
  const item = itemOf(striker, given.item, ruling);
  const kind = kindOf(item);
  const kinds = { engaged: striker.engaged, attacks: [...striker.attacks.map((made) => made.kind), kind] };
  const isAlike = ruling.run(attackKind, kinds);
  ruling.require(isAlike.legal, attackKind.id, attackKind.says(isAlike, kinds), () => openNow(striker));
  const asked = { engaged: striker.engaged, action: `attack-${kind}` as const };
  ruling.require(ruling.run(engagement, asked).allowed, engagement.id, engagement.says({ allowed: false }, asked), () =>
    openNow(striker),
  );
  ruling.require(
    striker.disengaging === undefined,
    'dex-rank.action.disengage',
    'Whoever disengages makes no attack this round.',
    () => ['dodge', 'parry'],
  );
  const { mayAttack } = ruling.run(move, { moved: striker.moved, normal: striker.mov });
  ruling.require(
    mayAttack,
    striker.engaged ? moveToEngage.id : move.id,
    'After more than half of the movement the attack waits for the next round.',
    () => ['parry', 'dodge'],
  );
  requireShare(state, striker, given, item, ruling);
  const now = atPlaceOf(state, striker.id, ruling);
  requireReach(now, striker, given.item, ruling);
  const share = given.share ?? item.skill;
  const { rank: at } = rankOf(now, striker, ruling);
  const made = { ...striker, attacks: added(striker.attacks, 'attacks', { rank: at, share, kind }) };
  const next = landed({ ...replaced(without(now, made.id), made), count: at }, made.id, given, share, ruling);
  return { ...next, events: next.events.map((event) => ({ ...event, rank: at })) };
}

const openNow = (fighter: Fighter) =>
  fighter.engaged ? ['attack hand-to-hand', 'ready', 'parry', 'dodge'] : ['move', 'shoot', 'ready', 'parry', 'dodge'];

/** Refuses an attack whose rank does not come up, and a further one that neither a split nor the GM allows. */
function requireShare(state: FightState, striker: Fighter, given: Attack, item: Item, ruling: Ruling): void {
  const { attacks } = striker;
  const { own, rank, comesUp } = rankOf(state, striker, ruling);
  const isFurther = attacks.length > 0 && !isExtraShot(item, attacks.length, ruling);
  if (isFurther || given.share !== undefined) {
    const shares = [...attacks.map((made) => made.share), given.share ?? item.skill];
    const asked = { skill: item.skill, shares, rank: own };
    const verdict = ruling.run(split, asked);
    ruling.require(verdict.legal, split.id, split.says(verdict, asked), () => ['one attack a round', 'parry', 'dodge']);
  }
  if (attacks.length > 0) {
    const ranks = { ranks: [...attacks.map((made) => made.rank), rank] };
    ruling.require(ruling.run(spacing, ranks).legal, spacing.id, 'Attacks lie five or more ranks apart.', () => [
      'parry',
      'dodge',
    ]);
  }
  ruling.require(comesUp, rankOfAction.id, `Rank ${rank} does not come up this round.`, () => [
    'parry',
    'dodge',
    'nextPhase',
  ]);
}

/** The free attack after a critical parry. */
export function counter(state: FightState, given: Doing<'riposte'>, ruling: Ruling): Next {
  const striker = find(state, given.who, ruling);
  const isOpen = striker.riposte?.items.includes(given.item) === true && !striker.riposteUsed;
  const legal = () =>
    striker.riposteUsed
      ? ['one riposte a round']
      : (striker.riposte?.items.map((item) => `riposte with ${item}`) ?? ['a critical parry opens a riposte']);
  ruling.require(isOpen, riposte.id, `${given.who} has no riposte with ${given.item} now.`, legal);
  const target = striker.riposte?.against as string;
  const { riposte: _, ...rest } = striker;
  const used = replaced(state, { ...rest, riposteUsed: true });
  return landed(used, given.who, { ...given, target }, itemOf(striker, given.item, ruling).skill, ruling);
}

interface Struck {
  target: string;
  item: string;
  defence?: Attack['defence'];
}

/** The blow itself, and what it leaves of both. */
function landed(state: FightState, by: string, given: Struck, points: number, ruling: Ruling): Next {
  const striker = find(state, by, ruling);
  const target = find(state, given.target, ruling, 'target');
  ruling.require(target.id !== by, engagement.id, 'Nobody attacks themselves.', () => ['attack somebody else']);
  if (striker.loses?.includes('attack')) return lost(state, striker, ruling);
  const isParryLost = given.defence?.use === 'parry' && target.loses?.includes('parry') === true;
  const struck = {
    attacker: attackOf(striker, given.item, points, ruling),
    defender: defenderOf(target, isParryLost ? undefined : given.defence, ruling),
  };
  ruling.cast('attacker', by);
  ruling.cast('defender', target.id);
  const came = blow(struck, ruling);
  if (came.defencesUsed > MOST_DEFENCES) throw tooLarge('The number of defences of a round', `${MOST_DEFENCES}`);
  const hurt = hurtBy(came, target, striker, given);
  const after = isParryLost && isLanding(came.attackLevel) ? spent(hurt, 'parry') : hurt;
  const kinds = { attacker: kindOf(itemOf(striker, given.item, ruling)), defender: 'hth' as const };
  const reached = replaced(state, came.defFumble ? fumbling(after, kinds.defender) : after);
  const told = came.attFumble ? replaced(reached, fumbling(striker, kinds.attacker)) : reached;
  const fumbles = [...(came.attFumble ? [by] : []), ...(came.defFumble ? [target.id] : [])];
  const says = `${blowWords(came, struck)}${after === hurt ? '' : ` ${possessive(nameOf(target))} parry is lost.`}`;
  const event = { did: 'attack', says, outcome: came.outcome, ...(fumbles.length > 0 && { fumbles }) };
  return { state: told, events: [event] };
}

/** What a blow leaves of whoever it was aimed at. */
function hurtBy(came: BlowResult, target: Fighter, striker: Fighter, given: Struck): Fighter {
  const isDodged = came.outcome === 'evaded' || came.outcome === 'miss';
  const items = target.items.map((item) =>
    item.id === given.defence?.item && came.itemHp !== undefined
      ? { ...item, hitPoints: came.itemHp, ...(came.broken && { broken: true }) }
      : item,
  );
  return {
    ...target,
    hp: Math.max(LEAST_HP, came.hp),
    defencesUsed: came.defencesUsed,
    items,
    engaged: target.engaged || (striker.engaged && given.defence !== undefined),
    ...(target.disengaging && !isDodged && { disengaging: 'failed' as const }),
    ...(came.riposteWith.length > 0 && { riposte: { against: striker.id, items: came.riposteWith } }),
  };
}

/** An attack that an earlier fumble has cost. */
function lost(state: FightState, striker: Fighter, ruling: Ruling): Next {
  ruling.citing(effects.id);
  const says = `${possessive(nameOf(striker))} attack is lost.`;
  return {
    state: replaced(state, spent(striker, 'attack')),
    events: [{ did: 'attack', says, outcome: 'lost' }],
  };
}

/** What a fumble costs is used up. */
function spent(fighter: Fighter, what: 'attack' | 'parry'): Fighter {
  const { loses = [], ...rest } = fighter;
  const left = loses.toSpliced(loses.indexOf(what), 1);
  return left.length > 0 ? { ...rest, loses: left } : rest;
}

const fumbling = (fighter: Fighter, kind: 'hth' | 'missile'): Fighter => ({
  ...fighter,
  fumbles: added(fighter.fumbles, 'fumbles', kind),
});
