import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Formula } from '../../../../kernel/unit.ts';
import { armorHeavyDodge } from '../armor.heavy-dodge.ts';
import { defenseChooseOne } from '../defense.choose-one.ts';
import { defenseComparison } from '../defense.comparison.ts';
import { defensePerception } from '../defense.perception.ts';
import { dodgeAreaSave } from '../dodge.area-save.ts';
import { dodgeCost } from '../dodge.cost.ts';
import { dodgeEligibleAttacks } from '../dodge.eligible-attacks.ts';
import { dodgeMobility, type RestrictedDodge, restrictedDodge } from '../dodge.mobility.ts';
import { parryCost } from '../parry.cost.ts';
import { parryItemOverride } from '../parry.item-override.ts';
import { parryLevelLimit } from '../parry.level-limit.ts';
import { parryPosition } from '../parry.position.ts';
import { needsDeflection, parryProjectiles } from '../parry.projectiles.ts';
import { parrySpellEligibility } from '../parry.spell-eligibility.ts';
import type { AnnouncedAttack, DefenseOption, DefensesInput, Equipment, Why } from './options.ts';

/** The rules by which a defense can be chosen and is paid for. */
export const choiceRules = [
  armorHeavyDodge,
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

type Defender = DefensesInput['defender'];

/** What a dodge would take, or the first rule that forbids it. */
export function dodgeOption(question: DefensesInput, ruling: Ruling): DefenseOption {
  const { attack, defender } = question;
  const barred = barredBeforehand(question, 'dodge', ruling) ?? unavoidable(attack, ruling);
  if (barred) return { defense: 'dodge', allowed: false, why: barred };
  const movement = movementFor(attack, defender, ruling);
  if ('rule' in movement) return { defense: 'dodge', allowed: false, why: movement };
  const { dodges, attackTokens, freeSlots } = defender.reserves;
  const { output, why } = ruled(dodgeCost, { dodges, freeSlotsThisTick: freeSlots, attackTokens }, ruling);
  if (!output.allowed) return { defense: 'dodge', allowed: false, why };
  const { chance } = movement;
  const cost = {
    dodges: dodges - output.dodgesAfter,
    attackTokens: attackTokens - output.attackTokensAfter,
    slots: freeSlots - output.freeSlotsAfter,
  };
  const option = { defense: 'dodge', allowed: true, why, cost, ...(chance && { chance }) } as const;
  return chance && !chance.thenDuel ? option : { ...option, ...dodgingReflex(defender, ruling) };
}

/** What a parry with each shield or weapon would take, or the first rule that forbids it. */
export function parryOptions(question: DefensesInput, ruling: Ruling): DefenseOption[] {
  const { equipment = [] } = question.defender;
  const barred =
    barredBeforehand(question, 'parry', ruling) ??
    ineligible(question.attack, ruling) ??
    badlyPlaced(question.defender, ruling);
  const empty = { rule: defenseComparison.id, words: 'There is no shield or weapon in hand to parry with.' };
  if (equipment.length === 0) return [{ defense: 'parry', allowed: false, why: barred ?? empty }];
  return equipment.map((item, i) =>
    ruling.within(`equipment.${i + 1}`, () => parryWith(item, barred, question, ruling)),
  );
}

function parryWith(item: Equipment, barred: Why | undefined, question: DefensesInput, ruling: Ruling): DefenseOption {
  const { attack, defender } = question;
  const option = { defense: 'parry', equipment: item.name ?? item.kind } as const;
  const unsuitable = barred ?? noMatchForMissiles(item, attack, defender, ruling) ?? tooLow(item, attack, ruling);
  if (unsuitable) return { ...option, allowed: false, why: unsuitable };
  const { attackTokens, freeSlots } = defender.reserves;
  const { output, why } = ruled(parryCost, { attackTokens, freeSlotsThisTick: freeSlots, parries: 1 }, ruling);
  if (!output.allowed) return { ...option, allowed: false, why };
  const cost = {
    dodges: 0,
    attackTokens: attackTokens - output.attackTokensAfter,
    slots: freeSlots - output.freeSlotsAfter,
  };
  return { ...option, allowed: true, why, cost, ...(defender.reflex !== undefined && { reflex: defender.reflex }) };
}

/** One defense a threat, and only against what is perceived. */
function barredBeforehand(question: DefensesInput, wants: 'dodge' | 'parry', ruling: Ruling): Why | undefined {
  const { alreadyTried = 'none', perceived } = question;
  const choosing = { alreadyTried, wants, by: 'self', featPermitsInterposition: false, damageRolled: false } as const;
  const chosen = ruled(defenseChooseOne, choosing, ruling);
  if (!chosen.output.allowed) return chosen.why;
  const seen = ruled(defensePerception, { perceived, defense: wants }, ruling);
  return seen.output.allowed ? undefined : seen.why;
}

function unavoidable(attack: AnnouncedAttack, ruling: Ruling): Why | undefined {
  const { output, why } = ruled(dodgeEligibleAttacks, { form: dodgeForm(attack), perceived: true }, ruling);
  return output.dodgeable ? undefined : why;
}

function dodgeForm(attack: AnnouncedAttack) {
  if (attack.kind === 'weapon') return attack.form ?? 'melee';
  return attack.kind === 'area' || attack.area ? 'areaEffect' : 'damageSpell';
}

/** Every hindrance is asked; the GM's answer counts only where none refuses outright. */
function movementFor(attack: AnnouncedAttack, defender: Defender, ruling: Ruling): Why | Pick<DefenseOption, 'chance'> {
  const attackRange = rangeOf(attack);
  const asked = (defender.hindrances ?? []).map((state) => ruled(dodgeMobility, { state, attackRange }, ruling));
  const refusal = asked.find(({ output }) => output.dodge === 'refused');
  if (refusal) return refusal.why;
  const open = asked.find(({ output }) => output.dodge === 'gmChance');
  if (!open) return {};
  return granted(ruling.decide(restrictedDodge));
}

function granted(said: RestrictedDodge): Why | Pick<DefenseOption, 'chance'> {
  if (said.grant === 'refuse')
    return { rule: dodgeMobility.id, words: 'Held or hemmed in, and the GM grants no chance to dodge.' };
  const { chances, outOf, thenDuel = false } = said;
  return { chance: { chances, outOf, thenDuel } };
}

function rangeOf(attack: AnnouncedAttack): 'melee' | 'ranged' {
  if (attack.kind !== 'weapon') return 'ranged';
  return attack.range ?? ((attack.form ?? 'melee') === 'melee' ? 'melee' : 'ranged');
}

/** Heavy armor weighs on a dodge only. */
function dodgingReflex({ armor, reflex }: Defender, ruling: Ruling): Pick<DefenseOption, 'reflex'> {
  if (reflex === undefined) return {};
  if (armor !== 'heavy') return { reflex };
  return { reflex: ruling.run(armorHeavyDodge, { totalReflexModifier: reflex }).dodgeModifier };
}

function ineligible(attack: AnnouncedAttack, ruling: Ruling): Why | undefined {
  if (attack.kind === 'weapon') return undefined;
  if (attack.kind === 'area')
    return { rule: dodgeAreaSave.id, words: 'An area effect leaves only a Reflex Save, if the GM grants one.' };
  const { output, why } = ruled(parrySpellEligibility, { dealsDamage: attack.dealsDamage ?? true }, ruling);
  return output.parryable ? undefined : why;
}

function badlyPlaced({ hindrances = [] }: Defender, ruling: Ruling): Why | undefined {
  const placed = hindrances.map((state) => ruled(parryPosition, { state, perceived: true }, ruling));
  return placed.find(({ output }) => !output.allowed)?.why;
}

function noMatchForMissiles(
  item: Equipment,
  attack: AnnouncedAttack,
  { deflectProjectiles = false }: Defender,
  ruling: Ruling,
): Why | undefined {
  if (attack.kind !== 'weapon' || !needsDeflection(attack.form ?? 'melee')) return undefined;
  const projectile = attack.projectile ?? 'arrow';
  const itemProperty = item.parriesProjectiles ?? false;
  const meeting = {
    equipment: item.kind,
    deflectProjectiles,
    itemProperty,
    projectile,
    meetsBullets: item.meetsBullets,
  };
  const { output, why } = ruled(parryProjectiles, meeting, ruling);
  return output.allowed ? undefined : why;
}

function tooLow(item: Equipment, attack: AnnouncedAttack, ruling: Ruling): Why | undefined {
  const attackLevel = attack.kind === 'area' ? 0 : (attack.level ?? 0);
  const meeting = { equipment: item.kind, equipmentLevel: item.level ?? 0, attackLevel };
  const { allowed, highest } = ruling.run(parryItemOverride, meeting);
  if (allowed) return undefined;
  const name = item.name ?? item.kind;
  return {
    rule: parryLevelLimit.id,
    words: `The ${name} meets up to level ${highest}; the attack is level ${attackLevel}.`,
  };
}

/** Runs a rule and keeps its words. */
function ruled<I, O>(rule: Formula<I, O>, input: I, ruling: Ruling): { output: O; why: Why } {
  const output = ruling.run(rule, input);
  return { output, why: { rule: rule.id, words: rule.says(output, input) } };
}
