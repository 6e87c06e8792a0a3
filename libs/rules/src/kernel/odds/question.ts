import type { Circumstances } from '../circumstances.ts';
import { Context } from '../context.ts';
import type { EnteredRoll } from '../dice/entered.ts';
import type { OddsAnswer } from '../front-door.ts';
import type { Memory } from '../memory.ts';
import { Ruling } from '../ruling.ts';
import type { AnyOperation, AnyRule } from '../unit.ts';
import { enumerate } from './enumerate.ts';
import { Enumeration } from './enumeration.ts';
import { MetricCollector, reportOf } from './report.ts';
import type { Work } from './work.ts';

/** A unit with its input and circumstances: the question whose odds are wanted. */
export interface Question {
  unit: AnyRule | AnyOperation;
  input: unknown;
  circumstances: Circumstances;
  /** Entered dice; they are no matter to the odds. */
  rolls: readonly EnteredRoll[];
  metrics: AnyOperation['odds'];
}

/** @throws BudgetExceeded when `work` runs out */
export function exactOdds(
  question: Question,
  work: Work,
  memory: Memory,
  titleOf: (rule: string) => string,
): OddsAnswer {
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
  const metrics = collector.distributions().map(({ name, of, distribution }) => reportOf(name, of, distribution));
  return { metrics, unused: context.unused([...question.rolls]) };
}

/** One run of the unit that is asked. */
export function run({ unit, input }: Question, ruling: Ruling): unknown {
  return unit.form === 'operation' ? unit.resolve(input, ruling) : unit.evaluate(input, ruling);
}
