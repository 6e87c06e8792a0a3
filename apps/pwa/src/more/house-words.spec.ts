import { describe, expect, it } from 'vitest';
import type { HouseRuleRecord } from '../data/index.ts';
import { figureSearch } from './figure-search.ts';
import type { Figure } from './figures.ts';
import { aboutOf, changeFault, ruleWords, usualWords, valueWords } from './house-words.ts';
import { figureAt, newRulePath } from './places.ts';

const shield: Figure = {
  id: 'x.y.limit#shield',
  kind: 'amendment',
  title: 'Levels above its own that a shield can parry',
  schema: { type: 'integer', minimum: 0, maximum: 10 },
  usual: 2,
  unit: 'levels',
  rule: 'x.y.limit',
  ruleTitle: 'What a parry can stop',
  system: 'x',
};
const perceived: Figure = {
  id: 'x.y.perception#perceived',
  kind: 'decision',
  title: 'Does the defender perceive the attack?',
  schema: { type: 'boolean' },
  usual: true,
  rule: 'x.y.perception',
  ruleTitle: 'No defense against the unperceived',
  system: 'x',
};

const kept = { id: 'r', system: 'x', title: 'A rule', enabled: true, changed: 1 };
const amendment = (op: 'set' | 'add' | 'percent' | 'multiply', value: unknown): HouseRuleRecord => ({
  ...kept,
  kind: 'amendment',
  amendment: { parameter: shield.id, op, value, source: 'Our table' },
});

describe('a house rule', () => {
  it.each([
    ['set', 3, 'Set to 3 levels'],
    ['add', 1, '1 more'],
    ['add', -1, '1 less'],
    ['percent', 25, '25 % more'],
    ['percent', -25, '25 % less'],
    ['multiply', 1.5, 'Times 1.5'],
  ] as const)('that would %s %d says so', (op, value, words) => {
    expect(ruleWords(amendment(op, value), shield)).toBe(words);
  });

  it('that answers a question says what', () => {
    const rule: HouseRuleRecord = { ...kept, kind: 'decision', decision: { id: perceived.id, value: false } };
    expect(ruleWords(rule, perceived)).toBe('Answer: no');
    expect(aboutOf(rule)).toBe(perceived.id);
  });

  it('about what the rules no longer have is still words', () => {
    expect(ruleWords(amendment('set', { chances: 4, outOf: 5 }), undefined)).toBe('Set to chances 4, out of 5');
    expect(valueWords({}, undefined)).toBe('nothing special');
    expect(valueWords([], undefined)).toBe('none');
    expect(valueWords(null, undefined)).toBe('nothing');
  });

  it('tells what is usual', () => {
    expect(usualWords(shield)).toBe('usually 2 levels');
    expect(usualWords(undefined)).toBe('');
  });
});

describe('a change of a figure', () => {
  it.each([
    ['set', 10, ''],
    ['add', 8, ''],
    ['add', 9, 'That makes 11 levels: at most 10 is possible.'],
    ['add', -3, 'That makes −1 levels: at least 0 is possible.'],
    ['percent', 25, ''],
    ['multiply', 6, 'That makes 12 levels: at most 10 is possible.'],
  ] as const)('by %s %d: "%s"', (op, value, fault) => {
    expect(changeFault(shield, op, value)).toBe(fault);
  });
});

describe('the search for figures', () => {
  const find = figureSearch([shield, perceived]);

  it.each([
    ['sheild', [shield]],
    ['perceiv', [perceived]],
    ['parry stop', [shield]],
    ['', [shield, perceived]],
    ['dragon', []],
  ])('"%s"', (wanted, found) => {
    expect(find(wanted)).toEqual(found);
  });
});

it('has an address for every figure', () => {
  expect(newRulePath(shield.id)).toBe('/more/house-rules/new/x/y/limit/shield');
  expect(figureAt(newRulePath(shield.id))).toBe(shield.id);
});
