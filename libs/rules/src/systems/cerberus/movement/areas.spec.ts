import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';

const M = 'cerberus.movement';
const asked = (rule: string, input: object, beside: object = {}) => evaluate(`${M}.${rule}`, { input, ...beside });
const ask = (rule: string, input: object, beside?: object) => ruled(asked(rule, input, beside)).result;
const GM = (rule: string, value: unknown) => ({ decisions: [{ id: `${M}.${rule}`, value }] });
const set = (parameter: string, value: unknown) => ({
  amendments: [{ parameter: `${M}.${parameter}`, op: 'set', value, source: 'the effect' }],
});
const at = (x: number, y: number, z: number) => ({ x, y, z });

describe('inside an area', () => {
  const inside = (area: object, point: object, beside: object = {}) =>
    (ask('area.membership', { origin: at(0, 0, 0), ...area, point }, beside) as { inside: boolean }).inside;
  const sphere = { shape: 'emanation', size_ft: 0.3 };
  const cone = { shape: 'cone', size_ft: 30, direction: at(0, 0, 2) };
  const diagonal = { shape: 'line', size_ft: 20, direction: at(Math.SQRT1_2, Math.SQRT1_2, 0) };

  it('is judged exactly: 0.1, 0.2, 0.2 are 0.3 from the middle', () => {
    expect(inside(sphere, at(0.1, 0.2, 0.2))).toBe(false);
    expect(inside(sphere, at(0.1, 0.2, 0.1999))).toBe(true);
    expect(inside(sphere, at(0.1, 0.2, 0.2), GM('area.membership#edge', 'inside'))).toBe(true);
  });

  it('of a cone is less than half as far off its axis as along it, up too, and before its flat end', () => {
    // 6-8-10: 10 off the axis at 20 along is the edge
    expect(inside(cone, at(6, 8, 20))).toBe(false);
    expect(inside(cone, at(6, 7.9, 20))).toBe(true);
    expect(inside(cone, at(0, 0, 30))).toBe(false);
    expect(inside(cone, at(14, 0, 29))).toBe(true);
    expect(inside(cone, at(0, 0, 0))).toBe(false);
  });

  it('of a line is less than 2.5 ft off it, however its direction is written', () => {
    // (14, 14) is 19.8 along the diagonal; (15, 15) 21.2; (10, 7) is 3 / √2 = 2.1 off it, (10, 6) 4 / √2 = 2.8
    expect(inside(diagonal, at(14, 14, 0))).toBe(true);
    expect(inside(diagonal, at(15, 15, 0))).toBe(false);
    expect(inside(diagonal, at(10, 7, 0))).toBe(true);
    expect(inside(diagonal, at(10, 6, 0))).toBe(false);
    expect(inside({ ...diagonal, direction: at(7, 7, 0) }, at(10, 7, 0))).toBe(true);
    expect(inside({ ...diagonal, direction: at(0, 1, 0) }, at(2.5, 10, 0))).toBe(false);
  });

  it('needs a direction for a cone or line', () => {
    const input = { shape: 'line', size_ft: 20, origin: at(0, 0, 0), point: at(1, 0, 0) };
    expect(asked('area.membership', input).problem?.type).toBe('invalid-input');
    expect(asked('area.membership', { ...input, direction: at(0, 0, 0) }).problem?.type).toBe('invalid-input');
  });

  it('is not where the GM doubts it', () => {
    expect(inside({ shape: 'radius', size_ft: 20 }, at(1, 0, 0), GM('area.membership#doubtful', true))).toBe(false);
  });
});

