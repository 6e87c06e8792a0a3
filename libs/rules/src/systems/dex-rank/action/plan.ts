import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { split } from '../attack/split.ts';
import { rankOfAction } from '../order/rank-of-action.ts';
import { spacing } from '../order/spacing.ts';
import { engagement, openTo, type RoundAction } from '../round/engagement.ts';
import { dexterity, engaged, id, KIND_SAID, Kind, name, rank, skill } from '../vocabulary.ts';
import { attackKind } from './attack-kind.ts';
import { planExamples } from './examples/plans.ts';
import { delayBeyond4, move, movement } from './move.ts';
import { moveToEngage } from './move-to-engage.ts';
import { NonCombat, nonCombat } from './non-combat.ts';
import { readyWeapon } from './ready-weapon.ts';

const PlannedAttack = z
  .strictObject({
    kind: Kind,
    share: skill('Share of the skill, where it is split.').optional(),
    rank: rank('A later rank than the earliest, where wanted.').optional(),
    target: id('Who is attacked.').optional(),
  })
  .meta({ id: 'DexRankPlannedAttack', description: 'An attack that is planned.' });

const Plan = z.strictObject({
  name: name('Who plans, for sentences.').optional(),
  dex: dexterity(),
  engaged: engaged(),
  move: z
    .strictObject({
      moved: movement('MOV to be moved.'),
      normal: movement('Normal movement.'),
      toEngage: flag('Whether it leads up to an opponent, to fight.'),
    })
    .meta({ id: 'DexRankPlannedMove', description: 'A move that is planned.' })
    .optional(),
  readied: whole(0, 10, 'How often a weapon is drawn, picked up or sheathed first.').optional(),
  instead: NonCombat.optional(),
  skill: skill('Skill with the weapon.').optional(),
  attacks: z.array(PlannedAttack).max(20).describe('Attacks, in order.').optional(),
});
type Plan = z.infer<typeof Plan>;

const Planned = z.strictObject({
  rank: whole(-100_000, 100, { description: 'DEX-rank at which actions begin.', unit: 'ranks' }),
  attacks: z
    .array(
      z
        .strictObject({
          rank: rank('DEX-rank.'),
          kind: Kind,
          chance: skill('Chance of the attack, where the skill is known.').optional(),
          target: z.string().optional().describe('Who is attacked.'),
        })
        .meta({ id: 'DexRankPlannedRank', description: 'An attack at its rank.' }),
    )
    .describe('Attacks that come up this round.'),
  lost: whole(0, 50, 'Attacks whose rank does not come up.'),
  engaged: flag('Whether one is engaged then.'),
});
type Planned = z.infer<typeof Planned>;

/** What one combatant can do this round, and at which ranks: refuses what the rules forbid. */
export const plan = operation<Plan, Planned>({
  id: 'dex-rank.action.plan',
  title: 'Plan a round',
  summary:
    'Moves, readied weapons and attacks of one combatant: the DEX-rank of each, or what forbids it and what is open.',
  input: Plan,
  output: Planned,
  dice: [],
  decisions: [delayBeyond4],
  uses: [engagement, nonCombat, move, moveToEngage, readyWeapon, rankOfAction, attackKind, split, spacing],
  odds: {},
  resolve: planned,
  sentence({ rank: at, attacks, lost }, { name: who = 'The combatant' }) {
    const told = attacks.map(
      (attack) => `a ${KIND_SAID[attack.kind]} attack at ${attack.rank}${attack.target ? ` on ${attack.target}` : ''}`,
    );
    return `${who} acts from rank ${at}${told.length > 0 ? `: ${told.join(', ')}` : ''}${lost > 0 ? `; ${counted(lost, 'attack does', 'attacks do')} not come up` : ''}.`;
  },
  changes: ({ rank: at }, { name: who = 'the combatant', dex }) =>
    at === dex ? [] : [{ who, what: 'DEX-rank', from: dex, to: at, unit: 'ranks' }],
  groups: [
    { title: 'Combatant', fields: ['dex', 'engaged', 'skill', 'name'] },
    { title: 'Plan', fields: ['move', 'readied', 'attacks', 'instead'] },
  ],
  examples: planExamples,
});

