/** Osseur, the worked character: what is known of him at each level. What is left out is unknown. */
export const osseur = [
  {
    level: 1,
    attributes: { str: 8, dex: 8, con: 5, int: 2, wis: 10, cha: 5 },
    feats: [
      { name: 'Mental Stability', effect: 'turns his resolve into a usable effect (entry missing)' },
      {
        name: 'I Love to Fight',
        effect:
          'one more melee attack and one more Action Board slot while two or more foes have him in reach from where they stand (rest of entry missing)',
      },
    ],
    path: 'none',
    casterLevel: 3,
    knownSpells: [],
    hpMultiplier: 12,
    maxHp: 96,
    saves: { reflex: 9, will: 11, fortitude: 6 },
    baseSpeed_ft: 40,
    speed_ft: 56,
    jump_horizontal_ft: 56,
    jump_vertical_ft: 14,
    reserves: { attack: 3, spell: 2, general: 3, dodge: 1 },
    slotsPerTick: 1,
    equipment: ['village axe, 1d12', 'bow, too weak for his Strength', 'leather armor', 'barbarian clothing'],
  },
  {
    level: 2,
    saves: { reflex: 10, will: 12, fortitude: 7 },
    reserves: { attack: 3, spell: 2, general: 3, dodge: 1 },
  },
  {
    level: 3,
    attributes: { str: 10, dex: 8 },
    hpMultiplier: 24,
    maxHp: 240,
    saves: { reflex: 11 },
    dr: 2,
    armor: 'leather',
    weapon: 'greataxe',
    damage: '1d12+19',
    critMultiplier: 3,
    damageBonusParts: { twoHandedStrength: 15, fightingStyle: 4 },
    reserves: { attack: 6, spell: 2, general: 3, dodge: 2 },
    slotsPerTick: 2,
    speed_ft: 66,
  },
] as const;

/** What holds of him at every level. */
export const osseurIs = {
  name: 'Osseur',
  byname: 'the Steady',
  race: 'human',
  people: 'Brazzant, Feather Clan',
  class: 'Barbarian of Brazzant',
  concept: 'young barbarian of rare resolve; went a month without chicken to test his mind',
} as const;

/** What play gave him, with its cause. */
export const osseurLaterPlay = [
  { event: 'ate the tree leaf', gain: '2 Strength' },
  { event: 'same leaf', gain: 'minor mist spell' },
  { event: 'play', gain: 'additional feats' },
  { event: 'level 2', gain: '1 on every Save; reserves unchanged' },
] as const;
