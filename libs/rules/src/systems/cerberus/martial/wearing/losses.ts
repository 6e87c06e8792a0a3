import type { Calculation } from '../../../../kernel/exact/calculation.ts';

/** What heavy armor takes from a figure: a flat amount, or a share of the figure in points. */
export interface Losses {
  flat: number;
  percent: number;
}

/** Takes the greater of the two losses off a sum that is still the whole figure; the fraction is kept. */
export function lessTheGreater(total: Calculation, figure: number, { flat, percent }: Losses): Calculation {
  return figure * percent > flat * 100 ? total.percent('heavy armor', -percent) : total.minus('heavy armor', flat);
}
