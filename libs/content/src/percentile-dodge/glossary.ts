import type { Term } from '../types.ts';

/** The words players ask about, in alphabetical order. */
export const glossary: readonly Term[] = [
  {
    term: 'Action',
    means: 'What somebody declares to do in a round. Dodging is none, and uses none up.',
    entry: 'percentile-dodge.trigger',
  },
  {
    term: 'Archery',
    means:
      'Shots with a bow, and usually other launched missiles. They are tested against a difficulty, not contested, unless the GM grants a dodge.',
    entry: 'percentile-dodge.archery-permission',
  },
  {
    term: 'Base dodge',
    means: 'Dodge as the sheet has it, or the Dexterity score where the sheet has no Dodge.',
    entry: 'percentile-dodge.base-skill',
  },
  {
    term: 'Contested',
    means: 'Settled by a roll of each side: attack against dodge, margin against margin.',
    entry: 'percentile-dodge.attack-type',
  },
  {
    term: 'Difficulty Ladder',
    means: 'Steps of points that make a skill easier or harder. Four of its rows are used for dodging, +10 to -50.',
    entry: 'percentile-dodge.situational',
  },
  {
    term: 'Dodge',
    means: 'The skill of getting out of the way. The roll is no action; its margin is set against that of the attack.',
    entry: 'percentile-dodge.trigger',
  },
  {
    term: 'Effective dodge',
    means: 'Base dodge with everything that helps or hinders it. It may fall below 0.',
    entry: 'percentile-dodge.effective-dodge',
  },
  {
    term: 'Face-off',
    means: 'Archer and target ready and in sight of each other, with room to jump aside.',
    entry: 'percentile-dodge.archery-permission',
  },
  {
    term: 'Margin',
    means: 'Skill minus the roll. The larger margin prevails; a negative one can win too.',
    entry: 'percentile-dodge.contest',
  },
  {
    term: 'Multi-action penalty',
    means: 'Points off for more than one action in a round. It weighs on Dodge as on the actions themselves.',
    entry: 'percentile-dodge.multi-action',
  },
  {
    term: 'Skill test',
    means: 'A roll of the attacker alone, against a difficulty. Whoever makes it says whether it hits.',
    entry: 'percentile-dodge.attack-type',
  },
  {
    term: 'Untrained',
    means: 'Without Dodge on the sheet: Dexterity stands in for it, and there is no penalty for that.',
    entry: 'percentile-dodge.base-skill',
  },
];
