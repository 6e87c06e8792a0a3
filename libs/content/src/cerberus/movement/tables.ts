import type { Row } from '../../types.ts';

/**
 * Cover grades: the bonus on a defender's Reflex duel, or, for a target who doesn't defend, the attacker's chance of an
 * opening (x in y). Nothing reaches through total cover.
 */
export const coverGrades = [
  {
    cover: 'light',
    examples: 'ally, slender trunk, smoke',
    reflex_bonus: 2,
    opening_x: 4,
    opening_y: 5,
    targetable: true,
  },
  {
    cover: 'substantial',
    examples: 'corner of a wall, low wall, arrow slit',
    reflex_bonus: 5,
    opening_x: 2,
    opening_y: 3,
    targetable: true,
  },
  {
    cover: 'total',
    examples: 'solid wall',
    reflex_bonus: null,
    opening_x: null,
    opening_y: null,
    targetable: false,
  },
] as const satisfies readonly Row[];

/** The share of Speed that what is done in a tick leaves for moving. */
export const shares = [
  { action: 'attack (melee, shot, throw)', actions: ['attack'], share: 1, note: null },
  { action: 'dodge or parry', actions: ['dodge', 'parry'], share: 1, note: null },
  { action: 'cast a spell', actions: ['cast'], share: 0.5, note: 'of up to 3 ticks' },
  { action: 'general action (drink, open, pick up)', actions: ['general'], share: 0.5, note: null },
  { action: 'stand up', actions: ['stand-up'], share: 0, note: 'uses up all movement of the tick' },
  {
    action: 'long incantation, ritual or upkeep of concentration',
    actions: ['ritual', 'concentration'],
    share: 0,
    note: null,
  },
  { action: 'move only', actions: ['none'], share: 1, note: 'and nothing else' },
] as const satisfies readonly Row[];

/** Ticks of casting beyond which an incantation is usually long. */
export const longestOrdinaryCasting = 3;

/** Named spell ranges: feet at caster level 0, and feet for each level. */
export const spellRanges = [
  { names: ['touch'], base_ft: 0, per_cl_ft: 0, rule: 'the caster must touch the target' },
  { names: ['close'], base_ft: 30, per_cl_ft: 5, rule: null },
  { names: ['medium'], base_ft: 100, per_cl_ft: 10, rule: null },
  { names: ['far', 'long'], base_ft: 400, per_cl_ft: 40, rule: null },
  { names: ['global'], base_ft: null, per_cl_ft: null, rule: "anywhere on the caster's plane" },
] as const satisfies readonly Row[];

/** How far weapons shoot effectively; a powerful archer's longbow reaches further. */
export const weaponRanges = [
  { names: ['sling', 'thrown dagger'], effective_ft: 30, powerful_archer_up_to_ft: null, shape: 'line' },
  { names: ['shortbow', 'light crossbow'], effective_ft: 300, powerful_archer_up_to_ft: null, shape: 'line' },
  { names: ['heavy crossbow'], effective_ft: 400, powerful_archer_up_to_ft: null, shape: 'line' },
  { names: ['longbow'], effective_ft: 600, powerful_archer_up_to_ft: 1000, shape: 'line' },
  { names: ['pistol', 'repeating pistol'], effective_ft: 100, powerful_archer_up_to_ft: null, shape: 'line' },
  { names: ['musket'], effective_ft: 600, powerful_archer_up_to_ft: null, shape: 'line' },
  { names: ['blunderbuss'], effective_ft: 30, powerful_archer_up_to_ft: null, shape: 'cone' },
] as const satisfies readonly Row[];

/** Base reach by size. */
export const baseReach = [
  { size: 'medium', reach_ft: 5 },
  { size: 'large', reach_ft: 10 },
  { size: 'huge', reach_ft: 15 },
  { size: 'gargantuan', reach_ft: 25 },
  { size: 'colossal', reach_ft: 40 },
] as const satisfies readonly Row[];

/** Weapons that reach further than the hand, in one hand or two, and by how many feet. */
export const longArms = ['spear', 'longspear', 'pike', 'halberd', 'whip'] as const;
export const longArmsReach = 5;

/** Enemies in reach that I Love to Fight needs. */
export const enemiesToLove = 2;

/** How the shape of an area is laid out. */
export const areaShapes = [
  { shape: 'radius', origin: 'point', moves: false, extent: 'a sphere of the stated radius', width_ft: null },
  { shape: 'cone', origin: 'caster', moves: false, extent: 'the stated length, as wide at its end', width_ft: null },
  { shape: 'line', origin: 'caster', moves: false, extent: 'the stated length', width_ft: 5 },
  { shape: 'emanation', origin: 'caster', moves: true, extent: 'a sphere of the stated radius', width_ft: null },
] as const satisfies readonly Row[];

/** Which ways spells let one go in the air. */
export const flightSpells = [
  { spell: 'Levitate', movement: 'up and down', directions: ['vertical'], needs_slope: false },
  {
    spell: 'Air Walk',
    movement: "along slopes set by the spell's level",
    directions: ['horizontal', 'diagonal'],
    needs_slope: true,
  },
  {
    spell: 'Fly',
    movement: 'any direction',
    directions: ['vertical', 'horizontal', 'diagonal'],
    needs_slope: false,
  },
] as const satisfies readonly Row[];
