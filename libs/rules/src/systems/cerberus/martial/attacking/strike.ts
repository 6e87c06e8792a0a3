import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { choice, flag, whole } from '../../../../kernel/schema.ts';
import type { Showable, Verdict } from '../../../../kernel/unit.ts';
import { declareFirstBonus } from '../../combat/declare.first-bonus.ts';
import { HealthState, state as healthState } from '../../health/state.ts';
import { coverChance } from '../../movement/cover.chance.ts';
import { coverTotal } from '../../movement/cover.total.ts';
import { Cover, percentPoints } from '../../vocabulary.ts';
import { accuracyAttackBonus } from '../accuracy.attack-bonus.ts';
import { attackAutoHit } from '../attack.auto-hit.ts';
import { damagePipeline } from '../damage.pipeline.ts';
import { dodgeVerdict, parryVerdict } from '../defending/checks.ts';
import { required } from '../defending/refusing.ts';
import { defenseDuel } from '../defense.duel.ts';
import { dodgeOutcome } from '../dodge.outcome.ts';
import { parryOutcome } from '../parry.outcome.ts';
import { PersonalDefense } from '../positions.ts';
import { Attack, damageInputOf, isArea } from './attack-forms.ts';
import { Attacker, attackingSide } from './attacker.ts';
import { defendingSide, defenseRules, inMode, readied, slipsAway, threatOf } from './defend.ts';
import { Defender, Defense, type Parry, Reserves } from './defender.ts';

/** One announced attack and how it is met. */
export const StrikeInput = z.strictObject({
  attacker: Attacker,
  attack: Attack,
  defender: Defender,
  defense: Defense.optional().describe('The one personal defense; none unless said.'),
  cover: Cover.optional().describe('Cover between the two, in this direction; usually none.'),
  alreadyTried: PersonalDefense.optional().describe('A personal defense already tried against this attack.'),
});
export type StrikeInput = z.infer<typeof StrikeInput>;

export const StrikeOutcome = choice(
  'CerberusStrikeOutcome',
  ['landed', 'dodged', 'parried', 'partlyParried', 'stoppedByCover'],
  'What became of the attack.',
);

export const StrikeResult = z.strictObject({
  outcome: StrikeOutcome,
  lands: flag('Whether the attack lands, in whole or in part.'),
  blockedPercent: percentPoints('Share that a parry stopped.'),
  damage: whole(0, 1e9, { description: 'HP lost.', unit: 'HP' }),
  hpAfter: whole(-2e9, 100_000, { description: 'HP afterwards.', unit: 'HP' }),
  health: HealthState.nullable().describe('What that makes of the defender; null when maximum HP were not given.'),
  reservesAfter: Reserves.nullable().describe('What the defender has left to pay with; null when that was not given.'),
  duel: defenseDuel.output.nullable().describe('The Reflex duel, when a defense was rolled.'),
  build: damagePipeline.output.nullable().describe('How the damage came about, when damage was rolled.'),
});
export type StrikeResult = z.infer<typeof StrikeResult>;

/** The rules that an attack and its defense run through. */
export const strikeRules = [
  ...defenseRules,
  accuracyAttackBonus,
  attackAutoHit,
  coverChance,
  coverTotal,
  damagePipeline,
  declareFirstBonus,
  defenseDuel,
  dodgeOutcome,
  healthState,
  parryOutcome,
] as const;

/** A result of which the duel and the build of the damage are for showing only. */
export type Struck = Verdict<StrikeResult, Exclude<keyof StrikeResult, 'duel' | 'build'>>;

/** What a defense came to: the share it stopped, and what may be shown of it. */
interface Defended {
  won: boolean;
  blockedPercent: number;
  reservesAfter: Reserves | null;
  duel: Showable<StrikeResult['duel']>;
}

/** An announced attack lands unless a dodge or parry wins the Reflex duel; what lands rolls damage, and DR comes off last. */
export function strike(input: StrikeInput, ruling: Ruling): Struck {
  const { attacker, attack, defender, defense, cover = 'none' } = input;
  ruling.cast('attacker', attacker.id);
  ruling.cast('defender', defender.id);
  requireReach(input, ruling);
  const met = defense ? defend(input, defense, ruling) : undefined;
  const blockedPercent = met?.blockedPercent ?? 0;
  const opens = met !== undefined || findsOpening(attack, cover, ruling);
  const lands = opens && landsAgainst(defense, met, ruling);
  const rolls = lands && attack.kind !== 'effect';
  const target = { armor: defender.armor, dr: defender.dr };
  const hit = rolls ? rolledDamage(attack, target, blockedPercent, ruling) : undefined;
  const damage = hit?.outcome.damage ?? 0;
  const hpAfter = defender.hp - damage;
  return {
    outcome: outcomeOf(defense, blockedPercent, opens),
    lands,
    blockedPercent,
    damage,
    hpAfter,
    health: defender.maxHp === undefined ? null : ruling.run(healthState, { maxHp: defender.maxHp, hp: hpAfter }).state,
    reservesAfter: met ? met.reservesAfter : (defender.reserves ?? null),
    duel: met?.duel ?? null,
    build: hit?.details ?? null,
  };
}

