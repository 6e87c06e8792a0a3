import { describe, expect, it } from 'vitest';
import { evaluate, type Problem } from '../../../index.ts';

const C = 'cerberus.character';
const answer = (rule: string, input: object, beside: object = {}): { result?: unknown; problem?: Problem } =>
  evaluate(`${C}.${rule}`, { input, ...beside });
const GM = (name: string, value: unknown, at?: string) => ({ id: `${C}.${name}`, value, ...(at && { at }) });
const asked = (rule: string, input: object) => {
  const { problem } = answer(rule, input);
  return problem?.type === 'needs-ruling' ? problem.rulings.map(({ id }) => id.slice(`${C}.`.length)) : [];
};

describe('attributes', () => {
  const six = { str: 1, dex: 1, con: 0, int: 6, wis: 3, cha: 2 };

  it('are approved by the GM', () => {
    expect(answer('attributes.assignment', six)).toMatchObject({ result: { accepted: true } });
    expect(
      answer('attributes.assignment', six, { decisions: [GM('attributes.assignment#approvedByGm', false)] }),
    ).toMatchObject({ result: { accepted: false }, sentence: 'The GM does not approve them.' });
  });

  it('are neither rolled nor bought, and then nobody is asked', () => {
    for (const method of ['rolled', 'point-buy'])
      expect(answer('attributes.assignment', { ...six, method }).result).toEqual({ accepted: false });
  });

  it.each([
    [0, { below: 'untrained ordinary adult' }],
    [7, { above: 'plainly strong human in good shape', below: 'barbarian of Brazzant, a match for a wild animal' }],
    [30, { above: 'giant of average size' }],
  ])('STR %d lies between benchmarks, for the table to judge', (str, between) => {
    expect(answer('attributes.strength-scale', { str }).result).toEqual(between);
  });

  it.each([
    ['str', 'formula', 2],
    ['dex', 'formula', 3],
    ['con', 'gm', 0],
    ['int', 'gm', 3],
    ['wis', 'prerequisite', 1],
    ['cha', 'gm', 2],
  ])('%s feeds, as %s, %d values of the list', (attribute, mode, count) => {
    expect(answer('attributes.governs', { attribute, mode }).result).toMatchObject({ uses: { length: count } });
  });

  it('lend themselves to fields of magic, by an example too, and to unknown ones not at all', () => {
    expect(answer('affinities', { field: 'grab gold' }).result).toMatchObject({ attribute: 'cha' });
    expect(answer('affinities', { field: 'Ki' }).result).toMatchObject({ attribute: 'wis' });
    expect(answer('affinities', { field: 'cooking' }).result).toEqual({});
  });

  it('suggest what to weigh, while the time is the one the GM gives', () => {
    const asking = { subject: 'Quicken Spell' };
    expect(asked('development-time', asking)).toEqual(['development-time#duration']);
    const decisions = [GM('development-time#duration', { value: 2, unit: 'months' })];
    expect(answer('development-time', asking, { decisions }).result).toEqual({
      allowed: true,
      affinity: 'cha',
      duration: { value: 2, unit: 'months' },
    });
  });
});

