import { describe, expect, it } from 'vitest';
import { ruleOdds } from '../../../index.ts';
import { amended, chanceOf, decided, rolled, verdict } from '../testing/asking.ts';

const B = 'phase-combat.basics';
const HALF_DICE = { decisions: [{ id: `${B}.str-dice#halfDice`, value: true }] };

describe('dice of STR', () => {
  it.each([
    [0, 0, false],
    [-7, 0, false],
    [4, 0, true],
    [5, 1, false],
    [7, 1, false],
    [8, 1, true],
    [300, 60, false],
  ])('STR %i rolls %id6, with half dice: %s', (str, dice, halfDie) => {
    expect(verdict(`${B}.str-dice`, { str })).toEqual({ dice, halfDie: false });
    expect(verdict(`${B}.str-dice`, { str }, HALF_DICE)).toEqual({ dice, halfDie });
  });

  it('follow another price of a die', () => {
    expect(verdict(`${B}.str-dice`, { str: 20 }, amended('pointsPerDie', 10))).toEqual({ dice: 2, halfDie: false });
  });
});

describe('BODY and STUN', () => {
  it('count half dice by their own columns', () => {
    // 6 and 1: 2 + 0 BODY, 7 STUN; half die 3: 0 BODY, 2 STUN; half die 6: 1 BODY, 3 STUN
    expect(verdict(`${B}.body-count`, { faces: [6, 1], halfDieFace: 3 })).toEqual({ body: 2, stun: 9 });
    expect(verdict(`${B}.body-count`, { faces: [6, 1], halfDieFace: 6 })).toEqual({ body: 3, stun: 10 });
  });

  it('of STR damage are of the same dice', () => {
    const dice = rolled(['strDamage', [6, 5]], ['strDamageHalf', [4]]);
    // STR 13: 2d6 and a half die: 6 + 5 + 2 STUN, 2 + 1 + 1 BODY
    expect(verdict(`${B}.str-damage`, { str: 13 }, { ...dice, ...HALF_DICE })).toEqual({ stun: 13, body: 4 });
  });

  it('have the odds of every pair of faces', () => {
    const { metrics } = ruleOdds(`${B}.str-damage`, { input: { str: 10 } }) as {
      metrics: { name: string; outcomes: { value: number; probability: number }[] }[];
    };
    const body = (face: number) => (face === 1 ? 0 : face === 6 ? 2 : 1);
    const ways = { stun: new Map<number, number>(), body: new Map<number, number>() };
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        ways.stun.set(a + b, (ways.stun.get(a + b) ?? 0) + 1);
        ways.body.set(body(a) + body(b), (ways.body.get(body(a) + body(b)) ?? 0) + 1);
      }
    for (const { name, outcomes } of metrics)
      for (const { value, probability } of outcomes)
        expect(probability, `${name} ${value}`).toBeCloseTo((ways[name as 'stun' | 'body'].get(value) ?? 0) / 36, 12);
    expect(metrics.map(({ name }) => name)).toEqual(['stun', 'body']);
  });
});

describe('casual STR and DEX rolls', () => {
  it.each([
    [1, 1],
    [23, 12],
    [24, 12],
  ])('casual STR of %i is %i', (str, casual) => {
    expect(verdict(`${B}.casual-str`, { str })).toEqual({ casual });
  });

  // 9 + 2.4 = 11.4; 9 + 2.6 = 11.6; 9 − 0.6 = 8.4, nearest 8
  it.each([
    [12, 11],
    [13, 12],
    [-3, 8],
    [20, 13],
  ])('DEX %i rolls against %i', (dex, target) => {
    expect(verdict(`${B}.dex-roll`, { dex }, rolled(['dexRoll', 10]))).toMatchObject({ target, margin: target - 10 });
  });

  it('3 succeeds whatever the DEX, and another base counts', () => {
    expect(verdict(`${B}.dex-roll`, { dex: -100 }, rolled(['dexRoll', 3]))).toMatchObject({ success: true });
    const own = { ...rolled(['dexRoll', 12]), ...amended('base', 11) };
    expect(verdict(`${B}.dex-roll`, { dex: 10 }, own)).toMatchObject({ target: 13, success: true });
  });

  it('a half die comes to 1, 2 or 3 alike', () => {
    for (const value of [1, 2, 3]) expect(chanceOf(`${B}.half-die-total`, {}, 'total', value)).toBeCloseTo(1 / 3, 12);
  });
});

it('the GM may use half dice for STR', () => {
  expect(verdict(`${B}.str-dice`, { str: 13 }, decided('halfDice', false))).toEqual({ dice: 2, halfDie: false });
});