/** The damage of an attack that lands; its dice are the attacker's. */
export function rolledDamage(
  attack: Exclude<Attack, { kind: 'effect' }>,
  target: { armor: Defender['armor']; dr: number },
  blockedPercent: number,
  ruling: Ruling,
) {
  const input = damageInputOf(attack, target, blockedPercent);
  return ruling.within('attacker', () => ruling.as('attacker', () => ruling.detailed(damagePipeline, input)));
}

function requireReach({ attack, cover = 'none' }: StrikeInput, ruling: Ruling): void {
  if (cover === 'none') return;
  const { canAffect } = ruling.run(coverTotal, { cover, attack: isArea(attack) ? 'area' : 'targeted' });
  ruling.require(canAffect, coverTotal.id, 'Nothing reaches a target behind total cover.', () => ['another target']);
}

/** Without a defense, cover asks for an opening; areas find one anyway. */
function findsOpening(attack: Attack, cover: z.infer<typeof Cover>, ruling: Ruling): boolean {
  if (cover === 'none' || cover === 'total' || isArea(attack)) return true;
  return ruling.run(coverChance, { cover }).lands;
}

function landsAgainst(defense: Defense | undefined, met: Defended | undefined, ruling: Ruling): boolean {
  const defenderWonDuel = met?.won;
  // A won parry of a spell stops a share of it: neither does the parry fail, nor is all of the attack stopped.
  if (defenderWonDuel && met && met.blockedPercent < 100) return true;
  return ruling.run(attackAutoHit, { defense: defense?.kind ?? 'none', defenderWonDuel }).lands;
}

function defend(input: StrikeInput, defense: Defense, ruling: Ruling): Defended {
  return ruling.as('defender', () =>
    defense.kind === 'dodge' ? dodged(input, defense, ruling) : parried(input, defense, ruling),
  );
}

function dodged(input: StrikeInput, defense: Defense, ruling: Ruling): Defended {
  const { attack, defender, alreadyTried } = input;
  const threat = threatOf([attack], defender, alreadyTried);
  const { chance, reservesAfter } = required(dodgeVerdict(threat, ruling), 'dodge', threat, ruling);
  const slips = !chance || slipsAway(chance, ruling);
  if (chance && !(slips && chance.thenDuel))
    return { won: slips, blockedPercent: slips ? 100 : 0, reservesAfter, duel: null };
  const { winner, duel } = duelOf(input, defense, ruling);
  const { lands } = ruling.run(dodgeOutcome, { winner, attackLevel: attack.level ?? 0 });
  return { won: !lands, blockedPercent: lands ? 0 : 100, reservesAfter, duel };
}

function parried(input: StrikeInput, parry: Parry, ruling: Ruling): Defended {
  const { attack, defender, alreadyTried } = input;
  const threat = threatOf([attack], defender, alreadyTried);
  const verdict = required(parryVerdict(threat, readied(parry), ruling), 'parry', threat, ruling);
  const { winner, duel } = duelOf(input, inMode(parry, verdict.mode), ruling);
  const attackKind = attack.kind === 'weapon' ? 'weapon' : 'damageSpell';
  const { blockedPercent: share, reservesAfter } = verdict;
  const { blockedPercent } = ruling.run(parryOutcome, { attackKind, equipmentSuitable: true, winner, share });
  return { won: winner === 'defender', blockedPercent, reservesAfter, duel };
}

function duelOf(input: StrikeInput, defense: Defense, ruling: Ruling) {
  const { attacker, attack, defender, cover = 'none' } = input;
  const attacking = ruling.as('attacker', () => attackingSide(attacker, ruling));
  // Lesser cover gives nothing against an area.
  const defending = defendingSide(defender, defense, isArea(attack) ? 'none' : cover, ruling);
  const { outcome, details } = ruling.detailed(defenseDuel, { attacker: attacking, defender: defending });
  return { winner: decided(outcome.winner), duel: details as Showable<StrikeResult['duel']> };
}

/** A duel is rolled until somebody wins it. */
export function decided(winner: 'attacker' | 'defender' | 'reroll'): 'attacker' | 'defender' {
  return winner === 'defender' ? 'defender' : 'attacker';
}

function outcomeOf(
  defense: Defense | undefined,
  blockedPercent: number,
  opens: boolean,
): z.infer<typeof StrikeOutcome> {
  if (!opens) return 'stoppedByCover';
  if (blockedPercent === 0) return 'landed';
  if (blockedPercent < 100) return 'partlyParried';
  return defense?.kind === 'dodge' ? 'dodged' : 'parried';
}
