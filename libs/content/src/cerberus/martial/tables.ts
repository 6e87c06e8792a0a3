import type { Row } from '../../types.ts';

/** Melee weapons: dice without Strength, critical multiplier, hands. A row holds for every weapon it names. */
export const meleeWeapons = [
  { weapons: ['dagger', 'knife'], damage: '1d4', critical: 2, hands: 1 },
  { weapons: ['shortsword', 'mace', 'hatchet', 'spear'], damage: '1d6', critical: 2, hands: 1 },
  { weapons: ['longsword', 'flail', 'morningstar'], damage: '1d8', critical: 2, hands: 1 },
  { weapons: ['battleaxe'], damage: '1d8', critical: 3, hands: 1 },
  { weapons: ['staff', 'club'], damage: '1d6', critical: 2, hands: 2 },
  { weapons: ['trident-staff'], damage: '1d8', critical: 2, hands: 2 },
  { weapons: ['pike', 'longspear'], damage: '1d10', critical: 2, hands: 2 },
  { weapons: ['greatsword'], damage: '1d12', critical: 2, hands: 2 },
  { weapons: ['greataxe', 'maul'], damage: '1d12', critical: 3, hands: 2 },
] as const satisfies readonly Row[];

/**
 * Ranged and thrown weapons: dice without Strength, critical multiplier. `capsStrength` repeats the book's note on the
 * longbow; the limit itself binds every mundane bow (see `bowCaps`).
 */
export const rangedWeapons = [
  { weapons: ['sling', 'thrown dagger'], damage: '1d4', critical: 2, capsStrength: false, slowReload: false },
  { weapons: ['shortbow', 'light crossbow'], damage: '1d6', critical: 2, capsStrength: false, slowReload: false },
  { weapons: ['longbow'], damage: '1d8', critical: 3, capsStrength: true, slowReload: false },
  { weapons: ['heavy crossbow'], damage: '1d10', critical: 2, capsStrength: false, slowReload: true },
] as const satisfies readonly Row[];

/** What the attribute in the damage is multiplied by, by the grip used for this attack. */
export const attributeMultipliers = [
  { use: 'thrown or ranged', key: 'ranged', multiplier: 1, examples: ['bow', 'thrown dagger'] },
  { use: 'one-handed melee', key: 'oneHanded', multiplier: 1, examples: [] },
  { use: 'two-handed melee', key: 'twoHanded', multiplier: 1.5, examples: [] },
  { use: 'firearm', key: 'firearm', multiplier: 0, examples: [] },
] as const satisfies readonly Row[];

/** The most attribute a mundane bow adds to damage, by its quality. Magical and ironwood bows have no limit. */
export const bowCaps = [
  { quality: 'M1', cap: 5 },
  { quality: 'M2', cap: 10 },
  { quality: 'M3', cap: 10 },
  { quality: 'M4', cap: 10 },
  { quality: 'M5', cap: 10 },
] as const satisfies readonly Row[];

/** Armor by body coverage: the factor on the material's DR, and working iron and steel at M1. */
export const armorCategories = [
  {
    category: 'light',
    drFactor: 0.5,
    m1_iron_dr: 1,
    m1_iron_price_gp_min: 10,
    m1_iron_price_gp_max: 15,
    m1_steel_price_gp_min: 20,
    m1_steel_price_gp_max: 30,
    equip_alone: '3 ticks',
    equip_helped: '3 ticks',
  },
  {
    category: 'medium',
    drFactor: 1,
    m1_iron_dr: 2,
    m1_iron_price_gp_min: 50,
    m1_iron_price_gp_max: 50,
    m1_steel_price_gp_min: 100,
    m1_steel_price_gp_max: 100,
    equip_alone: '1 minute',
    equip_helped: '1 minute',
  },
  {
    category: 'heavy',
    drFactor: 2,
    m1_iron_dr: 4,
    m1_iron_price_gp_min: 250,
    m1_iron_price_gp_max: 250,
    m1_steel_price_gp_min: 500,
    m1_steel_price_gp_max: 500,
    equip_alone: '10 minutes',
    equip_helped: '5 minutes',
  },
] as const satisfies readonly Row[];

