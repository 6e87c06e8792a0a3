import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';

const M = 'cerberus.movement';
const asked = (rule: string, input: object, beside: object = {}) => evaluate(`${M}.${rule}`, { input, ...beside });
const ask = (rule: string, input: object, beside?: object) => ruled(asked(rule, input, beside)).result;
const GM = (rule: string, value: unknown) => ({ decisions: [{ id: `${M}.${rule}`, value }] });
const set = (parameter: string, value: unknown) => ({
  amendments: [{ parameter: `${M}.${parameter}`, op: 'set', value, source: 'a feat' }],
});

describe('ranges', () => {
  it('by contact, and not beyond the plane', () => {
    expect(ask('range.spell', { name: 'touch', cl: 9 })).toEqual({ kind: 'contact', range_ft: 0 });
    expect(ask('range.spell', { name: 'global', cl: 9, samePlane: false })).toEqual({ kind: 'none' });
  });

  it('are doubled by metamagic, unless the entry names a distance', () => {
    // (30 + 5 × 3) × 2
    const doubled = set('range.spell#multiplier', 2);
    expect(ask('range.spell', { name: 'close', cl: 3 }, doubled)).toEqual({ kind: 'feet', range_ft: 90 });
    expect(ask('range.spell', { name: 'close', cl: 3, entry_ft: 40 }, doubled)).toMatchObject({ range_ft: 40 });
  });

  it.each([
    ['thrown dagger', 30],
    ['light crossbow', 300],
    ['heavy crossbow', 400],
    ['repeating pistol', 100],
    ['musket', 600],
  ])('of a %s reach %i ft', (weapon, effective) => {
    expect(ask('range.weapon', { weapon })).toEqual({ effective_ft: effective, shape: 'line' });
  });

  it('of a weapon are its own, else what the GM adjusts', () => {
    const adjusted = GM('range.weapon#adjustedRange', 200);
    expect(ask('range.weapon', { weapon: 'shortbow' }, adjusted)).toMatchObject({ effective_ft: 200 });
    expect(ask('range.weapon', { weapon: 'shortbow', entry_ft: 350 }, adjusted)).toMatchObject({ effective_ft: 350 });
    expect(ask('range.weapon', { weapon: 'blunderbuss' })).toEqual({ effective_ft: 30, shape: 'cone' });
  });

  it('ask the GM about a shot beyond them', () => {
    const input = { distance_ft: 301, effective_ft: 300 };
    expect(asked('range.shot', input).problem?.type).toBe('needs-ruling');
    const dice = { rolls: [{ key: 'shot.chance', faces: [2] }] };
    expect(ask('range.shot', input, { ...GM('range.shot#beyond', { x: 1, y: 3 }), dice })).toEqual({
      result: 'chance',
      lands: false,
    });
  });
});

describe('reach', () => {
  it.each([
    ['medium', 'greatsword', 5],
    ['medium', 'staff', 5],
    ['large', 'Halberd', 15],
    ['gargantuan', 'longspear', 30],
    ['huge', undefined, 15],
  ])('of %s with %s is %i ft', (size, weapon, feet) => {
    expect(ask('reach', { size, weapon })).toEqual({ reach_ft: feet });
  });

  it('beyond the table is asked of the GM', () => {
    expect(asked('reach', { size: 'colossal-plus' }).problem?.type).toBe('needs-ruling');
    const input = { size: 'colossal-plus', distance_ft: 80 };
    expect(ask('reach', input, GM('reach#reachOverride_ft', 80))).toEqual({ reach_ft: 80, inThreat: true });
  });
});

describe('an opportunity attack', () => {
  const exit = { hasFeat: true, enemy: true, wasInside: true, leaves: true };

  it('comes once in a tick, unless the feat says otherwise', () => {
    expect(ask('opportunity-attack', { ...exit, usedThisTick: 1 })).toMatchObject({ allowed: false });
    const twice = set('opportunity-attack#perTick', 2);
    expect(ask('opportunity-attack', { ...exit, usedThisTick: 1 }, twice)).toMatchObject({ allowed: true });
  });

  it('does not follow being moved, and after a teleport as the GM says', () => {
    expect(ask('opportunity-attack', { ...exit, forced: true })).toMatchObject({ allowed: false });
    expect(ask('opportunity-attack', exit, GM('opportunity-attack#voluntary', false))).toMatchObject({
      allowed: false,
    });
  });

  it.each([{ wasInside: false }, { leaves: false }])('needs an exit: %o', (missing) => {
    expect(ask('opportunity-attack', { ...exit, ...missing })).toEqual({ allowed: false, tokens: 0, slots: 0 });
  });
});

describe('lines', () => {
  it('are cut by a wall and by what the GM says', () => {
    const smoke = { sight: false, effect: true, cover: 'light' };
    expect(ask('line-of-effect', {}, GM('line-of-effect#obstacle', smoke))).toEqual({
      lineOfSight: false,
      lineOfEffect: true,
      cover: 'light',
    });
  });
});
