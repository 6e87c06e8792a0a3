import { type AnyOperation, type AnyRule, registry } from '@riposte/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fitting, hostile } from './arbitrary.ts';

const units: (AnyRule | AnyOperation)[] = [...registry.operations.values(), ...registry.rules.values()];

// The service compiles what it is asked often: nobody may tell the difference.
it.each(units.map((unit) => [unit.id, unit.input as z.ZodType] as const))(
  'takes, gives and refuses the same when %s is compiled',
  (_, input) => {
    const compiled = z.compile(input);
    const sent = fc.oneof(fitting(input), hostile(input));
    const alike = fc.property(sent, (value) => {
      const [before, after] = [verdict(input, value), verdict(compiled, value)];
      expect(after).toEqual(before);
      if (before.data !== undefined) expect(JSON.stringify(after.data)).toBe(JSON.stringify(before.data));
    });
    fc.assert(alike, { seed: Number(process.env.FUZZ_SEED ?? 1), numRuns: 60 });
  },
);

function verdict(schema: z.ZodType, value: unknown) {
  const { data, error } = schema.safeParse(value);
  return { data, faults: error?.issues.map(({ code, path, message }) => ({ code, path, message })) };
}
