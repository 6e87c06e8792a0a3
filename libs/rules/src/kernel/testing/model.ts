import { type Program, rest } from './program.ts';

/** The model's exact probabilities: numerators and denominators of bigints, never shortened on the way. */
export type Model = Map<number, [numerator: bigint, denominator: bigint]>;

/** Nothing can decide the program: a sub-ruling would be rolled again for ever. */
export class Undecidable extends Error {}

const certain = (value: number): Model => new Map([[value, [1n, 1n]]]);

/** Amendments and decisions in force: the figure and the ruling by scope. */
export interface Setting {
  figureAt(scope: readonly string[]): number;
  ruledAt(scope: readonly string[]): number;
}

/** The distribution of a program by plain composition: no enumeration, no merging, no remembering. @throws Undecidable */
export function modelOf(program: Program, setting: Setting, scope: readonly string[] = []): Model {
  const of = (part: Program, ...inner: string[]) => modelOf(part, setting, [...scope, ...inner]);
  switch (program.op) {
    case 'roll':
      return rolled(program.faces, program.mode);
    case 'sum':
      return repeated(program.count, () => rolled(program.faces, 'normal'));
    case 'test':
      return mapped(rolled(program.faces, 'normal'), (face) => Number(face >= program.atLeast));
    case 'figure':
      return certain(setting.figureAt(scope));
    case 'ruled':
      return certain(setting.ruledAt(scope));
    case 'add':
      return program.of.reduce(
        (sum, part) => chained(sum, (value) => mapped(of(part), (next) => value + next)),
        certain(0),
      );
    case 'if':
      return chained(of(program.test), (value) => of(value >= program.atLeast ? program.yes : program.no));
    case 'total':
      return repeated(program.count, (number) => of(program.of, 't', `${number}`));
    case 'fold': {
      let state = certain(0);
      for (let item = 1; item <= program.count; item++)
        state = chained(state, (held) =>
          mapped(of(program.of, 'f', `${item}`), (value) => rest(held * 2 + item * value, program.modulus)),
        );
      return state;
    }
    case 'rank':
      return ranked(program.of.map((part, i) => of(part, `c${i}`)));
    case 'run': {
      const once = mapped(of(program.of, 's'), (value) => rest(value, program.modulus));
      return program.again ? without(once, 0) : once;
    }
  }
}

function rolled(faces: number, mode: 'normal' | 'advantage' | 'disadvantage'): Model {
  const one: Model = new Map(Array.from({ length: faces }, (_, i) => [i + 1, [1n, BigInt(faces)]]));
  if (mode === 'normal') return one;
  const better = mode === 'advantage' ? Math.max : Math.min;
  return chained(one, (first) => mapped(one, (second) => better(first, second)));
}

function repeated(count: number, one: (number: number) => Model): Model {
  let sum = certain(0);
  for (let i = 1; i <= count; i++) sum = chained(sum, (value) => mapped(one(i), (next) => value + next));
  return sum;
}

/** Codes a ranking as the program does: the bits of each group as one digit, the highest group first. */
function ranked(parts: readonly Model[]): Model {
  let values: Map<string, [bigint, bigint]> = new Map([['[]', [1n, 1n]]]);
  for (const part of parts) {
    const next: typeof values = new Map();
    for (const [known, [a, b]] of values)
      for (const [value, [c, d]] of part) next.set(JSON.stringify([...JSON.parse(known), value]), [a * c, b * d]);
    values = next;
  }
  const model: Model = new Map();
  for (const [all, probability] of values) {
    const shown = JSON.parse(all) as number[];
    const code = [...new Set(shown)]
      .sort((a, b) => b - a)
      .reduce((sum, value) => sum * 10 + shown.reduce((bits, other, i) => bits + (other === value ? 2 ** i : 0), 0), 0);
    put(model, code, probability);
  }
  return model;
}

function chained(model: Model, next: (value: number) => Model): Model {
  const result: Model = new Map();
  for (const [value, [a, b]] of model) for (const [after, [c, d]] of next(value)) put(result, after, [a * c, b * d]);
  return result;
}

function mapped(model: Model, change: (value: number) => number): Model {
  const result: Model = new Map();
  for (const [value, probability] of model) put(result, change(value), probability);
  return result;
}

function without(model: Model, excluded: number): Model {
  const [a, b] = model.get(excluded) ?? [0n, 1n];
  if (a === b) throw new Undecidable();
  const result: Model = new Map();
  for (const [value, [c, d]] of model) if (value !== excluded) put(result, value, [c * b, d * (b - a)]);
  return result;
}

function put(model: Model, value: number, [a, b]: [bigint, bigint]): void {
  const [c, d] = model.get(value) ?? [0n, 1n];
  const [numerator, denominator] = [a * d + c * b, b * d];
  const divisor = greatestCommonDivisor(numerator, denominator);
  model.set(value, [numerator / divisor, denominator / divisor]);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
