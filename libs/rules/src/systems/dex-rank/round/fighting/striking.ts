import type { Ruling } from '../../../../kernel/ruling.ts';
import { attackKind } from '../../action/attack-kind.ts';
import { move } from '../../action/move.ts';
import { split } from '../../attack/split.ts';
import { blow } from '../../blows.ts';
import { rankOfAction } from '../../order/rank-of-action.ts';
import { gap, spacing } from '../../order/spacing.ts';
import { riposte } from '../../riposte.ts';
import { blowWords } from '../../words.ts';
import { engagement } from '../engagement.ts';
import { attackOf, defenderOf } from './blow-of.ts';
import { find, itemOf, type Next, replaced } from './common.ts';
import type { FightCommand, Fighter, FightState } from './state.ts';

type Attack = Extract<FightCommand, { do: 'attack' }>;
type Riposte = Extract<FightCommand, { do: 'riposte' }>;

/** An attack in the actions phase, at its DEX-rank. */
export function attack(state: FightState, given: Attack, ruling: Ruling): Next {
  const striker = find(state, given.who, ruling);
  const item = itemOf(striker, given.item, ruling);
  const kind = item.family === 'missile' ? ('missile' as const) : ('hth' as const);
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
    move.id,
    'After more than half of the movement the attack waits for the next round.',
    () => ['parry', 'dodge'],
  );
  const { at, share } = placed(state, striker, given, item.skill, ruling);
  const made = { ...striker, attacks: [...striker.attacks, { rank: at, share, kind }] };
  const next = landed({ ...replaced(state, made), count: at }, made.id, given, share, ruling);
  return { ...next, events: next.events.map((event) => ({ ...event, rank: at })) };
}

const openNow = (fighter: Fighter) =>
  fighter.engaged ? ['attack hand-to-hand', 'ready', 'parry', 'dodge'] : ['move', 'shoot', 'ready', 'parry', 'dodge'];

/** The rank of the next attack, and the points that it has. */
function placed(state: FightState, striker: Fighter, given: Attack, full: number, ruling: Ruling) {
  const { attacks, dex, delays } = striker;
  const { rank, actsThisRound } = ruling.run(rankOfAction, { dex, delays });
  const last = attacks.at(-1);
  const earliest = Math.min(rank, state.count, last ? last.rank - ruling.parameter(gap) : rank);
  const share = given.share ?? full;
  if (last || given.share !== undefined) {
    const asked = { skill: full, shares: [...attacks.map((made) => made.share), share], rank };
    const verdict = ruling.run(split, asked);
    ruling.require(verdict.legal, split.id, split.says(verdict, asked), () => ['one attack a round', 'parry', 'dodge']);
    const ranks = { ranks: [...attacks.map((made) => made.rank), earliest] };
    ruling.require(ruling.run(spacing, ranks).legal, spacing.id, 'Attacks lie five or more ranks apart.', () => [
      'parry',
      'dodge',
    ]);
  }
  const comesUp = actsThisRound && (earliest >= 1 || rank < 1);
  ruling.require(comesUp, rankOfAction.id, `Rank ${earliest} does not come up this round.`, () => [
    'parry',
    'dodge',
    'nextPhase',
  ]);
  return { at: earliest, share };
}

/** The free attack after a critical parry. */
export function counter(state: FightState, given: Riposte, ruling: Ruling): Next {
  const striker = find(state, given.who, ruling);
  const isOpen = striker.riposte?.items.includes(given.item) === true;
  const legal = () =>
    striker.riposte?.items.map((item) => `riposte with ${item}`) ?? ['a critical parry opens a riposte'];
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
  const target = find(state, given.target, ruling);
  ruling.require(target.id !== by, engagement.id, 'Nobody attacks themselves.', () => ['attack somebody else']);
  const struck = {
    attacker: attackOf(striker, given.item, points, ruling),
    defender: defenderOf(target, given.defence, ruling),
  };
  ruling.cast('attacker', by);
  ruling.cast('defender', target.id);
  const came = blow(struck, ruling);
  const isDodged = came.outcome === 'evaded' || came.outcome === 'miss';
  const items = target.items.map((item) =>
    item.id === given.defence?.item && came.itemHp !== undefined
      ? { ...item, hitPoints: came.itemHp, broken: came.broken || item.broken === true }
      : item,
  );
  const { riposte: _, ...kept } = target;
  const after: Fighter = {
    ...kept,
    hp: came.hp,
    defencesUsed: came.defencesUsed,
    items,
    engaged: target.engaged || (striker.engaged && given.defence !== undefined),
    ...(target.disengaging && !isDodged && { disengaging: 'failed' as const }),
    ...(came.riposteWith.length > 0 && { riposte: { against: by, items: came.riposteWith } }),
  };
  const fumbles = [...(came.attFumble ? [by] : []), ...(came.defFumble ? [target.id] : [])];
  const says = blowWords(came, struck);
  const event = { did: 'attack', says, outcome: came.outcome, ...(fumbles.length > 0 && { fumbles }) };
  return { state: replaced(state, after), events: [event] };
}
