import { describe, expect, it } from 'vitest';
import {
  abbreviationsIn,
  capitalsOf,
  labelOf,
  lowerFirst,
  singular,
  unitOf,
  usualIn,
  withoutUnit,
  wordsOf,
} from './words.ts';

const abbreviations = abbreviationsIn({
  title: 'HP',
  properties: { dr: { description: 'Material DR, and STR × 1.5; see the GM for HP.' }, XY: { enum: ['NO'] } },
});
const capitals = capitalsOf(abbreviations);

it('has abbreviations of what is said, not of names and values', () => {
  expect(abbreviations).toEqual(['HP', 'DR', 'STR', 'GM']);
});

describe('names in words', () => {
  it.each([
    ['attackTokens', 'attack tokens'],
    ['change-odds', 'change odds'],
    ['maxHp', 'max HP'],
    ['hpAfter', 'HP after'],
    ['materialMediumDr', 'material medium DR'],
    ['str', 'STR'],
    ['M1', 'M1'],
    ['outOf', 'out of'],
    ['no', 'no'],
    ['dex-rank', 'dex rank'],
  ])('%s is "%s"', (name, words) => {
    expect(wordsOf(name, capitals)).toBe(words);
  });

  it('start a label with a capital', () => {
    expect(labelOf('hpAfter', capitals)).toBe('HP after');
    expect(labelOf('declaredFirst', capitals)).toBe('Declared first');
  });

  it('are small within a sentence, but for abbreviations', () => {
    expect(lowerFirst('Way')).toBe('way');
    expect(lowerFirst('HP multiplier')).toBe('HP multiplier');
  });

  it.each([
    ['attacks', 'attack'],
    ['bonuses', 'bonus'],
    ['allies', 'ally'],
    ['class', 'class'],
  ])('one of %s is %s', (many, one) => {
    expect(singular(many)).toBe(one);
  });
});

describe('units', () => {
  it.each([
    ['speed ft', 'ft', 'speed'],
    ['max HP', 'HP', 'max HP'],
    ['level', 'levels', 'level'],
    ['ft', 'ft', 'ft'],
  ])('%s in %s is "%s"', (words, unit, kept) => {
    expect(withoutUnit(words, unit)).toBe(kept);
  });

  it('write percent as its sign', () => {
    expect(unitOf('percent')).toBe('%');
    expect(unitOf('ft')).toBe('ft');
    expect(unitOf(undefined)).toBeUndefined();
  });
});

describe('the usual value', () => {
  it.each([
    ['Cover between the two; usually none.', ['none', 'light'], 'none'],
    ['What is shot; usually an arrow.', ['arrow', 'bullet'], 'arrow'],
    ['usually as the form says', ['melee', 'ranged'], undefined],
    ['What became of it.', ['a'], undefined],
  ])('of "%s" among %j is %s', (description, values, usual) => {
    expect(usualIn(description, values)).toBe(usual);
  });
});
