import type { Calculation } from '../../kernel/exact/calculation.ts';
import type { Figuring } from '../../kernel/figuring.ts';

/** Ends a calculation with its fraction counted as a whole: this game rounds up. */
export function roundedUp(sum: Calculation, rule: string, label: string, ruling: Figuring): number {
  const exact = sum.exactly(rule);
  if (typeof exact === 'number') return exact;
  const { numerator, denominator } = exact;
  const rest = numerator % denominator;
  const up = (numerator - rest) / denominator + (rest > 0 ? 1 : 0);
  ruling.note(rule, label, up, 'fractions up');
  return up;
}
