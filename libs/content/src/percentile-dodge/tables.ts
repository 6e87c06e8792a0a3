import type { Row } from '../types.ts';

/** The rows of the Difficulty Ladder that dodging uses: points added to Dodge. Between the ends of a range the GM picks. */
export const situations = [
  { situation: 'open', covers: 'open ground, good sight, braced for the attack', modifier_min: 10, modifier_max: 10 },
  { situation: 'typical', covers: 'normal fighting conditions', modifier_min: 0, modifier_max: 0 },
  { situation: 'confined', covers: 'tight space, bad footing or clutter', modifier_min: -30, modifier_max: -10 },
  { situation: 'cramped', covers: 'cramped, pinned, nowhere to move', modifier_min: -50, modifier_max: -50 },
] as const satisfies readonly Row[];

/** What decides, for each kind of attack, whether it is contested; where that does not hold, it is a skill test. */
export const attackKinds = [
  { attack_kind: 'melee', covers: 'weapons, claws, teeth, fists', contested: 'always' },
  { attack_kind: 'thrown', covers: 'thrown weapons and thrown objects', contested: 'always' },
  {
    attack_kind: 'magical',
    covers: 'magical bolts and blasts',
    contested: 'with time to react',
  },
  {
    attack_kind: 'other',
    covers: 'any other threat',
    contested: 'with time to react',
  },
  { attack_kind: 'archery', covers: 'bows', contested: 'with permission' },
  {
    attack_kind: 'launched',
    covers: 'crossbows, slings, firearms and other launched projectiles',
    contested: 'with permission',
  },
] as const satisfies readonly Row[];
