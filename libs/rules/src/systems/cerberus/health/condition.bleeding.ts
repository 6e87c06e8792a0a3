import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring, Ruling } from '../../../kernel/ruling.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { percentPoints } from '../vocabulary.ts';
import { creatureField, isAchieved, MaybeChance, maximumHp, points, shareOf } from './figures.ts';

const RULE = 'cerberus.health.condition.bleeding';

export const bleedingPercent = decision({
  id: `${RULE}#percent`,
  question: 'What percentage of maximum HP does the wound cost a round?',
  schema: percentPoints('Percent of maximum HP that the wound costs a round.'),
  usual: 5,
});

export const closingRoll = decision<MaybeChance>({
  id: `${RULE}#closingRoll`,
  question: 'Does it take a roll to close the wound by hand?',
  schema: MaybeChance,
  usual: { roll: 'none' },
});

export const bleedingFields = {
  percent: percentPoints('Percent of maximum HP lost a round; left out, what the GM says, and usually 5.').optional(),
  creature: creatureField(),
};

/** A share of maximum HP each round, whatever the DR, until a general action or any healing closes the wound. Undead do not bleed. */
export const conditionBleeding = procedure({
  id: RULE,
  input: z.strictObject({
    maxHp: maximumHp(),
    ...bleedingFields,
    closed: flag('Whether somebody closes the wound before it costs anything.').optional(),
    closedBy: choice('CerberusWoundClosing', ['action', 'healing'], 'What closes it: a general action or healing.')
      .optional()
      .describe('What closes it; usually a general action.'),
  }),
  output: z.strictObject({
    loss: points('HP lost this round.'),
    bleeds: flag('Whether the wound is still open.'),
  }),
  dice: [{ key: 'ally.chance', dice: '1dY', by: 'ally', label: 'first aid' }],
  decisions: [bleedingPercent, closingRoll],
  outcome: ['loss', 'bleeds'],
  says: ({ loss, bleeds }) => (bleeds ? `The wound costs ${loss} HP.` : 'No wound is open.'),
  evaluate({ maxHp, percent: given, creature = 'living', closed = false, closedBy = 'action' }, ruling) {
    if (creature === 'undead' || (closed && (closedBy === 'healing' || isClosedByHand(ruling))))
      return { loss: 0, bleeds: false };
    return { loss: bleedingLoss(maxHp, given, ruling), bleeds: true };
  },
});

/** What an open wound costs as a round begins. */
export function bleedingLoss(maxHp: number, percent: number | undefined, ruling: Figuring): number {
  return shareOf(maxHp, percent ?? ruling.decide(bleedingPercent), 'bleeding', RULE, ruling);
}

/** Whether a general action closes the wound: without a roll, unless the GM wants one. */
export function isClosedByHand(ruling: Ruling): boolean {
  ruling.citing(RULE);
  return isAchieved('ally.chance', ruling.decide(closingRoll), RULE, ruling);
}
