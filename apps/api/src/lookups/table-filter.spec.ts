import { describe, expect, it } from 'vitest';
import { toyContent } from '../fixtures/toy.ts';
import { filtered, sorted } from './table-filter.ts';

const [table] = toyContent[0]?.tables ?? [];
const { rows = [], columns = [] } = table ?? {};
const edges = (filters: string[], sort?: string) =>
  sorted(filtered(rows, columns, filters), columns, sort).map((row) => row.edge);

describe('rows of a table', () => {
  it('are found by value, by item of a list and by comparison, all together', () => {
    expect(edges(['reach:5'])).toEqual([5, 7]);
    expect(edges(['names:SABER'])).toEqual([5]);
    expect(edges(['edge:>=5'])).toEqual([5, 7]);
    expect(edges(['edge:<7', 'reach:10'])).toEqual([3]);
    expect(edges(['edge:7'])).toEqual([7]);
  });

  it('are sorted up or down by several columns, those without a value last', () => {
    expect(edges([], 'edge')).toEqual([3, 5, 7, null]);
    expect(edges([], '-edge')).toEqual([7, 5, 3, null]);
    expect(edges([], '-reach,-edge')).toEqual([3, 7, 5, null]);
  });

  it('are refused by unknown columns and bad figures', () => {
    expect(() => edges(['weight:3'])).toThrow('expected a column of the table: names, edge, reach');
    expect(() => edges(['edge:sharp'])).toThrow('expected a number');
    expect(() => edges(['edge'])).toThrow('expected a value after edge:');
    expect(() => edges([], 'weight')).toThrow('/sort');
  });
});
