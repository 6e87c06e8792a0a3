import type { OddsAnswer, UnitRequest } from '@riposte/rules';
import { useEffect, useState } from 'react';
import { BarChart } from '../../design/bar-chart.tsx';
import { percent } from '../../design/chart-scale.ts';
import { Chips } from '../../design/chips.tsx';
import { Fold } from '../../design/fold.tsx';
import type { Engine } from '../../engine/engine.ts';
import type { Actual } from '../../engine/metrics.ts';
import { Words } from '../../reference/prose.tsx';
import { upperFirst } from '../form/words.ts';
import { factsOf, type MetricWords } from '../odds/headline.ts';

interface Properties {
  engine: Engine;
  request: UnitRequest;
  result: unknown;
  words: MetricWords;
  /** The id of the system whose words they are. */
  system: string;
}

/** What the odds were, with what came out marked. */
export function WhatWereTheOdds({ engine, request, result, words, system }: Properties) {
  const [known, setKnown] = useState<{ odds: OddsAnswer; actuals: readonly Actual[] }>();
  const asked = JSON.stringify({ ...request, dice: undefined });
  useEffect(() => {
    let isHere = true;
    Promise.all([engine.odds(JSON.parse(asked)), engine.actuals(result)]).then(
      ([odds, actuals]) => isHere && setKnown(odds.problem ? undefined : { odds, actuals }),
      (error) => console.warn(error),
    );
    return () => {
      isHere = false;
    };
  }, [engine, asked, result]);
  const metrics = known?.odds.metrics.filter((metric) => metric.outcomes.length > 1) ?? [];
  if (!known || metrics.length === 0) return null;
  const { actuals } = known;
  return (
    <Fold title="What were the odds" gist={gistOf(metrics, actuals, words, request.input)}>
      <Metrics metrics={metrics} actuals={actuals} words={words} system={system} input={request.input} />
    </Fold>
  );
}

type Metric = OddsAnswer['metrics'][number];

function keyOf({ name, of = '' }: Pick<Metric, 'name' | 'of'>): string {
  return `${name} ${of}`;
}

function actualOf(metric: Metric, actuals: readonly Actual[]) {
  return actuals.find((actual) => keyOf(actual) === keyOf(metric))?.value;
}

/** `Lands: yes, 80 %`: what came out, and how likely that was. */
function gistOf(metrics: readonly Metric[], actuals: readonly Actual[], words: MetricWords, input: unknown): string {
  const parts = metrics.flatMap((metric) => {
    const actual = actualOf(metric, actuals);
    const outcome = metric.outcomes.find(({ value }) => value === actual);
    if (!outcome) return [];
    return `${words.nameOf(metric, input)}: ${words.valueOf(outcome.value, input)}${words.unitOf(metric)}, ${percent(outcome.probability)}`;
  });
  return upperFirst(parts.slice(0, MOST_PARTS).join(' · '));
}

/** A gist is a line. */
const MOST_PARTS = 2;

function Metrics({
  metrics,
  actuals,
  words,
  system,
  input,
}: Pick<Properties, 'words' | 'system'> & { metrics: readonly Metric[]; actuals: readonly Actual[]; input: unknown }) {
  const [chosen, setChosen] = useState(keyOf(metrics[0] as Metric));
  const metric = metrics.find((one) => keyOf(one) === chosen) ?? (metrics[0] as Metric);
  const title = upperFirst(words.nameOf(metric, input));
  return (
    <>
      {metrics.length > 1 && (
        <Chips
          label="Odds of what"
          isLabelHidden
          chips={metrics.map((one) => ({ value: keyOf(one), label: upperFirst(words.nameOf(one, input)) }))}
          value={keyOf(metric)}
          onChange={setChosen}
        />
      )}
      {metrics.length === 1 && <h3>{title}</h3>}
      <p>
        <Words text={factsOf(metric, words, input)} system={system} />
      </p>
      <BarChart
        key={keyOf(metric)}
        title={title}
        outcomes={metric.outcomes}
        actual={actualOf(metric, actuals)}
        nameOf={(value) => words.valueOf(value, input)}
      />
      {!metric.exact && (
        <p className="muted small">Too many possibilities to count: estimated from {metric.samples} runs.</p>
      )}
    </>
  );
}
