import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';
import { armor } from './armor.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.evaluate>[1]>;

const ask = (rule: string, input: unknown, beside: Circumstances = {}) =>
  frontDoor.evaluate(`${M}.${rule}`, { input, ...beside });
const verdict = (rule: string, input: unknown, beside?: Circumstances) => ruled(ask(rule, input, beside)).result;
const decided = (id: string, value: unknown): Circumstances => ({ decisions: [{ id: `${M}.${id}`, value }] });
const amended = (values: Record<string, number>): Circumstances => ({
  amendments: Object.entries(values).map(([name, value]) => ({
    parameter: `${M}.${name}`,
    op: 'set' as const,
    value,
    source: 'mithril',
  })),
});
const asFast = { 'armor.heavy-speed#loss': 0, 'armor.heavy-speed#lossPercent': 0 };
const asQuick = { 'armor.heavy-dodge#loss': 0, 'armor.heavy-dodge#lossPercent': 0 };
const mithril = amended({ ...asFast, ...asQuick });

describe('the categories of armor', () => {
  it('have the prices of the table unless the GM names one', () => {
    expect(verdict('armor.category-table', { category: 'medium' })).toMatchObject({
      drFactor: 1,
      m1_iron_price_gp_max: 50,
      m1_steel_price_gp_min: 100,
      equip_helped: '1 minute',
    });
    expect(verdict('armor.category-table', { category: 'medium' })).not.toHaveProperty('armorPriceGp');
    const set = decided('armor.category-table#armorPriceGp', 2500);
    expect(verdict('armor.category-table', { category: 'medium' }, set)).toMatchObject({ armorPriceGp: 2500 });
  });

  it('are three; no armor at all is none of them', () => {
    expect(ask('armor.category-table', { category: 'none' }).problem).toMatchObject({ type: 'invalid-input' });
  });
});

describe('DR of an armor', () => {
  const dr = (category: string, materialMediumDr: number, qualityDr = 0, magicalDr = 0) =>
    verdict('armor.total-dr', { category, materialMediumDr, qualityDr, magicalDr });

  it('rounds coverage down, keeps at least 1, then adds quality and magic', () => {
    // floor(5 × 0.5) = 2; floor(1 × 0.5) = 0, kept at 1
    expect(dr('light', 5)).toEqual({ dr: 2 });
    expect(dr('light', 1, 2)).toEqual({ dr: 3 });
    expect(dr('light', 0, 0, 4)).toEqual({ dr: 5 });
    expect(dr('medium', 4, 2, 3)).toEqual({ dr: 9 });
    expect(dr('heavy', 4, 2, 3)).toEqual({ dr: 13 });
  });
});

describe('Speed in heavy armor', () => {
  const speed = (speedBeforeArmorFt: number, beside?: Circumstances) =>
    (verdict('armor.heavy-speed', { speedBeforeArmorFt }, beside) as { speedFt: number }).speedFt;

  it('loses 10 ft or 20 %, whichever is more, and goes down to a multiple of 5', () => {
    // 51 − 10.2 = 40.8; 100 − 20; 14 − 10 = 4
    expect(speed(51)).toBe(40);
    expect(speed(100)).toBe(80);
    expect(speed(14)).toBe(0);
  });

  it('is never below 0', () => {
    expect(speed(5)).toBe(0);
    expect(speed(0)).toBe(0);
  });

  it('is left as it is by a material that cancels the loss', () => {
    expect(speed(48, amended(asFast))).toBe(48);
    // only the share is cancelled: 60 − 10
    expect(speed(60, amended({ 'armor.heavy-speed#lossPercent': 0 }))).toBe(50);
  });
});

describe('a dodge in heavy armor', () => {
  const dodge = (totalReflexModifier: number, beside?: Circumstances) =>
    verdict('armor.heavy-dodge', { totalReflexModifier }, beside);

  it('loses 5 or 20 %, whichever is more, and keeps the fraction', () => {
    // 26 − 5.2; 24 − 5
    expect(dodge(26)).toEqual({ dodgeModifier: 20.8 });
    expect(dodge(24)).toEqual({ dodgeModifier: 19 });
  });

  it('loses 5 of a modifier of 0 or less', () => {
    expect(dodge(0)).toEqual({ dodgeModifier: -5 });
    expect(dodge(-40)).toEqual({ dodgeModifier: -45 });
  });

  it('loses what the material leaves of the loss', () => {
    expect(dodge(26, amended(asQuick))).toEqual({ dodgeModifier: 26 });
    expect(dodge(26, amended({ 'armor.heavy-dodge#lossPercent': 50 }))).toEqual({ dodgeModifier: 13 });
  });
});

