import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';

const RULE = 'cerberus.health.poison.coating';
const PROJECTILES_A_DOSE = 3;

const coatingTicks = parameter({
  id: `${RULE}#ticks`,
  title: 'ticks that coating a weapon takes',
  default: 2,
  schema: whole(0, 100, 'Ticks that coating a weapon takes.'),
  unit: 'ticks',
  changedBy: 'the Quick Application feat',
});

export const coatingFields = {
  damageType: choice('CerberusCoatableDamage', ['slashing', 'piercing', 'other'], "The weapon's damage type."),
  doses: whole(0, 1000, 'Doses at hand.'),
  generalTokens: reserve('General tokens left this round.'),
  freeSlots: z
    .array(reserve('Free slots of that tick.'))
    .max(100)
    .optional()
    .describe('Free slots of this tick and those after it; what is not listed has enough.'),
  interruptedAfterTick: whole(
    1,
    100,
    'After which of its ticks the coating is interrupted; left out, never.',
  ).optional(),
  quickApplicationTicks: whole(0, 100, {
    description: 'Ticks that it takes with the Quick Application feat.',
    unit: 'ticks',
  }).optional(),
  projectiles: whole(1, 1000, 'How many projectiles are to be coated, in place of one weapon.').optional(),
};

/**
 * One dose on a slashing or piercing weapon, or on up to 3 projectiles: a general token and a slot in each of 2 consecutive ticks.
 * Interrupted, or a later stage unpaid: the dose is lost and what was spent stays spent.
 */
export const poisonCoating = formula({
  id: RULE,
  input: z.strictObject(coatingFields),
  output: z.strictObject({
    allowed: flag('Whether it can be begun.'),
    coated: flag('Whether it is coated in the end.'),
    warned: flag('Whether it is begun without the means for a later stage.'),
    dosesAfter: whole(0, 1000, 'Doses left.'),
    generalTokensAfter: reserve('General tokens left after it.'),
    projectilesCoated: whole(0, PROJECTILES_A_DOSE, 'How many projectiles are coated; 0 for a weapon.'),
  }),
  parameters: [coatingTicks],
  says: ({ allowed, coated }) => {
    if (!allowed) return 'It cannot be coated so.';
    return coated ? 'Coated.' : 'Not finished: the dose is lost.';
  },
  evaluate({ damageType, doses, generalTokens, freeSlots = [], projectiles = 0, ...given }, ruling) {
    const ticks = given.quickApplicationTicks ?? ruling.parameter(coatingTicks);
    const payable = stagesPaid(ticks, generalTokens, freeSlots);
    const canBegin = doses > 0 && damageType !== 'other' && (payable > 0 || ticks === 0);
    const kept = { dosesAfter: doses, generalTokensAfter: generalTokens, projectilesCoated: 0 };
    if (!canBegin) return { allowed: false, coated: false, warned: false, ...kept };
    const stages = Math.min(payable, given.interruptedAfterTick ?? ticks);
    const coated = stages === ticks;
    return {
      allowed: true,
      coated,
      warned: payable < ticks,
      dosesAfter: doses - 1,
      generalTokensAfter: generalTokens - stages,
      projectilesCoated: coated ? Math.min(projectiles, PROJECTILES_A_DOSE) : 0,
    };
  },
});

/** How many stages, one a tick, there is a token and a slot for. */
function stagesPaid(ticks: number, tokens: number, freeSlots: readonly number[]): number {
  const withoutSlot = freeSlots.findIndex((slots) => slots < 1);
  return Math.min(ticks, tokens, withoutSlot < 0 ? ticks : withoutSlot);
}
