import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';

const RULE = 'cerberus.martial.group.criteria';

export const AttackGroup = z
  .strictObject({
    id: combatantId().optional().describe('What the group is called.'),
    attacks: z.array(combatantId()).min(1).max(1000).describe('Ids of the attacks that are met together.'),
  })
  .meta({ id: 'CerberusAttackGroup', title: 'Group of attacks', description: 'Attacks that one defense meets.' });
export type AttackGroup = z.infer<typeof AttackGroup>;

const Partition = z.array(AttackGroup).max(1000);

/** Asked by whoever resolves several attacks at once, before any die; the rule itself takes the answer. */
export const groups = decision<AttackGroup[]>({
  id: `${RULE}#groups`,
  question: 'Which attacks does one defense meet together, if not those that were announced as one volley?',
  schema: Partition,
  usual: [],
});

/** Attacks form one group when they have one target, one instant, like directions and one movement that meets them all, before any roll. */
export const groupCriteria = formula({
  id: RULE,
  input: z.strictObject({
    sameTarget: flag('Whether they have the same target.'),
    simultaneous: flag('Whether they start at the same instant.'),
    similarDirection: flag('Whether they come from similar enough directions.'),
    oneMovement: flag('Whether one movement could meet them all.'),
    rollsMade: flag('Whether any die has been rolled, which is too late for grouping.'),
    attacks: z.array(combatantId()).max(1000).optional().describe('Ids of the attacks, to be told how they are met.'),
    groups: Partition.optional().describe("The GM's groups; an attack that none of them names stands alone."),
  }),
  output: z.strictObject({
    mayGroup: flag('Whether they may form one group.'),
    groups: z
      .array(z.array(z.string()))
      .optional()
      .describe('How the attacks are met, where their ids are known: each list by one defense.'),
  }),
  says: ({ mayGroup, groups: met }, { rollsMade }) => {
    if (met && met.length > 1) return `The attacks are met as ${met.map((ids) => ids.join(', ')).join(' / ')}.`;
    if (mayGroup) return 'The attacks may be met as one group.';
    return rollsMade ? 'Dice have been rolled: too late for grouping.' : 'The attacks are met one by one.';
  },
  evaluate({ sameTarget, simultaneous, similarDirection, oneMovement, rollsMade, attacks, groups: named = [] }) {
    const mayGroup = sameTarget && simultaneous && similarDirection && oneMovement && !rollsMade;
    return attacks ? { mayGroup, groups: partition(attacks, mayGroup ? named : []) } : { mayGroup };
  },
});

/** The groups as named, and every other attack alone. */
function partition(attacks: readonly string[], named: readonly AttackGroup[]): string[][] {
  const grouped = named
    .map((group) => group.attacks.filter((id) => attacks.includes(id)))
    .filter((ids) => ids.length > 0);
  const known = new Set(grouped.flat());
  return [...grouped, ...attacks.filter((id) => !known.has(id)).map((id) => [id])];
}
