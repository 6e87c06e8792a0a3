import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { combatantId } from '../vocabulary.ts';

const RULE = 'cerberus.combat.group.subgroups';

const creatures = (description: string) => whole(0, 1_000_000, description);

const Subgroup = z
  .strictObject({
    intent: text(100, 'Where it is or what it means to do.').optional(),
    count: whole(1, 10_000, 'How many belong to it, where they have no ids.').optional(),
    members: z.array(combatantId()).min(1).max(100).optional().describe('Ids of those who belong to it.'),
  })
  .refine(({ count, members }) => (count === undefined) !== (members === undefined), 'either a count or ids')
  .meta({
    id: 'CerberusSubgroup',
    title: 'Subgroup',
    description: 'Creatures that roll once and act as one: either how many they are, or their ids.',
  });
type Subgroup = z.infer<typeof Subgroup>;

const partition = decision({
  id: `${RULE}#partition`,
  question: 'Into which subgroups is the band divided, by position and intent?',
  schema: z.array(Subgroup).min(1).max(100),
});

/** A band of like creatures is divided before any roll; each subgroup rolls its own Reflex, and every creature is in exactly one. */
export const groupSubgroups = formula({
  id: RULE,
  input: z.strictObject({
    creatures: whole(1, 10_000, 'How many there are.'),
    subgroups: z.array(Subgroup).min(1).max(100).optional().describe('The subgroups; left out, the GM is asked.'),
    ids: z.array(combatantId()).max(10_000).optional().describe('Their ids, where they have any.'),
  }),
  output: z.strictObject({
    accepted: flag('Whether every creature is in exactly one subgroup.'),
    creaturesCovered: creatures('Creatures that the subgroups hold.'),
    rolls: creatures('Reflex rolls: one for each subgroup.'),
    participants: z.array(Subgroup).describe('Those who roll.'),
  }),
  decisions: [partition],
  says: ({ accepted, rolls, creaturesCovered }, { creatures: all }) =>
    accepted
      ? `${counted(all, 'creature')} in ${counted(rolls, 'subgroup')}: one roll each.`
      : `The subgroups hold ${creaturesCovered} of ${all}: every creature belongs to exactly one.`,
  evaluate({ creatures: all, ids, subgroups: given }, ruling) {
    const subgroups = given ?? ruling.decide(partition);
    const creaturesCovered = subgroups.reduce((sum, { count, members }) => sum + (count ?? members?.length ?? 0), 0);
    const accepted = creaturesCovered === all && areDistinct(subgroups, ids);
    return { accepted, creaturesCovered, rolls: subgroups.length, participants: subgroups };
  },
});

/** No id twice, and none that is not there. */
function areDistinct(subgroups: readonly Subgroup[], ids: readonly string[] | undefined): boolean {
  const named = subgroups.flatMap(({ members = [] }) => members);
  const known = ids && new Set(ids);
  return new Set(named).size === named.length && named.every((id) => known?.has(id) ?? true);
}
