import type { Circumstances } from '../circumstances.ts';
import { Context } from '../context.ts';
import { LiveDice } from '../dice/live.ts';
import type { Memory } from '../memory.ts';
import { tooLarge } from '../problem.ts';
import { Ruling } from '../ruling.ts';
import type { AnyOperation, AnyRule } from '../unit.ts';
import { enumerate } from './enumerate.ts';
import { Enumeration } from './enumeration.ts';
import { MetricCollector, type MetricOdds, reportOf } from './report.ts';
import { Work } from './work.ts';

/** A unit with its input and circumstances: the question whose odds are wanted. */
export interface Question {
  unit: AnyRule | AnyOperation;
  input: unknown;
  circumstances: Circumstances;
  metrics: AnyOperation['odds'];
}

/** Sampling rolls this many times unless the runs take many dice. */
export const SAMPLES = 10_000;
const FEWEST_SAMPLES = 100;
/** The most dice that all runs of a sample may roll together. */
const MOST_SAMPLED_DICE = 60_000;
const MOST_DICE_A_SAMPLE = Math.floor(MOST_SAMPLED_DICE / FEWEST_SAMPLES);

/** @throws BudgetExceeded when `work` runs out */
export function exactOdds(
  question: Question,
  work: Work,
  memory: Memory,
  titleOf: (rule: string) => string,
): MetricOdds[] {
  const context = new Context(question.circumstances, work, memory, titleOf);
  const idle = new Enumeration(false);
  let collector = new MetricCollector(question.metrics);
  const ruling = new Ruling(idle, context, false);
  enumerate(
    () => run(question, ruling),
    work,
    (enumeration) => ruling.enumerateWith(enumeration),
    () => {
      collector = new MetricCollector(question.metrics);
      return (result, weight, denominator) => collector.add(result, weight, denominator);
    },
  );
  return collector.distributions().map(({ name, of, distribution }) => reportOf(name, of, distribution, true));
}

/**
 * The odds from seeded runs: always the same runs, so that the same question has the same answer.
 * @throws `too-large` when the runs that are the fewest worth anything roll too many dice
 */
export function sampledOdds(question: Question, memory: Memory, titleOf: (rule: string) => string): MetricOdds[] {
  const collector = new MetricCollector(question.metrics);
  const context = new Context(question.circumstances, new Work(), memory, titleOf);
  let samples = 0;
  for (let rolled = 0; samples < SAMPLES && rolled < MOST_SAMPLED_DICE; samples++) {
    const dice = new LiveDice(`sample ${samples}`, undefined, []);
    collector.add(run(question, new Ruling(dice, context, false)), 1, 1);
    rolled += dice.count;
    if (rolled > (samples + 1) * MOST_DICE_A_SAMPLE && rolled > MOST_SAMPLED_DICE / 100) {
      throw tooLarge('The number of dice in each run of these odds', `${MOST_DICE_A_SAMPLE} dice`);
    }
  }
  return collector.distributions().map(({ name, of, distribution }) => {
    const shares = { ...distribution, total: samples };
    const report = reportOf(name, of, shares, false);
    report.samples = samples;
    report.standardError = Math.max(...report.outcomes.map(({ probability: p }) => Math.sqrt((p * (1 - p)) / samples)));
    return report;
  });
}

function run({ unit, input }: Question, ruling: Ruling): unknown {
  return unit.form === 'operation' ? unit.resolve(input, ruling) : unit.evaluate(input, ruling);
}
