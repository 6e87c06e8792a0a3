// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { accuracyAttackBonus } from './accuracy.attack-bonus.ts';
import { armorCategoryTable } from './armor.category-table.ts';
import { armorEquipTime } from './armor.equip-time.ts';
import { armorHeavyDodge } from './armor.heavy-dodge.ts';
import { armorHeavySpeed } from './armor.heavy-speed.ts';
import { armorHeavy } from './armor.heavy.ts';
import { armorLight } from './armor.light.ts';
import { armorMedium } from './armor.medium.ts';
import { armorPhysicalDr } from './armor.physical-dr.ts';
import { armorTotalDr } from './armor.total-dr.ts';
import { armor } from './armor.ts';
import { attackAutoHit } from './attack.auto-hit.ts';
import { attack } from './attack.ts';
import { combined } from './combined.ts';
import { criticalHeavyArmor } from './critical.heavy-armor.ts';
import { criticalMultiply } from './critical.multiply.ts';
import { criticalTrigger } from './critical.trigger.ts';
import { damageAttributeBonus } from './damage.attribute-bonus.ts';
import { damageAttributeChoice } from './damage.attribute-choice.ts';
import { damageAttributeMultiplier } from './damage.attribute-multiplier.ts';
import { damageBowCap } from './damage.bow-cap.ts';
import { damageNormalHit } from './damage.normal-hit.ts';
import { damagePercentBonus } from './damage.percent-bonus.ts';
import { damagePipeline } from './damage.pipeline.ts';
import { damage } from './damage.ts';
import { defenseChooseOne } from './defense.choose-one.ts';
import { defenseComparison } from './defense.comparison.ts';
import { defenseDuel } from './defense.duel.ts';
import { defenseInterposition } from './defense.interposition.ts';
import { defensePerception } from './defense.perception.ts';
import { defenses } from './defenses.ts';
import { dodgeAreaSave } from './dodge.area-save.ts';
import { dodgeCost } from './dodge.cost.ts';
import { dodgeEligibleAttacks } from './dodge.eligible-attacks.ts';
import { dodgeGrouped } from './dodge.grouped.ts';
import { dodgeMobility } from './dodge.mobility.ts';
import { dodgeOutcome } from './dodge.outcome.ts';
import { drApply } from './dr.apply.ts';
import { drPenetration } from './dr.penetration.ts';
import { drPerAttack } from './dr.per-attack.ts';
import { drSpellDamage } from './dr.spell-damage.ts';
import { exchange } from './exchange.ts';
import { grappleCertain } from './grapple.certain.ts';
import { grappleCheck } from './grapple.check.ts';
import { grappleCost } from './grapple.cost.ts';
import { grappleDisarm } from './grapple.disarm.ts';
import { grappleFactors } from './grapple.factors.ts';
import { grappleForcedMovement } from './grapple.forced-movement.ts';
import { grappleHold } from './grapple.hold.ts';
import { grappleImmobilize } from './grapple.immobilize.ts';
import { grappleTrip } from './grapple.trip.ts';
import { grapple } from './grapple.ts';
import { groupCriteria } from './group.criteria.ts';
import { groupParry } from './group.parry.ts';
import { groupWeaponPermission } from './group.weapon-permission.ts';
import { parryCost } from './parry.cost.ts';
import { parryItemOverride } from './parry.item-override.ts';
import { parryLevelLimit } from './parry.level-limit.ts';
import { parryOutcome } from './parry.outcome.ts';
import { parryPosition } from './parry.position.ts';
import { parryProjectiles } from './parry.projectiles.ts';
import { parrySpellEligibility } from './parry.spell-eligibility.ts';
import { parrySpell } from './parry.spell.ts';
import { volley } from './volley.ts';
import { weaponBenchmarks } from './weapon.benchmarks.ts';
import { weaponMeleeTable } from './weapon.melee-table.ts';
import { weaponRangedTable } from './weapon.ranged-table.ts';
import { weaponShieldStrike } from './weapon.shield-strike.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.martial',
  units: [
    accuracyAttackBonus,
    armorCategoryTable,
    armorEquipTime,
    armorHeavyDodge,
    armorHeavySpeed,
    armorHeavy,
    armorLight,
    armorMedium,
    armorPhysicalDr,
    armorTotalDr,
    armor,
    attackAutoHit,
    attack,
    combined,
    criticalHeavyArmor,
    criticalMultiply,
    criticalTrigger,
    damageAttributeBonus,
    damageAttributeChoice,
    damageAttributeMultiplier,
    damageBowCap,
    damageNormalHit,
    damagePercentBonus,
    damagePipeline,
    damage,
    defenseChooseOne,
    defenseComparison,
    defenseDuel,
    defenseInterposition,
    defensePerception,
    defenses,
    dodgeAreaSave,
    dodgeCost,
    dodgeEligibleAttacks,
    dodgeGrouped,
    dodgeMobility,
    dodgeOutcome,
    drApply,
    drPenetration,
    drPerAttack,
    drSpellDamage,
    exchange,
    grappleCertain,
    grappleCheck,
    grappleCost,
    grappleDisarm,
    grappleFactors,
    grappleForcedMovement,
    grappleHold,
    grappleImmobilize,
    grappleTrip,
    grapple,
    groupCriteria,
    groupParry,
    groupWeaponPermission,
    parryCost,
    parryItemOverride,
    parryLevelLimit,
    parryOutcome,
    parryPosition,
    parryProjectiles,
    parrySpellEligibility,
    parrySpell,
    volley,
    weaponBenchmarks,
    weaponMeleeTable,
    weaponRangedTable,
    weaponShieldStrike,
  ],
};
