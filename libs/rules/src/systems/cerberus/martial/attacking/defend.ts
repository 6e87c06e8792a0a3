import type { Modifier } from '../../../../kernel/modifier.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { coverTable } from '../../movement/cover-table.ts';
import type { ReflexSide } from '../../vocabulary.ts';
import { armorHeavyDodge } from '../armor.heavy-dodge.ts';
import { defenseChooseOne } from '../defense.choose-one.ts';
import { defensePerception } from '../defense.perception.ts';
import { dodgeCost } from '../dodge.cost.ts';
import { dodgeEligibleAttacks } from '../dodge.eligible-attacks.ts';
import { dodgeMobility, restrictedDodge } from '../dodge.mobility.ts';
import { parryCost } from '../parry.cost.ts';
import { parryItemOverride } from '../parry.item-override.ts';
import { parryPosition } from '../parry.position.ts';
import { parryProjectiles } from '../parry.projectiles.ts';
import { parrySpellEligibility } from '../parry.spell-eligibility.ts';
import { type Attack, dodgeFormOf, isArea } from './attack-forms.ts';
import { type Defender, type Defense, hindranceModifiers, type Parry, type Reserves } from './defender.ts';

/** The rules by which a defense is legal, paid for and rolled. */
export const defenseRules = [
  armorHeavyDodge,
  coverTable,
  defenseChooseOne,
  defensePerception,
  dodgeCost,
  dodgeEligibleAttacks,
  dodgeMobility,
  parryCost,
  parryItemOverride,
  parryPosition,
  parryProjectiles,
  parrySpellEligibility,
] as const;

export type Cover = 'none' | 'light' | 'substantial' | 'total';

/** Everything that says whether a defense can be chosen against an attack. */
export interface Threat {
  attack: Attack;
  defender: Defender;
  alreadyTried?: 'dodge' | 'parry' | undefined;
}

/** A chance in the place of (or before) the duel, for somebody who is held or hemmed in. */
export interface DodgeChance {
  chances: number;
  outOf: number;
  thenDuel: boolean;
}

/** Refuses a dodge that the rules forbid. @returns the chance that the GM grants where movement is restricted */
export function requireDodge(threat: Threat, ruling: Ruling): DodgeChance | undefined {
  const { attack, defender } = threat;
  requireChoice(threat, 'dodge', ruling);
  const form = dodgeFormOf(attack);
  const { dodgeable } = ruling.run(dodgeEligibleAttacks, { form, perceived: true });
  ruling.require(dodgeable, dodgeEligibleAttacks.id, 'This attack cannot be dodged.', () => ['parry', 'no defense']);
  const attackRange = form === 'melee' ? 'melee' : 'ranged';
  const verdicts = (defender.hindrances ?? []).map((state) => ruling.run(dodgeMobility, { state, attackRange }).dodge);
  const legal = () => ['parry', 'no defense'];
  ruling.require(!verdicts.includes('refused'), dodgeMobility.id, 'The defender cannot move to dodge.', legal);
  if (!verdicts.includes('gmChance')) return undefined;
  const ruled = ruling.decide(restrictedDodge);
  if (ruled.grant === 'chance')
    return { chances: ruled.chances, outOf: ruled.outOf, thenDuel: ruled.thenDuel ?? false };
  ruling.require(
    false,
    dodgeMobility.id,
    'The defender is held or hemmed in, and the GM grants no chance to dodge.',
    legal,
  );
  return undefined;
}

/** Refuses a parry that the rules forbid. @returns the share of a damage spell that it would block, in percent */
export function requireParry(threat: Threat, parry: Parry, ruling: Ruling): number {
  const { attack, defender } = threat;
  requireChoice(threat, 'parry', ruling);
  const isWeapon = attack.kind === 'weapon';
  if (!isWeapon) {
    const { parryable } = ruling.run(parrySpellEligibility, { dealsDamage: attack.kind === 'spell' });
    ruling.require(parryable, parrySpellEligibility.id, 'Only spells that deal damage can be parried.', () => [
      'its Save',
    ]);
  }
  const legal = () => (isWeapon ? ['dodge', 'no defense'] : ['no defense']);
  const positions = (defender.hindrances ?? []).map(
    (state) => ruling.run(parryPosition, { state, perceived: true }).allowed,
  );
  ruling.require(
    !positions.includes(false),
    parryPosition.id,
    'Grappled, the defender has no hand to parry with.',
    legal,
  );
  if (isWeapon && attack.form === 'projectile') {
    const { equipment, deflectProjectiles = false, itemProperty = false } = parry;
    const projectile = attack.projectile ?? 'arrow';
    const { allowed } = ruling.run(parryProjectiles, { equipment, deflectProjectiles, itemProperty, projectile });
    ruling.require(allowed, parryProjectiles.id, `This ${equipment} cannot parry the ${projectile}.`, legal);
  }
  return requireLevel(parry, attack.level ?? 0, ruling, legal);
}

