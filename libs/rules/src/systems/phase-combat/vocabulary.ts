import { z } from 'zod';
import { choice, identifier, whole } from '../../kernel/schema.ts';
import { counted } from '../../kernel/words.ts';

/** The words and figures that all chapters of phase combat share. */

/** A combat value as somebody brings it: OCV or DCV. */
export const combatValue = (description: string) => whole(-1000, 1000, description);

/** A combat value, target or modifier as a ruling works it out. */
export const workedOut = (description: string) => whole(-1_000_000_000, 1_000_000_000, description);

export const strength = (description: string) => whole(-1000, 1000, { title: 'STR', description });

export const dexterity = (description: string) => whole(-1000, 1000, { title: 'DEX', description });

export const speed = () =>
  whole(-100, 100, {
    title: 'SPD',
    description: 'SPD: how many Phases a Turn gives; below 0 counts as 0, above 12 as 12.',
  });

export const segment = (description: string) => whole(1, 12, { description, unit: 'Segment' });

/** A distance as sentences say it: `1 hex`, `3 hexes`. */
export const inHexes = (distance: number): string => counted(distance, 'hex', 'hexes');

/** What a roll of 3d6 shows. */
export const threeDice = () => whole(3, 18, 'What the 3d6 show.');

export const stun = (description: string) => whole(0, 1_000_000, { title: 'STUN', description, unit: 'STUN' });

export const body = (description: string) => whole(0, 1_000_000, { title: 'BODY', description, unit: 'BODY' });

export const combatantId = () => identifier('What this combatant is called; dice and odds go by that name.');

/** A Segment, and whether it is in this Turn. */
export const Moment = z
  .strictObject({
    turnOffset: whole(0, 10, 'How many Turns later: 0 is this Turn.'),
    segment: segment('The Segment of that Turn.'),
  })
  .meta({
    id: 'PhaseCombatMoment',
    title: 'Segment',
    description: 'A Segment, counted from this Turn.',
    examples: [{ turnOffset: 0, segment: 6 }],
  });
export type Moment = z.infer<typeof Moment>;

export const ActionCost = choice(
  'PhaseCombatActionCost',
  ['zero', 'half', 'full'],
  'How much of a Phase it takes: zero, half or full.',
);

/** In what way a maneuver that can be aborted to is used. */
export const Mode = choice(
  'PhaseCombatMode',
  ['abort', 'own-phase', 'held'],
  'Aborted to outside the own Phase, used in the own Phase, or with a held action.',
);
export type Mode = z.infer<typeof Mode>;

export const BlockingItem = choice(
  'PhaseCombatBlockingItem',
  ['weapon', 'shield', 'none'],
  'What meets the blow; none is bare hands.',
);

/** Damage of one attack, before any defense. */
export const Damage = z.strictObject({ stun: stun('STUN of the attack.'), body: body('BODY of the attack.') }).meta({
  id: 'PhaseCombatDamage',
  title: 'Damage',
  description: 'STUN and BODY of one attack.',
  examples: [{ stun: 21, body: 6 }],
});
