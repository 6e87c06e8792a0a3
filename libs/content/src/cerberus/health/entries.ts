import type { Entry } from '../../types.ts';

/** HP, and where they end. */
export const hpEntries: readonly Entry[] = [
  {
    id: 'cerberus.health.hp.meaning',
    title: 'HP carry no wound penalty',
    kind: 'condition',
    text: 'HP are endurance, luck and will. As long as you have more than 0 you act at full capacity, whatever the damage: 1 HP of 240 takes nothing away. Injuries are description only.',
    related: ['cerberus.health.state', 'cerberus.character.derived.hp'],
  },
  {
    id: 'cerberus.health.death-threshold',
    title: 'HP at which a character dies',
    kind: 'formula',
    text: 'You die when your HP reach minus 25% of maximum HP, the 25% rounded down, or lower. Reaching it exactly kills: with 96 maximum HP, death comes at -24.',
    readings: [
      {
        question: 'Maximum HP that 4 does not divide, such as 50?',
        reading: 'The margin is rounded down: 12.5 becomes 12, and -12 kills.',
      },
    ],
    overrides: ['undead: destroyed at 0 HP, with no dying and no margin', 'creature or feat text'],
    related: ['cerberus.health.state', 'cerberus.undead.destruction'],
  },
  {
    id: 'cerberus.health.state',
    title: 'Health state from HP',
    kind: 'formula',
    text: 'Above 0 HP you are able, unharmed or wounded. At 0 or less, but above the death threshold, you are down, unconscious and without any action: dying, or stable once stabilized. At the threshold or below you are dead. One blow may take you straight from able to dead.\n\nWho collapses lies prone; a flyer falls.',
    related: ['cerberus.health.death-threshold', 'cerberus.health.dying.save', 'cerberus.health.stable'],
  },
];
