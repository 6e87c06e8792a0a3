import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.movement.opportunity-attack';

/** How often one strikes in a tick. */
export const opportunitiesPerTick = parameter<number>({
  id: `${RULE}#perTick`,
  title: 'opportunity attacks in a tick',
  default: 1,
  schema: whole(0, 100, 'How many opportunity attacks one combatant has in a tick.'),
  changedBy: "the feat's entry; the GM",
});

const voluntary = decision({
  id: `${RULE}#voluntary`,
  question: 'Does it leave of its own will? Movement usually is, being moved is not; a teleport may be either.',
  schema: z.boolean(),
});

/** Who has the feat. */
export const threatFields = {
  hasFeat: flag('Whether the one whose range is left has the Opportunity Attack feat.'),
  usedThisTick: whole(0, 1000, 'Opportunity attacks it has made in this tick already.').optional(),
};

/** One melee attack in each tick, by the feat, on an enemy who leaves the threat range of its own will; it costs no token and no slot. */
export const opportunityAttack = formula({
  id: RULE,
  input: z.strictObject({
    ...threatFields,
    enemy: flag('Whether the one who leaves is an enemy.'),
    voluntary: flag('Whether it leaves of its own will; left out, the GM says.').optional(),
    forced: flag('Whether it is moved by something; then it is usually not of its own will.').optional(),
    wasInside: flag('Whether it was in the threat range before.'),
    leaves: flag('Whether it ends outside.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether there is an opportunity attack, before it leaves.'),
    tokens: whole(0, 0, 'Attack tokens that it costs: none.'),
    slots: whole(0, 0, 'Slots that it takes: none.'),
  }),
  parameters: [opportunitiesPerTick],
  decisions: [voluntary],
  says: ({ allowed }) =>
    allowed ? 'An opportunity attack, before it leaves; no token, no slot.' : 'No opportunity attack.',
  evaluate({ enemy, wasInside, leaves, forced = false, voluntary: known, ...threat }, ruling) {
    const couldBe = enemy && wasInside && leaves && isReadyToStrike(threat, ruling);
    const allowed = couldBe && (known ?? ruling.decide(voluntary, !forced));
    return { allowed, tokens: 0, slots: 0 };
  },
});

/** Whether somebody has the feat, and has it to use yet in this tick. */
export function isReadyToStrike(
  { hasFeat, usedThisTick = 0 }: { hasFeat: boolean; usedThisTick?: number | undefined },
  ruling: Figuring,
): boolean {
  return hasFeat && usedThisTick < ruling.parameter(opportunitiesPerTick);
}
