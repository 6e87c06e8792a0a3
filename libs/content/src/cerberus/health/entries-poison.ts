import type { Entry } from '../../types.ts';

/** Physical poisons. */
export const poisonEntries: readonly Entry[] = [
  {
    id: 'cerberus.health.poison.nature',
    title: 'What a physical poison is',
    kind: 'content',
    text: 'A substance with its own Fortitude DC, exposure, frequency and antidote. Caster level plays no part, and Dispel Magic does not remove it. The Poison spell may strengthen a dose that is spent as its component. Bodies without living biology are immune unless their text says otherwise.',
    overrides: ['pure mithril destroys poison that it touches', "a creature's own text"],
    related: ['cerberus.health.poison.exposure', 'cerberus.undead.no-fortitude'],
  },
  {
    id: 'cerberus.health.poison.exposure',
    title: 'DC by exposure',
    kind: 'formula',
    text: 'Swallowed, injected into the blood or in an injury, a poison has its full DC; an injury needs 1 or more damage left after DR. Contact lowers the DC by 5 or 20%, inhalation by 7 or 25%, whichever is more. Round the result down.',
    related: ['cerberus.health.condition.poisoned', 'cerberus.health.poison.coat-lifetime'],
  },
  {
    id: 'cerberus.health.poison.coating',
    title: 'Coating a weapon',
    kind: 'procedure',
    text: 'A slashing or piercing weapon takes one dose and a general action of 2 ticks: one general token and one slot in each of two ticks in a row. It is coated when the second tick ends. If you are interrupted, or cannot pay the second stage, the dose is lost and spent tokens stay spent. Beginning without the means for the second stage is warned of, not refused.\n\nOne dose covers one weapon or 3 projectiles.',
    overrides: ['the Quick Application feat shortens it'],
    related: [
      'cerberus.health.poison.coat-lifetime',
      'cerberus.combat.sustained.stages',
      'cerberus.combat.sustained.loss',
      'cerberus.combat.board.warnings',
    ],
  },
  {
    id: 'cerberus.health.poison.coat-lifetime',
    title: 'How long a coat lasts',
    kind: 'procedure',
    text: 'The dose stays on until it wounds a creature (1 or more damage through DR), is cleaned off, or has dried an hour after coating. A parry, a dodge, or DR that absorbs everything neither injects it nor uses it up.',
    readings: [
      { question: 'At exactly one hour?', reading: 'It has dried.' },
      {
        question: 'Three projectiles of one dose: full DC each?',
        reading: 'Yes, each carries a coat of its own.',
      },
    ],
    overrides: ['mithril: parried with it, or striking armor of it, the dose is destroyed even when damage passes'],
    related: ['cerberus.health.poison.coating', 'cerberus.health.poison.exposure'],
  },
  {
    id: 'cerberus.health.poison.re-exposure',
    title: 'Meeting the same poison again',
    kind: 'procedure',
    text: 'Every further exposure to the poison means another Save, but nothing stacks: the stronger consequence stands and its duration starts anew. A success against the new exposure adds nothing and cures nothing.',
    related: ['cerberus.health.condition.poisoned'],
  },
  {
    id: 'cerberus.health.poison.harvest',
    title: 'Harvesting and preparing',
    kind: 'ruling',
    text: "Glands, plants and minerals from the field are only ingredients. While resting, someone with the recipe and alchemical equipment makes doses of them. Where it is uncertain the GM sets a prescribed chance by experience, recipe, state of the ingredient, time and equipment (an Alchemist's Kit, say). Failure can cost the ingredient and, with very dangerous matter, poison the alchemist.",
    overrides: ['the GM, on the chance, the doses and what a failure costs'],
    related: ['cerberus.base.chance.roll', 'cerberus.health.poison.nature'],
  },
  {
    id: 'cerberus.health.poison.reference-preparations',
    title: 'The four reference preparations',
    kind: 'content',
    text: 'Cerberus Nerve Venom, Drow Sleep, Black Flower Sap and Suffocating Spores serve as benchmarks. Their DC, effect, frequency and antidote are for your table to enter.',
    related: ['cerberus.health.poison.nature'],
  },
  {
    id: 'cerberus.health.poison.treatment',
    title: 'Treating poison',
    kind: 'procedure',
    text: 'An Alchemical Antidote made from the right ingredient gives a new Fortitude Save at once, at +5; success cures. Remove Poison neutralizes the substance itself. Healing HP never removes poison.',
    readings: [
      {
        question: 'Which DC after contact or inhalation?',
        reading: 'The DC of the exposure that took hold.',
      },
    ],
    related: ['cerberus.health.condition.poisoned', 'cerberus.health.poison.exposure'],
  },
];

/** How the chapter's rules follow one another. */
export const combinedEntry: Entry = {
  id: 'cerberus.health.combined',
  title: 'Health in several steps',
  kind: 'procedure',
  text: 'The rules of this chapter in a row: a blow, then in each round first the bleeding and then the dying Save, and healing in the end. Or coated arrows: damage after DR, the coat, the exposure, and a Fortitude Save for each that wounds.',
  related: [
    'cerberus.health.dying.save',
    'cerberus.health.condition.bleeding',
    'cerberus.health.poison.coat-lifetime',
    'cerberus.health.fear.flee',
  ],
};