describe('wearing armor', () => {
  const wearer = { speedBeforeArmorFt: 60, reflex: 40 };

  it('costs nothing when light', () => {
    expect(verdict('armor.light', wearer)).toEqual({
      speedFt: 60,
      speedPenalty: 0,
      dodgeModifier: 40,
      dodgePenalty: 0,
      parryModifier: 40,
      trueRestAllowed: true,
      unfavorable: [],
      stronglyUnfavorable: [],
    });
  });

  it('costs Speed and dodges when heavy, never a parry', () => {
    expect(verdict('armor.heavy', { speedBeforeArmorFt: 60, reflex: 33 })).toMatchObject({
      speedPenalty: 15,
      dodgeModifier: 26.4,
      dodgePenalty: 6.6,
      parryModifier: 33,
    });
  });

  it('denies a true rest unless the GM allows it', () => {
    for (const category of ['medium', 'heavy']) {
      expect(verdict(`armor.${category}`, wearer)).toMatchObject({ trueRestAllowed: false });
      const allowed = decided(`armor.${category}#trueRestAllowed`, true);
      expect(verdict(`armor.${category}`, wearer, allowed)).toMatchObject({ trueRestAllowed: true });
    }
    expect(ruled(ask('armor.light', wearer)).decisions).toEqual([]);
  });

  it('hinders deeds when medium, unless the GM waives it', () => {
    const waived = decided('armor.medium#unfavorableApplies', false);
    expect(verdict('armor.medium', wearer)).toMatchObject({ unfavorable: ['silence', 'flexibility', 'swimming'] });
    expect(verdict('armor.medium', wearer, waived)).toMatchObject({ unfavorable: [] });
  });

  it('keeps its bulk when a material cancels the losses', () => {
    expect(verdict('armor.heavy', wearer, mithril)).toMatchObject({
      speedFt: 60,
      dodgeModifier: 40,
      trueRestAllowed: false,
      stronglyUnfavorable: ['stealth', 'swimming', 'climbing', 'acrobatics'],
    });
  });
});

describe('putting armor on', () => {
  it('takes ticks or minutes; help matters for heavy armor only', () => {
    const time = (category: string, helped?: boolean) => verdict('armor.equip-time', { category, helped });
    expect(time('light', true)).toEqual({ ticks: 3, generalTokens: 3 });
    expect(time('medium')).toEqual({ minutes: 1 });
    expect(time('medium', true)).toEqual({ minutes: 1 });
    expect(time('heavy')).toEqual({ minutes: 10 });
    expect(time('heavy', true)).toEqual({ minutes: 5 });
  });
});

describe('what an armor gives and costs', () => {
  it('says what the examples show', () => {
    const said = armor.examples.map(({ request }) => ruled(frontDoor.resolve(armor.id, request as never)).sentence);
    expect(said).toEqual([
      // 4 × 2 + 2; 60 − 12 = 48, down to 45; 33 − 6.6
      'DR 10 in heavy armor: Speed 45 ft, dodge +26.4, parry +33, no true rest in it; 5 minutes to put on.',
      'DR 6 in medium armor: Speed 45 ft, dodge +14, parry +14, a true rest is possible in it; 1 minute to put on.',
      // 6 × 2 + 1
      'DR 13 in heavy armor: Speed 48 ft, dodge +12, parry +12, no true rest in it; 10 minutes to put on.',
    ]);
  });

  it('shows what it changes, and what it makes of a critical', () => {
    const input = { category: 'heavy', materialMediumDr: 2, speedBeforeArmorFt: 45, reflex: 3 };
    expect(ruled(frontDoor.resolve(armor.id, { input }))).toMatchObject({
      result: { dr: 4, usualCriticalBecomes: 1, equipTime: { minutes: 10 } },
      changes: [
        { who: 'wearer', what: 'Speed', from: 45, to: 35, unit: 'ft' },
        { who: 'wearer', what: 'dodge', from: 3, to: -2 },
      ],
    });
    const light = ruled(frontDoor.resolve(armor.id, { input: { ...input, category: 'light' } }));
    expect(light).toMatchObject({ result: { dr: 1, usualCriticalBecomes: 2 }, changes: [] });
    expect(light.sentence).toBe(
      'DR 1 in light armor: Speed 45 ft, dodge +3, parry +3, a true rest is possible in it; 3 ticks to put on.',
    );
  });

  it('refuses Speed below 0 and fields that it does not know', () => {
    const input = { category: 'light', materialMediumDr: 2, speedBeforeArmorFt: -5, reflex: 3 };
    expect(frontDoor.resolve(armor.id, { input }).problem).toMatchObject({
      errors: [{ pointer: '/input/speedBeforeArmorFt', expected: 'at least 0' }],
    });
    expect(
      frontDoor.resolve(armor.id, { input: { ...input, speedBeforeArmorFt: 5, weight: 3 } }).problem,
    ).toMatchObject({ errors: [{ pointer: '/input/weight' }] });
  });
});
