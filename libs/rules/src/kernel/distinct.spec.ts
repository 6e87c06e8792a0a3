import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Distinct } from './distinct.ts';

it('a list of distinct texts is what a set of them is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 })), (texts) => {
      const distinct = new Distinct();
      for (const text of texts) distinct.add(text);
      expect(distinct.all).toEqual([...new Set(texts)]);
    }),
  );
});
