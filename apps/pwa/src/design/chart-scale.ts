/** What a chart draws: values in order, each with its probability. */
export interface Outcome {
  value: string | number | boolean;
  probability: number;
  /** For numbers: the probability of this value or more. */
  atLeast?: number;
}

/** One bar: a value, or a range of values where there are too many for bars of their own. */
export interface Bar {
  label: string;
  probability: number;
  /** For numbers: the probability of its lowest value or more. */
  atLeast?: number;
  isActual: boolean;
}

/** Rows are read one by one; more values than this are drawn as columns. */
export const MOST_ROWS = 9;
/** Columns narrower than this are none. */
export const MOST_COLUMNS = 48;

/** @param actual the value that came out, if any has */
export function barsOf(
  outcomes: readonly Outcome[],
  actual: Outcome['value'] | undefined,
  nameOf: (value: Outcome['value']) => string,
): Bar[] {
  const numbers = outcomes.every(({ value }) => Number.isInteger(value));
  if (!numbers || outcomes.length <= MOST_ROWS)
    return outcomes.map(({ value, probability, atLeast }) => ({
      label: nameOf(value),
      probability,
      ...(atLeast === undefined ? {} : { atLeast }),
      isActual: value === actual,
    }));
  return binned(outcomes, actual, nameOf);
}

/** Equal ranges without gaps: a value that cannot come out is an empty column, or the curve would lie. */
function binned(
  outcomes: readonly Outcome[],
  actual: Outcome['value'] | undefined,
  nameOf: (value: Outcome['value']) => string,
): Bar[] {
  const values = outcomes.map(({ value }) => Number(value));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const width = Math.ceil((highest - lowest + 1) / MOST_COLUMNS);
  const bars: Bar[] = [];
  for (let from = lowest; from <= highest; from += width) {
    const to = Math.min(highest, from + width - 1);
    const inside = outcomes.filter(({ value }) => Number(value) >= from && Number(value) <= to);
    const above = outcomes.filter(({ value }) => Number(value) >= from);
    bars.push({
      label: from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`,
      probability: total(inside),
      atLeast: total(above),
      isActual: typeof actual === 'number' && actual >= from && actual <= to,
    });
  }
  return bars;
}

/** Without the dust of floating point, or what is certain would be called nearly so. */
function total(outcomes: readonly Outcome[]): number {
  const sum = outcomes.reduce((so, { probability }) => so + probability, 0);
  return Math.round(sum * 1e12) / 1e12;
}

/** `80 %`, `0.4 %`, `< 0.1 %`, never broken over two lines: as exact as a player can use, and never 0 or 100 for what is neither. */
export function percent(probability: number): string {
  if (probability <= 0) return '0\u00a0%';
  if (probability >= 1) return '100\u00a0%';
  const points = probability * 100;
  if (points < 0.1) return '<\u00a00.1\u00a0%';
  if (points > 99.9) return '>\u00a099.9\u00a0%';
  if (points < 9.95 || points > 99) return `${trimmed(points)}\u00a0%`;
  return `${Math.round(points)}\u00a0%`;
}

/** A figure with at most one decimal: `7.3`, `−4`. */
export function figure(value: number): string {
  return trimmed(value).replace('-', '−');
}

function trimmed(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '').replace(/^-0$/, '0');
}
