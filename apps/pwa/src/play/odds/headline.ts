import type { Answered, JsonSchema, OddsAnswer } from '@riposte/rules';
import { figure, percent } from '../../design/chart-scale.ts';
import type { OperationDescription } from '../../engine/description.ts';
import { type Capitals, capitalsOf, unitOf, withoutUnit, wordsOf } from '../form/words.ts';
import { calledBy } from '../names.ts';
import { nameOfRole } from '../people.ts';

type Metric = OddsAnswer['metrics'][number];

/** One figure of the odds in short: `lands 80 %`, `damage 7.3`. */
export interface Headline {
  label: string;
  figure: string;
}

/** How an operation's metrics and their values are called. */
export interface MetricWords {
  nameOf(metric: Pick<Metric, 'name' | 'of'>, input: unknown): string;
  valueOf(value: string | number | boolean, input: unknown): string;
  /** What stands behind its figures, with a space before it: the unit that its name would carry otherwise; else nothing. */
  unitOf(metric: Pick<Metric, 'name'>): string;
}

export function metricWords({
  output,
  abbreviations,
}: Pick<OperationDescription, 'output' | 'abbreviations'>): MetricWords {
  const capitals = capitalsOf(abbreviations);
  const fields = fieldsOf(output ?? {});
  const said = (name: string) => {
    const words = wordsOf(name, capitals);
    const unit = unitOf(fields[name]?.unit as string | undefined);
    const bare = withoutUnit(words, unit);
    return { words: (fields[name]?.title as string | undefined) ?? bare, unit: bare === words ? '' : `\u00a0${unit}` };
  };
  return {
    nameOf({ name, of }, given) {
      const { words: metric } = said(name);
      return of === undefined ? metric : `${calledBy(of, given) ?? of}: ${metric}`;
    },
    valueOf: (value, given) =>
      (typeof value === 'string' && (nameOfRole(value, '', given) ?? calledBy(value, given))) ||
      valueWords(value, capitals),
    unitOf: ({ name }) => said(name).unit,
  };
}

function valueWords(value: string | number | boolean, capitals: Capitals): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? figure(value) : wordsOf(value, capitals);
}

/** The result's own fields. */
function fieldsOf(output: JsonSchema): Record<string, JsonSchema> {
  const definitions = (output.$defs ?? {}) as Record<string, JsonSchema>;
  const root = typeof output.$ref === 'string' ? (definitions[output.$ref.replace('#/$defs/', '')] ?? {}) : output;
  return (root.properties ?? {}) as Record<string, JsonSchema>;
}

/** What of the odds is worth a glance: the first yes-or-no, the first figure, and a word only where there is nothing else. */
export function headlines({ metrics }: OddsAnswer, words: MetricWords, input: unknown): Headline[] {
  const yesNo = metrics.find((metric) => typeof metric.outcomes[0]?.value === 'boolean');
  const number = metrics.find((metric) => typeof metric.outcomes[0]?.value === 'number');
  const word = metrics.find((metric) => typeof metric.outcomes[0]?.value === 'string');
  const shown = yesNo || number ? [yesNo, number] : [word];
  return shown
    .filter((metric) => metric !== undefined)
    .map((metric) => ({ label: words.nameOf(metric, input), figure: headlineFigure(metric, words, input) }));
}

function headlineFigure(metric: Metric, words: MetricWords, input: unknown): string {
  const { outcomes, mean } = metric;
  const [first] = outcomes;
  if (typeof first?.value === 'boolean') return percent(outcomes.find(({ value }) => value === true)?.probability ?? 0);
  if (typeof first?.value === 'number') return figure(mean ?? first.value) + words.unitOf(metric);
  const likeliest = outcomes.reduce((best, one) => (one.probability > best.probability ? one : best));
  return `${words.valueOf(likeliest.value, input)} ${percent(likeliest.probability)}`;
}

/** The odds of one option as the person sees them: figures, or why there are none. */
export type Outlook = { is: 'known'; figures: Headline[] } | { is: 'impossible' | 'open'; why: string };

export function outlookOf(answer: Answered<OddsAnswer>, words: MetricWords, input: unknown): Outlook {
  const { problem } = answer;
  if (!problem) return { is: 'known', figures: headlines(answer, words, input) };
  if (problem.type === 'illegal-action') return { is: 'impossible', why: problem.message };
  if (problem.type === 'needs-ruling') return { is: 'open', why: 'The GM sets the odds.' };
  if (problem.type === 'invalid-input') return { is: 'open', why: 'Something is still missing.' };
  return { is: 'open', why: 'No odds for this.' };
}

/** The facts of one distribution in a sentence. */
export function factsOf(metric: Metric, words: MetricWords, input: unknown): string {
  const { outcomes, mean } = metric;
  const unit = words.unitOf(metric);
  const nameOf = (value: Metric['outcomes'][number]['value']) => words.valueOf(value, input);
  const likeliest = outcomes.reduce((best, one) => (one.probability > best.probability ? one : best));
  const [lowest, highest] = [outcomes[0], outcomes.at(-1)];
  if (typeof lowest?.value !== 'number' || mean === undefined || highest === undefined)
    return outcomes.map(({ value, probability }) => `${nameOf(value)} ${percent(probability)}`).join(', ');
  if (outcomes.length === 1) return `Always ${nameOf(lowest.value)}${unit}.`;
  return `On average ${figure(mean)}${unit}, from ${nameOf(lowest.value)} to ${nameOf(highest.value)}; most likely ${nameOf(likeliest.value)} (${percent(likeliest.probability)}).`;
}