describe('creation', () => {
  const sheet = {
    class: 'Wizard',
    conceptWritten: true,
    attributesSet: true,
    feats: 2,
    path: 'human-red',
    casterLevel: 5,
    derived: true,
    equipment: true,
  };
  const magic = { startingSpells: true, highestMasteredSpellLevel: true, regenerationRate: true, spellDc: true };

  it('asks of those who cast what others need not have', () => {
    expect(answer('creation.procedure', { sheet }).result).toMatchObject({ complete: false, missing: ['power-path'] });
    expect(answer('creation.procedure', { sheet: { ...sheet, ...magic } }).result).toMatchObject({ complete: true });
    expect(answer('creation.procedure', { sheet: { ...sheet, path: 'none' } }).result).toMatchObject({
      complete: true,
    });
  });

  it('misses everything of an empty sheet, in the order of the steps', () => {
    expect(answer('creation.procedure', { sheet: {} }).result).toMatchObject({
      missing: ['concept-origin-class', 'attributes', 'starting-feats', 'power-path', 'derived-and-equipment'],
    });
  });

  it('takes equipment from the GM as well', () => {
    const { equipment, ...bare } = { ...sheet, ...magic };
    const decisions = [GM('creation.procedure#startingEquipment', ['a lantern'])];
    expect(answer('creation.procedure', { sheet: bare }).result).toMatchObject({ missing: ['derived-and-equipment'] });
    expect(answer('creation.procedure', { sheet: bare }, { decisions }).result).toMatchObject({ complete: true });
  });

  it.each([
    ['', ['Ranger']],
    ['  ', ['Ranger']],
    ['hermit', ['Ranger', 'Rogue']],
  ])('has a concept and one class: %j with %j is not valid', (concept, classes) => {
    expect(answer('creation.concept', { concept, classes }).result).toEqual({ valid: false });
  });

  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, false],
  ])('with %d feats: %s', (count, valid) => {
    expect(answer('creation.starting-feats', { count }).result).toEqual({ valid });
  });

  it('says where the GM opens the character', () => {
    const decisions = [GM('creation.not-purchasable#higherStart', { level: 5 })];
    const gain = { phase: 'creation', gain: 'four levels' };
    expect(answer('creation.not-purchasable', gain).result).toEqual({ allowed: false, start: { level: 1 } });
    expect(answer('creation.not-purchasable', gain, { decisions }).result).toMatchObject({ start: { level: 5 } });
  });

  it('takes the equipment that the GM agrees to', () => {
    const items = ['village axe', 'leather armor'];
    expect(answer('starting-equipment', { items }).result).toEqual({ items, approved: true });
    const decisions = [GM('starting-equipment#approved', false)];
    expect(answer('starting-equipment', { items }, { decisions }).result).toMatchObject({ approved: false });
  });
});

describe('feats', () => {
  const general = [
    { point: 'movement while casting', value: 'half Speed' },
    { point: 'tokens', value: '1' },
  ];
  const feat = (name: string, value: string) => ({ name, points: [{ point: 'movement while casting', value }] });

  it('win in their own point only', () => {
    expect(answer('feat.precedence', { general, feats: [feat('Mobile Caster', 'Speed')] }).result).toEqual({
      effective: [{ point: 'movement while casting', value: 'Speed' }, general[1]],
    });
  });

  it('that conflict are for the GM', () => {
    const input = { general, feats: [feat('Mobile Caster', 'Speed'), feat('Rooted', 'none')] };
    expect(asked('feat.precedence', input)).toEqual(['feat.precedence#conflict']);
    const by = (name: string) => ({ decisions: [GM('feat.precedence#conflict', name, 'points.1')] });
    expect(answer('feat.precedence', input, by('Rooted')).result).toMatchObject({ effective: [{ value: 'none' }, {}] });
    expect(answer('feat.precedence', input, by('Nobody')).problem?.type).toBe('invalid-input');
  });
});

describe('caster level', () => {
  it.each([
    [-3, 0.5, 1], // a negative Charisma adds nothing
    [7, 0.5, 4], // 1 + 3.5
    [7, 0.75, 6], // 1 + 5.25
    [3, 1, 4],
  ])('of CHA %d at ratio %d is %d', (cha, ratio, casterLevel) => {
    expect(answer('caster-level.human-red', { cha, ratio }).result).toMatchObject({ casterLevel });
  });

  it('of a rank: 1 and the grant, which Charisma limits', () => {
    expect(answer('caster-level.partage', { rankCl: 12, cha: 1, awards: 3 }).result).toEqual({
      granted: 7,
      casterLevel: 11,
      awarded: 3,
    });
    expect(answer('caster-level.partage', { rankCl: 12, cha: -2 }).result).toMatchObject({
      granted: 0,
      casterLevel: 1,
    });
  });

  it('rises by what the GM awards', () => {
    const decisions = [GM('caster-level.human-red#awards', 2)];
    expect(answer('caster-level.human-red', { cha: 6 }, { decisions }).result).toEqual({ casterLevel: 6, awarded: 2 });
  });
});

