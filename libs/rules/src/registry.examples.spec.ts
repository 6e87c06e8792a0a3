import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { describe as described, frontDoor, registry } from './index.ts';
import { ChangeSchema } from './kernel/answer-schema.ts';
import { declarationOf, matches } from './kernel/dice/declaration.ts';
import { createFrontDoor } from './kernel/front-door.ts';
import { reachOf } from './kernel/registry.ts';
import type { UnitRequest } from './kernel/request.ts';
import { deepFrozen, ruled } from './kernel/testing/door.ts';
import { sumOfFractions } from './kernel/testing/exactness.ts';
import { watched } from './kernel/testing/watch.ts';
import type { AnyOperation } from './kernel/unit.ts';

/** The most that the exact odds of an example may cost: a fifth of the budget, and what twelve attacks against five dodges take. */
const MOST_WORK = 600_000;

const operations = [...registry.operations.values()];
const examples = operations.flatMap((operation) =>
  operation.examples.map(({ title, request }) => ({
    id: operation.id,
    title,
    operation,
    request: request as UnitRequest,
  })),
);

/** Nothing that was sent and not needed. */
const NOTHING = { rolls: [], outcomes: [], decisions: [], amendments: [] };

/** The example with every die that it does not enter rolled from one seed. */
const seeded = (request: UnitRequest): UnitRequest => ({
  ...request,
  dice: { seed: 'registry', ...request.dice, missing: 'roll' },
});

describe('every operation', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s has a form and examples',
    (_, operation) => {
      expect(operation.title && operation.summary).toBeTruthy();
      expect(operation.examples.length).toBeGreaterThan(0);
      expect(operation.groups.length).toBeGreaterThan(0);
      const fields = operation.groups.flatMap((group) => group.fields);
      expect(fields.filter((field) => !hasField(operation.input, field.split('.')))).toEqual([]);
      expect(new Set(fields).size).toBe(fields.length);
    },
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s shows each required field in its form',
    (_, operation) => {
      const shown = operation.groups.flatMap((group) => group.fields);
      const isShown = (field: string) => shown.some((path) => path === field || path.startsWith(`${field}.`));
      const required = fieldsOf(operation.input).filter(([, schema]) => !schema.isOptional());
      expect(required.map(([name]) => name).filter((name) => !isShown(name))).toEqual([]);
    },
  );
});

/** Whether a dotted path leads to a field; items of lists are passed through. */
function hasField(schema: z.ZodType, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  return fieldsOf(schema).some(([field, inner]) => field === name && hasField(inner, rest));
}

type Definition = {
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  getter?: () => z.ZodType;
};

function fieldsOf(schema: z.ZodType): [string, z.ZodType][] {
  const { innerType, element, in: before, out, options, shape, getter } = schema.def as Definition;
  if (shape) return Object.entries(shape);
  if (options) return options.flatMap(fieldsOf);
  const inner = innerType ?? element ?? getter?.() ?? (before?.def.type === 'transform' ? out : before);
  return inner ? fieldsOf(inner) : [];
}

