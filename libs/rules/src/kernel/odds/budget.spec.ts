import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doorTo, fractionsIn } from '../testing/door.ts';
import { sumOfFractions } from '../testing/exactness.ts';
import { type Program, programs, programUnits } from '../testing/program.ts';
import { procedure } from '../unit.ts';
import { EXACT_BUDGET } from './work.ts';

/** Who comes first of so many, each with a die of so many faces. */
const order = procedure({
  id: 'test.kernel.order',
  input: z.strictObject({ count: z.int(), faces: z.int() }),
  output: z.strictObject({ alone: z.boolean(), first: z.string() }),
  dice: [{ key: '*.reflex', dice: '1d20', by: 'each', label: 'Reflex' }],
  outcome: ['alone', 'first'],
  says: () => '',
  evaluate({ count, faces }, ruling) {
    const ids = Array.from({ length: count }, (_, i) => `c${i}`);
    const [first = []] = ruling.rank(ids, () => ruling.roll('reflex', faces));
    return { alone: first.length === 1, first: first.join(' ') };
  },
});

/** Two sums against each other, or one sum. */
const sums = procedure({
  id: 'test.kernel.sums',
  input: z.strictObject({ count: z.int(), faces: z.int(), against: z.boolean().optional() }),
  output: z.strictObject({ value: z.int() }),
  dice: ['a', 'b'].map((key) => ({ key, dice: '60d6', by: 'each', label: key })),
  outcome: ['value'],
  says: () => '',
  evaluate({ count, faces, against }, ruling) {
    const a = ruling.sum('a', count, faces);
    return { value: against ? Math.sign(a - ruling.sum('b', count, faces)) : a };
  },
});

/** A yes or no of one die of so many faces. */
const yes = procedure({
  id: 'test.kernel.yes',
  input: z.strictObject({ faces: z.int() }),
  output: z.strictObject({ yes: z.boolean() }),
  dice: [{ key: 'd', dice: '1d20', by: 'each', label: 'die' }],
  outcome: ['yes'],
  says: () => '',
  evaluate: ({ faces }, ruling) => ({ yes: ruling.test('d', faces, (face) => face === 1) }),
});

/** Rolls nothing the first time that its die is 1, and very much else. */
const swelling = procedure({
  id: 'test.kernel.swelling',
  input: z.strictObject({ most: z.int() }),
  output: z.strictObject({ value: z.int() }),
  dice: [{ key: '*', dice: '1d20', by: 'each', label: 'die' }],
  outcome: ['value'],
  says: () => '',
  evaluate({ most }, ruling) {
    const times = Math.floor((ruling.roll('times', 1000) - 1) ** 2 * most);
    let value = 0;
    for (let i = 0; i < times; i++) value += ruling.roll('d', 6);
    return { value };
  },
});

const door = () => doorTo(order, sums, yes, swelling);

describe('past 2^53', () => {
  it.each([
    [100, 100],
    [60, 6],
    [25, 6],
  ])('the odds of %dd%d are exact and add up to exactly 1', (count, faces) => {
    const answer = door().ruleOdds('test.kernel.sums', { input: { count, faces } });
    const fractions = fractionsIn(answer, 'value');
    expect(sumOfFractions(Object.values(fractions))).toBe('1/1');
    expect(fractions[count]).toBe(`1/${BigInt(faces) ** BigInt(count)}`);
    expect(fractions[count + 1]).toBe(reduced(BigInt(count), BigInt(faces) ** BigInt(count)));
    if (answer.problem) return;
    const [metric] = answer.metrics;
    expect(metric?.exact).toBe(true);
    expect(metric?.mean).toBeCloseTo((count * (faces + 1)) / 2, 10);
    expect(metric?.sd).toBeCloseTo(Math.sqrt((count * (faces ** 2 - 1)) / 12), 6);
    const [rarest] = metric?.outcomes ?? [];
    expect((rarest?.probability ?? 0) * faces ** count).toBeCloseTo(1, 9);
    expect(rarest?.atLeast).toBe(1);
  });

  it('twelve yeses or noes of 1 in 97, one after the other, are exact', () => {
    const twelve = procedure({
      id: 'test.kernel.twelve',
      input: z.strictObject({ faces: z.int() }),
      output: z.strictObject({ count: z.int() }),
      dice: yes.dice,
      outcome: ['count'],
      says: () => '',
      evaluate: ({ faces }, ruling) => {
        const one = () => Number(ruling.test('d', faces, (face) => face === 1));
        return { count: Array.from({ length: 12 }, one).reduce((sum, passed) => sum + passed, 0) };
      },
    });
    const fractions = fractionsIn(doorTo(twelve).ruleOdds('test.kernel.twelve', { input: { faces: 97 } }), 'count');
    expect(sumOfFractions(Object.values(fractions))).toBe('1/1');
    // C(12, k) × 96^(12−k) of 97^12, which is prime to every numerator.
    const ways = [1n, 12n, 66n, 220n, 495n, 792n, 924n];
    for (const [k, choose] of ways.entries())
      expect(fractions[k]).toBe(`${choose * 96n ** BigInt(12 - k)}/${97n ** 12n}`);
  });

  it('60d6 against 60d6 is exact, fair and symmetric', () => {
    const answer = door().ruleOdds('test.kernel.sums', { input: { count: 60, faces: 6, against: true } });
    const fractions = fractionsIn(answer, 'value');
    expect(sumOfFractions(Object.values(fractions))).toBe('1/1');
    expect(fractions['-1']).toBe(fractions['1']);
    expect(!answer.problem && answer.metrics[0]?.mean).toBe(0);
  });
});

