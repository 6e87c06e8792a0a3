import type { Row } from '../../types.ts';

/**
 * Cover grades: the bonus on a defender's Reflex duel, or, for a target who doesn't defend, the attacker's chance of an
 * opening (x in y). Nothing reaches through total cover.
 */
export const coverGrades = [
  {
    cover: 'light',
    examples: 'ally, slender trunk, smoke',
    reflex_bonus: 2,
    opening_x: 4,
    opening_y: 5,
    targetable: true,
  },
  {
    cover: 'substantial',
    examples: 'corner of a wall, low wall, arrow slit',
    reflex_bonus: 5,
    opening_x: 2,
    opening_y: 3,
    targetable: true,
  },
  {
    cover: 'total',
    examples: 'solid wall',
    reflex_bonus: null,
    opening_x: null,
    opening_y: null,
    targetable: false,
  },
] as const satisfies readonly Row[];
