import { describe, expect, it } from 'vitest';
import { cleanPath, matched } from './router.ts';

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/rules/', '/rules'],
    ['/rules', '/rules'],
  ])('%s is %s', (given, clean) => {
    expect(cleanPath(given)).toBe(clean);
  });

  it.each([
    ['/', '/', {}],
    ['/history', '/history/', {}],
    ['/ruling/:id', '/ruling/abc', { id: 'abc' }],
    ['/ruling/:id', '/ruling/a%20b', { id: 'a b' }],
    ['/ruling/:id', '/ruling/%', { id: '%' }],
    ['/play/*', '/play/one/two/three', { rest: 'one/two/three' }],
    ['/rules/*', '/rules', { rest: '' }],
    ['/ruling/:id', '/ruling', undefined],
    ['/ruling/:id', '/ruling/a/b', undefined],
    ['/history', '/', undefined],
  ])('%s takes of %s: %j', (pattern, path, parts) => {
    expect(matched(pattern, path)).toEqual(parts);
  });
});
