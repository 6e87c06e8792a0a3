import { Context } from '../context.ts';
import { LiveDice } from '../dice/live.ts';
import type { OddsAnswer } from '../front-door.ts';
import type { Memory } from '../memory.ts';
import { tooLarge } from '../problem.ts';
import { Ruling } from '../ruling.ts';
import { type Question, run } from './question.ts';
import { MetricCollector, type MetricOdds, reportOf } from './report.ts';
import { Work } from './work.ts';

/** Sampling rolls this many times unless the runs take many dice or much work. */
export const SAMPLES = 10_000;
const FEWEST_SAMPLES = 100;
/** The most dice that all runs of a sample may roll together. */
const MOST_SAMPLED_DICE = 60_000;
/** The most work that they may do, in units of `Work`. */
const MOST_SAMPLED_WORK = 3_000_000;

/**
 * The odds from seeded runs: always the same runs, so that the same question has the same answer.
 * @throws `too-large` when the runs that are the fewest worth anything roll too many dice or do too much
 */
export function sampledOdds(question: Question, memory: Memory, titleOf: (rule: string) => string): OddsAnswer {
  const collector = new MetricCollector(question.metrics);
  const work = Work.ofRulings(MOST_SAMPLED_WORK);
  const context = new Context(question.circumstances, work, memory, titleOf);
  let [samples, rolled] = [0, 0];
  while (samples < SAMPLES && rolled < MOST_SAMPLED_DICE && work.spent < MOST_SAMPLED_WORK) {
    const dice = new LiveDice(`sample ${samples}`, undefined, []);
    collector.add(run(question, new Ruling(dice, context, false)), 1, 1);
    samples += 1;
    rolled += dice.count;
    refuseLong(rolled, samples, MOST_SAMPLED_DICE, 'dice');
    refuseLong(work.spent, samples, MOST_SAMPLED_WORK, 'units of work');
  }
  const metrics = collector.distributions().map(({ name, of, distribution }) => {
    return sampleOf(reportOf(name, of, { ...distribution, total: samples }), samples);
  });
  return { metrics, unused: context.unused([...question.rolls]) };
}

/** Refuses runs so long that too few of them can be made; the first may be long by chance, unless it is very long. */
function refuseLong(spent: number, samples: number, most: number, what: string): void {
  const longest = Math.floor(most / FEWEST_SAMPLES);
  if (spent <= samples * longest || spent <= most / 100) return;
  throw tooLarge(`The number of ${what} in each run of these odds`, `${longest} ${what}`);
}

/** The shares of a sample are no exact fractions, and what they are worth is told. */
function sampleOf(report: MetricOdds, samples: number): MetricOdds {
  for (const outcome of report.outcomes) delete outcome.fraction;
  report.exact = false;
  report.samples = samples;
  report.standardError = Math.max(...report.outcomes.map(({ probability: p }) => Math.sqrt((p * (1 - p)) / samples)));
  return report;
}
