import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { Cover } from '../vocabulary.ts';

export const Opening = z
  .strictObject({
    x: whole(1, 999, 'Faces on which the attack finds an opening.'),
    y: whole(2, 1000, 'Faces of the die.'),
  })
  .refine(({ x, y }) => x < y, 'x below y: otherwise nothing is left to chance')
  .meta({
    id: 'CerberusOpening',
    description: 'X chances in Y of an opening; X is below Y.',
    examples: [{ x: 4, y: 5 }],
  });

/** What a grade of cover gives: a bonus to a defender's Reflex duel, or the chance of an opening against one who does not defend. */
export const coverTable = formula({
  id: 'cerberus.movement.cover-table',
  input: z.strictObject({ cover: Cover }),
  output: z.strictObject({
    reflexBonus: whole(0, 100, 'What it adds to a dodge or parry.'),
    opening: Opening.nullable().describe('The usual chance of an opening; none through total cover or without cover.'),
  }),
  says: ({ reflexBonus, opening }, { cover }) =>
    `${cover} cover: +${reflexBonus} to a defense${opening ? `, or an opening of ${opening.x} in ${opening.y}` : ''}.`,
  evaluate({ cover }) {
    if (cover === 'none') return { reflexBonus: 0, opening: null };
    const {
      reflex_bonus: reflexBonus,
      opening_x: x,
      opening_y: y,
    } = rowOf(cerberusMovementTables.coverGrades, 'cover', cover);
    return { reflexBonus: reflexBonus ?? 0, opening: x === null || y === null ? null : { x, y } };
  },
});
