import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { measure } from './measure.ts';
import { feet } from './moving/fields.ts';
import { BodySize } from './moving/sizes.ts';
import { reachTable } from './reach-table.ts';

const RULE = 'cerberus.movement.reach';
const { longArms, longArmsReach } = cerberusMovementTables;

const reachOverride = decision({
  id: `${RULE}#reachOverride_ft`,
  question: 'How far does it reach, if the table does not say or says otherwise?',
  schema: feet('The reach.').nullable(),
});

/** What threat range is worked out from. */
export const reachFields = {
  size: BodySize,
  weapon: text(60, 'The weapon in hand; fists and other weapons add nothing to the reach.').optional(),
  reachOverride_ft: feet("A profile's own reach, or the GM's; it replaces size and weapon.").nullable().optional(),
};

export const ReachInput = z.strictObject({
  ...reachFields,
  distance_ft: feet('Distance to the target; left out, only the reach is told.').optional(),
});
type ReachInput = z.infer<typeof ReachInput>;

/** Base reach by size, 5 ft more with a spear, pike, halberd or whip; a target exactly at the reach is in it. */
export const reach = formula({
  id: RULE,
  input: ReachInput,
  output: z.strictObject({
    reach_ft: feet('How far it can strike from where it stands.'),
    inThreat: flag('Whether the target is in reach.').optional(),
  }),
  decisions: [reachOverride],
  uses: [reachTable, measure],
  says: ({ reach_ft: reach, inThreat }) =>
    inThreat === undefined ? `Reach ${reach} ft.` : `Reach ${reach} ft: ${inThreat ? 'in' : 'out of'} reach.`,
  evaluate({ distance_ft, ...who }, ruling) {
    const limit_ft = who.reachOverride_ft ?? reachByGm(who, ruling) ?? reachOf(who, ruling);
    if (distance_ft === undefined) return { reach_ft: limit_ft };
    return { reach_ft: limit_ft, inThreat: ruling.run(measure, { distance_ft, limit_ft }).within };
  },
});

/** A size that the table has not needs the GM's word; for the others there is usually none. */
function reachByGm({ size }: ReachInput, ruling: Figuring): number | null {
  const isInTable = size !== 'small' && size !== 'colossal-plus';
  return ruling.decide(reachOverride, isInTable ? null : undefined);
}

function reachOf({ size, weapon }: ReachInput, ruling: Figuring): number {
  const inTable = size === 'small' ? 'medium' : size === 'colossal-plus' ? 'colossal' : size;
  const { reach_ft: base } = ruling.run(reachTable, { size: inTable });
  const sum = ruling.calc('reach').plus(size, base);
  const name = weapon?.trim().toLowerCase();
  const isLong = name !== undefined && (longArms as readonly string[]).includes(name);
  return sum.plus(name ?? '', isLong ? longArmsReach : 0).floor(RULE, 'ft');
}
