import { describe, expect, it } from 'vitest';
import { momentWords } from './moment.ts';

const now = new Date(2026, 5, 10, 21, 30).getTime();
const minute = 60_000;

describe('a moment', () => {
  it.each([
    [now - 5_000, 'just now'],
    [now - minute, '1 minute ago'],
    [now - 59 * minute, '59 minutes ago'],
    [new Date(2026, 5, 10, 9, 5).getTime(), 'today, 09:05'],
    [new Date(2026, 5, 9, 23, 59).getTime(), 'yesterday, 23:59'],
    [new Date(2025, 11, 31, 8, 0).getTime(), '31 December 2025, 08:00'],
  ])('%d is "%s"', (time, words) => {
    expect(momentWords(time, now)).toBe(words);
  });
});
