import type { Entry } from '../../types.ts';

/** Derived values, size, the worked character, and how the rules follow one another. */
export const derivedEntries: readonly Entry[] = [
  {
    id: 'cerberus.character.derived.hp',
    title: 'Maximum HP',
    kind: 'formula',
    text: 'Strength times the HP multiplier of the class at the level, rounded down. It follows Strength and level at once when either changes.',
    readings: [
      {
        question: 'What becomes of current HP when the maximum changes?',
        reading:
          'Damage already taken is kept, so current HP move with the maximum. The effect or GM may say otherwise.',
      },
    ],
    overrides: ['feats', 'forms and templates with HP of their own', 'the GM, where Strength is 0 or less'],
    related: ['cerberus.character.class.threshold-lookup', 'cerberus.character.example.osseur'],
  },
  {
    id: 'cerberus.character.derived.saves',
    title: 'Save modifiers',
    kind: 'formula',
    text: 'Each modifier is the attribute plus the class level bonus; a Save rolls 1d20 on top. Reflex goes by DEX, Will by WIS, Fortitude by CON, and each has a grade of its own.',
    related: ['cerberus.base.level-bonus', 'cerberus.base.save.check'],
  },
  {
    id: 'cerberus.character.derived.speed',
    title: 'Speed',
    kind: 'formula',
    text: 'Feet per tick: the base Speed of the class at the level plus 2 ft for each point of DEX, then changed by race, size, feats and spells, and rounded down.',
    readings: [
      {
        question: 'In which order do several changes apply?',
        reading: 'Additions first, then factors, unless an effect states its place.',
      },
    ],
    overrides: ['race', 'size', 'feats', 'spells', 'armor', 'terrain'],
    related: ['cerberus.character.derived.jumps', 'cerberus.time.units'],
  },
  {
    id: 'cerberus.character.derived.jumps',
    title: 'Jumps',
    kind: 'formula',
    text: 'A horizontal jump reaches 1 × Speed, a vertical jump a quarter of Speed, each rounded down.',
    overrides: ['feats', 'magic'],
    related: ['cerberus.character.derived.speed', 'cerberus.environment.movement.jump'],
  },
  {
    id: 'cerberus.character.derived.reserves',
    title: 'Reserves and dedicated dodges per round',
    kind: 'resource',
    text: 'The reserves of a round (attack, spell, general, dodge) come from the class table at the level; each point is one token. All of them refill when the next round begins, except tokens that a running sustained action holds. Feats, spells and equipment raise them, conditions lower them.',
    readings: [
      { question: 'Can a reserve fall below zero?', reading: 'No. It stops at 0, since tokens are counted objects.' },
    ],
    overrides: ['feats', 'spells', 'equipment', 'conditions'],
    related: [
      'cerberus.character.class.threshold-lookup',
      'cerberus.character.class.partial-data',
      'cerberus.combat.reserves.categories',
      'cerberus.combat.reserves.refill',
      'cerberus.combat.board.slots',
    ],
  },
  {
    id: 'cerberus.character.example.osseur',
    title: 'Osseur, a complete worked character',
    kind: 'content',
    text: 'Osseur the Steady, human of Brazzant, Feather Clan, barbarian. Level 1: STR 8, DEX 8, CON 5, INT 2, WIS 10, CHA 5; Mental Stability and I Love to Fight; no path, caster level 3; 96 HP; Reflex 9, Will 11, Fortitude 6; Speed 56 ft, jumps 56 and 14 ft; reserves 3 attack, 2 spell, 3 general, 1 dodge; one slot a tick. He carries a village axe (1d12), a bow too weak for his Strength, leather armor and barbarian clothing.\n\nIn play a tree leaf gave him 2 Strength and a minor mist spell, and he gained feats; level 2 gave 1 on every Save and left reserves as they were. At level 3: STR 10, DEX 8, 240 HP, Reflex 11, DR 2, leather, greataxe 1d12+19 with critical × 3, reserves 6, 2, 3 and 2, two slots a tick, Speed 66 ft. What is not given is unknown.',
    readings: [
      {
        question: 'Is the Speed of 66 ft a base of 50, or a base of 40 with a feat worth 10?',
        reading: 'Unknown. The total is kept and the base left empty.',
      },
      { question: 'What is his HP multiplier at level 2?', reading: 'Unknown. The user supplies it.' },
    ],
    related: [
      'cerberus.character.derived.hp',
      'cerberus.character.derived.saves',
      'cerberus.character.derived.speed',
      'cerberus.character.derived.jumps',
      'cerberus.character.caster-level.human-red',
    ],
  },
  {
    id: 'cerberus.character.size.scale',
    title: 'Size categories',
    kind: 'table',
    text: 'Medium, Large, Huge, Gargantuan, Colossal: one ordered scale for the whole game. Colossal+ exists only where an effect extends the scale.',
    readings: [
      {
        question: 'What of creatures smaller than Medium?',
        reading: 'They are not on the scale. The GM or the entry handles them, with the figures of Medium as a rule.',
      },
      {
        question: 'What of a step above Colossal when the effect does not extend the scale?',
        reading: 'The size stays Colossal, and the GM is told.',
      },
    ],
    related: ['cerberus.character.size.step'],
  },
  {
    id: 'cerberus.character.size.step',
    title: 'Growing one size',
    kind: 'ruling',
    text: 'Each step up raises STR, HP, Speed and weapon damage and lowers Reflex by way of DEX; Reflex in turn serves dodging, parrying, priority and escaping areas. The amounts come from the effect that grants the size; they are applied and the derived values worked out anew. Doubling STR is common and still not a rule.',
    readings: [
      {
        question: 'Are HP worked out from the new STR or given apart?',
        reading: 'Worked out (STR times multiplier), unless the effect gives HP.',
      },
      {
        question: 'A lower DEX would lower Speed, which should rise.',
        reading: "The formula holds, and then the effect's own change of Speed, which the effect must give.",
      },
    ],
    overrides: ['Giant Form', 'Polymorph', 'creature templates', 'the GM, on amounts that the effect leaves open'],
    related: [
      'cerberus.character.size.scale',
      'cerberus.character.derived.hp',
      'cerberus.base.reflex-modifier',
      'cerberus.creature.body.attributes',
    ],
  },
  {
    id: 'cerberus.character.combined',
    title: 'Characters in several steps',
    kind: 'procedure',
    text: 'The rules of this chapter in a row. Attributes, class figures and level make HP, Saves, Speed and jumps, caster level, spell DC, slots and mastery. A point of Strength gained in play raises maximum HP by the multiplier, and the damage by what the grip makes of it.',
    related: [
      'cerberus.character.derived.hp',
      'cerberus.character.caster-level.human-red',
      'cerberus.character.slots.per-level',
    ],
  },
];
