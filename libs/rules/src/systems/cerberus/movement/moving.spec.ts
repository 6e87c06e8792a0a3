import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';

const M = 'cerberus.movement';
const ask = (rule: string, input: object, beside?: object) =>
  ruled(evaluate(`${M}.${rule}`, { input, ...beside })).result;
const set = (parameter: string, value: number) => ({
  amendments: [{ parameter: `${M}.${parameter}`, op: 'set', value, source: 'a feat' }],
});

describe('Speed', () => {
  it('takes feet first, then multipliers, and rounds once', () => {
    // (35 + 2 × 3 + 4) × 1.5 = 67.5
    const added = [{ label: 'Muscular Speed', value: 4 }];
    const multipliers = [{ label: 'Haste', value: 1.5 }];
    expect(ask('speed', { base_ft: 35, dex: 3, flat_ft: added, multipliers })).toEqual({ speed_ft: 67 });
  });

  it('is never below 0', () => {
    expect(ask('speed', { base_ft: 10, dex: -8 })).toEqual({ speed_ft: 0 });
  });

  it('loses its part to heavy armor at the end: 10 ft or a fifth, down to a multiple of 5', () => {
    // 40 + 2 × 8 = 56; a fifth is 11.2, more than 10; 44.8 goes down to 40
    expect(ask('speed', { base_ft: 40, dex: 8, armor: 'heavy' })).toEqual({ speed_ft: 40 });
    expect(ask('speed', { base_ft: 40, dex: 8, armor: 'medium' })).toEqual({ speed_ft: 56 });
  });

  it('is a quarter for climbing on difficult terrain, unless a halving is waived', () => {
    const input = { ground_ft: 55, mode: 'climb', difficult: true };
    expect(ask('speed.modes', input)).toEqual({ speed_ft: 13 }); // 55 / 4 = 13.75
    expect(ask('speed.modes', input, set('speed.modes#climbShare', 1))).toEqual({ speed_ft: 27 });
  });

  it('in the air is slowed by difficult terrain only when the GM says so', () => {
    const input = { ground_ft: 30, flight_ft: 90, mode: 'fly' };
    const said = (name: string) => ({ id: `${M}.speed.modes#${name}`, value: true });
    expect(ask('speed.modes', input, { decisions: [said('difficult')] })).toEqual({ speed_ft: 90 });
    const decisions = [said('difficult'), said('difficultAffectsFlight')];
    expect(ask('speed.modes', input, { decisions })).toEqual({ speed_ft: 45 });
  });

  it('makes longer jumps by magic', () => {
    expect(ask('jump', { speed_ft: 45 }, set('jump#heightShare', 0.5))).toEqual({ horizontal_ft: 45, height_ft: 22 });
  });
});

describe('the movement of a tick', () => {
  it.each([
    ['dodge', 45],
    ['general', 22],
    ['concentration', 0],
    ['stand-up', 0],
  ])('leaves with %s %i of 45 ft', (action, feet) => {
    expect(ask('allowance', { action, speed_ft: 45 })).toMatchObject({ movement_ft: feet });
  });

  it('is half for a spell of 3 ticks, nothing for one of 4, and the GM may see it otherwise', () => {
    const spell = { action: 'cast', speed_ft: 50 };
    expect(ask('allowance', { ...spell, castingTicks: 3 })).toMatchObject({ movement_ft: 25 });
    expect(ask('allowance', { ...spell, castingTicks: 4 })).toMatchObject({ movement_ft: 0 });
    const decisions = [{ id: `${M}.allowance#longIncantation`, value: false }];
    expect(ask('allowance', { ...spell, castingTicks: 4 }, { decisions })).toMatchObject({ movement_ft: 25 });
  });

  it('is whole while casting with Mobile Caster', () => {
    expect(ask('allowance', { action: 'cast', speed_ft: 45 }, set('allowance#castShare', 1))).toMatchObject({
      movement_ft: 45,
    });
  });

  it('rounds once: a climb, casting, from 45 ft', () => {
    // 45 / 2 / 2 = 11.25, of which 4.5 are covered
    const input = { speed_ft: 45, modeFactors: [0.5], fractions: [1, 0.5], moved_ft: 4.5 };
    expect(ask('allowance.tick', input)).toEqual({ budget_ft: 11, remaining_ft: 6.5, allowed: true });
  });

  it('never exceeds Speed', () => {
    expect(ask('allowance.tick', { speed_ft: 45 })).toEqual({ budget_ft: 45, remaining_ft: 45, allowed: true });
  });
});
