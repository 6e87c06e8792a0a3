import { cerberusCharacterOsseur } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { evaluate, type Problem } from '../../../index.ts';

const C = 'cerberus.character';
const answer = (rule: string, input: object, beside: object = {}): { result?: unknown; problem?: Problem } =>
  evaluate(`${C}.${rule}`, { input, ...beside });
const GM = (name: string, value: unknown) => ({ id: `${C}.${name}`, value });
const asked = (rule: string, input: object) => {
  const { problem } = answer(rule, input);
  return problem?.type === 'needs-ruling' ? problem.rulings.map(({ id }) => id.slice(`${C}.`.length)) : [];
};

describe('classes', () => {
  const rows = [
    { level: 4, value: 15 },
    { level: 1, value: 10 },
  ];
  const partial = {
    name: 'Fighter',
    hpMultiplier: rows,
    attack: rows,
    spell: rows,
    general: rows,
    dodge: rows,
    baseSpeed_ft: rows,
    saveGrades: { reflex: 'good', will: 'standard' },
  };

  it('have no value below their first row, whatever the order of rows', () => {
    expect(answer('class.threshold-lookup', { rows: rows.slice(0, 1), level: 3 }).result).toEqual({});
    expect(answer('class.threshold-lookup', { rows, level: 3 }).result).toEqual({ value: 10 });
  });

  it('ask for what is unknown, one figure after the other', () => {
    const input = { class: partial, level: 5 };
    expect(asked('class.definition', input)).toEqual(['class.definition#fortitudeGrade']);
    const decisions = [GM('class.definition#fortitudeGrade', 'good')];
    expect(answer('class.definition', input, { decisions }).result).toMatchObject({
      hpMultiplier: 15,
      grades: { reflex: 'good', will: 'standard', fortitude: 'good' },
    });
  });

  it('do not carry a known point to another level', () => {
    const input = { class: { ...partial, figuresHold: 'at-level' }, level: 5 };
    expect(asked('class.definition', input)).toEqual(['class.definition#hpMultiplier']);
    expect(answer('class.partial-data', { class: 'Barbarian of Brazzant', level: 4, str: 10 }).result).toMatchObject({
      known: false,
      hp_multiplier: null,
      attack: null,
      reflex: 'good',
    });
  });
});

describe('Osseur', () => {
  it('follows at level 1 from his figures, each as it is written', () => {
    const [first] = cerberusCharacterOsseur.osseur;
    const { saves, maxHp, speed_ft, jump_horizontal_ft, jump_vertical_ft, casterLevel, reserves } = first;
    expect(answer('example.osseur', { level: 1 }).result).toMatchObject({
      sheet: first,
      ...saves,
      maxHp,
      speed_ft,
      jump_horizontal_ft,
      jump_vertical_ft,
      casterLevel,
      reserves,
    });
  });

  it('keeps open at levels 2 and 3 what is not known', () => {
    expect(answer('example.osseur', { level: 2 }).result).toMatchObject({ maxHp: undefined, speed_ft: undefined });
    // Level 3: 10 × 24 HP, Reflex 8 + 3; the Speed is the total that is written.
    expect(answer('example.osseur', { level: 3 }).result).toMatchObject({ maxHp: 240, reflex: 11, speed_ft: 66 });
    expect(answer('example.osseur', { level: 3 }).result).not.toHaveProperty('sheet.baseSpeed_ft');
  });
});

describe('progression', () => {
  it('needs a cause and something that is granted', () => {
    expect(answer('progression.organic', { cause: '  ', gain: { str: 2 } }).result).toEqual({ accepted: false });
    expect(answer('progression.organic', { cause: 'a duel', gain: { str: 0 } }).result).toEqual({ accepted: false });
    expect(asked('progression.organic', { cause: 'a duel' })).toEqual(['progression.organic#gain']);
  });

  it.each([
    [1, 2, {}, true, false],
    [9, 10, {}, true, true],
    [10, 11, {}, true, true],
    [1, 3, {}, false, false], // one level at a time
    [3, 2, {}, false, false],
    [1, 2, { wis: -1 }, false, false],
    [1, 2, { str: 0 }, true, false],
  ])('from level %d to %d with %j: %s', (fromLevel, toLevel, attributeChanges, accepted, epic) => {
    expect(answer('progression.level', { fromLevel, toLevel, attributeChanges }).result).toEqual({ accepted, epic });
  });

  it.each([
    [2, false],
    [3, true],
    [5, true],
    [6, false],
  ])('%d sessions since the last level are as guided: %s', (sessions, asGuided) => {
    const decisions = [GM('progression.level#sessionsSinceLast', sessions)];
    expect(answer('progression.level', { fromLevel: 1, toLevel: 2 }, { decisions }).result).toMatchObject({ asGuided });
  });

  it('says of two levels alone what they are worth', () => {
    expect(answer('progression.encounter-worth', { lowerLevel: 1, higherLevel: 3 }).result).toEqual({ worth: 2 });
    expect(answer('progression.encounter-worth', { lowerLevel: 1, higherLevel: 5 }).result).toEqual({});
  });
});

describe('size', () => {
  it.each([
    ['Colossal', 1, false, 'Colossal', true],
    ['Colossal', 1, true, 'Colossal+', false],
    ['Gargantuan', 4, true, 'Colossal+', true],
    ['Colossal+', -1, false, 'Colossal', false],
    ['Medium', -1, false, 'Medium', true],
  ])('%s and %d steps (extended: %s): %s, beyond the scale: %s', (size, steps, effectExtends, to, beyondScale) => {
    expect(answer('size.scale', { size, steps, effectExtends }).result).toEqual({ size: to, beyondScale });
  });

  it('asks for amounts that the effect leaves open', () => {
    const input = { str: 8, dex: 8, hpMultiplier: 12, strChange: { add: 4 } };
    expect(asked('size.step', input)).toEqual(['size.step#unspecifiedMagnitudes']);
    const decisions = [GM('size.step#unspecifiedMagnitudes', { dexChange: { add: -1 } })];
    expect(answer('size.step', input, { decisions }).result).toMatchObject({ str: 12, dex: 7, maxHp: 144 });
  });

  it("applies the formula of Speed and then the effect's change", () => {
    const input = { dex: 8, dexChange: { add: -2 }, baseSpeed_ft: 40, speedChange: [{ add_ft: 20 }] };
    expect(answer('size.step', input).result).toMatchObject({ dex: 6, speed_ft: 72 }); // 40 + 12 + 20
    const own = { str: 8, strChange: { factor: 2 }, hpMultiplier: 12, hpOverride: 150 };
    expect(answer('size.step', own).result).toMatchObject({ str: 16, maxHp: 150 });
  });
});
