import { cerberusSample } from '@riposte/content';
import { rowOf } from '../../../../kernel/table.ts';
import type { Example } from '../../../../kernel/unit.ts';

const APPROVED = { id: 'cerberus.character.attributes.assignment#approvedByGm', value: true };
const GIVES = 'cerberus.character.class.definition';

/** A class of the sample, as it is taken from there. */
function classOf(name: string) {
  const { id: _, ...fields } = rowOf(cerberusSample.entries.classes, 'name', name);
  return fields;
}

const osseur = {
  name: 'Osseur',
  class: classOf('Barbarian of Brazzant'),
  attributes: { str: 8, dex: 8, con: 5, int: 2, wis: 10, cha: 5 },
  human: true,
};
const feats = ['Mental Stability', 'I Love to Fight'];
const equipment = ['village axe', 'bow', 'leather armor', 'barbarian clothing'];

export const createExamples: readonly Example[] = [
  {
    title: 'Osseur, barbarian of level 1',
    request: {
      input: { ...osseur, concept: 'A young barbarian of rare resolve, who wants to see the world.', feats, equipment },
      decisions: [APPROVED],
    },
  },
  {
    title: 'A wizard whom the GM opens at level 5; two grades of Saves are asked for',
    request: {
      input: {
        name: 'Ilse',
        class: classOf('Wizard'),
        concept: 'A scholar from the coast who looks for a lost library.',
        level: 5,
        attributes: { str: 2, dex: 3, con: 1, int: 7, wis: 4, cha: 9 },
        human: true,
        feats: ['Quicken Spell', 'Long Spell'],
        equipment: ['staff', 'travel clothes'],
        path: {
          source: 'human-red',
          components: 'arcane',
          regenerationRate: 'as the rest chapter says',
          startingSpells: ['Fireball'],
          levelsWithSlots: [1, 2, 3],
        },
      },
      decisions: [
        APPROVED,
        { id: 'cerberus.character.creation.not-purchasable#higherStart', value: { level: 5 } },
        { id: `${GIVES}#willGrade`, value: 'good' },
        { id: `${GIVES}#fortitudeGrade`, value: 'standard' },
      ],
    },
  },
];

const inPlay = {
  kind: 'cerberus.character',
  formatVersion: 1,
  commands: 0,
  ...osseur,
  figures: {
    level: 1,
    hpMultiplier: 12,
    attack: 3,
    spell: 2,
    general: 3,
    dodge: 1,
    grades: { reflex: 'good', will: 'good', fortitude: 'good' },
    baseSpeed_ft: 40,
  },
  awards: 0,
  feats,
  spells: [],
  equipment,
  log: [],
};

export const advancementExamples: readonly Example[] = [
  {
    title: 'Osseur eats the tree leaf',
    request: {
      input: { state: inPlay, command: { do: 'gain', cause: 'ate the tree leaf', gain: { str: 2 } } },
    },
  },
  {
    title: 'Level 2: the class figures that nobody knows come from the GM',
    request: {
      input: { state: inPlay, command: { do: 'level', cause: 'the bridge was held' } },
      decisions: [
        { id: `${GIVES}#hpMultiplier`, value: 18 },
        { id: `${GIVES}#baseSpeed`, value: 40 },
      ],
    },
  },
  {
    title: 'A spell and a caster level for a winter with the druids',
    request: {
      input: {
        state: { ...inPlay, commands: 2 },
        command: { do: 'gain', cause: 'a winter with the druids', gain: { spell: 'minor mist', casterLevel: 1 } },
      },
    },
  },
];
