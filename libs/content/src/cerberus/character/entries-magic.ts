import type { Entry } from '../../types.ts';

/** Power paths: caster level, slots and mastery. */
export const magicEntries: readonly Entry[] = [
  {
    id: 'cerberus.character.creation.power-path-record',
    title: 'What to record for a power path',
    kind: 'content',
    text: 'A character has one path or none. It is written down in three fields: the source, from which caster level, slots and recovery come; the mana, which sets the threshold of interruption and holds enchantments; and the components, which say how it is cast. With a path come caster level, spell DC, regeneration rate, highest mastered spell level and starting spells.',
    readings: [
      {
        question: 'Which row of slots and caster level does alchemy use?',
        reading:
          "That of the alchemist's source of mana. A human alchemist has source human-red, red mana and components alchemy.",
      },
    ],
    related: ['cerberus.character.power-path', 'cerberus.base.save.spell-dc'],
  },
  {
    id: 'cerberus.character.power-path',
    title: 'Caster level and slots by source of power',
    kind: 'table',
    text: 'Everybody starts play at caster level 1. The source says what adds to it and how many slots each level holds. Human-red: caster level + CHA/2, slots 4 + CHA/2. Partage: caster levels by rank, at most 7 × CHA; slots 6 + CHA/2. Monk-valerium: caster level by experience and story, slots 4 + WIS/2 for each power level of Ki. Drow: caster level by experience and story, slots 4 + INT/4.\n\nA class may improve a ratio and never worsens one. Any other caster has source other, with figures entered by hand. The mana is what is normally cast from the source: red, divine, blue and blue.',
    readings: [
      {
        question: 'Which row does a human Psychic use?',
        reading: 'Human-red with blue mana, since red mana is what gets converted. The class may say otherwise.',
      },
      {
        question: 'What are the bracketed 6 and 8 in the table?',
        reading: 'Pointers to other chapters, not factors.',
      },
    ],
    related: [
      'cerberus.character.caster-level.human-red',
      'cerberus.character.caster-level.partage',
      'cerberus.character.caster-level.no-attribute',
      'cerberus.character.slots.per-level',
      'cerberus.magic.paths.mana',
      'cerberus.recovery.slots.rates',
    ],
  },
  {
    id: 'cerberus.character.caster-level.base',
    title: 'Base caster level',
    kind: 'formula',
    text: 'Every character has caster level 1 at the start. The source adds the gain of an attribute or grants, the sum is rounded down, and awards of the GM come on top. A source outside the table adds nothing by itself.',
    overrides: ['the GM, on awards'],
    related: [
      'cerberus.character.power-path',
      'cerberus.character.caster-level.human-red',
      'cerberus.character.caster-level.partage',
    ],
  },
  {
    id: 'cerberus.character.caster-level.human-red',
    title: 'Caster level of a human on red mana',
    kind: 'formula',
    text: '1, plus 1 for every 2 points of CHA, plus awards from play. Half a point is kept until the end, then the sum is rounded down. This holds for every human, spells known or not, unless another source applies.',
    readings: [{ question: 'What of a negative CHA?', reading: 'It adds nothing; the caster level stays at least 1.' }],
    overrides: ['a class with a better ratio', 'the GM, on awards'],
    related: [
      'cerberus.character.power-path',
      'cerberus.character.caster-level.class-ratio',
      'cerberus.character.caster-level.opening-award',
      'cerberus.magic.caster-level',
    ],
  },
  {
    id: 'cerberus.character.caster-level.class-ratio',
    title: 'A class may raise the ratio only',
    kind: 'constraint',
    text: 'The ratio of a class replaces that of the source if it is at least as good. A class that would lower it is not valid.',
    related: ['cerberus.character.caster-level.human-red'],
  },
  {
    id: 'cerberus.character.caster-level.partage',
    title: 'Caster level granted by Partage rank',
    kind: 'formula',
    text: 'The rank grants caster levels, at most 7 times CHA and never less than 0. The starting 1 and awards come on top.',
    readings: [
      {
        question: 'Does the limit bind the granted part or the whole caster level?',
        reading: 'The granted part.',
      },
    ],
    related: ['cerberus.character.power-path'],
  },
  {
    id: 'cerberus.character.caster-level.no-attribute',
    title: 'Drows and Monks gain caster level through play only',
    kind: 'constraint',
    text: 'For a drow psychic and for the Valerium implant attributes add nothing to the caster level: it is 1 plus what experience and story award. Their attributes still set the slots, INT for drows and WIS for Monks.',
    overrides: ['the GM, on awards'],
    related: ['cerberus.character.power-path', 'cerberus.character.slots.per-level'],
  },
  {
    id: 'cerberus.character.caster-level.opening-award',
    title: 'Opening above the computed caster level',
    kind: 'ruling',
    text: 'At creation the GM may add caster levels that the story already justifies: a prodigy, an earlier apprenticeship, an implant held for years. Later ones come from awards during play.',
    overrides: ['the GM, on the award'],
    related: ['cerberus.character.caster-level.human-red'],
  },
  {
    id: 'cerberus.character.slots.per-level',
    title: 'Slots at each spell level',
    kind: 'formula',
    text: 'Each spell level has a pool of its own, rounded down once: human-red 4 + CHA/2, partage 6 + CHA/2, monk-valerium 4 + WIS/2 (for each power level, called Ki points), drow 4 + INT/4. It is never below 0.',
    readings: [
      {
        question: 'At which spell levels does a character hold slots?',
        reading:
          'At those listed on the sheet, which come from the class or the GM. Nothing is opened silently; the levels that the character can cast are a suggestion.',
      },
      {
        question: 'What of a negative attribute?',
        reading: 'Its share is taken off before rounding: CHA -1 on red mana gives 3.',
      },
    ],
    overrides: ['the formula of a class', 'feats', 'items', 'the GM, on the levels that have slots'],
    related: [
      'cerberus.character.power-path',
      'cerberus.base.rounding.final',
      'cerberus.magic.slots.maximum',
      'cerberus.magic.slots.pools',
      'cerberus.recovery.slots.per-level',
    ],
  },
  {
    id: 'cerberus.character.mastery.requirement',
    title: 'Casting needs caster level and mastery',
    kind: 'constraint',
    text: 'A spell needs both the minimum caster level for its level and mastery of that level gained in the story; either alone is not enough. The particular spell must be known as well.',
    related: [
      'cerberus.character.mastery.creation',
      'cerberus.magic.spell-level.minimum-cl',
      'cerberus.magic.spell-level.castable',
    ],
  },
  {
    id: 'cerberus.character.mastery.creation',
    title: 'Mastery at creation',
    kind: 'procedure',
    text: 'For Wizards and Clerics mastery normally equals the character level, up to 10: level N masters spell levels up to N and not N + 1. An odd history can lower it. Other classes master what the GM sets.',
    overrides: ['the GM, who may set less, and sets it for other classes'],
    related: ['cerberus.character.mastery.requirement', 'cerberus.magic.mastery.starting'],
  },
];
