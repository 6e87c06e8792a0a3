import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { decimal, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { WornCategory } from '../vocabulary.ts';

/** How long armor takes to put on or off: light in ticks of combat, each with its general token, the rest in minutes. */
export const armorEquipTime = formula({
  id: 'cerberus.martial.armor.equip-time',
  input: z.strictObject({
    category: WornCategory,
    helped: flag('Whether somebody helps; only heavy armor gains by it.').optional(),
  }),
  output: z
    .strictObject({
      ticks: whole(1, 1000, { description: 'Consecutive ticks of a general action.', unit: 'ticks' }).optional(),
      generalTokens: whole(1, 1000, 'General tokens that it takes, with one slot in each tick.').optional(),
      minutes: decimal(0, 1000, { description: 'Minutes, outside of combat.', unit: 'minutes' }).optional(),
    })
    .meta({ id: 'CerberusEquipTime', description: 'How long armor takes to put on or off.' }),
  says: (time, { category }) => `Putting ${category} armor on or off takes ${equipTimeText(time)}.`,
  evaluate({ category, helped = false }) {
    const rows = cerberusMartialTables.equipTimes.filter((row) => row.category === category);
    const { ticks, minutes, generalTokens } = rowOf(rows, 'helped', helped);
    if (minutes !== null) return { minutes };
    return { ticks: ticks ?? undefined, generalTokens: generalTokens ?? undefined };
  },
});

/** Such as `3 ticks` or `1 minute`. */
export function equipTimeText({
  ticks,
  minutes = 0,
}: {
  ticks?: number | undefined;
  minutes?: number | undefined;
}): string {
  return ticks === undefined ? counted(minutes, 'minute') : counted(ticks, 'tick');
}
