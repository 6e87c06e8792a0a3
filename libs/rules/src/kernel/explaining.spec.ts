import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decision } from './decision.ts';
import { parameter } from './parameter.ts';
import { doorTo, ruled } from './testing/door.ts';
import { formula, operation } from './unit.ts';

const leave = decision({ id: 'test.kernel.limit#leave', question: 'May he?', schema: z.boolean(), usual: true });
const cap = parameter({
  id: 'test.kernel.limit#cap',
  title: 'highest level',
  default: 2,
  schema: z.int().min(0).max(9),
  changedBy: 'feats',
});

/** Says its verdict only, or works it out, or does both in a scope of its own. */
const limit = formula({
  id: 'test.kernel.limit',
  input: z.strictObject({ level: z.int(), asks: z.boolean().optional(), works: z.enum(['here', 'inside']).optional() }),
  output: z.strictObject({ met: z.boolean() }),
  decisions: [leave],
  parameters: [cap],
  says: ({ met }, { level }) => `Level ${level} is ${met ? '' : 'not '}met.`,
  evaluate({ level, asks, works }, ruling) {
    const most = ruling.parameter(cap);
    if (asks) ruling.decide(leave);
    const work = () => ruling.calc('level').plus('', level).floor('test.kernel.limit');
    if (works === 'here') work();
    if (works === 'inside') ruling.within('inner', work);
    return { met: level <= most };
  },
});

type Run = z.infer<typeof limit.input>;

/** Runs the rule as often as it is told to, all in one scope or each in its own. */
const runs = operation({
  id: 'test.kernel.runs',
  title: 'Runs',
  summary: 'Runs a rule.',
  input: z.strictObject({ runs: z.array(limit.input), scoped: z.boolean().optional() }),
  output: z.strictObject({ met: z.int() }),
  uses: [limit],
  dice: [],
  odds: { met: ({ met }) => met },
  resolve({ runs: given, scoped }, ruling) {
    const one = (run: Run) => ruling.run(limit, run).met;
    return { met: given.filter((run, i) => (scoped ? ruling.within(`${i + 1}`, () => one(run)) : one(run))).length };
  },
  sentence: ({ met }) => `${met} met.`,
  changes: () => [],
  groups: [],
  examples: [],
});

const { resolve } = doorTo(limit, runs);
const amendments = [{ parameter: cap.id, op: 'set' as const, value: 4, source: 'aegis' }];
const lines = (given: Run[], more: object = {}, scoped = false) =>
  ruled(resolve('test.kernel.runs', { input: { runs: given, scoped }, ...more })).trace.map(
    ({ at, expression }) => `${at === undefined ? '' : `${at}: `}${expression}`,
  );

describe('the line of a rule that took part', () => {
  it('is its verdict', () => {
    expect(lines([{ level: 3 }])).toEqual(['Level 3 is not met.']);
  });

  it('is not swallowed by the line of a decision or an amendment', () => {
    expect(lines([{ level: 3, asks: true }])).toEqual(['as usual', 'Level 3 is not met.']);
    expect(lines([{ level: 3 }], { amendments })).toEqual(['2 → 4 (aegis)', 'Level 3 is met.']);
    const decisions = [{ id: leave.id, value: false, source: 'Anna' }];
    expect(lines([{ level: 3, asks: true }], { amendments, decisions })).toEqual([
      '2 → 4 (aegis)',
      'ruled by Anna',
      'Level 3 is met.',
    ]);
  });

  it('is its working where it has one, in this scope', () => {
    expect(lines([{ level: 3, works: 'here' }])).toEqual(['3 = 3']);
    expect(lines([{ level: 3, works: 'here' }], { amendments })).toEqual(['2 → 4 (aegis)', '3 = 3']);
    expect(lines([{ level: 3, works: 'inside' }])).toEqual(['inner: 3 = 3', 'Level 3 is not met.']);
  });

  it('is written at each run, whatever an earlier one in the same scope wrote', () => {
    expect(lines([{ level: 3 }, { level: 1 }])).toEqual(['Level 3 is not met.', 'Level 1 is met.']);
    expect(lines([{ level: 3, works: 'here' }, { level: 1 }])).toEqual(['3 = 3', 'Level 1 is met.']);
    expect(lines([{ level: 3 }, { level: 1 }], {}, true)).toEqual(['1: Level 3 is not met.', '2: Level 1 is met.']);
  });
});

describe('what is reached more than once', () => {
  const asking = (count: number) => Array.from({ length: count }, () => ({ level: 1, asks: true }));

  it.each([1, 2, 20])('is told once in one scope, %d times or more', (count) => {
    const { decisions } = ruled(resolve('test.kernel.runs', { input: { runs: asking(count) } }));
    expect(decisions).toEqual([{ id: leave.id, question: 'May he?', value: true, source: 'usual' }]);
  });

  const askedOf = (runs: Run[], decisions: readonly object[] = []) =>
    ruled(resolve('test.kernel.runs', { input: { runs, scoped: true }, decisions: decisions as never }));

  it.each([2, 20])('is told once for everywhere where nobody says otherwise, in %d scopes', (count) => {
    expect(askedOf(asking(count)).decisions).toEqual([
      { id: leave.id, question: 'May he?', value: true, source: 'usual' },
    ]);
  });

  it.each([2, 20])('is told for each scope where somebody has decided, in %d of them', (count) => {
    const { decisions } = askedOf(asking(count), [{ id: leave.id, value: false }]);
    expect(decisions.map(({ at }) => at)).toEqual(Array.from({ length: count }, (_, i) => `${i + 1}`));
  });

  it.each([1, 2, 12])('is told so that it means the same when it is given back, decided in scope %d', (which) => {
    const first = askedOf(asking(12), [{ id: leave.id, at: `${which}`, value: false, source: 'Anna' }]);
    expect(new Set(first.decisions.map(({ at, source }) => `${at} ${source}`))).toEqual(
      new Set(['undefined usual', `${which} Anna`]),
    );
    expect(askedOf(asking(12), first.decisions)).toEqual(first);
  });
});

describe('how much one ruling may do', () => {
  const many = (count: number, run: Run) => ({ input: { runs: new Array<Run>(count).fill(run), scoped: true } });

  it('is limited, traced or not, with the limit named', () => {
    for (const trace of [true, false])
      expect(resolve('test.kernel.runs', { ...many(1_000_000, { level: 1 }), trace }).problem).toMatchObject({
        type: 'too-large',
        limit: '100000 rules',
      });
  });

  it('is the same whether or not it explains itself', () => {
    const request = many(99_999, { level: 1 });
    const counted = [true, false].map((trace) => ruled(resolve('test.kernel.runs', { ...request, trace })).result);
    expect(counted).toEqual([{ met: 99_999 }, { met: 99_999 }]);
  });
});
