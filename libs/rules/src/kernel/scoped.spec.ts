import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scoped } from './scoped.ts';

interface Item {
  at?: string | undefined;
  n: number;
}

/** True when something said for `at` holds in `scope`; the plain definition. */
function holds(at: string | undefined, scope: string): boolean {
  return at === undefined || at === '' || scope === at || scope.startsWith(`${at}.`);
}

const scope = fc.array(fc.constantFrom('a', 'b', 'ab', '1'), { maxLength: 4 }).map((segments) => segments.join('.'));
const items = fc
  .array(fc.option(scope, { nil: undefined }), { maxLength: 8 })
  .map((places) => places.map((at, n): Item => ({ at, n })));

describe('what is said for scopes', () => {
  it('is found as by looking through everything', () => {
    fc.assert(
      fc.property(items, scope, (said, here) => {
        const scoped = new Scoped<Item>();
        for (const item of said) scoped.add(item);
        const covering = said.filter((item) => holds(item.at, here));
        expect(scoped.covering(here)).toEqual(covering);
        const longest = Math.max(...covering.map(({ at = '' }) => at.length));
        expect(scoped.mostSpecific(here)).toEqual(covering.filter(({ at = '' }) => at.length === longest).at(-1));
      }),
    );
  });
});
