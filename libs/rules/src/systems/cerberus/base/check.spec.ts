import { describe, expect, it } from 'vitest';
import { evaluate, odds, resolve } from '../../../index.ts';

const rolls = (a: number[], b: number[]) => ({
  rolls: [
    { key: 'a.check', faces: a },
    { key: 'b.check', faces: b },
  ],
});
const check = (input: object, dice: object, rest: object = {}) =>
  resolve('cerberus.base.check', { input, dice, ...rest });
const rule = (input: object, dice: object, rest: object = {}) =>
  evaluate('cerberus.base.opposed.check', { input, dice, ...rest });
const TIE = 'cerberus.base.opposed.check#tieOutcome';
const equal = { a: { value: 8 }, b: { value: 7 } };

/** The fraction of side a in the odds of a check. */
function chanceOfA(input: object, rest: object = {}): string | undefined {
  const answer = odds('cerberus.base.check', { input, ...rest });
  const { metrics } = answer as unknown as { metrics: { outcomes: { value: unknown; fraction: string }[] }[] };
  return metrics[0]?.outcomes.find(({ value }) => value === 'a')?.fraction;
}

describe('an opposed check', () => {
  it('goes to the higher total, bonuses named', () => {
    const input = { a: { value: 7, bonus: [{ label: 'rage', value: 2 }] }, b: { name: 'Brant', value: 8 } };
    const answer = check(input, rolls([10], [10]));
    expect(answer).toMatchObject({
      result: { winner: 'a', totalA: 19, totalB: 18, tied: false },
      sentence: 'Side a wins the check, 19 against 18.',
      changes: [],
    });
    const { trace } = answer as unknown as { trace: { at?: string; contributors?: object[] }[] };
    expect(trace.find(({ at, contributors }) => at === 'a' && contributors)?.contributors).toContainEqual({
      label: 'rage',
      value: 2,
    });
  });

  it('asks for both dice at once', () => {
    expect(check(equal, { missing: 'ask' }).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [{ key: 'a.check' }, { key: 'b.check' }],
    });
  });

  it('asks the GM about a tie, and only about a tie, where the effect says nothing', () => {
    expect(check(equal, rolls([10], [12])).problem).toBeUndefined();
    expect(check(equal, rolls([10], [11])).problem).toMatchObject({ type: 'needs-ruling', rulings: [{ id: TIE }] });
    expect(odds('cerberus.base.check', { input: equal }).problem).toMatchObject({ type: 'needs-ruling' });
  });

  it.each([
    ['a-wins', 'a', 'Side a wins the check, 18 against 18: a tie goes that way.'],
    ['b-wins', 'b', 'Side b wins the check, 18 against 18: a tie goes that way.'],
  ])('settles a tie as the GM says: %s', (value, winner, sentence) => {
    const decisions = [{ id: TIE, value }];
    expect(check(equal, rolls([10], [11]), { decisions })).toMatchObject({ result: { winner, tied: true }, sentence });
  });

  it('rolls again when the GM or the effect says so', () => {
    const dice = rolls([10, 3, 5], [11, 4, 5]); // 18 : 18, 11 : 11, 13 : 12
    const expected = { result: { winner: 'a', totalA: 13, totalB: 12, tied: false }, unused: { rolls: [] } };
    expect(check(equal, dice, { decisions: [{ id: TIE, value: 'reroll' }] })).toMatchObject(expected);
    expect(check({ ...equal, tieRule: 'reroll' }, dice)).toMatchObject(expected);
  });

  it('rolls a Reflex tie again unless its effect has another rule', () => {
    const dice = rolls([10, 2], [11, 9]);
    expect(check({ ...equal, check: 'reflex' }, dice)).toMatchObject({ result: { winner: 'b', totalB: 16 } });
    expect(check({ ...equal, check: 'reflex', tieRule: 'a-wins' }, dice)).toMatchObject({
      result: { winner: 'a' },
      unused: {
        rolls: [
          { key: 'a.check', faces: [2] },
          { key: 'b.check', faces: [9] },
        ],
      },
    });
  });

  it('takes an outcome settled at the table', () => {
    const answer = check(equal, { outcomes: [{ key: 'check', outcome: { outcome: 'b-wins' } }] });
    expect(answer).toMatchObject({ result: { winner: 'b' }, sentence: 'Side b wins the check.', rolls: [] });
  });

  it('has exact odds', () => {
    // Of 400, a + 8 is higher than b + 7 in 210, equal in 19, lower in 171.
    expect(chanceOfA({ ...equal, tieRule: 'a-wins' })).toBe('229/400');
    expect(chanceOfA({ ...equal, tieRule: 'b-wins' })).toBe('21/40');
    expect(chanceOfA({ ...equal, tieRule: 'reroll' })).toBe('70/127');
    expect(chanceOfA(equal, { decisions: [{ id: TIE, value: 'a-wins' }] })).toBe('229/400');
    expect(chanceOfA(equal, { decisions: [{ id: TIE, value: 'reroll' }] })).toBe('70/127');
  });

  it('keeps the better or worse die of a side', () => {
    const a = { value: 0, mode: 'advantage' };
    const b = { value: 0, mode: 'disadvantage' };
    expect(check({ a, b, tieRule: 'b-wins' }, rolls([2, 9], [8, 19]))).toMatchObject({
      result: { totalA: 9, totalB: 8, winner: 'a' },
      cites: expect.arrayContaining(['cerberus.base.advantage']),
    });
  });
});