function planned(given: Plan, ruling: Ruling): Planned {
  const { dex, engaged: isEngaged, readied = 0, instead, attacks = [] } = given;
  const moved = given.move ? moving(given.move, given, ruling) : { delay: 0, mayAttack: true };
  const engagedThen = isEngaged || moved.engages === true;
  if (instead) {
    const isFree = ruling.run(nonCombat, { engaged: isEngaged, choice: instead }).allowed && attacks.length === 0;
    ruling.require(isFree, nonCombat.id, 'Whoever fights does nothing else this round.', () => openTo(engagedThen));
  }
  const delays = [moved.delay, ...(readied > 0 ? [ruling.run(readyWeapon, { count: readied }).delay] : [])];
  const { rank: at, actsThisRound } = ruling.run(rankOfAction, { dex, delays });
  if (attacks.length === 0) return { rank: at, attacks: [], lost: 0, engaged: engagedThen };
  const spent = readied > 0 ? readyWeapon.id : rankOfAction.id;
  ruling.require(actsThisRound, spent, `Rank ${at} does not come up this round: no attack is left.`, () => [
    'parry',
    'dodge',
    'ready fewer weapons or move less',
  ]);
  ruling.require(
    moved.mayAttack,
    moved.engages ? moveToEngage.id : move.id,
    'After more than half of the movement the attack waits for the next round.',
    () => ['parry', 'dodge', 'move at most half'],
  );
  fitting(attacks, engagedThen, ruling);
  return { ...ranked(given, attacks, at, ruling), rank: at, engaged: engagedThen };
}

interface Moved {
  delay: number;
  mayAttack: boolean;
  engages?: boolean;
}

function moving(planned: NonNullable<Plan['move']>, { dex, engaged: isEngaged }: Plan, ruling: Ruling): Moved {
  const { moved, normal, toEngage } = planned;
  open(toEngage ? 'move-to-engage' : 'move', isEngaged, ruling);
  const { allowed, delay, mayAttack } = ruling.run(move, { moved, normal });
  ruling.require(allowed, move.id, `At most ${normal} MOV may be moved.`, () => [`move up to ${normal}`]);
  const engages = toEngage && ruling.run(moveToEngage, { dex, moved, normal }).engaged;
  return { delay: delay ?? ruling.decide(delayBeyond4), mayAttack, ...(engages && { engages }) };
}

function open(action: RoundAction, isEngaged: boolean, ruling: Ruling): void {
  const asked = { engaged: isEngaged, action };
  const verdict = ruling.run(engagement, asked);
  ruling.require(verdict.allowed, engagement.id, engagement.says(verdict, asked), () => openTo(isEngaged));
}

function fitting(attacks: NonNullable<Plan['attacks']>, isEngaged: boolean, ruling: Ruling): void {
  const kinds = attacks.map(({ kind }) => kind);
  const asked = { engaged: isEngaged, attacks: kinds };
  const { legal } = ruling.run(attackKind, asked);
  ruling.require(legal, attackKind.id, attackKind.says({ legal }, asked), () => openTo(isEngaged));
  for (const kind of new Set(kinds)) open(`attack-${kind}`, isEngaged, ruling);
}

function ranked(given: Plan, attacks: NonNullable<Plan['attacks']>, at: number, ruling: Ruling) {
  const { skill: full } = given;
  const shares = attacks.map(({ share }) => share ?? full ?? 0);
  const isSplit = attacks.length > 1;
  const asked = { skill: full ?? 0, shares, rank: at };
  const shared = isSplit ? ruling.run(split, asked) : { legal: true, ranks: [at], lost: 0 };
  ruling.require(shared.legal, split.id, split.says(shared, asked), () => ['one attack at full skill']);
  const ranks = attacks.map(({ rank: wanted }, i) => wanted ?? shared.ranks[i] ?? 0);
  const comesUp = ranks.filter((one) => one >= 1);
  const isSpaced = ruling.run(spacing, { ranks: comesUp }).legal && (comesUp[0] ?? at) <= at;
  ruling.require(isSpaced, spacing.id, `Attacks come at rank ${at} or later, five or more ranks apart.`, () => [
    `ranks ${shared.ranks.join(', ')}`,
  ]);
  const listed = attacks.flatMap(({ kind, target }, i) => {
    const chance = full === undefined ? {} : { chance: shares[i] as number };
    return (ranks[i] as number) < 1 ? [] : [{ rank: ranks[i] as number, kind, ...chance, ...(target && { target }) }];
  });
  return { attacks: listed, lost: attacks.length - listed.length };
}
