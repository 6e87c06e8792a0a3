import type { Example } from '../../../../kernel/unit.ts';

const reserves = { dodges: 1, attackTokens: 3, freeSlots: 1 };

export const defenseExamples: readonly Example[] = [
  {
    title: 'A blow that can be dodged or parried',
    request: {
      input: {
        attack: { kind: 'weapon', form: 'melee', level: 1 },
        defender: { reserves, equipment: [{ kind: 'weapon', name: 'longsword' }], armor: 'heavy', reflex: 33 },
      },
    },
  },
  {
    title: 'An arrow: the shield meets it, the sword does not',
    request: {
      input: {
        attack: { kind: 'weapon', form: 'projectile' },
        defender: { reserves, equipment: [{ kind: 'shield' }, { kind: 'weapon', name: 'longsword' }] },
      },
    },
  },
  {
    title: 'Tripped, with the board full',
    request: {
      input: {
        attack: { kind: 'weapon', form: 'melee' },
        defender: {
          reserves: { dodges: 2, attackTokens: 4, freeSlots: 0 },
          hindrances: ['prone'],
          equipment: [{ kind: 'weapon', level: 1 }],
        },
      },
    },
  },
  {
    title: 'Crowded, and the GM gives a dodge 2 in 3',
    request: {
      input: {
        attack: { kind: 'weapon', form: 'thrown' },
        defender: { reserves, hindrances: ['crowded'] },
      },
      decisions: [
        {
          id: 'cerberus.martial.dodge.mobility#restrictedDodge',
          value: { grant: 'chance', chances: 2, outOf: 3 },
          source: 'GM',
        },
      ],
    },
  },
  {
    title: 'A spell of level 5 against a shield of level 3',
    request: {
      input: {
        attack: { kind: 'spell', level: 5, area: true },
        defender: { reserves, equipment: [{ kind: 'shield', name: 'tower shield', level: 3 }] },
      },
    },
  },
];
