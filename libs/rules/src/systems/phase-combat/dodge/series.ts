import { type Example, operation } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';
import { haltsSeries } from './halts-series.ts';

type Input = Parameters<typeof haltsSeries.evaluate>[0];
interface Result {
  hits: number;
  resolved: number;
  halted: number;
}

const examples: readonly Example[] = [
  {
    title: 'Three attacks, the second misses',
    request: {
      input: { dodging: true, ocv: 8, dcv: 5, attacks: 3 },
      dice: {
        rolls: [
          { key: 'attacks.1.attack', total: 9 },
          { key: 'attacks.2.attack', total: 12 },
        ],
      },
    },
  },
  {
    title: 'A Sweep at a dodger and a bystander',
    request: { input: { dodging: true, ocv: 8, dcv: 5, targets: ['dodger', 'other', 'dodger'], otherDcv: 6 } },
  },
];

/** Autofire or Sweep against somebody who dodges: the first miss on them ends it. */
export const series = operation<Input, Result>({
  id: 'phase-combat.dodge.series',
  title: 'Dodge a series',
  summary: 'An Autofire or Sweep against somebody who dodges: the first miss on them halts the rest.',
  input: haltsSeries.input,
  output: haltsSeries.output,
  dice: haltsSeries.dice,
  uses: [haltsSeries],
  odds: { hits: ({ hits }) => hits, halted: ({ halted }) => halted },
  resolve: (input, ruling) => ruling.run(haltsSeries, input),
  sentence: ({ hits, resolved, halted }) =>
    `${hits} of ${counted(resolved, 'attack')} ${agreeing(hits, 'hits', 'hit')}${halted > 0 ? `, and ${counted(halted, 'is', 'are')} halted` : ''}.`,
  changes: () => [],
  groups: [
    { title: 'Series', fields: ['dodging', 'ocv', 'dcv', 'attacks'] },
    { title: 'Several targets', fields: ['targets', 'otherDcv'] },
    { title: 'More', fields: ['halved', 'attackRolled'] },
  ],
  examples,
});
