import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Course } from './course.ts';

const along = (start: Course, texts: readonly string[]) => texts.reduce((course, text) => course.by(text), start);
const texts = fc.array(fc.string({ maxLength: 2 }), { maxLength: 12 });

it('holds what a set of the same things holds, in the same order, whatever was come by from there before', () => {
  fc.assert(
    fc.property(fc.array(texts), (lists) => {
      const start = Course.start();
      for (const list of lists) expect(along(start, list).all).toEqual([...new Set(list)]);
    }),
  );
});

it('is one for all who went the same way, and nobody can change its list', () => {
  const start = Course.start();
  const once = along(start, ['a', 'b', 'a', 'c']);
  expect(along(start, ['a', 'b', 'c', 'c'])).toBe(once);
  expect(along(start, ['b', 'a', 'c'])).not.toBe(once);
  expect(Object.isFrozen(once.all)).toBe(true);
});

it('is full only when there are thousands of ways from its start', () => {
  const start = Course.start();
  for (let i = 0; i < 4_999; i++) start.by('a').by(`${i}`);
  expect(start.isFull).toBe(true); // `a` and 4,999 after it
  expect(Course.start().isFull).toBe(false);
});
