import { type AnyOperation, type AnyRule, frontDoor, reachOf, registry, type UnitRequest } from '@riposte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fitting } from './arbitrary.ts';
import { catalogueRequests } from './catalogue-requests.ts';
import { witnesses } from './witnesses.ts';

/** Requests that are made up of one unit, beside its examples, witnesses and the catalogue's cases, until everything that it lists has been read. */
const MADE_UP = 600;

const cases = await catalogueRequests();

type Unit = AnyRule | AnyOperation;
const units: Unit[] = [...registry.rules.values(), ...registry.operations.values()];

// Whatever is offered to the GM and to feats, and never counts for anything, is a lie.
describe('every decision and parameter that a unit lists', () => {
  it.each(units.map((unit) => [unit.id, unit] as const))('is read by some ruling of %s', (_, unit) => {
    expect(unread(unit)).toEqual([]);
  });
});

describe('every rule that is evaluated alone', () => {
  it.each([...registry.rules.values()].map((rule) => [rule.id, rule] as const))('%s explains itself', (id, rule) => {
    for (const request of fc.sample(madeUp(rule), { numRuns: 20, seed: 1 })) {
      const answer = frontDoor.evaluate(id, request);
      if (!answer.problem) expect(answer.trace.map((step) => step.rule)).toContain(id);
    }
  });
});

/** Ids that no request has read. */
function unread(unit: Unit): string[] {
  const { decisions, parameters } = reachOf(unit);
  const left = new Set([...decisions, ...parameters].map(({ id }) => id));
  for (const request of requestsOf(unit)) {
    if (left.size === 0) break;
    for (const id of readBy(unit, request)) left.delete(id);
  }
  return [...left].sort();
}

function readBy(unit: Unit, request: UnitRequest): string[] {
  const asked = { ...request, trace: false };
  const answer = unit.form === 'operation' ? frontDoor.resolve(unit.id, asked) : frontDoor.evaluate(unit.id, asked);
  if (answer.problem) return [];
  return [...answer.decisions.map(({ id }) => id), ...answer.amendments.map(({ parameter }) => parameter)];
}

function* requestsOf(unit: Unit): Generator<UnitRequest> {
  const amendments = reachOf(unit).parameters.map(({ id, default: usual }) => set(id, usual));
  const examples = unit.form === 'operation' ? unit.examples.map(({ request }) => request as UnitRequest) : [];
  const known = [...examples, ...(witnesses[unit.id] ?? []), ...(cases.get(unit.id) ?? [])];
  for (const request of known) yield { ...request, amendments };
  yield* fc.sample(madeUp(unit), { numRuns: MADE_UP, seed: 1 });
}

/** Every figure set to something, and some of the GM's questions answered. */
function madeUp(unit: Unit): fc.Arbitrary<UnitRequest> {
  const { decisions, parameters } = reachOf(unit);
  const answers = decisions.map(({ id, schema }) => fc.option(accepted(schema).map((value) => ({ id, value }))));
  const figures = parameters.map(({ id, default: usual, schema }) =>
    fc.oneof(fc.constant(usual), accepted(schema)).map((value) => set(id, value)),
  );
  return fc.record({
    input: fitting(unit.input as z.ZodType),
    dice: fc.record({ seed: fc.string({ minLength: 1, maxLength: 5 }) }),
    decisions: fc.tuple(...answers).map((all) => all.filter((one) => one !== null)),
    amendments: fc.tuple(...figures),
  });
}

function accepted(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fitting(schema).filter((value) => schema.safeParse(value).success);
}

function set(parameter: string, value: unknown) {
  return { parameter, op: 'set' as const, value, source: 'a feat' };
}
