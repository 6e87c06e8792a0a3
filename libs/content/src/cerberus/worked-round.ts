/** The fight in a harbor warehouse that the rulebook plays through: its combatants and every attack of its one round. */

/** A weapon as it stands on a sheet. */
export interface WorkedWeapon {
  readonly name: string;
  readonly use: 'ranged' | 'oneHanded' | 'twoHanded';
  readonly damageDice: string;
  /** Attribute by grip first, then style. */
  readonly fixedBonuses: readonly number[];
  readonly criticalMultiplier: number;
  readonly level: number;
}

/** What a martial attack needs to know of a combatant, at the start of the round. */
export interface WorkedCombatant {
  readonly id: string;
  readonly name: string;
  readonly reflex: number;
  readonly dr: number;
  /** The book gives only DR; the category is what leather, iron mail and a robe most plainly are. */
  readonly armor: 'none' | 'light' | 'medium' | 'heavy';
  readonly hp: number;
  readonly maxHp: number;
  readonly weapon: WorkedWeapon | null;
  readonly dodges: number;
  readonly attacks: number;
  readonly slotsPerTick: number;
  /** Item level of the shield carried, if any. */
  readonly shieldLevel: number | null;
  readonly feats: readonly string[];
}

/** How the target answers an attack. */
export type WorkedDefense =
  | { readonly kind: 'none' }
  | { readonly kind: 'dodge' }
  | {
      readonly kind: 'parry';
      readonly equipment: 'shield' | 'weapon';
      readonly equipmentLevel: number;
      /** Percentage bonus on the duel total, from a feat. */
      readonly percent: number;
    };

/** One roll. The book states its faces, only their sum, or nothing; in the last two cases the faces are stand-ins. */
export interface WorkedRoll {
  readonly key: 'attacker.reflex' | 'defender.reflex' | 'attacker.opening' | 'attacker.critical' | 'attacker.damage';
  readonly dice: string;
  readonly faces: readonly number[];
  readonly stated: 'faces' | 'sum' | 'nothing';
}

/** What the book says came of it; a figure is null where the step has none. */
export interface WorkedOutcome {
  readonly attackerTotal: number | null;
  readonly defenderTotal: number | null;
  readonly lands: boolean;
  /** Damage just before DR. */
  readonly beforeDr: number | null;
  readonly damage: number;
  /** The target's HP after the step. */
  readonly hpAfter: number;
}

/** One attack of the round. */
export interface WorkedAttack {
  /** Tick and place in the book's sequence: `t1.07`. */
  readonly step: string;
  readonly by: string;
  readonly target: string;
  /** The spell released, or null for a blow or shot with the attacker's weapon. */
  readonly spell: { readonly name: string; readonly level: number; readonly damageDice: string } | null;
  /** Struck at an enemy leaving reach, for no token and no slot. */
  readonly opportunity: boolean;
  readonly defense: WorkedDefense;
  readonly cover: 'none' | 'light' | 'substantial';
  /** Whether the attacker was the first to declare in this tick. */
  readonly declaredFirst: boolean;
  readonly dice: readonly WorkedRoll[];
  readonly expected: WorkedOutcome;
}

/** What declaring first is worth at this table. */
export const declarationBonus = { mode: 'flat', value: 5 } as const;

export const combatants = [
  {
    id: 'sera',
    name: 'Séra',
    reflex: 14,
    dr: 2,
    armor: 'medium',
    hp: 128,
    maxHp: 128,
    weapon: {
      name: 'ironwood shortbow',
      use: 'ranged',
      damageDice: '1d6',
      fixedBonuses: [9],
      criticalMultiplier: 2,
      level: 0,
    },
    dodges: 3,
    attacks: 10,
    slotsPerTick: 4,
    shieldLevel: null,
    feats: [],
  },
  {
    id: 'osseur',
    name: 'Osseur',
    reflex: 11,
    dr: 2,
    armor: 'medium',
    hp: 240,
    maxHp: 240,
    weapon: {
      name: 'greataxe',
      use: 'twoHanded',
      damageDice: '1d12',
      fixedBonuses: [15, 4],
      criticalMultiplier: 3,
      level: 0,
    },
    dodges: 2,
    attacks: 6,
    slotsPerTick: 2,
    shieldLevel: null,
    feats: ["Osseur's Fighting Style"],
  },
  {
    id: 'maelis',
    name: 'Maelis',
    reflex: 10,
    dr: 4,
    armor: 'none',
    hp: 96,
    maxHp: 96,
    weapon: null,
    dodges: 1,
    attacks: 3,
    slotsPerTick: 2,
    shieldLevel: null,
    feats: ['Quicken Spell'],
  },
  {
    id: 'brant',
    name: 'Brant',
    reflex: 11,
    dr: 2,
    armor: 'medium',
    hp: 120,
    maxHp: 120,
    weapon: {
      name: 'battleaxe',
      use: 'oneHanded',
      damageDice: '1d8',
      fixedBonuses: [7],
      criticalMultiplier: 3,
      level: 0,
    },
    dodges: 1,
    attacks: 4,
    slotsPerTick: 2,
    shieldLevel: 2,
    feats: ['Opportunity Attack', 'Deflect Projectiles'],
  },
] as const satisfies readonly WorkedCombatant[];

