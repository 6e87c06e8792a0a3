import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doorTo, fractionsIn } from '../testing/door.ts';
import { procedure } from '../unit.ts';

/** Throws a die for each id, a d2 for those of two letters and a d4 for the others. */
const throwing = procedure({
  id: 'test.kernel.kinds',
  input: z.strictObject({ ids: z.array(z.string()) }),
  output: z.strictObject({ sum: z.number() }),
  dice: [{ key: 't.*.d', dice: '1d2 or 1d4', by: 'roller', label: 'die' }],
  outcome: ['sum'],
  says: ({ sum }) => `${sum}`,
  evaluate({ ids }, ruling) {
    const facesOf = (id: string) => (id.length === 2 ? 2 : 4);
    return { sum: ruling.total('t', ids, (id) => ruling.roll('d', facesOf(id)), facesOf) };
  },
});

describe('a total of repeats of several kinds', () => {
  const odds = (ids: string[]) => fractionsIn(doorTo(throwing).ruleOdds(throwing.id, { input: { ids } }), 'sum');

  it('adds up kind by kind, in whatever order they come', () => {
    // d2 + d4: 2 in 1 of 8, 3, 4 and 5 in 2 of 8, 6 in 1 of 8
    const one = { 2: '1/8', 3: '1/4', 4: '1/4', 5: '1/4', 6: '1/8' };
    expect(odds(['ab', 'x'])).toEqual(one);
    expect(odds(['x', 'ab'])).toEqual(one);
    // 3 only with three ones: 1/2 × 1/4 × 1/2; 8 only with the highest faces
    expect(odds(['ab', 'x', 'cd'])).toMatchObject({ 3: '1/16', 8: '1/16' });
    expect(odds([])).toEqual({ 0: '1/1' });
  });
});
