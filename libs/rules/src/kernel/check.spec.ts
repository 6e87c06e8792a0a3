import { expect, it } from 'vitest';
import { z } from 'zod';
import { Check } from './check.ts';

const Blow = z.strictObject({ dice: z.string().regex(/^\dd\d+$/, 'dice in writing'), dr: z.int().min(0).max(9) });

it('gives and refuses the same before and after it is compiled', () => {
  const compiled: unknown[] = [];
  const check = new Check(Blow, (schema) => {
    compiled.push(schema);
    return z.compile(schema);
  });
  const asked = () =>
    [{ dice: '1d6', dr: 4 }, { dice: '1d6', dr: 10 }, { dice: 'd', dr: 0, of: 1 }, null].map((sent) =>
      check.safeParse(sent),
    );
  const first = asked();
  for (let i = 0; i < 600; i++) check.safeParse({ dice: '2d8', dr: 1 });
  expect(compiled).toEqual([Blow]);
  expect(asked()).toEqual(first);
  expect(first.map(({ success }) => success)).toEqual([true, false, false, false]);
});

it('is never compiled where no code may be made', () => {
  const check = new Check(Blow, undefined);
  for (let i = 0; i < 600; i++) expect(check.safeParse({ dice: '2d8', dr: 1 }).success).toBe(true);
});
