import { describe, expect, it } from 'vitest';
import { frontDoor, registry } from './index.ts';
import type { Amendment } from './kernel/parameter.ts';
import type { UnitRequest } from './kernel/request.ts';
import { chiSquareDeviation, pooled } from './kernel/testing/chi-square.ts';
import { rolledResults } from './kernel/testing/rolling.ts';
import { watched } from './kernel/testing/watch.ts';
import type { AnyOperation, Metric, Scalar } from './kernel/unit.ts';

/** Seeded rulings a question; the bench has ten times as many of each operation's. */
const RULINGS = 20_000;
/** The chance that any of all metrics is found wrong although it is right. The seeds are fixed: what passes once passes always. */
const FALSE_ALARM = 1e-4;

interface Question {
  title: string;
  operation: AnyOperation;
  request: UnitRequest;
}

const questions = [...registry.operations.values()]
  .filter((operation) => Object.keys(operation.odds).length > 0)
  .flatMap((operation) => {
    const examples = operation.examples.map(({ title, request }) => plain(operation, title, request as UnitRequest));
    return [...examples, ...firstOf(examples, withDecision), ...firstOf(examples, withAmendment)];
  });

/** The example without its dice. */
function plain(operation: AnyOperation, title: string, { dice, trace: _, ...request }: UnitRequest): Question {
  const outcomes = dice?.outcomes ? { dice: { outcomes: dice.outcomes } } : {};
  return { title: `${operation.id}: ${title}`, operation, request: { ...request, ...outcomes } };
}

/** The first variant that any of the examples has. */
function firstOf(examples: readonly Question[], variant: (example: Question) => Question | undefined): Question[] {
  for (const example of examples) {
    const found = variant(example);
    if (found) return [found];
  }
  return [];
}

/** The most that a metric may deviate, in standard deviations: a bound of the normal tail, shared out among some thousand metrics. */
const LIMIT = Math.sqrt(2 * Math.log(1000 / FALSE_ALARM / 2));

describe('the odds of every example equal seeded rulings', () => {
  it.each(questions)('$title', { timeout: 60_000 }, ({ operation, request }) => {
    const odds = frontDoor.odds(operation.id, request);
    if (odds.problem) expect.fail(JSON.stringify(odds.problem));
    const counts = rolledCounts(operation, request);
    for (const { name, of, outcomes, exact } of odds.metrics) {
      const metric = `${name} ${of ?? ''}`.trim();
      expect(exact, metric).toBe(true);
      const counted = counts.get(metric) ?? new Map<Scalar, number>();
      const impossible = [...counted.keys()].filter((value) => !outcomes.some((outcome) => outcome.value === value));
      expect(impossible, `${metric} is what it cannot be`).toEqual([]);
      const cells = pooled(
        outcomes.map(({ value }) => counted.get(value) ?? 0),
        outcomes.map(({ probability }) => probability * RULINGS),
      );
      const deviation = chiSquareDeviation(cells.observed, cells.expected);
      expect(deviation, `${metric} deviates`).toBeLessThan(LIMIT);
    }
  });

  it('with a scoped decision and with an amendment wherever an operation has them', () => {
    for (const variant of [', with a decision', ', with an amendment'])
      expect(questions.filter(({ title }) => title.endsWith(variant)).length).toBeGreaterThan(0);
  });
});

/** How often each value of each metric came about. */
function rolledCounts(operation: AnyOperation, request: UnitRequest): Map<string, Map<Scalar, number>> {
  const metrics = Object.entries(operation.odds) as [string, Metric<unknown>][];
  const counts = new Map<string, Map<Scalar, number>>();
  const count = (metric: string, value: Scalar | undefined) => {
    const values = counts.get(metric) ?? new Map<Scalar, number>();
    if (value === undefined) return;
    counts.set(metric, values.set(value, (values.get(value) ?? 0) + 1));
  };
  for (const result of rolledResults(operation, request, RULINGS)) {
    for (const [name, metric] of metrics) {
      if (typeof metric === 'function') count(name, metric(result));
      else for (const [of, value] of metric.perId(result)) count(`${name} ${of}`, value);
    }
  }
  return counts;
}

/** The question with a decision that is reached answered otherwise, where it is reached. */
function withDecision({ title, operation, request }: Question): Question | undefined {
  const { decisions = [] } = request;
  const variants = reached(operation, request).decisions.flatMap(({ decision, at }) =>
    others(decision.usual ?? decisions.find(({ id }) => id === decision.id)?.value)
      .filter((value) => decision.schema.safeParse(value).success)
      .map((value) => ({ ...request, decisions: [...decisions, { id: decision.id, value, ...placed(at) }] })),
  );
  const found = firstThatHolds(variants, operation);
  return found && { title: `${title}, with a decision`, operation, request: found };
}

/** The question with a figure that is read amended, where it is read. */
function withAmendment({ title, operation, request }: Question): Question | undefined {
  const variants = reached(operation, request).parameters.flatMap(({ parameter, at }) =>
    typeof parameter.default === 'number' ? [1, -1, 2].map((value) => amendedBy(request, parameter.id, value, at)) : [],
  );
  const found = firstThatHolds(variants, operation);
  return found && { title: `${title}, with an amendment`, operation, request: found };
}

/** What is decided and read, each once. */
function reached(operation: AnyOperation, request: UnitRequest) {
  const { decisions, parameters } = watched(() => {
    for (let i = 0; i < 30; i++) resolved(operation, request, i);
  });
  const once = <T extends { at: string }>(items: readonly T[], idOf: (item: T) => string) => [
    ...new Map(items.map((item) => [`${idOf(item)} ${item.at}`, item])).values(),
  ];
  return {
    decisions: once(decisions, ({ decision }) => decision.id),
    parameters: once(parameters, ({ parameter }) => parameter.id),
  };
}

function amendedBy(request: UnitRequest, parameter: string, value: number, at: string): UnitRequest {
  const amendment: Amendment = { parameter, op: 'add', value, source: 'a variant', ...placed(at) };
  return { ...request, amendments: [...(request.amendments ?? []), amendment] };
}

function placed(at: string): { at?: string } {
  return at === '' ? {} : { at };
}

/** Other answers than this one. */
function others(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1];
  return [true, false, 1];
}

/** The first request that nothing refuses, whatever the dice show. */
function firstThatHolds(requests: readonly UnitRequest[], operation: AnyOperation): UnitRequest | undefined {
  const holds = (request: UnitRequest) =>
    frontDoor.oddsWithin(operation.id, request, 1_000_000)?.problem === undefined &&
    Array.from({ length: 30 }, (_, i) => resolved(operation, request, i)).every((answer) => !answer.problem);
  return requests.slice(0, 40).find(holds);
}

function resolved({ id }: AnyOperation, request: UnitRequest, seed: number) {
  return frontDoor.resolve(id, { ...request, trace: false, dice: { ...request.dice, seed: `variant ${seed}` } });
}