describe('slots', () => {
  it.each([
    ['human-red', -1, 3], // 4 - 0.5
    ['human-red', -9, 0], // 4 - 4.5
    ['partage', 4, 8],
    ['monk-valerium', 3, 5],
    ['drow', 3, 4], // 4 + 0.75
    ['drow', 8, 6],
  ])('of %s with %d are %d', (source, attribute, slotsPerLevel) => {
    expect(answer('slots.per-level', { source, attribute }).result).toMatchObject({ slotsPerLevel, pools: [] });
  });

  it('are held where the sheet lists them, and a feat may add to one level', () => {
    const amendments = [
      { parameter: `${C}.slots.per-level#extra`, at: 'level.2', op: 'add', value: 1, source: 'Deep Well' },
    ];
    const input = { source: 'human-red', attribute: 6, levels: [1, 2] };
    expect(answer('slots.per-level', input, { amendments }).result).toMatchObject({
      pools: [
        { level: 1, slots: 7 },
        { level: 2, slots: 8 },
      ],
    });
  });
});

describe('mastery', () => {
  it.each([
    ['Cleric of Archon', 3, 3],
    ['cleric', 12, 10],
  ])('of a %s of level %d is %d', (name, level, mastered) => {
    expect(answer('mastery.creation', { class: name, level }).result).toEqual({ mastered });
  });

  it('is lowered by the GM and not raised, and set by the GM for others, the epic Lazy Wizard among them', () => {
    expect(answer('mastery.creation', { class: 'Wizard', level: 5, gmMastery: 8 }).result).toEqual({ mastered: 5 });
    expect(answer('mastery.creation', { class: 'Rogue', level: 1, gmMastery: 8 }).result).toEqual({ mastered: 8 });
    expect(asked('mastery.creation', { class: 'Lazy Wizard', level: 12 })).toEqual(['mastery.creation#gmMastery']);
  });

  it.each([
    [{ casterLevel: 9, mastered: 5, known: true }, true],
    [{ casterLevel: 9, mastered: 5, known: false }, false],
    [{ casterLevel: 9, mastered: 4, known: true }, false],
    [{ casterLevel: 8, mastered: 5, known: true }, false],
  ])('%j casts level 5: %s', (caster, castable) => {
    const spell = { spellLevel: 5, minimumCl: 9, ...caster };
    expect(answer('mastery.requirement', spell).result).toEqual({ castable });
  });
});

describe('derived values', () => {
  it('ask for the HP of whoever has no Strength', () => {
    expect(asked('derived.hp', { str: 0, hpMultiplier: 12 })).toEqual(['derived.hp#hpWhenStrNotPositive']);
    const decisions = [GM('derived.hp#hpWhenStrNotPositive', 5)];
    expect(answer('derived.hp', { str: -2, hpMultiplier: 12 }, { decisions }).result).toEqual({ maxHp: 5 });
  });

  it('take the HP of a form instead, and round a half down', () => {
    const amendments = [{ parameter: `${C}.derived.hp#ownHp`, op: 'set', value: 300, source: 'Giant Form' }];
    expect(answer('derived.hp', { str: 8, hpMultiplier: 12 }, { amendments }).result).toEqual({ maxHp: 300 });
    expect(answer('derived.hp', { str: 5, hpMultiplier: 2.5 }).result).toEqual({ maxHp: 12 });
  });

  it.each([
    ['additions before factors', [{ factor: 0.5 }, { add_ft: 10 }], 33], // (56 + 10) / 2
    ['a factor that comes first', [{ factor: 0.5, place: 'first' }, { add_ft: 10 }], 38], // 28 + 10
    ['an addition that comes last', [{ add_ft: 10, place: 'last' }, { factor: 0.5 }], 38],
    ['rounded once', [{ factor: 0.75 }, { factor: 0.75 }], 31], // 31.5
    ['never below 0', [{ add_ft: -100 }], 0],
  ])('have Speed by %s', (_, modifiers, speed_ft) => {
    expect(answer('derived.speed', { baseSpeed_ft: 40, dex: 8, modifiers }).result).toEqual({ speed_ft });
  });

  it('keep a reserve at 0 or more, refuse more than there is, and keep what is held', () => {
    const reserve = { classValue: 3, event: 'spend' };
    expect(answer('derived.reserves', { ...reserve, penalties: 5 }).result).toMatchObject({ available: 0 });
    expect(answer('derived.reserves', { ...reserve, spent: 4 }).result).toEqual({
      available: 3,
      remaining: 0,
      allowed: false,
    });
    expect(answer('derived.reserves', { ...reserve, spent: 3, held: 1, event: 'next-round' }).result).toMatchObject({
      remaining: 2,
    });
  });
});