/**
 * What wearing each category costs. Speed and dodge lose the greater of the flat figure and the percentage; Speed is
 * then rounded down to a multiple of `speedStepFt`. `criticalReduction` comes off the multiplier of weapon attacks.
 */
export const armorTraits = [
  {
    category: 'light',
    speedPenaltyFt: 0,
    speedPenaltyPercent: 0,
    speedStepFt: 1,
    dodgePenalty: 0,
    dodgePenaltyPercent: 0,
    criticalReduction: 0,
    trueRestAllowed: true,
    unfavorable: [],
    stronglyUnfavorable: [],
  },
  {
    category: 'medium',
    speedPenaltyFt: 0,
    speedPenaltyPercent: 0,
    speedStepFt: 1,
    dodgePenalty: 0,
    dodgePenaltyPercent: 0,
    criticalReduction: 0,
    trueRestAllowed: false,
    unfavorable: ['silence', 'flexibility', 'swimming'],
    stronglyUnfavorable: [],
  },
  {
    category: 'heavy',
    speedPenaltyFt: 10,
    speedPenaltyPercent: 20,
    speedStepFt: 5,
    dodgePenalty: 5,
    dodgePenaltyPercent: 20,
    criticalReduction: 1,
    trueRestAllowed: false,
    unfavorable: [],
    stronglyUnfavorable: ['stealth', 'swimming', 'climbing', 'acrobatics'],
  },
] as const satisfies readonly Row[];

/** How long armor takes to put on, alone or helped. Light armor is paid in ticks of combat, the rest in minutes. */
export const equipTimes = [
  { category: 'light', helped: false, ticks: 3, minutes: null, generalTokens: 3 },
  { category: 'light', helped: true, ticks: 3, minutes: null, generalTokens: 3 },
  { category: 'medium', helped: false, ticks: null, minutes: 1, generalTokens: null },
  { category: 'medium', helped: true, ticks: null, minutes: 1, generalTokens: null },
  { category: 'heavy', helped: false, ticks: null, minutes: 10, generalTokens: null },
  { category: 'heavy', helped: true, ticks: null, minutes: 5, generalTokens: null },
] as const satisfies readonly Row[];

/** What each defense costs, needs and achieves. */
export const defenseComparison = [
  {
    defense: 'dodge',
    resource: '1 dedicated dodge',
    board_slots: 0,
    requirement: 'room to move, working legs, perceived attack',
    physical_success: 'avoided',
    damage_spell_success: 'not possible',
    weapon_level_matters: false,
  },
  {
    defense: 'parry',
    resource: '1 attack token',
    board_slots: 1,
    requirement: 'perceived attack, shield or weapon within the level limit',
    physical_success: 'stopped',
    damage_spell_success: 'half blocked',
    weapon_level_matters: true,
  },
] as const satisfies readonly Row[];

/** Whether a dodge is possible, by how free the defender is to move and where the attack comes from. */
export const mobilityStates = [
  { state: 'free', melee: 'allowed', ranged: 'allowed' },
  { state: 'prone', melee: 'refused', ranged: 'allowed' },
  { state: 'grappled', melee: 'gmChance', ranged: 'gmChance' },
  { state: 'immobilized', melee: 'gmChance', ranged: 'gmChance' },
  { state: 'pinnedToWall', melee: 'gmChance', ranged: 'gmChance' },
  { state: 'crowded', melee: 'gmChance', ranged: 'gmChance' },
  { state: 'noRoom', melee: 'refused', ranged: 'refused' },
  { state: 'legsDisabled', melee: 'refused', ranged: 'refused' },
] as const satisfies readonly Row[];

/** What a grapple technique, an escape and letting go cost; `perTick` is the most attempts one tick allows. */
export const grappleCosts = [
  { action: 'technique', attackTokens: 1, slots: 1, perTick: null },
  { action: 'escape', attackTokens: 1, slots: 1, perTick: 1 },
  { action: 'release', attackTokens: 0, slots: 0, perTick: null },
] as const satisfies readonly Row[];
