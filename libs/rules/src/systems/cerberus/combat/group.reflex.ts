import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { namesOf } from '../../../kernel/item-names.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';

const RULE = 'cerberus.combat.group.reflex';

export const GroupMember = z
  .strictObject({
    id: combatantId(),
    reflex: whole(-1000, 1000, { title: 'Reflex', description: 'Reflex modifier.' }),
    pc: flag({ title: 'Player character', description: 'Whether it is a player character (PC).' }),
    rider: flag('Whether it rides the mount of the group.'),
  })
  .meta({ id: 'CerberusGroupMember', title: 'Member of a group', description: 'One member of a group.' });
type Member = z.infer<typeof GroupMember>;

export const chosenAmongPcs = decision({
  id: `${RULE}#chosenAmongPcs`,
  question:
    'Which of the player characters rolls for the group? Usually one who rides, else the one with the best Reflex.',
  schema: combatantId(),
});

/** Whose Reflex a group rolls: a player character's, else the rider's, else the best. @throws `invalid-input` when the GM names nobody of the group's player characters */
export const groupReflex = formula({
  id: RULE,
  input: z.strictObject({ members: z.array(GroupMember).min(1).max(1000).describe('Everybody who acts together.') }),
  output: z.strictObject({
    provider: combatantId().describe('The id of the member whose Reflex is rolled.'),
    reflex: whole(-1000, 1000, 'The Reflex modifier.'),
  }),
  decisions: [chosenAmongPcs],
  says: ({ provider, reflex }) => `${provider} rolls for the group, with Reflex ${reflex}.`,
  evaluate({ members }, ruling) {
    namesOf(members, '/input/members');
    const characters = members.filter((member) => member.pc);
    if (characters.length > 1) {
      const usual = quickest(ridersElseAll(characters));
      const id = ruling.decide(chosenAmongPcs, usual.id);
      const chosen = id === usual.id ? usual : characters.find((member) => member.id === id);
      if (!chosen) throw invalidInput('/decisions', `for ${chosenAmongPcs.id} a player character of the group`, id);
      return providedBy(chosen);
    }
    return providedBy(characters[0] ?? quickest(ridersElseAll(members)));
  },
});

function ridersElseAll(members: readonly Member[]): readonly Member[] {
  const riders = members.filter((member) => member.rider);
  return riders.length > 0 ? riders : members;
}

/** Of equals the first. */
function quickest(members: readonly Member[]): Member {
  return members.reduce((best, member) => (member.reflex > best.reflex ? member : best));
}

function providedBy({ id, reflex }: Member) {
  return { provider: id, reflex };
}
