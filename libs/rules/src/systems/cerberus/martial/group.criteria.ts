import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';

export const AttackGroup = z
  .strictObject({
    id: combatantId().optional().describe('Your own id for the group; it names dice.'),
    attacks: z.array(combatantId()).min(1).max(1000).describe('Ids of the attacks that are met together.'),
  })
  .meta({ id: 'CerberusAttackGroup', title: 'Group of attacks', description: 'Attacks that one defense meets.' });
export type AttackGroup = z.infer<typeof AttackGroup>;

/** Read by whoever resolves several attacks at once; an attack that no group names stands alone. */
export const groups = decision<AttackGroup[]>({
  id: 'cerberus.martial.group.criteria#groups',
  question: 'Which attacks does one defense meet together? Usually each attack stands alone.',
  schema: z.array(AttackGroup).max(1000),
  usual: [],
});

/** Attacks form one group when they have one target, one instant, like directions and one movement that meets them all, before any roll. */
export const groupCriteria = formula({
  id: 'cerberus.martial.group.criteria',
  input: z.strictObject({
    sameTarget: flag('Whether they have the same target.'),
    simultaneous: flag('Whether they start at the same instant.'),
    similarDirection: flag('Whether they come from similar enough directions.'),
    oneMovement: flag('Whether one movement could meet them all.'),
    rollsMade: flag('Whether any die has been rolled, which is too late for grouping.'),
  }),
  output: z.strictObject({ mayGroup: flag('Whether they may form one group.') }),
  decisions: [groups],
  says: ({ mayGroup }, { rollsMade }) => {
    if (mayGroup) return 'The attacks may be met as one group.';
    return rollsMade ? 'Dice have been rolled: too late for grouping.' : 'The attacks are met one by one.';
  },
  evaluate({ sameTarget, simultaneous, similarDirection, oneMovement, rollsMade }) {
    return { mayGroup: sameTarget && simultaneous && similarDirection && oneMovement && !rollsMade };
  },
});
