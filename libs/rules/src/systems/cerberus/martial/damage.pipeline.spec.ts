import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { fractionsIn, ruled } from '../../../kernel/testing/door.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.evaluate>[1]>;

const ask = (rule: string, input: unknown, beside: Circumstances = {}) =>
  frontDoor.evaluate(`${M}.${rule}`, { input, ...beside });
const verdict = (rule: string, input: unknown, beside?: Circumstances) => ruled(ask(rule, input, beside)).result;
const fixed = (...values: number[]) => values.map((value, i) => ({ label: `bonus ${i + 1}`, value }));
const rolled = (critical: number, ...faces: number[]) => ({
  dice: {
    rolls: [
      { key: 'critical', faces: [critical] },
      { key: 'damage', faces },
    ],
  },
});
const blow = {
  attackKind: 'weapon',
  damageDice: '1d12',
  fixedBonuses: fixed(10.5),
  criticalMultiplier: 3,
  targetArmorCategory: 'none',
  dr: 4,
};

describe('a critical', () => {
  it('is a natural 20, or a lower one where a feat widens the range', () => {
    const face = (critical: number, beside = {}) =>
      verdict(
        'critical.trigger',
        {},
        { dice: { rolls: [{ key: 'critical', faces: [critical] }] }, ...beside },
      ) as object;
    const keen = { amendments: [{ parameter: `${M}.critical.trigger#lowest`, op: 'set', value: 19, source: 'keen' }] };
    expect(face(19)).toEqual({ critical: false, d20: 19 });
    expect(face(19, keen)).toEqual({ critical: true, d20: 19 });
    expect(face(18, keen)).toEqual({ critical: false, d20: 18 });
  });

  it('falls in 1 of 20, always where another rule makes it so', () => {
    const odds = (input: object) => fractionsIn(frontDoor.ruleOdds(`${M}.critical.trigger`, { input }), 'critical');
    expect(odds({})).toEqual({ true: '1/20', false: '19/20' });
    expect(odds({ automaticCritical: true })).toEqual({ true: '1/1' });
  });

  it('is lowered by heavy armor, more so by an armor that says it', () => {
    const struck = { multiplier: 4, targetArmorCategory: 'heavy', attackKind: 'weapon' };
    expect(verdict('critical.heavy-armor', struck)).toEqual({ effectiveMultiplier: 3 });
    const amendments = [
      { parameter: `${M}.critical.heavy-armor#reduction`, op: 'set' as const, value: 5, source: 'bulwark' },
    ];
    expect(verdict('critical.heavy-armor', struck, { amendments })).toEqual({ effectiveMultiplier: 1 });
    expect(verdict('critical.heavy-armor', { ...struck, attackKind: 'spell' }, { amendments })).toEqual({
      effectiveMultiplier: 4,
    });
  });

  it('multiplies dice and fixed bonuses, by 2 where the weapon says nothing', () => {
    expect(verdict('critical.multiply', { damageDice: '2d6', fixedBonuses: fixed(10.5, -1) })).toEqual({
      rolledDice: '4d6',
      fixedTotal: 19,
    });
    expect(verdict('critical.multiply', { damageDice: '1d4', fixedBonuses: [] })).toEqual({
      rolledDice: '2d4',
      fixedTotal: 0,
    });
  });

  it('keeps decimals exact', () => {
    // 0.1 × 3 in binary is 0.30000000000000004
    expect(verdict('critical.multiply', { damageDice: '1d4', fixedBonuses: fixed(0.1), multiplier: 3 })).toMatchObject({
      fixedTotal: 0.3,
    });
  });
});

describe('an ordinary hit', () => {
  it('is dice and fixed bonuses', () => {
    const dice = { rolls: [{ key: 'damage', faces: [3, 4] }] };
    expect(verdict('damage.normal-hit', { damageDice: '2d6', fixedBonuses: fixed(4.5, -2) }, { dice })).toEqual({
      raw: 9.5,
    });
  });

  it('has the odds of its dice', () => {
    const odds = frontDoor.ruleOdds(`${M}.damage.normal-hit`, { input: { damageDice: '2d2', fixedBonuses: fixed(1) } });
    expect(fractionsIn(odds, 'raw')).toEqual({ 3: '1/4', 4: '1/2', 5: '1/4' });
  });
});

describe('percentages', () => {
  const hit = { diceRolls: [4, 6], fixedBonuses: fixed(2.5), multiplier: 2, percentBonuses: fixed(10, -30) };

  it('add up, lower too, and leave late bonuses alone', () => {
    // (10 + 2 × 2.5) × 0.8 = 12, + 3
    expect(verdict('damage.percent-bonus', hit)).toEqual({ beforeReduction: 12 });
    expect(verdict('damage.percent-bonus', { ...hit, lateBonuses: fixed(3) })).toEqual({ beforeReduction: 15 });
  });

  it('are not rounded before the end', () => {
    // 10 × 1.699996 = 16.99996, which written down with four decimals would be 17
    const input = { ...blow, fixedBonuses: [], percentBonuses: fixed(69.9996), dr: 0 };
    expect(verdict('damage.pipeline', input, rolled(1, 10))).toMatchObject({ beforeDr: 17, damage: 16 });
  });
});

