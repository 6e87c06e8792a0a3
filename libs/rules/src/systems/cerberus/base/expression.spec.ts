import { describe, expect, it } from 'vitest';
import { exactValue, isExpression, LONGEST } from './expression.ts';

describe('a written calculation', () => {
  it.each([
    ['10 + 5/2 + 8', '41/2'],
    ['(18 + 11) * 1.25', '145/4'],
    ['7 * 20% * 3', '21/5'],
    ['33 - 33/5 + 8 + 2', '182/5'],
    ['2 + 3 * 4', '14'],
    ['20 / 2 / 5', '2'],
    ['10 - 4 - 3', '3'],
    ['1/3 * 3', '1'],
    ['0.1 + 0.2', '3/10'],
    ['1.10 * 100', '110'],
    ['-(2 + 3) * -2', '10'],
    ['4 - -3', '7'],
    ['+5', '5'],
    ['(50%)%', '1/200'],
    ['  3×4 ÷ 6 − 1 ', '1'],
    ['12345678.125', '98765425/8'],
  ])('%s is %s', (text, value) => {
    expect(exactValue(text)?.toString()).toBe(value);
    expect(isExpression(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '2 +',
    '* 2',
    '2 3',
    '(2',
    '2)',
    '()',
    '5%%',
    '1.',
    '.5',
    '1..2',
    '1e3',
    '0x10',
    '2 ** 3',
    'floor(2)',
    'x + 1',
    '1 / 0',
    '1 / (2 - 2)',
    'process.exit()',
    '2, 3',
    '1_000',
    '½',
  ])('%j is none', (text) => {
    expect(exactValue(text)).toBeUndefined();
    expect(isExpression(text)).toBe(false);
  });

  it('has a longest length and a deepest depth', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(isExpression(nested(20))).toBe(true);
    expect(isExpression(nested(21))).toBe(false);
    expect(isExpression(`1${' '.repeat(LONGEST - 1)}`)).toBe(true);
    expect(isExpression(`1${' '.repeat(LONGEST)}`)).toBe(false);
    expect(isExpression('-'.repeat(LONGEST))).toBe(false);
  });

  it('is too large rather than inexact', () => {
    expect(() => exactValue('99999999999 * 99999999999')).toThrow(/more than this can do/);
    expect(() => exactValue('0.1234567890123456789')).toThrow(/more than this can do/);
    expect(isExpression('99999999999 * 99999999999')).toBe(true);
  });
});
