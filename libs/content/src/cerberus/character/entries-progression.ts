import type { Entry } from '../../types.ts';

/** Progression and classes. */
export const progressionEntries: readonly Entry[] = [
  {
    id: 'cerberus.character.progression.organic',
    title: 'Organic progression',
    kind: 'ruling',
    text: 'Characters grow all the time. The GM grants attribute gains, spells, feats and the like as outcomes of what a character did or lived through, and each grant is written down with its cause. Attributes change in this way only. Derived values are worked out anew at once.',
    overrides: ['the GM, who grants'],
    related: ['cerberus.character.progression.level', 'cerberus.character.derived.hp', 'cerberus.gm.growth.experience'],
  },
  {
    id: 'cerberus.character.progression.level',
    title: 'Level progression',
    kind: 'ruling',
    text: 'Levels are discrete and slow. The GM grants one level at a major milestone of the campaign, as a guide every 3 to 5 sessions; there is no total of experience. A level changes HP by the class multiplier, reserves and dodges, Saves and thresholds of feats, and never an attribute. Level 10 counts as epic.',
    readings: [{ question: 'Is 10 the highest level?', reading: 'No. It is a label, not a limit.' }],
    overrides: ['the GM, who grants'],
    related: ['cerberus.character.progression.organic', 'cerberus.character.class.threshold-lookup'],
  },
  {
    id: 'cerberus.character.progression.encounter-worth',
    title: 'Worth of two levels',
    kind: 'content',
    text: 'For planning encounters a character two levels higher is worth about two of the lower level. It is a guide and no formula for other gaps.',
    related: ['cerberus.character.progression.level', 'cerberus.gm.power.estimate'],
  },
  {
    id: 'cerberus.character.class.threshold-lookup',
    title: 'Reading a class table',
    kind: 'procedure',
    text: 'A listed value holds from its level until the next listed level: take the row with the highest listed level that is not above that of the character. Below the first row there is no value.',
    related: ['cerberus.character.class.partial-data', 'cerberus.character.class.definition'],
  },
  {
    id: 'cerberus.character.class.definition',
    title: 'What a class defines',
    kind: 'content',
    text: 'A name; by level the HP multiplier, the reserves for attacks, spells and general actions, dedicated dodges and base Speed, which follows a speed grade; a grade for each Save. A better ratio of caster level and a signature mechanic are optional. A figure that nobody knows is asked for and never guessed.',
    related: ['cerberus.character.class.threshold-lookup', 'cerberus.character.caster-level.class-ratio'],
  },
  {
    id: 'cerberus.character.class.list',
    title: 'Available classes',
    kind: 'content',
    text: "Fighter, Barbarian of Brazzant, Rogue, Ranger, Wizard, Cleric of Archon, Psychic and Monk of Kaz'Nakaram are the eight ordinary classes. The Lazy Wizard is epic and advances by its own scheme.",
    related: ['cerberus.character.class.definition'],
  },
  {
    id: 'cerberus.character.class.partial-data',
    title: 'Known figures of the classes',
    kind: 'table',
    text: 'The class tables stand elsewhere; these figures are what the text happens to give. They are points: a known one holds at its level and is not carried to others. Only the grade of a Save belongs to the class as a whole.\n\nStated is given for the class; worked follows from a stated sheet by the formulas; sheet is the total of a sample combatant, which may hold feats or gear. What is empty is unknown, and the user supplies it.',
    readings: [
      { question: "Is the level 1 Fighter's dodge, mentioned in passing, one?", reading: 'Yes, one.' },
      {
        question: 'Does the unchanged action economy at barbarian level 2 include dodges?',
        reading: 'Yes.',
      },
      {
        question: "Could the Wizard's Reflex be a standard grade with a feat?",
        reading: 'It is taken as good, marked worked, and may be changed.',
      },
    ],
    related: ['cerberus.character.class.definition', 'cerberus.character.derived.hp'],
  },
  {
    id: 'cerberus.character.combat-improvement',
    title: 'Ways to improve in combat',
    kind: 'content',
    text: 'Strength: each point gained raises damage and HP. A magic weapon: a higher tier deals more damage and gets through DR better. Attacks: class, feats and transformations add some. Size: larger forms raise STR, HP and weapon damage and lower Reflex. A fighting style: its bonus rises as the character advances. Spells: each says how its damage follows caster level. All of it is granted by the GM through play, and none is bought.',
    related: ['cerberus.character.progression.organic', 'cerberus.character.size.step'],
  },
];
