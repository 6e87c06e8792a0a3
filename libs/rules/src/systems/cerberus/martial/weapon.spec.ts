import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.evaluate>[1]>;

const ask = (rule: string, input: unknown, beside: Circumstances = {}) =>
  frontDoor.evaluate(`${M}.${rule}`, { input, ...beside });
const verdict = (rule: string, input: unknown, beside?: Circumstances) => ruled(ask(rule, input, beside)).result;
const amended = (parameter: string, value: unknown, op: 'set' | 'add' = 'set'): Circumstances => ({
  amendments: [{ parameter: `${M}.${parameter}`, op, value, source: 'its own text' }],
});

describe('an announced attack', () => {
  it('lands unless a defense that was tried has won', () => {
    expect(verdict('attack.auto-hit', { defense: 'none' })).toEqual({ lands: true });
    expect(verdict('attack.auto-hit', { defense: 'dodge' })).toEqual({ lands: true });
    expect(verdict('attack.auto-hit', { defense: 'dodge', defenderWonDuel: true })).toEqual({ lands: false });
    expect(verdict('attack.auto-hit', { defense: 'none', defenderWonDuel: true })).toEqual({ lands: true });
  });

  it('says so', () => {
    expect(ask('attack.auto-hit', { defense: 'parry', defenderWonDuel: false })).toMatchObject({
      sentence: 'The parry fails: the attack lands.',
    });
  });
});

describe('the weapon tables', () => {
  it('share a row among the weapons that it names', () => {
    expect(verdict('weapon.melee-table', { weapon: 'flail' })).toEqual({
      weapons: ['longsword', 'flail', 'morningstar'],
      damage: '1d8',
      critical: 2,
      hands: 1,
    });
    expect(verdict('weapon.ranged-table', { weapon: 'thrown dagger' })).toMatchObject({ damage: '1d4', critical: 2 });
  });

  it('refuse a weapon that they do not have, and say which they do', () => {
    const { problem } = ask('weapon.melee-table', { weapon: 'longbow' });
    expect(problem).toMatchObject({ type: 'invalid-input', errors: [{ pointer: '/input/weapon', got: '"longbow"' }] });
    expect(problem?.message).toContain('"greataxe"');
  });

  it('leave the reload of the heavy crossbow, and of nothing else, to the GM', () => {
    const decisions = [{ id: `${M}.weapon.ranged-table#heavyCrossbowReloadTicks`, value: 4 }];
    const heavy = { weapon: 'heavy crossbow' };
    expect(verdict('weapon.ranged-table', heavy)).not.toHaveProperty('heavyCrossbowReloadTicks');
    expect(verdict('weapon.ranged-table', heavy, { decisions })).toMatchObject({ heavyCrossbowReloadTicks: 4 });
    const light = ruled(ask('weapon.ranged-table', { weapon: 'light crossbow' }, { decisions }));
    expect(light.result).not.toHaveProperty('heavyCrossbowReloadTicks');
    expect(light.decisions).toEqual([]);
  });
});

describe('figures that differ from the table', () => {
  const greataxe = { damage: '1d12', critical: 3, hands: 2 };
  const decisions = [{ id: `${M}.weapon.benchmarks#weaponOverride`, value: { damage: '2d6', hands: 1 } }];

  it('replace those of the row one by one', () => {
    expect(verdict('weapon.benchmarks', { weapon: 'greataxe' })).toEqual(greataxe);
    expect(verdict('weapon.benchmarks', { weapon: 'greataxe' }, { decisions })).toEqual({
      damage: '2d6',
      critical: 3,
      hands: 1,
    });
    expect(verdict('weapon.benchmarks', { weapon: 'sling' })).toEqual({ damage: '1d4', critical: 2 });
  });

  it('are those of the weapon itself before those of the GM', () => {
    const own = { weapon: 'greataxe', weaponOverride: { critical: 4 } };
    expect(verdict('weapon.benchmarks', own, { decisions })).toEqual({ ...greataxe, critical: 4 });
  });
});

