import type { Entry } from '../types.ts';

/** How good a dodge is. */
export const skillEntries: readonly Entry[] = [
  {
    id: 'percentile-dodge.base-skill',
    title: 'Base dodge, trained or not',
    kind: 'formula',
    text: 'If Dodge stands on your sheet, that is your base. If not, your Dexterity score is, as a percentage, with no penalty for being untrained. Everyone may try.',
    readings: [
      {
        question: 'A Dodge on the sheet that is lower than Dexterity?',
        reading: 'Dodge counts: Dexterity stands in only where the skill is missing.',
      },
      {
        question: 'Do the other modifiers hold for an untrained dodge?',
        reading: 'Yes; only a penalty for being untrained is ruled out.',
      },
    ],
    related: ['percentile-dodge.effective-dodge'],
  },
  {
    id: 'percentile-dodge.multi-action',
    title: 'Several actions in the round',
    kind: 'formula',
    text: 'If you take more than one action in the round, your Dodge bears the same cumulative penalty as those actions. How large it is, your table or your sheet says. With one action or none there is no penalty.',
    readings: [
      {
        question: 'The penalty grows from action to action: which one counts?',
        reading: 'The one in force for the round, as you give it. Dodging does not raise it.',
      },
    ],
    overrides: ['the GM, on the size of the penalty'],
    related: ['percentile-dodge.effective-dodge'],
  },
  {
    id: 'percentile-dodge.armor',
    title: 'Armor and load',
    kind: 'ruling',
    text: 'The GM may take points off your Dodge for bulky armor or a large load; the book gives no figure, and without a ruling it is 0. Light armor should cost nothing.',
    overrides: ['the GM, on the figure'],
    related: ['percentile-dodge.effective-dodge'],
  },
  {
    id: 'percentile-dodge.situational',
    title: 'The situation',
    kind: 'table',
    text: 'One row of the ladder, by terrain, conditions and mobility, adds its points to Dodge. Open ground, good sight and braced for the attack: +10. Normal fighting conditions: 0. Tight space, bad footing or clutter: -10 to -30, any whole number between, as the GM says. Cramped, pinned, nowhere to move: -50.',
    readings: [
      { question: 'Percent of what?', reading: 'Points, added to the skill.' },
      {
        question: 'Must everything that a row names be so?',
        reading: 'No. The GM names the row; its words are a guide.',
      },
      {
        question: 'Several circumstances at once?',
        reading: 'One row, the most fitting. They are not summed.',
      },
      {
        question: 'Pinned, but space is needed to dodge at all?',
        reading: 'If the GM finds the space sufficient for a dodge, it is at -50; if not, there is no roll.',
      },
      {
        question: 'Which values between -10 and -30?',
        reading: 'Any whole number, both ends included.',
      },
    ],
    overrides: ['the GM, on the row and the points', 'a table that uses other steps of the ladder'],
    related: ['percentile-dodge.effective-dodge', 'percentile-dodge.eligibility'],
  },
  {
    id: 'percentile-dodge.effective-dodge',
    title: 'Effective dodge',
    kind: 'formula',
    text: 'Base dodge plus the points of the situation, of several actions and of armor. The sum has no floor and no ceiling; it may be negative.',
    readings: [
      {
        question: 'Do modifiers change the skill or the roll?',
        reading: 'The skill. The margin would be the same either way.',
      },
    ],
    overrides: ['the GM, on further points'],
    related: [
      'percentile-dodge.base-skill',
      'percentile-dodge.situational',
      'percentile-dodge.multi-action',
      'percentile-dodge.armor',
      'percentile-dodge.contest',
    ],
  },
];
