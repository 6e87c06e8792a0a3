import { parameter } from '../../../kernel/parameter.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { whole } from '../../../kernel/schema.ts';

/** Always a success on 3d6, whatever the target. */
const LOWEST = 3;
/** Never a success on 3d6, whatever the target. */
const HIGHEST = 18;

/** The target at equal combat values. */
export const toHitBase = parameter({
  id: 'phase-combat.basics.attack-roll#base',
  title: 'what 3d6 must not exceed when OCV and DCV are equal',
  default: 11,
  schema: whole(-100, 100, 'The target at equal combat values.'),
  changedBy: 'the GM',
});

/** One roll of 3d6 against a target: at or under it succeeds, 3 always, 18 never. */
export function threeDiceAgainst(key: string, target: number, ruling: Ruling) {
  const roll = ruling.sum(key, 3, 6);
  return { roll, success: roll === LOWEST || (roll !== HIGHEST && roll <= target) };
}

/** The number that 3d6 must not exceed. */
export function targetOf(ocv: number, dcv: number, against: string, rule: string, ruling: Ruling): number {
  return ruling
    .calc('to hit')
    .plus('base', ruling.parameter(toHitBase))
    .plus('OCV', ocv)
    .minus(against, dcv)
    .floor(rule);
}
