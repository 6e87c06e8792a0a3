import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { whole } from '../schema.ts';
import { doorTo, fractionsIn } from '../testing/door.ts';
import { operation, procedure } from '../unit.ts';

const dice = [{ key: 'find', dice: '1d4', by: 'player', label: 'the search' }] as const;

/** On a 1 nothing is found; else as many as the die shows. */
const search = procedure({
  id: 'test.kernel.search',
  input: z.strictObject({}),
  output: z.strictObject({ found: whole(1, 4, 'How many.').optional() }),
  dice: [...dice],
  outcome: ['found'],
  says: () => 'A search.',
  evaluate: (_, ruling) => {
    const face = ruling.roll('find', 4);
    return face === 1 ? {} : { found: face };
  },
});

describe('a metric that some results leave out', () => {
  it('has `none` for them, and no mean', () => {
    const odds = doorTo(search).ruleOdds(search.id, { input: {} });
    expect(fractionsIn(odds, 'found')).toEqual({ 2: '1/4', 3: '1/4', 4: '1/4', none: '1/4' });
    expect(odds).not.toHaveProperty('metrics.0.mean');
  });

  it('has it for each of those who are not in every result', () => {
    const finds = operation({
      id: 'test.kernel.finds',
      title: 'Find',
      summary: 'Finds.',
      input: z.strictObject({}),
      output: z.strictObject({ finders: z.array(z.strictObject({ id: z.string(), found: z.number() })) }),
      dice: [...dice],
      uses: [search],
      odds: { found: { perId: ({ finders }) => finders.map(({ id, found }) => [id, found] as const) } },
      resolve: (_, ruling) => {
        const { found } = ruling.run(search, {});
        return { finders: found === undefined ? [] : [{ id: 'ada', found: 1 }] };
      },
      sentence: () => 'Found.',
      changes: () => [],
      groups: [],
      examples: [],
    });
    const odds = doorTo(finds, search).odds(finds.id, { input: {} });
    expect(fractionsIn(odds, 'found', 'ada')).toEqual({ 1: '3/4', none: '1/4' });
  });
});
