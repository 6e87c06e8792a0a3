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

/** The share of Speed that what is done in a tick leaves for moving. */
export const shares = [
  { action: 'attack (melee, shot, throw)', actions: ['attack'], share: 1, note: null },
  { action: 'dodge or parry', actions: ['dodge', 'parry'], share: 1, note: null },
  { action: 'cast a spell', actions: ['cast'], share: 0.5, note: 'of up to 3 ticks' },
  { action: 'general action (drink, open, pick up)', actions: ['general'], share: 0.5, note: null },
  { action: 'stand up', actions: ['stand-up'], share: 0, note: 'uses up all movement of the tick' },
  {
    action: 'long incantation, ritual or upkeep of concentration',
    actions: ['ritual', 'concentration'],
    share: 0,
    note: null,
  },
  { action: 'move only', actions: ['none'], share: 1, note: 'and nothing else' },
] as const satisfies readonly Row[];

/** Ticks of casting beyond which an incantation is usually long. */
export const longestOrdinaryCasting = 3;
