import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { priorityTotal } from '../combat/priority.total.ts';
import { ReflexSide, reflexTotal, TargetableCover } from '../vocabulary.ts';
import { coverTable } from './cover-table.ts';

/** Cover adds its bonus to the Reflex duel of a defender who dodges or parries; then nothing is rolled for an opening. */
export const coverReflex = procedure({
  id: 'cerberus.movement.cover.reflex',
  input: ReflexSide.extend({ cover: TargetableCover }),
  output: z.strictObject({
    total: reflexTotal("The defender's Reflex total."),
    openingRoll: flag('Whether the attacker rolls for an opening: never against a defense.'),
  }),
  dice: [{ key: 'defender.reflex', dice: '1d20', by: 'defender', label: 'Reflex' }],
  uses: [coverTable, priorityTotal],
  outcome: ['total', 'openingRoll'],
  says: ({ total }) => `The defender's total is ${total}; no roll for an opening.`,
  evaluate({ cover, flat = [], ...side }, ruling) {
    const { reflexBonus } = ruling.run(coverTable, { cover });
    const covered = { ...side, flat: [...flat, { label: `${cover} cover`, value: reflexBonus }] };
    const { total } = ruling.runWithin('defender', priorityTotal, covered);
    return { total, openingRoll: false };
  },
});
