import type { AnyOperation, Metric, Scalar } from '../unit.ts';
import { Accumulator } from './accumulator.ts';
import type { Distribution } from './distribution.ts';
import { fractionsOf, ratio, sum, type Weight } from './weight.ts';

/** One value of a metric. */
export interface Outcome {
  value: Scalar;
  probability: number;
  /** The exact probability in lowest terms; a sample has none. */
  fraction?: string;
  /** For numbers: the probability of this value or more. */
  atLeast?: number;
}

/** The distribution of one metric of an operation. */
export interface MetricOdds {
  name: string;
  /** The combatant's id, for a metric that each has. */
  of?: string;
  /** False when the question was too large to answer exactly and was sampled instead. */
  exact: boolean;
  /** Of a sample: how many runs, and the standard error of the least certain probability. */
  samples?: number;
  standardError?: number;
  /** Together always 1; `none` where a result leaves the metric out. */
  outcomes: Outcome[];
  /** For numbers, and for yes or no as the share of yes. */
  mean?: number;
  sd?: number;
}

type Metrics = AnyOperation['odds'];

/** Collects the metrics of results with their weights. */
export class MetricCollector {
  private readonly accumulators = new Map<string, { name: string; of?: string; values: Accumulator<Scalar> }>();
  private readonly metrics: Metrics;

  constructor(metrics: Metrics) {
    this.metrics = metrics;
  }

  add(result: unknown, weight: Weight, denominator: Weight): void {
    for (const name in this.metrics) {
      const metric = this.metrics[name] as Metric<unknown>;
      if (typeof metric === 'function') {
        const value = metric(result);
        if (value !== undefined) this.of(name).add(value, weight, denominator);
      } else for (const [id, value] of metric.perId(result)) this.of(name, id).add(value, weight, denominator);
    }
  }

  distributions(): { name: string; of?: string; distribution: Distribution<Scalar> }[] {
    return [...this.accumulators.values()].map(({ values, ...named }) => ({
      ...named,
      distribution: values.distribution(),
    }));
  }

  private of(name: string, id?: string): Accumulator<Scalar> {
    const key = id === undefined ? name : `${name} ${id}`;
    let entry = this.accumulators.get(key);
    if (!entry) {
      entry = id === undefined ? { name, values: new Accumulator() } : { name, of: id, values: new Accumulator() };
      this.accumulators.set(key, entry);
    }
    return entry.values;
  }
}

/** The value of a metric where a result leaves it out, so that its probabilities add up to 1. */
export const LEFT_OUT = 'none';

/** A metric's distribution in the form in which surfaces show it: numbers ascending, yes before no, words by alphabet. */
export function reportOf(name: string, of: string | undefined, known: Distribution<Scalar>): MetricOdds {
  const distribution = whole(known);
  const { values, weights, total } = distribution;
  const order = values.map((_, i) => i).sort((a, b) => compared(values[a] as Scalar, values[b] as Scalar));
  const fractionOf = fractionsOf(total);
  const outcomes: Outcome[] = order.map((i) => {
    const weight = weights[i] as Weight;
    return { value: values[i] as Scalar, probability: ratio(weight, total), fraction: fractionOf(weight) };
  });
  const report: MetricOdds = of === undefined ? { name, exact: true, outcomes } : { name, of, exact: true, outcomes };
  if (values.every((value) => typeof value !== 'string')) addMoments(report, distribution);
  if (values.every((value) => typeof value === 'number'))
    addAtLeast(
      report,
      order.map((i) => weights[i] as Weight),
      total,
    );
  return report;
}

/** With the share of the results that leave the metric out. */
function whole(distribution: Distribution<Scalar>): Distribution<Scalar> {
  const { values, weights, total } = distribution;
  const told = weights.reduce(sum, typeof total === 'bigint' ? 0n : 0);
  if (told === total) return distribution;
  const rest = typeof total === 'bigint' ? total - BigInt(told) : total - Number(told);
  const at = values.indexOf(LEFT_OUT);
  if (at < 0) return { values: [...values, LEFT_OUT], weights: [...weights, rest], total };
  return { values, weights: weights.map((weight, i) => (i === at ? sum(weight, rest) : weight)), total };
}

function addMoments(report: MetricOdds, { values, weights, total }: Distribution<Scalar>): void {
  const first = mean(values.map(Number), weights, total);
  let second = 0;
  for (const [i, value] of values.entries())
    second += (Number(value) - first) ** 2 * ratio(weights[i] as Weight, total);
  report.mean = first;
  report.sd = Math.sqrt(second);
}

/** Whole values are averaged exactly and rounded once. */
function mean(values: readonly number[], weights: readonly Weight[], total: Weight): number {
  if (values.every(Number.isSafeInteger)) {
    return ratio(
      values.reduce((sum, value, i) => sum + BigInt(value) * BigInt(weights[i] as Weight), 0n),
      BigInt(total),
    );
  }
  return values.reduce((sum, value, i) => sum + value * ratio(weights[i] as Weight, total), 0);
}

function addAtLeast(report: MetricOdds, ascending: readonly Weight[], total: Weight): void {
  let above = 0n;
  for (let i = ascending.length - 1; i >= 0; i--) {
    above += BigInt(ascending[i] as Weight);
    (report.outcomes[i] as Outcome).atLeast = ratio(above, BigInt(total));
  }
}

function compared(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(b) - Number(a);
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}
