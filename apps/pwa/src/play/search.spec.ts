import { describe, expect, it } from 'vitest';
import { isOneSlipAway, searched } from './search.ts';

const all = [
  { title: 'Resolve one attack', summary: 'A blow or a shot.' },
  { title: 'Resolve a volley', summary: 'Several attacks.' },
  { title: 'Grapple', summary: 'Hold an opponent.' },
];
const titles = (wanted: string) => searched(all, wanted).map(({ title }) => title);

describe('searching', () => {
  it('finds titles before summaries, whole words before beginnings', () => {
    expect(titles('attack')).toEqual(['Resolve one attack', 'Resolve a volley']);
    expect(titles('gra')).toEqual(['Grapple']);
    expect(titles('resolve shot')).toEqual(['Resolve one attack']);
    expect(titles('zeppelin')).toEqual([]);
  });

  it.each(['atack', 'attakc', 'attackk', 'ottack'])('forgives a slip: %s', (slip) => {
    expect(titles(slip)[0]).toBe('Resolve one attack');
  });

  it.each([
    ['volley', 'volley', true],
    ['voley', 'volley', true],
    ['grapple', 'volley', false],
  ])('%s and %s: %s', (a, b, isNear) => {
    expect(isOneSlipAway(a, b)).toBe(isNear);
  });
});
