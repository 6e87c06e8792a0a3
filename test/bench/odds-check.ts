import { frontDoor, type MetricOdds, registry } from '@riposte/rules';
import { chiSquareDeviation, pooled } from '../../libs/rules/src/kernel/testing/chi-square.ts';
import type { Figure, Section, Unit } from './figure.ts';
import { examplesOf, type Question } from './question.ts';
import { grouped } from './words.ts';

/** Seeded rulings of every example. */
const RULINGS = 100_000;
/** The chance that any of all metrics is found wrong although all are right. The seeds are fixed: what passes once passes always. */
const FALSE_ALARM = 1e-3;

type Value = string | number | boolean;
type Counts = ReadonlyMap<string, ReadonlyMap<Value, number>>;

/** One metric of one example, and how far the rulings were from its odds, in standard deviations. */
interface Check {
  name: string;
  deviation: number;
}

/** Every operation's exact odds against what its seeded rulings came to. */
export function oddsCheck(): Section {
  const started = performance.now();
  const questions = [...registry.operations.keys()].flatMap(examplesOf).filter(hasOdds);
  const checks = questions.flatMap(checked);
  const seconds = (performance.now() - started) / 1000;
  const limit = Math.sqrt(2 * Math.log(checks.length / FALSE_ALARM / 2)); // a bound of the normal tail, shared out among all
  const wrong = checks.filter(({ deviation }) => deviation > limit);
  for (const { name, deviation } of wrong)
    console.error(`${name} deviates by ${deviation.toFixed(1)} standard deviations`);
  return {
    title: 'Odds against dice',
    how: `Exact odds of every operation's examples against ${grouped(RULINGS)} seeded rulings of each: chi-square, rare outcomes pooled, a limit of ${limit.toFixed(1)} standard deviations for all metrics together.`,
    figures: [
      single('metrics of all examples that deviate', wrong.length, 'count', { atMost: 0 }),
      single('metrics checked', checks.length, 'count'),
      single('examples', questions.length, 'count'),
      single('time for all rulings and odds', seconds, 'seconds'),
    ],
  };
}

function single(what: string, value: number, unit: Unit, target?: Figure['target']): Figure {
  const measured = { low: value, median: value, high: value };
  return target ? { what, measured, unit, target } : { what, measured, unit };
}

function hasOdds({ id }: Question): boolean {
  return Object.keys(registry.operations.get(id)?.odds ?? {}).length > 0;
}

function checked(question: Question): Check[] {
  const answer = frontDoor.odds(question.id, question.request);
  if (answer.problem) throw new Error(`${question.id}, ${question.title}: ${JSON.stringify(answer.problem)}`);
  const counts = rolledCounts(question);
  return answer.metrics.map((metric) => {
    const key = metricKey(metric.name, metric.of);
    const name = `${question.id}, ${question.title}: ${key}`;
    return { name, deviation: deviationOf(metric, counts.get(key) ?? new Map()) };
  });
}

/** Infinite where something happened that cannot, or where the odds are no exact ones. */
function deviationOf({ outcomes, exact }: MetricOdds, counted: ReadonlyMap<Value, number>): number {
  const possible = new Set(outcomes.map(({ value }) => value));
  if (!exact || [...counted.keys()].some((value) => !possible.has(value))) return Number.POSITIVE_INFINITY;
  const { observed, expected } = pooled(
    outcomes.map(({ value }) => counted.get(value) ?? 0),
    outcomes.map(({ probability }) => probability * RULINGS),
  );
  return chiSquareDeviation(observed, expected);
}

/** How often each value of each metric came about. */
function rolledCounts({ id, parsed, title }: Question): Counts {
  const counts = new Map<string, Map<Value, number>>();
  const count = (metric: string, value: Value | undefined) => {
    if (value === undefined) return;
    const values = counts.get(metric) ?? new Map<Value, number>();
    counts.set(metric, values.set(value, (values.get(value) ?? 0) + 1));
  };
  const metrics = Object.entries(registry.operations.get(id)?.odds ?? {});
  for (let i = 0; i < RULINGS; i++) {
    const answer = frontDoor.resolveParsed(id, {
      ...parsed,
      dice: { ...parsed.dice, seed: `ruling ${i}` },
      trace: false,
    });
    if (answer.problem) throw new Error(`${id}, ${title}: ${JSON.stringify(answer.problem)}`);
    for (const [name, metric] of metrics) {
      if (typeof metric === 'function') count(metricKey(name), metric(answer.result));
      else for (const [of, value] of metric.perId(answer.result)) count(metricKey(name, of), value);
    }
  }
  return counts;
}

function metricKey(name: string, of?: string): string {
  return of === undefined ? name : `${name} of ${of}`;
}