function reduced(numerator: bigint, denominator: bigint): string {
  let [large, small] = [numerator, denominator];
  while (small) [large, small] = [small, large % small];
  return `${numerator / large}/${denominator / large}`;
}

describe('beyond the work budget', () => {
  it('an order of twelve is sampled, says so, and is as near as it says', () => {
    const answer = door().ruleOdds('test.kernel.order', { input: { count: 12, faces: 20 } });
    if (answer.problem) throw new Error('no odds');
    const alone = answer.metrics.find(({ name }) => name === 'alone');
    const samples = Math.ceil(60_000 / 12); // a sample may roll 60,000 dice, and each run rolls twelve
    expect(alone).toMatchObject({ exact: false, samples });
    // One of twelve is highest alone: 12 × the sum over faces f of 1/20 × ((f−1)/20)^11.
    const expected = 12 * Array.from({ length: 20 }, (_, i) => (i / 20) ** 11 / 20).reduce((sum, p) => sum + p, 0);
    const p = alone?.outcomes.find(({ value }) => value === true)?.probability ?? 0;
    expect(alone?.standardError).toBeCloseTo(Math.sqrt((p * (1 - p)) / samples), 12);
    expect(Math.abs(p - expected)).toBeLessThan(4 * (alone?.standardError ?? 0));
    const sum = alone?.outcomes.reduce((total, outcome) => total + outcome.probability, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it('the same sample is drawn every time', () => {
    const request = { input: { count: 12, faces: 20 } };
    const first = JSON.stringify(door().ruleOdds('test.kernel.order', request));
    expect(JSON.stringify(door().ruleOdds('test.kernel.order', request))).toBe(first);
  });

  it.each([
    ['999 dice of 999 faces', 'test.kernel.sums', { count: 999, faces: 999 }],
    ['a thousand dice of a million faces', 'test.kernel.sums', { count: 1000, faces: 1_000_000 }],
    ['two sums of a thousand dice', 'test.kernel.sums', { count: 500, faces: 1000, against: true }],
    ['one die of a million faces', 'test.kernel.sums', { count: 1, faces: 1_000_000 }],
    ['a hundred in order', 'test.kernel.order', { count: 100, faces: 20 }],
    ['nine in order', 'test.kernel.order', { count: 9, faces: 1000 }],
    ['three in order with very large dice', 'test.kernel.order', { count: 3, faces: 100_000 }],
    ['runs that swell after the first', 'test.kernel.swelling', { most: 1 }],
  ])('%s: sampled or refused, never a hang', (_, id, input) => {
    const { problem, metrics } = door().ruleOdds(id, { input }) as {
      problem?: { type: string };
      metrics?: { exact: boolean }[];
    };
    expect(problem?.type ?? metrics?.[0]?.exact).toBe(problem ? 'too-large' : false);
    // Within the budget they would be exact, and the budget is what ends them.
    expect(door().oddsWithin(id, { input }, EXACT_BUDGET)).toBeUndefined();
  });

  it.each([1_000_000, 1e9])('%d repeats are too many', (count) => {
    const program: Program = { op: 'total', count, of: { op: 'figure' } };
    const asked = doorTo(...programUnits);
    for (const ask of [asked.ruleOdds, asked.evaluate])
      expect(ask('test.kernel.program', { input: { program } }).problem?.type).toBe('too-large');
  });

  it.each([1_000_001, 1e12, Number.MAX_SAFE_INTEGER])('a yes or no of a die of %d faces is too large', (faces) => {
    expect(door().ruleOdds('test.kernel.yes', { input: { faces } }).problem?.type).toBe('too-large');
    expect(door().evaluate('test.kernel.yes', { input: { faces }, dice: { seed: 's' } }).problem?.type).toBe(
      'too-large',
    );
  });
});

describe('what an exact answer costs', () => {
  const id = 'test.kernel.program';

  /** The least budget that suffices, after other questions to the same front door. */
  function leastBudget(program: Program, before: readonly Program[]): number {
    const fits = (budget: number) => {
      const asked = doorTo(...programUnits);
      for (const earlier of before) asked.ruleOdds(id, { input: { program: earlier } });
      return asked.oddsWithin(id, { input: { program } }, budget) !== undefined;
    };
    let [below, enough] = [0, 1];
    while (!fits(enough)) [below, enough] = [enough, enough * 2];
    while (enough - below > 1) {
      const middle = Math.floor((below + enough) / 2);
      if (fits(middle)) enough = middle;
      else below = middle;
    }
    return enough;
  }

  it('is the same whatever was asked before', () => {
    fc.assert(
      fc.property(programs({ again: true }), programs({ again: true }), (program, before) => {
        expect(leastBudget(program, [before, program])).toBe(leastBudget(program, []));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same whether a part was first met inside another or alone', () => {
    const part: Program = { op: 'total', count: 5, of: { op: 'roll', faces: 6, mode: 'normal' } };
    const rule: Program = { op: 'run', modulus: 4, again: false, of: part };
    const sum: Program = { op: 'sum', count: 5, faces: 6 };
    const ruleOfSum: Program = { op: 'run', modulus: 4, again: false, of: sum };
    for (const [inner, outer] of [
      [rule, part],
      [ruleOfSum, sum],
    ] as const) {
      const both: Program = { op: 'add', of: [outer, inner] };
      expect(leastBudget(inner, [both])).toBe(leastBudget(inner, []));
      expect(leastBudget(both, [inner])).toBe(leastBudget(both, []));
    }
  });
});
