import { type AnyOperation, type AnyRule, reachOf } from '@riposte/rules';
import fc from 'fast-check';
import type { z } from 'zod';
import { fitting, hostile } from './arbitrary.ts';

/** What stands beside the input of a request: seeds, dice, decisions and amendments, of the unit and of nobody. */
export function circumstances(unit: AnyRule | AnyOperation): fc.Arbitrary<Record<string, unknown>> {
  const { decisions, parameters, dice } = reachOf(unit);
  const scope = fc.option(fc.constantFrom('attacks.1', 'attacker', 'commands.1', 'x'), { nil: undefined, freq: 1 });
  const value = (schema: z.ZodType) =>
    fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile(schema) });
  const answers = decisions.map(({ id, schema }) => placed({ id: fc.constant(id), value: value(schema), at: scope }));
  const changes = parameters.map(({ id, schema }) =>
    placed({
      parameter: fc.constant(id),
      op: fc.constantFrom('set', 'add', 'percent', 'multiply'),
      value: fc.oneof(value(schema), fc.constantFrom<unknown>(0, 1, -1, 0.5, 0.1, 1e9, -1e9, 1e300, '1')),
      at: scope,
      of: fc.option(fc.constantFrom('attacker', 'defender', 'maelis'), { nil: undefined }),
      source: fc.constant('a feat'),
    }),
  );
  // Where the GM has to be asked there is seldom an answer without his.
  const often = decisions.some(({ usual }) => usual === undefined) ? mostly : rarely;
  const keys = dice.map(({ key }) => key.replaceAll('*', '1'));
  const roll = fc.oneof(
    fc.record({
      key: fc.constantFrom(...keys, ...keys, 'nothing'),
      faces: fc.array(fc.integer({ min: 0, max: 21 }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ key: fc.constantFrom(...keys, ...keys, 'nothing'), total: fc.integer({ min: 0, max: 40 }) }),
    fc.record({
      key: fc.constantFrom(...keys, ...keys, 'nothing'),
      tens: fc.constantFrom(0, 10, 90, 95),
      units: fc.integer({ min: 0, max: 9 }),
    }),
  );
  return placed({
    dice: placed({
      seed: fc.string({ minLength: 1, maxLength: 5 }),
      rolls: rarely(fc.array(roll, { maxLength: 3 })),
      missing: rarely(fc.constantFrom('ask', 'roll')),
    }),
    decisions: answers.length > 0 ? often(fc.array(fc.oneof(...answers), { maxLength: 3 })) : absent,
    amendments: changes.length > 0 ? rarely(fc.array(fc.oneof(...changes), { maxLength: 3 })) : absent,
    trace: fc.option(fc.boolean(), { nil: undefined }),
  });
}

const absent = fc.constant(undefined);

function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function mostly<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 4, arbitrary });
}

/** A record without the fields that came out undefined. */
function placed(model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .record(model)
    .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)));
}
