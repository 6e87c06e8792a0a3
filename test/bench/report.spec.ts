import { expect, it } from 'vitest';
import type { Section } from './figure.ts';
import { missed, tables } from './report.ts';

const section: Section = {
  title: 'Part',
  how: 'By counting.',
  figures: [
    { what: 'fast', measured: { low: 4, median: 4.5, high: 12 }, unit: 'ratio', target: { atLeast: 4 }, note: '9/s' },
    { what: 'late', measured: { low: 2.5, median: 2.5, high: 2.5 }, unit: 'seconds', target: { atMost: 2 } },
    { what: 'many', measured: { low: 900, median: 12_345, high: 1_234_567 }, unit: 'perSecond' },
  ],
};

it('a table shows what was measured, what it should be and whether it is', () => {
  expect(tables([section]).split('\n')).toEqual([
    '| **Part** | measured | target |  |',
    '| --- | --- | --- | --- |',
    '| fast | 4.50 × (4.00 × to 12.0 ×) · 9/s | ≥ 4.00 × | met |',
    '| late | 2.50 s | ≤ 2.00 s | **missed** |',
    '| many | 12,300/s (900/s to 1,230,000/s) |  |  |',
    '',
    'By counting.',
  ]);
});

it('a missed target is said in words', () => {
  expect(missed([section])).toEqual(['late: 2.50 s, target ≤ 2.00 s']);
});
