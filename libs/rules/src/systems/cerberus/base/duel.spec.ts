import { describe, expect, it } from 'vitest';
import { evaluate, odds, resolve } from '../../../index.ts';

const rolls = (a: number[], b: number[]) => ({
  rolls: [
    { key: 'a.reflex', faces: a },
    { key: 'b.reflex', faces: b },
  ],
});
const given = (value: number) => ({ from: 'modifier', value });
const duel = (input: object, dice: object, rest: object = {}) =>
  resolve('cerberus.base.duel', { input, dice, ...rest });
const rule = (input: object, dice: object) =>
  evaluate('cerberus.base.reflex-duel', { input: { orderMatters: true, reflexA: 10, reflexB: 7, ...input }, dice });

describe('a Reflex duel between two actions', () => {
  it('takes modifiers from the sheet or from class and level', () => {
    const a = { name: 'Osseur', action: 'axe', reflex: { from: 'class', dex: 7, grade: 'good', level: 4 } }; // 11
    const b = {
      reflex: { from: 'class', dex: 3, grade: 'standard', level: 7, bonuses: [{ label: 'mithril', value: 2 }] }, // 3 + 3 + 2
    };
    expect(duel({ a, b }, rolls([9], [10]))).toMatchObject({
      result: { first: 'a', reflexA: 11, reflexB: 8, totalA: 20, totalB: 18, rollsUsed: 1 },
      sentence: 'Osseur (axe) comes first, 20 against 18.',
      cites: expect.arrayContaining(['cerberus.base.reflex-modifier', 'cerberus.base.reflex-duel']),
    });
  });

  it('adds what holds for this duel, and percentages last', () => {
    const a = { reflex: given(9), percent: [{ label: 'declared first', value: 25 }] };
    const b = { reflex: given(10), bonuses: [{ label: 'prone', value: -2 }] };
    // (12 + 9) × 1.25 = 26.25, down to 26; 18 + 10 - 2 = 26: again. (3 + 9) × 1.25 = 15; 5 + 10 - 2 = 13.
    expect(duel({ a, b }, rolls([12, 3], [18, 5]))).toMatchObject({
      result: { first: 'a', totalA: 15, totalB: 13, rollsUsed: 2 },
    });
  });

  it('rolls nothing where the order is no matter, as the input or else the GM says', () => {
    const sides = { a: { reflex: given(1) }, b: { reflex: given(2) } };
    const no = [{ id: 'cerberus.base.reflex-duel#orderMatters', value: false }];
    const none = { result: { first: 'none', rollsUsed: 0 }, rolls: [] };
    expect(duel({ ...sides, orderMatters: false }, { missing: 'ask' })).toMatchObject(none);
    expect(duel(sides, { missing: 'ask' }, { decisions: no })).toMatchObject(none);
    expect(duel({ ...sides, orderMatters: true }, { missing: 'ask' }, { decisions: no }).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [{ key: 'a.reflex' }, { key: 'b.reflex' }],
    });
  });

  it('takes a duel settled at the table', () => {
    const sides = { a: { reflex: given(1) }, b: { name: 'Maelis', reflex: given(2) } };
    const outcomes = [{ key: 'duel', outcome: { first: 'b' } }];
    expect(duel(sides, { outcomes })).toMatchObject({
      result: { first: 'b', rollsUsed: 0 },
      sentence: 'Maelis comes first.',
    });
    const tie = [{ key: 'duel', outcome: { first: 'tie' } }];
    expect(duel(sides, { outcomes: tie }).problem).toMatchObject({ type: 'invalid-input' });
  });

  it('has exact odds, ties rolled again', () => {
    // 11 + 5 against 10: of 400, a is higher in 295, lower in 91, equal in 14.
    const a = { reflex: given(11), bonuses: [{ label: 'declared first', value: 5 }] };
    const answer = odds('cerberus.base.duel', { input: { a, b: { reflex: given(10) } } });
    expect(answer).toMatchObject({
      metrics: [
        {
          name: 'first',
          exact: true,
          outcomes: [
            { value: 'a', fraction: '295/386' },
            { value: 'b', fraction: '91/386' },
          ],
        },
      ],
    });
  });

  it('wants numbers where they belong', () => {
    const b = { reflex: given(2) };
    expect(duel({ a: { reflex: { from: 'class', dex: 1 } }, b }, {}).problem).toMatchObject({ type: 'invalid-input' });
    expect(duel({ a: { reflex: 3 }, b }, {}).problem).toMatchObject({ type: 'invalid-input' });
  });
});

describe('the rule of Reflex duels', () => {
  it('rolls ties again, more than once if it must', () => {
    expect(rule({}, rolls([10, 1, 4], [13, 4, 12]))).toMatchObject({
      result: { first: 'b', rollsUsed: 3, totalA: 14, totalB: 19 },
    });
    expect(rule({}, rolls([10], [13])).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [
        { key: 'a.reflex', index: 1 },
        { key: 'b.reflex', index: 1 },
      ],
    });
  });

  it('knows Advantage on either side', () => {
    expect(rule({ modeA: 'disadvantage', modeB: 'advantage' }, rolls([20, 3], [1, 7]))).toMatchObject({
      result: { first: 'b', totalA: 13, totalB: 14 },
    });
  });

  it('leaves a total of 0 or less as it is', () => {
    const percentA = [{ label: 'declared first', value: 50 }];
    expect(rule({ reflexA: -10, reflexB: -9, percentA }, rolls([4], [4]))).toMatchObject({
      result: { first: 'b', totalA: -6, totalB: -5 },
    });
  });
});

describe('the Reflex modifier', () => {
  it.each([
    [{ dex: 0, grade: 'standard', level: 1 }, 0],
    [{ dex: -2, grade: 'standard', level: 5 }, 0],
    [
      {
        dex: 5,
        grade: 'good',
        level: 3,
        bonuses: [
          { label: 'feat', value: 2 },
          { label: 'fear', value: -1 },
        ],
      },
      9,
    ],
  ])('%j is %i', (input, reflexModifier) => {
    expect(evaluate('cerberus.base.reflex-modifier', { input })).toMatchObject({ result: { reflexModifier } });
  });
});
