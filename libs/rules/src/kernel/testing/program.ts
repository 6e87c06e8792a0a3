import fc from 'fast-check';
import { z } from 'zod';
import { decision } from '../decision.ts';
import { parameter } from '../parameter.ts';
import type { Ruling } from '../ruling.ts';
import { type AnyRule, procedure } from '../unit.ts';

/**
 * A small language of everything that a rule can do with dice, so that generated rules can be compared with a model.
 * A program gives a whole number. Scopes: `t.<n>` in a total, `f.<n>` in a fold, `c<n>` in a ranking, `s` in a sub-ruling.
 */
export type Program =
  | { op: 'roll'; faces: number; mode: 'normal' | 'advantage' | 'disadvantage' }
  | { op: 'sum'; count: number; faces: number }
  | { op: 'test'; faces: number; atLeast: number }
  | { op: 'figure' }
  | { op: 'ruled' }
  | { op: 'add'; of: Program[] }
  | { op: 'if'; test: Program; atLeast: number; yes: Program; no: Program }
  | { op: 'total'; count: number; of: Program }
  | { op: 'fold'; count: number; modulus: number; of: Program }
  | { op: 'rank'; of: Program[] }
  | { op: 'run'; modulus: number; again: boolean; of: Program };

export const figure = parameter({
  id: 'test.kernel.program#figure',
  title: 'the figure',
  default: 1,
  schema: z.int().min(-1000).max(1000),
  changedBy: 'anybody',
});

export const ruledBy = decision({
  id: 'test.kernel.program#ruled',
  question: 'How many?',
  schema: z.int().min(-1000).max(1000),
  usual: 2,
});

const Input = z.strictObject({ program: z.unknown(), modulus: z.int().optional(), again: z.boolean().optional() });
const dice = Array.from({ length: 14 }, (_, depth) => ({
  key: [...new Array<string>(depth).fill('*'), 'd'].join('.'),
  dice: 'dice',
  by: 'roller',
  label: 'die',
}));

type SubInput = { program: unknown; modulus: number; again: boolean };

/** A program within a program: of its value later steps may read the rest only. With `again` a rest of 0 decides nothing. */
const subs = [false, true].map((again) =>
  procedure<SubInput, { rest: number; value: number }, 'rest'>({
    id: again ? 'test.kernel.decided' : 'test.kernel.inner',
    input: z.strictObject({
      program: z.unknown(),
      modulus: z.int(),
      again: z.boolean(),
    }) as unknown as z.ZodType<SubInput>,
    output: z.strictObject({ rest: z.int(), value: z.int() }),
    dice,
    parameters: [figure],
    decisions: [ruledBy],
    outcome: ['rest'],
    ...(again ? { again: ({ rest }: { rest: number }) => rest === 0 } : {}),
    says: ({ rest }) => `${rest}`,
    evaluate({ program, modulus }, ruling) {
      const value = run(program as Program, ruling);
      return { rest: rest(value, modulus), value };
    },
  }),
);

/** Runs a program. */
export const programmed: AnyRule = procedure({
  id: 'test.kernel.program',
  input: Input,
  output: z.strictObject({ value: z.int() }),
  dice,
  uses: subs,
  parameters: [figure],
  decisions: [ruledBy],
  outcome: ['value'],
  says: ({ value }) => `${value}`,
  evaluate: ({ program }, ruling) => ({ value: run(program as Program, ruling) }),
});

export const programUnits: AnyRule[] = [...subs, programmed];

/** The rest of a division, never below 0. */
export function rest(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}

function run(program: Program, ruling: Ruling): number {
  switch (program.op) {
    case 'roll':
      return ruling.roll('d', program.faces, program.mode);
    case 'sum':
      return ruling.sum('d', program.count, program.faces);
    case 'test':
      return ruling.test('d', program.faces, (face) => face >= program.atLeast) ? 1 : 0;
    case 'figure':
      return ruling.parameter(figure);
    case 'ruled':
      return ruling.decide(ruledBy);
    case 'add':
      return program.of.reduce((sum, part) => sum + run(part, ruling), 0);
    case 'if':
      return run(run(program.test, ruling) >= program.atLeast ? program.yes : program.no, ruling);
    case 'total':
      return ruling.total('t', program.count, () => run(program.of, ruling));
    case 'fold': {
      const items = Array.from({ length: program.count }, (_, i) => i + 1);
      const step = (state: { rest: number }, item: number) => {
        const value = run(program.of, ruling);
        return { state: { rest: rest(state.rest * 2 + item * value, program.modulus) }, event: value };
      };
      return ruling.fold('f', items, { rest: 0 }, step).state.rest;
    }
    case 'rank': {
      const ids = program.of.map((_, i) => `c${i}`);
      const groups = ruling.rank(ids, (id) => run(program.of[ids.indexOf(id)] as Program, ruling));
      return groups.reduce((code, group) => code * 10 + group.reduce((bits, id) => bits + 2 ** ids.indexOf(id), 0), 0);
    }
    case 'run': {
      const [inner, decided] = subs as [(typeof subs)[0], (typeof subs)[0]];
      const { again, modulus, of } = program;
      return ruling.within('s', () => ruling.run(again ? decided : inner, { program: of, modulus, again })).rest;
    }
  }
}

/** Generates programs. @param again whether sub-rulings may roll again, which no list of throws exhausts */
export function programs({ again }: { again: boolean }): fc.Arbitrary<Program> {
  const { program } = fc.letrec<{ program: Program; leaf: Program }>((tie) => ({
    leaf: fc.oneof<fc.Arbitrary<Program>[]>(
      fc.record({
        op: fc.constant('roll'),
        faces: fc.integer({ min: 1, max: 4 }),
        mode: fc.constantFrom('normal', 'advantage', 'disadvantage'),
      }),
      fc.record({
        op: fc.constant('sum'),
        count: fc.integer({ min: 0, max: 3 }),
        faces: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({
        op: fc.constant('test'),
        faces: fc.integer({ min: 1, max: 6 }),
        atLeast: fc.integer({ min: 0, max: 7 }),
      }),
      fc.record({ op: fc.constant('figure') }),
      fc.record({ op: fc.constant('ruled') }),
    ),
    program: fc.oneof<fc.Arbitrary<Program>[]>(
      { depthSize: 'small', withCrossShrink: true } as never,
      tie('leaf'),
      fc.record({ op: fc.constant('add'), of: fc.array(tie('program'), { minLength: 1, maxLength: 3 }) }),
      fc.record({
        op: fc.constant('if'),
        test: tie('program'),
        atLeast: fc.integer({ min: -2, max: 4 }),
        yes: tie('program'),
        no: tie('program'),
      }),
      fc.record({ op: fc.constant('total'), count: fc.integer({ min: 0, max: 3 }), of: tie('program') }),
      fc.record({
        op: fc.constant('fold'),
        count: fc.integer({ min: 0, max: 3 }),
        modulus: fc.integer({ min: 1, max: 5 }),
        of: tie('program'),
      }),
      fc.record({ op: fc.constant('rank'), of: fc.array(tie('program'), { minLength: 0, maxLength: 3 }) }),
      fc.record({
        op: fc.constant('run'),
        modulus: fc.integer({ min: 2, max: 4 }),
        again: again ? fc.boolean() : fc.constant(false),
        of: tie('program'),
      }),
    ),
  }));
  return program;
}
