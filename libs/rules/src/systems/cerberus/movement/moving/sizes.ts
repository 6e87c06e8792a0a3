import { choice } from '../../../../kernel/schema.ts';

const SIZES = ['small', 'medium', 'large', 'huge', 'gargantuan', 'colossal', 'colossal-plus'] as const;
export type BodySize = (typeof SIZES)[number];

/** The scale from Medium up, with all that is smaller and all that an effect extends it by. */
export const BodySize = choice(
  'CerberusBodySize',
  SIZES,
  'Size: small is anything below Medium, colossal-plus anything above Colossal.',
);

/** Steps from Medium up; what is smaller has Medium's figures. */
export function stepsOf(size: BodySize): number {
  return Math.max(0, SIZES.indexOf(size) - SIZES.indexOf('medium'));
}
