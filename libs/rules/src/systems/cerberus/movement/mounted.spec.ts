import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';

const M = 'cerberus.movement';
const asked = (rule: string, input: object, beside: object = {}) => evaluate(`${M}.${rule}`, { input, ...beside });
const ask = (rule: string, input: object, beside?: object) => ruled(asked(rule, input, beside)).result;
const said = (...answers: [rule: string, value: unknown][]) => ({
  decisions: answers.map(([rule, value]) => ({ id: `${M}.${rule}`, value })),
});
const thrown = (key: string, ...faces: number[]) => ({ dice: { rolls: [{ key, faces }] } });

describe('a mounted pair', () => {
  it('goes as far as the actions of the mount leave', () => {
    const input = { riderAction: 'shoots', mountSpeed_ft: 55, mountFractions: [1, 0.5] };
    expect(ask('mounted.rider-actions', input)).toEqual({ pairMovement_ft: 27, riderActionAllowed: true });
  });

  it('is missed by an area beside it', () => {
    expect(ask('mounted.position', { attack: 'area', inArea: false })).toEqual({ affected: [] });
  });

  it("dodges with the rider's Reflex, and for the rider only if the GM says so", () => {
    const input = { target: 'rider', reaction: 'mount-dodge', riderReflex: 7, mountReflex: 9 };
    const dice = thrown('rider.reflex', 11); // 11 + 7
    const reflexTotal = 18;
    expect(ask('mounted.reactions', input, dice)).toEqual({ reflexTotal, spends: 'mount.dodge', covers: false });
    const covering = { ...dice, ...said(['mounted.reactions#mountDodgeCoversRider', true]) };
    expect(ask('mounted.reactions', input, covering)).toMatchObject({ covers: true });
  });

  it.each(['stopped', 'offPath'])('does not charge when it is %s', (broken) => {
    const run = { straight_ft: 90, mountSpeed_ft: 60, riderAbility: true, mountAbility: false };
    expect(ask('mounted.charge', run)).toMatchObject({ charge: true, riderFirstAttack: true, mountFirstAttack: false });
    expect(ask('mounted.charge', { ...run, [broken]: true })).toMatchObject({ charge: false, riderFirstAttack: false });
  });

  it('charges over half its Speed by an ability that says so', () => {
    const run = { straight_ft: 30, mountSpeed_ft: 60, riderAbility: true, mountAbility: true };
    const amendments = [{ parameter: `${M}.mounted.charge#leastShare`, op: 'set', value: 0.5, source: 'the griffin' }];
    expect(ask('mounted.charge', run)).toMatchObject({ charge: false });
    expect(ask('mounted.charge', run, { amendments })).toMatchObject({ charge: true });
  });

  it('doubles a blow after percentages and before DR; heavy armor lowers the critical first', () => {
    const blow = { kind: 'blow', diceTotal: 12, fixed: 6, criticalMultiplier: 3, damageFactor: 2, dr: 10 };
    const percentBonuses = [{ label: 'fire', value: 25 }];
    // not critical: (12 + 6) × 1.25 × 2 − 10 = 35
    expect(
      ask('mounted.example', { ...blow, percentBonuses, targetArmorCategory: 'none' }, thrown('critical', 19)),
    ).toEqual({ damage: 35 });
    // critical ×3 is ×2 in heavy armor: (12 + 12) × 2 − 10 = 38
    expect(ask('mounted.example', { ...blow, targetArmorCategory: 'heavy' }, thrown('critical', 20))).toEqual({
      damage: 38,
    });
  });
});

describe('a mount', () => {
  it('that is not trained needs the word of the GM', () => {
    expect(asked('mounted.control', { trained: false }).problem?.type).toBe('needs-ruling');
    const cost = said(['mounted.control#controlCost', 'general-action']);
    expect(ask('mounted.control', { trained: false }, cost)).toEqual({ controlCost: 'general-action', obeys: true });
  });

  it('that panics may not obey', () => {
    const answers = said(['mounted.control#controlCost', 'chance'], ['mounted.control#chance', { x: 1, y: 4 }]);
    const input = { trained: true, panic: true };
    expect(ask('mounted.control', input, { ...answers, ...thrown('control.chance', 2) })).toEqual({
      controlCost: 'chance',
      obeys: false,
    });
  });

  it('that flies throws its rider with damage of the fall', () => {
    const answers = said(
      ['mounted.unhorsed#chance', { x: 1, y: 2 }],
      ['mounted.unhorsed#onFailure', 'in the river'],
      ['mounted.unhorsed#fallDamage', '6d6'],
    );
    expect(ask('mounted.unhorsed', {}, { ...answers, ...thrown('unhorsed.chance', 2) })).toEqual({
      outcome: 'in the river',
      fallDamage: '6d6',
    });
  });
});

describe('a chase', () => {
  it('is caught in the tick in which the quotient ends', () => {
    // 50 / 15 = 3.33…
    expect(ask('chase.catch-up', { gap_ft: 50, pursuer_ft: 45, quarry_ft: 30 })).toEqual({
      ticks: 3.3333,
      catchTick: 4,
    });
    expect(ask('chase.catch-up', { gap_ft: 0, pursuer_ft: 30, quarry_ft: 30 })).toEqual({ ticks: 0, catchTick: 0 });
  });
});

describe('several rules at once', () => {
  const aloft = { kind: 'shot', dx_ft: 0, dy_ft: 0, dz_ft: 300, weapon: 'shortbow' };

  it.each([
    ['total', false, 'no-target'],
    ['substantial', true, 'reflex-duel'],
    ['none', false, 'lands'],
  ])('a shot at its range through cover %s, defended %s: %s', (cover, defends, result) => {
    expect(ask('combined', { ...aloft, cover, defends })).toEqual({ inRange: true, result });
  });

  it('a shot beyond range is impossible where the GM says so', () => {
    const input = { ...aloft, dz_ft: 301, cover: 'none', defends: false };
    expect(ask('combined', input, said(['range.shot#beyond', null]))).toEqual({ inRange: false, result: 'impossible' });
  });
});
