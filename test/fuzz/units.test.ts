import { isDeepStrictEqual } from 'node:util';
import { type AnyOperation, type AnyRule, frontDoor, problemTypes, registry, type UnitRequest } from '@riposte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fitting, hostile } from './arbitrary.ts';
import { circumstances } from './circumstances.ts';
import { witnesses } from './witnesses.ts';

const units: (AnyRule | AnyOperation)[] = [...registry.operations.values(), ...registry.rules.values()];

/** The whole takes about so long, however many units there are. */
const SECONDS = 36;
const shareOf = (parts: number) => (SECONDS * 1000) / units.length / parts;

/** Always the same values unless told otherwise; FUZZ_SEED looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** The fewest values tried, however slow the machine. */
const FEWEST = 40;

/** The most values tried until something is answered. */
const MOST = 4000;

/** Checks a property for a share of the time, and however slow the machine until enough is seen. */
function assertFor(parts: number, property: fc.IProperty<[request: UnitRequest]>, isEnough = () => true): void {
  const started = Date.now();
  fc.assert(property, { seed, numRuns: FEWEST });
  const left = shareOf(parts) - (Date.now() - started);
  if (left > 0) {
    const more = fc.check(property, { seed: seed + 1, numRuns: 100_000, interruptAfterTimeLimit: left });
    if (more.counterexample !== null) throw new Error(fc.defaultReportMessage(more), { cause: more.errorInstance });
  }
  for (let tried = 0; !isEnough() && tried < MOST; tried += FEWEST) {
    fc.assert(property, { seed: seed + 2 + tried, numRuns: FEWEST });
  }
}

const isOperation = (unit: AnyRule | AnyOperation): unit is AnyOperation => unit.form === 'operation';
const ask = (unit: AnyRule | AnyOperation, request: UnitRequest) =>
  isOperation(unit) ? frontDoor.resolve(unit.id, request) : frontDoor.evaluate(unit.id, request);
const oddsOf = (unit: AnyRule | AnyOperation, request: UnitRequest) => frontDoor.oddsWithin(unit.id, request, 3000);

const requests = (unit: AnyRule | AnyOperation, input: fc.Arbitrary<unknown>) =>
  fc
    .record({ input, beside: circumstances(unit) })
    .map(({ input, beside }) => frozen({ input, ...beside }) as UnitRequest);

/** Inputs that fit, examples among them: what has to go together seldom does by chance. */
function inputsOf(unit: AnyRule | AnyOperation): fc.Arbitrary<unknown> {
  const made = fitting(unit.input as z.ZodType);
  const known = isOperation(unit) ? unit.examples.map(({ request }) => request) : (witnesses[unit.id] ?? []);
  const examples = known.map(({ input }) => input);
  if (examples.length === 0) return made;
  return fc.oneof({ weight: 4, arbitrary: made }, { weight: 1, arbitrary: fc.constantFrom(...examples) });
}

describe.each(units.map((unit) => [unit.id, unit] as const))('%s', (_, unit) => {
  const input = unit.input as z.ZodType;

  it('answers what fits in the shape of its schema, twice alike, or says what is in the way', () => {
    let answers = 0;
    assertFor(
      3,
      fc.property(requests(unit, inputsOf(unit)), (request) => {
        const answer = ask(unit, request);
        if (answer.problem) return isProblem(answer.problem);
        answers += 1;
        const parsed = unit.output.safeParse(answer.result);
        expect(parsed.error?.issues, JSON.stringify(answer.result)).toBeUndefined();
        expect(parsed.data).toEqual(answer.result);
        expect(answer.sentence).not.toMatch(/undefined|NaN|\[object/);
        expect(JSON.stringify(ask(unit, withSeed(request, answer.seed)))).toBe(JSON.stringify(answer));
      }),
      () => answers > 0,
    );
    expect(answers, 'at least some requests are answered').toBeGreaterThan(0);
  });

  it('takes whatever comes without falling over', () => {
    assertFor(
      3,
      fc.property(requests(unit, hostile(input)), (request) => {
        const answer = ask(unit, request);
        if (answer.problem) isProblem(answer.problem);
        else if (isJson(request)) expect(unit.output.safeParse(answer.result).error?.issues).toBeUndefined();
      }),
    );
  });

  it('has odds of what fits that are probabilities, or says what is in the way', () => {
    assertFor(
      3,
      fc.property(requests(unit, inputsOf(unit)), (request) => {
        const odds = oddsOf(unit, request);
        if (!odds) return;
        if (odds.problem) return isProblem(odds.problem);
        for (const { outcomes, exact } of odds.metrics) {
          expect(exact).toBe(true);
          expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
          for (const { value } of outcomes) expect(['string', 'number', 'boolean']).toContain(typeof value);
        }
      }),
    );
  });
});

/** A problem is one of the closed union, in plain JSON and in words. */
function isProblem(problem: { type: string; message: string }): void {
  expect(problemTypes).toContain(problem.type);
  expect(problem.message).toMatch(/^[\s\S]{5,}$/);
  expect(problem.message).not.toMatch(/undefined|\[object/);
  expect(JSON.parse(JSON.stringify(problem))).toEqual(problem);
}

/** Whether a request is one that JSON can bear; of what only a program can hand over no answer's shape is promised. */
function isJson(request: unknown): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(request)), request);
  } catch {
    return false;
  }
}

/** The request again with the seed that was drawn for it. */
function withSeed(request: UnitRequest, seed: string | undefined): UnitRequest {
  return seed === undefined ? request : { ...request, dice: { ...request.dice, seed } };
}

/** Frozen through and through, so that whoever changes it is found out. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}
