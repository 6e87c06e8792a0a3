import { systems } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { headColumn, sortedRows } from './table-view.ts';
import { cellWords, firstSentence, spaced } from './words.ts';

describe('a cell', () => {
  it.each([
    [null, { kind: 'number' }, '–'],
    [[], { kind: 'list' }, '–'],
    [true, { kind: 'flag' }, 'yes'],
    [-5, { kind: 'number' }, '−5'],
    [1, { kind: 'number', unit: 'minutes' }, '1 minute'],
    [12500, { kind: 'number', unit: 'gp' }, '12,500 gp'],
    [0.5, { kind: 'number' }, '0.5'],
    [['pike', 'long-spear'], { kind: 'list' }, 'pike, long spear'],
    ['pinnedToWall', { kind: 'text' }, 'pinned to wall'],
    ['gmChance', { kind: 'text' }, 'GM chance'],
    ['half blocked', { kind: 'text' }, 'half blocked'],
  ] as const)('%j reads well', (cell, column, words) => {
    expect(cellWords(cell, column)).toBe(words);
  });

  it('of any table shows no key of the data', () => {
    for (const table of systems.flatMap((system) => system.tables))
      for (const row of table.rows)
        for (const column of table.columns)
          expect(cellWords(row[column.key], column)).not.toMatch(/[a-z][A-Z]|_|undefined|null|[{}]|\$/);
  });
});

it('leaves names as they are', () => {
  expect(spaced('M1')).toBe('M1');
  expect(spaced('1d12')).toBe('1d12');
  expect(spaced('dc')).toBe('DC');
});

describe('a sorted table', () => {
  const table = {
    columns: [
      { key: 'n', title: 'Number', kind: 'number' },
      { key: 'w', title: 'Word', kind: 'text' },
    ],
    rows: [
      { n: 2, w: 'M10' },
      { n: null, w: 'M2' },
      { n: 1, w: 'a' },
    ],
  } as const;
  const order = (key: string, isDescending: boolean) => sortedRows(table, { key, isDescending }).map((row) => row.w);

  it('has empty cells last either way', () => {
    expect(order('n', false)).toEqual(['a', 'M10', 'M2']);
    expect(order('n', true)).toEqual(['M10', 'a', 'M2']);
  });

  it('counts numbers within words', () => {
    expect(order('w', false)).toEqual(['a', 'M2', 'M10']);
  });

  it('is as the book has it unless asked, or asked for what it has not', () => {
    expect(sortedRows(table, undefined)).toBe(table.rows);
    expect(sortedRows(table, { key: 'z', isDescending: false })).toBe(table.rows);
  });

  it('is headed by words', () => {
    expect(headColumn(table.columns)?.key).toBe('w');
  });
});

it.each([
  ['Add 0.5 to it. Then more.', 'Add 0.5 to it.'],
  ['Both: one. Two.', 'Both: one.'],
  ['Of three kinds: Light, medium.', 'Of three kinds.'],
  ['One only.', 'One only.'],
])('begins "%s" with "%s"', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