describe('the rule of opposed checks', () => {
  it('reports a tie as it is', () => {
    expect(rule({ ...equal, tieRule: 'reroll' }, rolls([10], [11]))).toMatchObject({ result: { outcome: 'reroll' } });
    expect(rule(equal, rolls([10], [11]))).toMatchObject({ result: { outcome: 'gm-decides', tied: true } });
    expect(rule({ ...equal, tieOutcome: 'b-wins' }, rolls([10], [11]))).toMatchObject({
      result: { outcome: 'b-wins' },
    });
  });

  it('lets an effect demand a lead', () => {
    const margin = (value: number) => ({
      amendments: [{ parameter: 'cerberus.base.opposed.check#margin', op: 'set', value, source: 'the effect' }],
    });
    const input = { ...equal, tieRule: 'b-wins' };
    expect(rule(input, rolls([12], [9]), margin(4))).toMatchObject({ result: { outcome: 'a-wins', tied: false } }); // 20 : 16
    expect(rule(input, rolls([12], [9]), margin(5))).toMatchObject({ result: { outcome: 'b-wins', tied: true } });
  });

  it('has no special faces', () => {
    expect(rule({ a: { value: -5 }, b: { value: 15 } }, rolls([20], [1]))).toMatchObject({
      result: { totalA: 15, totalB: 16, outcome: 'b-wins' },
    });
  });
});

describe('the usual opposed checks', () => {
  const usual = (input: object, dice: object = {}) => evaluate('cerberus.base.opposed.types', { input, dice });

  it.each([
    ['reflex', 'reflex modifier'],
    ['caster-level', 'caster level'],
    ['dc', 'DC'],
  ])('%s adds the %s, and rolls nothing without sides', (kind, value) => {
    expect(usual({ check: kind })).toMatchObject({ result: { value }, rolls: [] });
  });

  it('roll again on a Reflex tie and ask about others', () => {
    expect(usual({ check: 'reflex', ...equal }, rolls([10], [11]))).toMatchObject({ result: { outcome: 'reroll' } });
    expect(usual({ check: 'dc', ...equal }, rolls([10], [11]))).toMatchObject({ result: { outcome: 'gm-decides' } });
  });

  it('need both sides or neither, and a kind that is known', () => {
    expect(usual({ check: 'dc', a: { value: 1 } }).problem).toMatchObject({ type: 'invalid-input' });
    expect(usual({ check: 'strength' }).problem).toMatchObject({ errors: [{ pointer: '/input/check' }] });
  });
});