describe('DR', () => {
  it('comes off once and leaves at least 0', () => {
    const left = (beforeDr: number, effectiveDr: number) => verdict('dr.apply', { beforeDr, effectiveDr });
    expect(left(10.5, 4)).toEqual({ damage: 6 });
    expect(left(4.5, 4)).toEqual({ damage: 0 });
    expect(left(-2, 0)).toEqual({ damage: 0 });
  });

  it('meets each of several attacks in full', () => {
    expect(verdict('dr.per-attack', { beforeDr: [4.5, 10, 4], dr: 4 })).toEqual({
      damages: [0, 6, 0],
      total: 6,
      absorbed: 12,
    });
    expect(verdict('dr.per-attack', { beforeDr: [1.5, 2.25], dr: 4 })).toMatchObject({ total: 0, absorbed: 3.75 });
    expect(verdict('dr.per-attack', { beforeDr: [], dr: 4 })).toEqual({ damages: [], total: 0, absorbed: 0 });
  });

  it('is ignored by penetration down to nothing', () => {
    const counts = (penetration: number) => verdict('dr.penetration', { dr: 10, penetration });
    expect(counts(0)).toEqual({ effectiveDr: 10 });
    expect(counts(9)).toEqual({ effectiveDr: 1 });
    expect(counts(10)).toEqual({ effectiveDr: 0 });
    expect(ask('dr.penetration', { dr: 10, penetration: -1 }).problem).toMatchObject({ type: 'invalid-input' });
  });

  it('comes off what a parry left of a spell', () => {
    expect(verdict('dr.spell-damage', { spellDamage: 31, dr: 5 })).toEqual({ damage: 26 });
    // 31 × 0.25 = 7.75, less 5
    expect(verdict('dr.spell-damage', { spellDamage: 31, blockedPercent: 75, dr: 5 })).toEqual({ damage: 2 });
    expect(verdict('dr.spell-damage', { spellDamage: 31, blockedPercent: 100, dr: 0 })).toEqual({ damage: 0 });
  });
});

describe('the order of a damage calculation', () => {
  it('puts every stage in its place', () => {
    const input = {
      ...blow,
      percentBonuses: fixed(20),
      lateBonuses: fixed(3),
      damageFactor: 2,
      penetration: 1,
      afterDrFactor: 0.5,
    };
    // critical ×3: dice 4 + 5 + 6 = 15, fixed 31.5; 46.5 × 1.2 = 55.8, + 3, × 2 = 117.6; − 3 = 114.6; × 0.5 = 57.3
    expect(verdict('damage.pipeline', input, rolled(20, 4, 5, 6))).toEqual({
      effectiveMultiplier: 3,
      rolledDice: '3d12',
      beforeReduction: 117.6,
      beforeDr: 117.6,
      effectiveDr: 3,
      damage: 57,
    });
  });

  it('is told in one line that adds up', () => {
    const { trace } = ruled(ask('damage.pipeline', { ...blow, percentBonuses: fixed(20) }, rolled(3, 7)));
    // 17.5 × 1.2 = 21, − 4
    expect(trace.at(-1)).toMatchObject({
      expression: '(7 (1d12) + 10.5 bonus 1) + 20 % bonus 1 − 4 DR = 17',
      value: 17,
    });
  });

  it('multiplies by 2 where the weapon says nothing, and not at all without a 20', () => {
    const { criticalMultiplier: _, ...unspecified } = blow;
    expect(verdict('damage.pipeline', unspecified, rolled(20, 1, 1))).toMatchObject({
      effectiveMultiplier: 2,
      damage: 19,
    });
    expect(verdict('damage.pipeline', blow, rolled(19, 1))).toMatchObject({ effectiveMultiplier: 1, damage: 7 });
  });

  it('takes a critical from another rule whatever the d20 shows', () => {
    const hidden = { ...blow, automaticCritical: true };
    expect(verdict('damage.pipeline', hidden, rolled(2, 1, 1, 1))).toMatchObject({ effectiveMultiplier: 3 });
  });

  it('asks for the d20 and the ordinary dice together, then for the dice of the critical', () => {
    const asked = (rolls: { key: string; faces: number[] }[]) =>
      ask('damage.pipeline', blow, { dice: { rolls, missing: 'ask' } }).problem;
    const first = asked([]);
    expect(first).toMatchObject({
      rolls: [
        { key: 'critical', count: 1 },
        { key: 'damage', count: 1, faces: 12 },
      ],
    });
    const second = asked(rolled(20, 5).dice.rolls);
    expect(second).toMatchObject({ rolls: [{ key: 'damage', index: 1, count: 2, faces: 12 }] });
  });

  it('rolls no d20 for a spell', () => {
    const spell = { ...blow, attackKind: 'spell', fixedBonuses: [], blockedPercent: 50 };
    const { result, rolls } = ruled(
      ask('damage.pipeline', spell, { dice: { rolls: [{ key: 'damage', faces: [9] }] } }),
    );
    expect(result).toMatchObject({ beforeReduction: 9, beforeDr: 4.5, damage: 0 });
    expect(rolls).toEqual([{ key: 'damage', faces: [9] }]);
  });

  it('has exact odds', () => {
    const shield = { ...blow, damageDice: '1d2', fixedBonuses: [], criticalMultiplier: 2, dr: 0 };
    // 19/20 of 1d2 and 1/20 of 2d2: 1 in 38/80, 2 in 38/80 + 1/80, 3 in 2/80, 4 in 1/80
    expect(fractionsIn(frontDoor.ruleOdds(`${M}.damage.pipeline`, { input: shield }), 'damage')).toEqual({
      1: '19/40',
      2: '39/80',
      3: '1/40',
      4: '1/80',
    });
  });
});