describe('the attribute in the damage', () => {
  const strong = { strength: 7, dexterity: 2 };
  const quick = { strength: 4, dexterity: 9 };

  it('is Strength where the GM rules out Dexterity', () => {
    const maul = { ...quick, use: 'twoHanded' };
    expect(verdict('damage.attribute-choice', { ...maul, finesseAllowed: false })).toEqual({
      attribute: 'strength',
      value: 4,
    });
    // 1.5 × 4
    expect(verdict('damage.attribute-bonus', { ...maul, finesseAllowed: false })).toMatchObject({ bonus: 6 });
    // 1.5 × 9
    expect(verdict('damage.attribute-bonus', maul)).toEqual({ bonus: 13.5, label: 'DEX × 1.5' });
  });

  it('counts with the multiplier of the grip unless a feat gives more', () => {
    const bonus = (input: object, beside?: Circumstances) =>
      (verdict('damage.attribute-bonus', { ...strong, ...input }, beside) as { bonus: number }).bonus;
    expect(bonus({ use: 'oneHanded' })).toBe(7);
    expect(bonus({ use: 'ranged' })).toBe(7);
    expect(bonus({ use: 'twoHanded' })).toBe(10.5);
    expect(bonus({ use: 'twoHanded', featMultiplier: 1 })).toBe(10.5);
    expect(bonus({ use: 'twoHanded', featMultiplier: 2 })).toBe(14);
    expect(bonus({ use: 'twoHanded' }, amended('damage.attribute-multiplier#twoHanded', 2))).toBe(14);
    expect(bonus({ use: 'oneHanded' }, amended('damage.attribute-multiplier#twoHanded', 2))).toBe(7);
  });

  it('is what a text makes of it where one lets a firearm add the attribute', () => {
    const amendments = [
      { parameter: `${M}.damage.attribute-multiplier#firearm`, op: 'set' as const, value: 1, source: 'a feat' },
    ];
    // the better of STR 4 and DEX 9
    expect(verdict('damage.attribute-bonus', { strength: 4, dexterity: 9, use: 'firearm' }, { amendments })).toEqual({
      bonus: 9,
      label: 'DEX',
    });
  });

  it('is nothing with a firearm, whatever a feat multiplies', () => {
    expect(verdict('damage.attribute-bonus', { ...quick, use: 'firearm', featMultiplier: 2 })).toEqual({
      bonus: 0,
      label: '',
    });
  });

  it('is limited by a mundane bow before it is multiplied', () => {
    const shot = { strength: 3, dexterity: 12, use: 'ranged', featMultiplier: 2 };
    // M1: 12 → 5, × 2; M4: 12 → 10, × 2; magic lifts the limit: 12 × 2
    expect(verdict('damage.attribute-bonus', { ...shot, bow: { quality: 'M1' } })).toMatchObject({ bonus: 10 });
    expect(verdict('damage.attribute-bonus', { ...shot, bow: { quality: 'M4' } })).toMatchObject({ bonus: 20 });
    expect(verdict('damage.attribute-bonus', { ...shot, bow: { quality: 'M1', magical: true } })).toMatchObject({
      bonus: 24,
    });
  });

  it('passes a bow in full when it is below the limit, negative or just at it', () => {
    const usable = (value: number) => verdict('damage.bow-cap', { value, quality: 'M1' });
    expect(usable(-2)).toEqual({ usable: -2 });
    expect(usable(5)).toEqual({ usable: 5 });
    expect(usable(6)).toEqual({ usable: 5 });
  });

  it('is limited as the text of a weapon says', () => {
    const shot = { value: 12, quality: 'M1' };
    expect(verdict('damage.bow-cap', shot, amended('damage.bow-cap#M1', 3, 'add'))).toEqual({ usable: 8 });
    expect(verdict('damage.bow-cap', shot, amended('damage.bow-cap#M2', 3, 'add'))).toEqual({ usable: 5 });
  });
});

describe('an attack bonus', () => {
  it('joins Reflex against a defense only', () => {
    const used = (purpose: string) =>
      verdict('accuracy.attack-bonus', { reflex: 11, attackBonus: 3, purpose }) as object;
    expect(used('defenseDuel')).toEqual({ modifier: 14 });
    expect(used('priorityDuel')).toEqual({ modifier: 11 });
    expect(used('save')).toEqual({ modifier: 11 });
  });
});

describe('a shield that strikes', () => {
  const bash = { strength: 3, dexterity: 1, dr: 0 };
  const dice = (critical: number, ...faces: number[]) => ({
    dice: {
      rolls: [
        { key: 'critical', faces: [critical] },
        { key: 'damage', faces },
      ],
    },
  });

  it('has critical ×2: two dice and the attribute twice', () => {
    // 1 + 2 + 2 × 3; heavy armor makes ×2 an ordinary hit: 1 + 3
    expect(verdict('weapon.shield-strike', bash, dice(20, 1, 2))).toEqual({ damage: 9 });
    expect(verdict('weapon.shield-strike', { ...bash, targetArmorCategory: 'heavy' }, dice(20, 1))).toEqual({
      damage: 4,
    });
  });

  it('is dealt with as its text says', () => {
    const spiked = amended('weapon.shield-strike#damage', '1d6');
    expect(verdict('weapon.shield-strike', bash, { ...dice(9, 6), ...spiked })).toEqual({ damage: 9 });
    const triple = amended('weapon.shield-strike#critical', 3);
    // 1 + 2 + 2 + 3 × 3
    expect(verdict('weapon.shield-strike', bash, { ...dice(20, 1, 2, 2), ...triple })).toEqual({ damage: 14 });
    const inBothHands = amended('weapon.shield-strike#handling', 'twoHanded');
    // 2 + 1.5 × 3 = 6.5, rounded down
    expect(verdict('weapon.shield-strike', bash, { ...dice(9, 2), ...inBothHands })).toEqual({ damage: 6 });
    expect(ask('weapon.shield-strike', bash, amended('weapon.shield-strike#damage', 'd6')).problem).toMatchObject({
      type: 'invalid-input',
    });
  });
});