describe('every example', () => {
  it.each(examples)('$id: $title', ({ id, operation, request }) => {
    const given = deepFrozen(JSON.parse(JSON.stringify(seeded(request))) as UnitRequest);
    const answer = ruled(frontDoor.resolve(id, given));
    expect(JSON.parse(JSON.stringify(answer)), 'is plain JSON').toEqual(answer);
    expect(frontDoor.resolve(id, given), 'comes out the same again').toEqual(answer);

    const parsed = operation.output.safeParse(answer.result);
    expect(parsed.error?.issues, 'has the shape of its schema').toBeUndefined();
    expect(parsed.data).toEqual(answer.result);

    const undeclared = answer.rolls.filter(({ key }) => !declarationOf(operation.dice, key));
    expect(undeclared, 'rolls only dice that it declares').toEqual([]);
    expect(answer.unused, 'enters nothing that is not needed').toEqual(NOTHING);

    expect(answer.sentence, 'says what happened').toMatch(/^\S.*[.!?…]$/s);
    expect(answer.sentence).not.toMatch(/undefined|NaN|null|\{|\[object/);
    for (const step of answer.trace) {
      expect(`${step.label} ${step.expression ?? ''}`).not.toMatch(/undefined|NaN|\[object/);
      expect(registry.texts.has(step.rule) || registry.operations.has(step.rule), `a rule called ${step.rule}`).toBe(
        true,
      );
    }
    for (const change of answer.changes) {
      expect(ChangeSchema.safeParse(change).error?.issues).toBeUndefined();
      expect(change.from, `${change.what} of ${change.who} changed`).not.toEqual(change.to);
    }
    for (const rule of answer.cites) expect(registry.texts.has(rule) || registry.operations.has(rule), rule).toBe(true);
  });

  it.each(examples)('$id: $title is answered the same when all that it tells is given back', ({ id, request }) => {
    const { unused: _, ...first } = ruled(frontDoor.resolve(id, seeded(request)));
    const { rolls, outcomes, decisions, amendments, seed = 'registry' } = first;
    const again = { input: request.input, dice: { rolls, outcomes, seed }, decisions, amendments };
    const { unused, ...second } = ruled(frontDoor.resolve(id, deepFrozen(JSON.parse(JSON.stringify(again)))));
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(unused).toEqual(NOTHING);
  });

  it.each(examples)('$id: $title is answered the same after somebody has spoilt the answer', ({ id, request }) => {
    const before = JSON.stringify(frontDoor.resolve(id, seeded(request)));
    spoil(frontDoor.resolve(id, seeded(request)));
    spoil(frontDoor.odds(id, { ...request, dice: {} }));
    spoil(described(id));
    expect(JSON.stringify(frontDoor.resolve(id, seeded(request)))).toBe(before);
  });

  it.each(examples)('$id: $title reaches only what is declared', ({ id, operation, request }) => {
    const reach = reachOf(operation);
    const seen = watched(() => {
      for (let seed = 0; seed < 20; seed++)
        frontDoor.resolve(id, { ...request, dice: { seed: `${seed}`, missing: 'roll' } });
      ruled(frontDoor.resolve(id, seeded(request)));
    });
    const foreign = [
      ...[...seen.rules].filter((rule) => !reach.rules.includes(rule)).map((rule) => rule.id),
      ...seen.decisions
        .filter(({ decision }) => !reach.decisions.includes(decision))
        .map(({ decision }) => decision.id),
      ...seen.parameters
        .filter(({ parameter }) => !reach.parameters.includes(parameter))
        .map(({ parameter }) => parameter.id),
    ];
    expect([...new Set(foreign)], 'in uses, decisions and parameters').toEqual([]);
    const unnamed = [...seen.settled].filter((key) => !reach.settlings.some((one) => matches(one.key, key)));
    expect(unnamed, 'settled under keys that a request may name').toEqual([]);
  });

  it.each(withOdds(examples))('$id: $title has odds that cost little', ({ id, request }) => {
    const { dice: _, ...question } = request;
    const odds = createFrontDoor(registry).oddsWithin(id, question, MOST_WORK);
    const cure =
      'ask for yes or no with `test` instead of `roll`, or put what is repeated into a procedure that is remembered';
    if (!odds) expect.fail(`The odds cost more than ${MOST_WORK} units: ${cure}.`);
    if (odds.problem) expect.fail(JSON.stringify(odds.problem));
    for (const metric of odds.metrics) {
      const name = `${metric.name} ${metric.of ?? ''}`;
      expect(metric.exact, name).toBe(true);
      expect(
        metric.outcomes.map(({ value }) => typeof value),
        name,
      ).not.toContain('undefined');
      expect(
        metric.outcomes.map(({ value }) => value),
        name,
      ).not.toContain(Number.NaN);
      expect(sumOfFractions(metric.outcomes.map(({ fraction = '' }) => fraction)), `${name} adds up to exactly 1`).toBe(
        '1/1',
      );
    }
  });
});

/** Empties whatever can be emptied; what is frozen cannot. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.values(value).forEach(spoil);
  for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
  if (Array.isArray(value)) value.length = 0;
}

function withOdds<T extends { operation: AnyOperation }>(all: readonly T[]): T[] {
  return all.filter(({ operation }) => Object.keys(operation.odds).length > 0);
}
