import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { fractionsIn, ruled } from '../../../kernel/testing/door.ts';
import { damage } from './damage.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.resolve>[1]>;

describe('the damage of an attack that lands', () => {
  const resolved = (input: object, beside: Circumstances = {}) =>
    frontDoor.resolve(damage.id, { input, ...beside } as Parameters<typeof frontDoor.resolve>[1]);
  const dice = (critical: number, ...faces: number[]) => ({
    dice: {
      rolls: [
        { key: 'attacker.critical', faces: [critical] },
        { key: 'attacker.damage', faces },
      ],
    },
  });
  const attributes = { strength: 10, dexterity: 8 };

  it('says what the examples show', () => {
    const said = damage.examples.map(({ request }) => ruled(frontDoor.resolve(damage.id, request as never)).sentence);
    expect(said).toEqual([
      // ×3 − 1; 5 + 9 + 2 × (15 + 4) = 52
      'A critical ×2: 52 damage with the greataxe, DR 8 leaves 44. HP 96 → 52.',
      // 6 + min(9, 5)
      '11 damage with the longbow, DR 4 leaves 7. HP 30 → 23.',
      // 5 + 6 + 4 = 15; 26 − 16 = 10
      '15 damage, DR 10 leaves 5. HP 40 → 35.',
    ]);
  });

  it('itemises the bonuses and tells what HP become', () => {
    const input = {
      weapon: 'greatsword',
      ...attributes,
      fixedBonuses: [{ label: 'M2', value: 1 }],
      target: { name: 'orc', hp: 20 },
    };
    // 4 + 15 + 1
    expect(ruled(resolved(input, dice(7, 4)))).toMatchObject({
      result: {
        damage: 20,
        hpAfter: 0,
        damageDice: '1d12',
        criticalMultiplier: 2,
        use: 'twoHanded',
        fixedBonuses: [
          { label: 'STR × 1.5', value: 15 },
          { label: 'M2', value: 1 },
        ],
      },
      sentence: '20 damage with the greatsword. HP 20 → 0. Orc goes down.',
      changes: [{ who: 'orc', what: 'HP', from: 20, to: 0, unit: 'HP' }],
    });
  });

  it('changes nothing when DR absorbs it all, or when HP are not known', () => {
    const stopped = ruled(
      resolved({ weapon: 'club', strength: 0, dexterity: 0, target: { dr: 8, hp: 20 } }, dice(7, 4)),
    );
    expect(stopped).toMatchObject({ sentence: '4 damage with the club, DR 8 leaves 0. HP 20 → 20.', changes: [] });
    const unknown = ruled(resolved({ weapon: 'club', ...attributes, target: {} }, dice(7, 4)));
    expect(unknown.result).not.toHaveProperty('hpAfter');
    expect(unknown.changes).toEqual([]);
  });

  it('follows the grip that is used, else the hands of the weapon', () => {
    const bonus = (input: object) =>
      (ruled(resolved({ ...attributes, ...input, target: {} }, dice(7, 1))).result as { fixedBonuses: unknown[] })
        .fixedBonuses;
    expect(bonus({ weapon: 'longsword' })).toEqual([{ label: 'STR', value: 10 }]);
    expect(bonus({ weapon: 'longsword', use: 'twoHanded' })).toEqual([{ label: 'STR × 1.5', value: 15 }]);
    expect(bonus({ weapon: 'longsword', own: { hands: 2 } })).toEqual([{ label: 'STR × 1.5', value: 15 }]);
    expect(bonus({ weapon: 'thrown dagger' })).toEqual([{ label: 'STR', value: 10 }]);
    expect(bonus({ own: { damage: '1d3' } })).toEqual([{ label: 'STR', value: 10 }]);
    expect(bonus({ own: { damage: '1d3', hands: 2 } })).toEqual([{ label: 'STR × 1.5', value: 15 }]);
    expect(bonus({ own: { damage: '1d3' }, use: 'firearm' })).toEqual([]);
  });

  it('takes a bow of the table for mundane M1 unless told otherwise', () => {
    const bonus = (input: object) =>
      ruled(resolved({ ...attributes, ...input, target: {} }, dice(7, 1))).result as { fixedBonuses: unknown[] };
    expect(bonus({ weapon: 'shortbow' }).fixedBonuses).toEqual([{ label: 'STR', value: 5 }]);
    expect(bonus({ weapon: 'shortbow', bow: { quality: 'M1', ironwood: true } }).fixedBonuses).toEqual([
      { label: 'STR', value: 10 },
    ]);
    expect(bonus({ weapon: 'light crossbow' }).fixedBonuses).toEqual([{ label: 'STR', value: 10 }]);
  });

  it('knows a shield that strikes', () => {
    expect(ruled(resolved({ weapon: 'shield', ...attributes, target: {} }, dice(7, 2))).result).toMatchObject({
      damage: 12,
      damageDice: '1d2',
      criticalMultiplier: 2,
      use: 'oneHanded',
    });
    const spiked = { weapon: 'shield', own: { damage: '1d6' }, ...attributes, target: {} };
    expect(ruled(resolved(spiked, dice(7, 6))).result).toMatchObject({ damage: 16 });
    // In both hands the attribute counts 1.5 times: 2 + 7 × 1.5 = 12.5
    const great = { weapon: 'shield', own: { hands: 2 }, strength: 7, dexterity: 0, target: {} };
    expect(ruled(resolved(great, dice(7, 2))).result).toMatchObject({ damage: 12, use: 'twoHanded' });
    expect(ruled(resolved({ ...great, use: 'oneHanded' }, dice(7, 2))).result).toMatchObject({ damage: 9 });
  });

  it.each([
    ['longsword', 'firearm'],
    ['greataxe', 'firearm'],
    ['shield', 'firearm'],
    ['longbow', 'twoHanded'],
    ['sling', 'oneHanded'],
    ['heavy crossbow', 'firearm'],
  ])('refuses a %s used as %s', (weapon, use) => {
    expect(resolved({ weapon, use, ...attributes, target: {} }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/use' }],
    });
  });

  it('takes a bow of its own figures for ranged', () => {
    const bow = { own: { damage: '1d6' }, bow: { quality: 'M2' }, ...attributes, target: {} };
    expect(ruled(resolved(bow, dice(7, 3))).result).toMatchObject({ use: 'ranged', damage: 13 });
    expect(resolved({ ...bow, use: 'twoHanded' }).problem).toMatchObject({ errors: [{ pointer: '/input/use' }] });
    expect(
      resolved({ weapon: 'dagger', use: 'ranged', ...attributes, target: {} }, dice(7, 3)).problem,
    ).toBeUndefined();
  });

  it('reads the figures of attacker and defender as they are amended', () => {
    const input = { weapon: 'greataxe', ...attributes, target: { armor: 'heavy', dr: 0 } };
    const of = (role: string, parameter: string, value: number) => ({
      amendments: [{ parameter: `${M}.${parameter}`, of: role, op: 'set' as const, value, source: 'text' }],
    });
    // a critical: 2 × 15 as usual, 2 × 20 with the feat, 3 × 15 against armor that does not lessen it
    const result = (beside: Circumstances) => ruled(resolved(input, { ...dice(20, 1, 1, 1), ...beside })).result;
    expect(result({})).toMatchObject({ damage: 32 });
    expect(result(of('attacker', 'damage.attribute-multiplier#twoHanded', 2))).toMatchObject({ damage: 42 });
    expect(result(of('defender', 'damage.attribute-multiplier#twoHanded', 2))).toMatchObject({ damage: 32 });
    expect(result(of('defender', 'critical.heavy-armor#reduction', 0))).toMatchObject({ damage: 48 });
  });

  it('refuses an attack without dice and a bow that is none', () => {
    expect(resolved({ ...attributes, target: {} }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/weapon', expected: 'a weapon of the tables, or own damage dice' }],
    });
    expect(resolved({ weapon: 'sling', bow: { quality: 'M2' }, ...attributes, target: {} }).problem).toMatchObject({
      errors: [{ pointer: '/input/bow' }],
    });
    expect(resolved({ weapon: 'halberd', ...attributes, target: {} }).problem).toMatchObject({ type: 'invalid-input' });
  });

  it('has exact odds, of HP only where they are known', () => {
    const input = { own: { damage: '1d2' }, strength: 0, dexterity: 0, target: { hp: 5 } };
    const odds = frontDoor.odds(damage.id, { input });
    const expected = { 1: '19/40', 2: '39/80', 3: '1/40', 4: '1/80' };
    expect(fractionsIn(odds, 'damage')).toEqual(expected);
    expect(fractionsIn(odds, 'hpAfter')).toEqual({ 4: '19/40', 3: '39/80', 2: '1/40', 1: '1/80' });
    const unknown = frontDoor.odds(damage.id, { input: { ...input, target: {} } });
    expect(unknown).toMatchObject({ metrics: [{ name: 'damage' }] });
  });
});
