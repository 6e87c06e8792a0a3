import type { AnyOperation } from '@riposte/rules';

type Scalar = string | number | boolean;

/** What one metric of the odds came to in an actual result. */
export interface Actual {
  name: string;
  /** The combatant's id, for a metric that each has. */
  of?: string;
  value: Scalar;
}

export function actualsOf({ odds }: AnyOperation, result: unknown): Actual[] {
  return Object.entries(odds).flatMap(([name, metric]): Actual[] => {
    if (typeof metric !== 'function') return metric.perId(result).map(([of, value]) => ({ name, of, value }));
    const value = metric(result);
    return value === undefined ? [] : [{ name, value }];
  });
}
