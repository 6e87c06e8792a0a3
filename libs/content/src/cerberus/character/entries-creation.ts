import type { Entry } from '../../types.ts';

/** Making a character: the five steps, feats, equipment, and what cannot be bought. */
export const creationEntries: readonly Entry[] = [
  {
    id: 'cerberus.character.creation.procedure',
    title: 'Character creation in five steps',
    kind: 'procedure',
    text: 'In this order: 1 concept, origin and class, with a reason for adventuring; 2 the six attributes; 3 two to four starting feats; 4 a power path or none, and the caster level, with a path also the starting spells, the highest mastered spell level, the regeneration rate and the spell DC; 5 maximum HP, the three Saves, Speed, jumps, reserves, dedicated dodges and equipment.\n\nA sheet is complete once everything that its steps require stands on it. What play alone can grant (attribute gains, unlocked spells, extra feats, levels) cannot be bought here.',
    readings: [
      {
        question: 'Does a character without a power path still have a caster level?',
        reading: 'Yes. Everybody has at least 1, and a human adds the gain of Charisma even with no spell known.',
      },
    ],
    overrides: ['the GM, who approves and agrees on equipment'],
    related: [
      'cerberus.character.creation.concept',
      'cerberus.character.creation.starting-feats',
      'cerberus.character.creation.power-path-record',
    ],
  },
  {
    id: 'cerberus.character.creation.not-purchasable',
    title: 'Gains of play are not for sale at creation',
    kind: 'constraint',
    text: 'Attribute gains from events, spells unlocked by finds, feats earned later and levels above the start come from play alone. Creation has no currency that could buy them.',
    readings: [
      {
        question: 'May a character start above level 1?',
        reading: 'Yes, if the GM says so. The derived values are then those of that level.',
      },
    ],
    overrides: ['the GM, on the level or caster level at the start'],
    related: ['cerberus.character.creation.procedure', 'cerberus.character.progression.organic'],
  },
  {
    id: 'cerberus.character.creation.concept',
    title: 'Concept and class',
    kind: 'constraint',
    text: 'A few paragraphs say who the character is, where they come from and what drives them, with an anecdote or lines of dialogue on which later progress can build. Every character has one class, and it must suit background and manner of acting.',
    readings: [
      {
        question: 'May a character have more than one class?',
        reading: 'No. The GM may enter a class of their own for a hybrid.',
      },
    ],
    overrides: ['the GM, on whether the class fits'],
    related: ['cerberus.character.class.list'],
  },
  {
    id: 'cerberus.character.creation.starting-feats',
    title: 'Two to four starting feats',
    kind: 'constraint',
    text: "A new character takes 2, 3 or 4 feats tied to their history. A feat may change a spell or a rule, give a bonus or a technique; it is passive or costs actions. A rider's technique may need the saddle, and a veteran's edge may come from observing a foe.",
    overrides: ['the GM, on whether the history supports them'],
    related: ['cerberus.character.feat.precedence', 'cerberus.character.feat.shape'],
  },
  {
    id: 'cerberus.character.feat.shape',
    title: 'What a feat record holds',
    kind: 'content',
    text: 'Of a feat you write down its name, what in the past grounds it, its conditions (attribute, level or feat), its kind (it changes a spell, changes a rule, gives a bonus or is a technique), whether it is passive or costs actions and then how many of which kind, and which rules it replaces by what.',
    related: ['cerberus.character.feat.precedence'],
  },
  {
    id: 'cerberus.character.feat.precedence',
    title: 'A feat beats the general rule',
    kind: 'procedure',
    text: 'Where the wording of a feat conflicts with a general rule, the feat wins, but only in the point that it addresses. Everything else stays general.',
    readings: [{ question: 'What of two feats that conflict?', reading: 'The GM decides.' }],
    overrides: ['the GM, between two feats'],
    related: ['cerberus.character.creation.starting-feats'],
  },
  {
    id: 'cerberus.character.starting-equipment',
    title: 'Starting equipment',
    kind: 'ruling',
    text: 'Equipment suits history and circumstances and is agreed on with the GM. There is no starting budget; the price lists serve purchases only.',
    overrides: ['the GM, who approves it'],
    related: ['cerberus.character.creation.procedure'],
  },
];