describe('an area', () => {
  it('moves along as an emanation, and begins at a point as a radius', () => {
    expect(ask('area.shapes', { shape: 'emanation', radius_ft: 15 })).toEqual({
      origin: 'caster',
      moves: true,
      extent_ft: 15,
    });
    expect(ask('area.shapes', { shape: 'radius', radius_ft: 20 })).toMatchObject({ origin: 'point', moves: false });
    expect(asked('area.shapes', { shape: 'cone', radius_ft: 20 }).problem?.type).toBe('invalid-input');
  });

  it('is not placed where the way to its origin is cut', () => {
    const input = { casterToOrigin: false, originToTarget: true, insideShape: true };
    expect(ask('area.spread', input)).toEqual({ castAllowed: false, affected: false });
  });

  it('spares whom its text spares', () => {
    const spared = set('area.everyone#spared', ['ally', 'caster']);
    expect(ask('area.everyone', { inside: true, side: 'ally' }, spared)).toEqual({ affected: false });
    expect(ask('area.everyone', { inside: true, side: 'enemy' }, spared)).toEqual({ affected: true });
  });

  it('is left by a Save at the DC that the GM sets', () => {
    // 8 + 14 = 22: not 23, but 20
    const input = { allowEscape: true, reflex: 14, dc: 23 };
    const dice = { rolls: [{ key: 'target.reflexSave', faces: [8] }] };
    expect(ask('area.reflex-escape', input, { dice })).toEqual({ escapes: false, total: 22 });
    expect(ask('area.reflex-escape', input, { dice, ...GM('area.reflex-escape#dc', 20) })).toMatchObject({
      escapes: true,
    });
  });
});

describe('in the air', () => {
  it.each([
    ['Levitate', 'vertical', true],
    ['Air Walk', 'vertical', false],
    ['Air Walk', 'diagonal', true],
    ['Fly', 'vertical', true],
  ])('%s, %s: %s', (spell, direction, allowed) => {
    expect(ask('flight.modes', { spell, direction })).toEqual({ allowed });
  });

  it('Air Walk is no steeper than its level lets it be', () => {
    expect(ask('flight.modes', { spell: 'Air Walk', direction: 'diagonal', tooSteep: true })).toEqual({
      allowed: false,
    });
  });

  it('spells reach a flier whom no blow reaches', () => {
    expect(ask('flight.melee', { distance_ft: 30, reach_ft: 5, attack: 'spell' })).toEqual({ possible: true });
  });

  it('Feather Fall does what its entry says', () => {
    const input = { height_ft: 39, cause: 'expired', featherFall: true };
    const dice = { rolls: [{ key: 'fall.damage', faces: [6, 4, 1] }] };
    expect(ask('flight.fall', input, { dice })).toEqual({ falls: true, d6: 3, damage: 11 });
    const half = GM('flight.fall#featherFallEffect', 'half-damage');
    expect(ask('flight.fall', input, { dice, ...half })).toMatchObject({ damage: 5 });
    const none = GM('flight.fall#featherFallEffect', 'no-damage');
    expect(ask('flight.fall', input, none)).toEqual({ falls: true, d6: 0, damage: 0 });
  });
});

describe('being moved', () => {
  it('asks the GM for the size where the effect names none', () => {
    const input = { distance_ft: 20, targetSize: 'large' };
    expect(asked('forced', input).problem?.type).toBe('needs-ruling');
    expect(ask('forced', input, GM('forced#allowedSize', 'small'))).toMatchObject({ moved_ft: 10 });
  });

  it('goes further by the text of an effect', () => {
    const input = { distance_ft: 20, allowedSize: 'medium', targetSize: 'large' };
    expect(ask('forced', input, set('forced#largerShare', 1))).toMatchObject({ moved_ft: 20 });
  });

  it.each([
    [{ edge_ft: 20 }, 'the brink lies where it ends'],
    [{ edge_ft: 10, realDanger: false }, 'there is no real danger'],
    [{}, 'there is no brink'],
  ])('calls for no Save with %o: %s', (where, _why) => {
    expect(ask('forced.edge', { moved_ft: 20, reflex: 0, dc: 30, ...where })).toEqual({
      moved_ft: 20,
      inDanger: false,
    });
  });
});

describe('a Reflex Save against an area or a shove', () => {
  it('is rolled twice where the GM gives Disadvantage', () => {
    const decisions = [{ id: 'cerberus.base.advantage#circumstanceMode', value: 'disadvantage' }];
    const dice = { rolls: [{ key: 'target.reflexSave', faces: [14, 8] }] };
    const shoved = { moved_ft: 20, edge_ft: 10, reflex: 6, dc: 15 };
    expect(ask('forced.edge', shoved, { decisions, dice })).toMatchObject({ inDanger: true, total: 14 });
    expect(ask('area.reflex-escape', { allowEscape: true, reflex: 6, dc: 15 }, { decisions, dice })).toEqual({
      escapes: false,
      total: 14,
    });
  });
});