/** Refuses a parry whose equipment cannot meet the level. @returns the share of a damage spell that it would block */
export function requireLevel(parry: Parry, attackLevel: number, ruling: Ruling, legal: () => string[]): number {
  const { equipment, equipmentLevel = 0 } = parry;
  const { allowed, highest, blockedPercent } = ruling.run(parryItemOverride, {
    equipment,
    equipmentLevel,
    attackLevel,
  });
  const message = `The ${equipment} meets up to level ${highest}; the attack is level ${attackLevel}.`;
  ruling.require(allowed, 'cerberus.martial.parry.level-limit', message, legal);
  return blockedPercent;
}

/** One personal defense a threat, and only against what is perceived. */
function requireChoice({ attack, alreadyTried }: Threat, wants: 'dodge' | 'parry', ruling: Ruling): void {
  const { allowed } = ruling.run(defenseChooseOne, {
    alreadyTried: alreadyTried ?? 'none',
    wants,
    by: 'self',
    featPermitsInterposition: false,
    damageRolled: false,
  });
  const message = `The defender has already tried to ${alreadyTried}: one personal defense a threat.`;
  ruling.require(allowed, defenseChooseOne.id, message, () => ['no defense']);
  const perceives = ruling.run(defensePerception, { defense: wants }).allowed;
  const name = attack.name ?? 'attack';
  ruling.require(perceives, defensePerception.id, `The defender does not perceive the ${name}.`, () => ['no defense']);
}

/** Pays for a defense, win or lose; refuses when that is not possible. Untracked reserves stay untracked. */
export function paid(
  reserves: Reserves | undefined,
  kind: Defense['kind'],
  dodges: number,
  ruling: Ruling,
): Reserves | null {
  if (!reserves) return null;
  const { dodges: left, attackTokens, freeSlots } = reserves;
  if (kind === 'parry') {
    const cost = ruling.run(parryCost, { attackTokens, freeSlotsThisTick: freeSlots, parries: 1 });
    const message = 'A parry costs an attack token and a free slot of this tick.';
    ruling.require(cost.allowed, parryCost.id, message, () => (left > 0 ? ['dodge', 'no defense'] : ['no defense']));
    return { dodges: left, attackTokens: cost.attackTokensAfter, freeSlots: cost.freeSlotsAfter };
  }
  const { allowed } = ruling.run(dodgeCost, { dodges: left, freeSlotsThisTick: freeSlots, attackTokens });
  const canParry = attackTokens > 0 && freeSlots > 0;
  const message = dodges > 1 ? `No more than ${left} dodges can be staked.` : 'No dedicated dodge is left this round.';
  const legal = () => [...(left > 0 ? [`stake up to ${left}`] : []), ...(canParry ? ['parry'] : []), 'no defense'];
  ruling.require(allowed && dodges <= left, dodgeCost.id, message, legal);
  return { ...reserves, dodges: left - dodges };
}

/** The defender's side of the duel: everything itemised. */
export function defendingSide(
  { attack, defender }: Threat,
  defense: Defense,
  cover: Cover,
  ruling: Ruling,
): ReflexSide {
  const { modifiers = [], percent, mode } = defense;
  const flat: Modifier[] = [
    ...modifiers,
    ...coverModifier(attack, cover, ruling),
    ...hindranceModifiers(defender, ruling),
  ];
  return { reflex: standingReflex(defender, defense, ruling), flat, percent, mode };
}

/** Heavy armor weighs on a dodge only, and its fraction goes into the duel. */
function standingReflex({ reflex, armor }: Defender, defense: Defense, ruling: Ruling): number {
  if (defense.kind !== 'dodge' || armor !== 'heavy') return reflex;
  return ruling.run(armorHeavyDodge, { totalReflexModifier: reflex }).dodgeModifier;
}

/** Lesser cover gives nothing against an area. */
function coverModifier(attack: Attack, cover: Cover, ruling: Ruling): Modifier[] {
  if (cover === 'none' || isArea(attack)) return [];
  const { reflexBonus } = ruling.run(coverTable, { cover });
  return [{ label: `${cover} cover`, value: reflexBonus }];
}
