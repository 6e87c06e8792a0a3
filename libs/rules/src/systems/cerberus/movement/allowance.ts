import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { shareField, wholeFeet } from './moving/fields.ts';
import { knownSpeed } from './speed.ts';

const RULE = 'cerberus.movement.allowance';
const { shares, longestOrdinaryCasting } = cerberusMovementTables;

export const TickAction = choice(
  'CerberusTickAction',
  ['attack', 'dodge', 'parry', 'cast', 'general', 'stand-up', 'ritual', 'concentration', 'none'],
  'What is done in the tick: an attack, a defense, a spell, a general action, a ritual or long incantation, the upkeep of concentration, or nothing but moving.',
);
export type TickAction = z.infer<typeof TickAction>;

const amendable = (action: TickAction, name: string, title: string, changedBy: string) =>
  parameter<number>({
    id: `${RULE}#${name}`,
    title,
    default: rowOf(shares, 'actions', action).share,
    schema: shareField(title),
    changedBy,
  });

const castShare = amendable('cast', 'castShare', 'share of Speed left while casting', 'Mobile Caster');
const generalShare = amendable('general', 'generalShare', 'share of Speed left by a general action', 'Steady Hands');
const longShare = amendable(
  'ritual',
  'longShare',
  'share of Speed left by a long incantation, a ritual or concentration',
  'feats, spells and creature techniques that name their own limit',
);
const AMENDABLE = { cast: castShare, general: generalShare, ritual: longShare, concentration: longShare } as const;

const longIncantation = decision({
  id: `${RULE}#longIncantation`,
  question: 'Is it a long incantation, so that there is no moving meanwhile? Usually from more than 3 ticks on.',
  schema: z.boolean(),
});

/** One action of a tick. */
export const tickActionFields = {
  action: TickAction,
  castingTicks: whole(1, 100_000, { description: 'How long the spell takes to cast.', unit: 'ticks' }).optional(),
  fractionOverride: shareField('The share that a feat, spell or technique sets for this action.').optional(),
};

/** The share of Speed that an action leaves for the tick; each has its own, and feats may set another. */
export const allowance = formula({
  id: RULE,
  input: z.strictObject({ ...tickActionFields, speed_ft: knownSpeed() }),
  output: z.strictObject({
    fraction: shareField('The share of Speed that is left.'),
    movement_ft: wholeFeet('How far one can move in the tick.'),
  }),
  decisions: [longIncantation],
  parameters: [castShare, generalShare, longShare],
  says: ({ movement_ft: feet }) => `${feet} ft of movement are left in the tick.`,
  evaluate({ speed_ft: speed, ...done }, ruling) {
    const fraction = shareLeftBy(done, ruling);
    const sum = ruling.calc('movement left').plus('Speed', speed).times(done.action, fraction);
    return { fraction, movement_ft: sum.floor(RULE, 'ft') };
  },
});

interface Done {
  action: TickAction;
  castingTicks?: number | undefined;
  fractionOverride?: number | undefined;
}

/** The effect's own share first, then the table's as amended. */
function shareLeftBy({ action, castingTicks, fractionOverride }: Done, ruling: Figuring): number {
  if (fractionOverride !== undefined) return fractionOverride;
  const isLong = action === 'cast' && ruling.decide(longIncantation, (castingTicks ?? 1) > longestOrdinaryCasting);
  if (isLong) return ruling.parameter(longShare);
  return action in AMENDABLE
    ? ruling.parameter(AMENDABLE[action as keyof typeof AMENDABLE])
    : rowOf(shares, 'actions', action).share;
}