/** Every attack in the order of the book: eleven with weapons, of which nine do damage, and one spell. */
export const attacks = [
  {
    step: 't1.07',
    by: 'sera',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'dodge' },
    cover: 'light',
    declaredFirst: true,
    dice: [
      { key: 'attacker.reflex', dice: '1d20', faces: [11], stated: 'faces' },
      { key: 'defender.reflex', dice: '1d20', faces: [14], stated: 'faces' },
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d6', faces: [4], stated: 'faces' },
    ],
    expected: { attackerTotal: 30, defenderTotal: 26, lands: true, beforeDr: 13, damage: 9, hpAfter: 87 },
  },
  {
    step: 't1.08',
    by: 'sera',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'light',
    declaredFirst: true,
    dice: [
      { key: 'attacker.opening', dice: '1d5', faces: [2], stated: 'nothing' },
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d6', faces: [2], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 11, damage: 7, hpAfter: 80 },
  },
  {
    step: 't1.09',
    by: 'sera',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'light',
    declaredFirst: true,
    dice: [
      { key: 'attacker.opening', dice: '1d5', faces: [3], stated: 'nothing' },
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d6', faces: [2], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 11, damage: 7, hpAfter: 73 },
  },
  {
    step: 't2.03',
    by: 'maelis',
    target: 'sera',
    spell: { name: 'Fireball', level: 1, damageDice: '8d12' },
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'none',
    declaredFirst: false,
    dice: [{ key: 'attacker.damage', dice: '8d12', faces: [7, 7, 7, 7, 6, 6, 6, 6], stated: 'sum' }],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 52, damage: 50, hpAfter: 78 },
  },
  {
    step: 't2.05',
    by: 'sera',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'light',
    declaredFirst: false,
    dice: [
      { key: 'attacker.opening', dice: '1d5', faces: [1], stated: 'nothing' },
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d6', faces: [5], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 14, damage: 10, hpAfter: 63 },
  },
  {
    step: 't2.06',
    by: 'sera',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'light',
    declaredFirst: false,
    dice: [
      { key: 'attacker.opening', dice: '1d5', faces: [4], stated: 'nothing' },
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d6', faces: [3], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 12, damage: 8, hpAfter: 55 },
  },
  {
    step: 't2.07',
    by: 'sera',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'light',
    declaredFirst: false,
    dice: [{ key: 'attacker.opening', dice: '1d5', faces: [5], stated: 'nothing' }],
    expected: { attackerTotal: null, defenderTotal: null, lands: false, beforeDr: null, damage: 0, hpAfter: 55 },
  },
  {
    step: 't2.08',
    by: 'brant',
    target: 'osseur',
    spell: null,
    opportunity: true,
    defense: { kind: 'none' },
    cover: 'none',
    declaredFirst: false,
    dice: [
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d8', faces: [5], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 12, damage: 10, hpAfter: 230 },
  },
  {
    step: 't2.09',
    by: 'osseur',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'none',
    declaredFirst: true,
    dice: [
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d12', faces: [8], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 27, damage: 23, hpAfter: 32 },
  },
  {
    step: 't3.04',
    by: 'osseur',
    target: 'maelis',
    spell: null,
    opportunity: false,
    defense: { kind: 'none' },
    cover: 'none',
    declaredFirst: true,
    dice: [
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d12', faces: [2], stated: 'faces' },
    ],
    expected: { attackerTotal: null, defenderTotal: null, lands: true, beforeDr: 21, damage: 17, hpAfter: 15 },
  },
  {
    step: 't3.09',
    by: 'sera',
    target: 'brant',
    spell: null,
    opportunity: false,
    defense: { kind: 'parry', equipment: 'shield', equipmentLevel: 2, percent: 25 },
    cover: 'none',
    declaredFirst: false,
    dice: [
      { key: 'attacker.reflex', dice: '1d20', faces: [6], stated: 'faces' },
      { key: 'defender.reflex', dice: '1d20', faces: [18], stated: 'faces' },
    ],
    expected: { attackerTotal: 20, defenderTotal: 36, lands: false, beforeDr: null, damage: 0, hpAfter: 120 },
  },
  {
    step: 't3.10',
    by: 'sera',
    target: 'brant',
    spell: null,
    opportunity: false,
    defense: { kind: 'parry', equipment: 'shield', equipmentLevel: 2, percent: 25 },
    cover: 'none',
    declaredFirst: false,
    dice: [
      { key: 'attacker.reflex', dice: '1d20', faces: [13], stated: 'faces' },
      { key: 'defender.reflex', dice: '1d20', faces: [3], stated: 'faces' },
      { key: 'attacker.critical', dice: '1d20', faces: [10], stated: 'nothing' },
      { key: 'attacker.damage', dice: '1d6', faces: [4], stated: 'faces' },
    ],
    expected: { attackerTotal: 27, defenderTotal: 17, lands: true, beforeDr: 13, damage: 11, hpAfter: 109 },
  },
] as const satisfies readonly WorkedAttack[];
