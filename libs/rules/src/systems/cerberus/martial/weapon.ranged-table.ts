import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { DiceText } from '../../../kernel/dice/text.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted, upperFirst, withArticle } from '../../../kernel/words.ts';
import { RangedWeapon } from './weaponry/weapons.ts';

const reloadTicks = () => whole(1, 1000, { description: 'Ticks that reloading takes.', unit: 'ticks' });

/** The book calls the heavy crossbow slow and gives no figure. */
export const heavyCrossbowReload = decision<number | null>({
  id: 'cerberus.martial.weapon.ranged-table#heavyCrossbowReloadTicks',
  question: 'How many ticks does a heavy crossbow take to reload?',
  schema: reloadTicks().nullable(),
  usual: null,
});

/** Damage dice (without any attribute) and critical multiplier of a common ranged or thrown weapon. */
export const weaponRangedTable = formula({
  id: 'cerberus.martial.weapon.ranged-table',
  input: z.strictObject({ weapon: RangedWeapon }),
  output: z.strictObject({
    weapons: z.array(text(60, 'A weapon.')).describe('The weapons that share these figures.'),
    damage: DiceText.describe('Damage dice, without the attribute.'),
    critical: whole(1, 100, 'Critical multiplier.'),
    capsStrength: flag("The table's note that it limits Strength; the limit itself binds every mundane bow."),
    slowReload: flag('Whether it is slow to reload.'),
    heavyCrossbowReloadTicks: reloadTicks().optional(),
  }),
  decisions: [heavyCrossbowReload],
  says: ({ damage, critical, heavyCrossbowReloadTicks: ticks }, { weapon }) =>
    `${upperFirst(withArticle(weapon))} does ${damage}, critical ×${critical}${ticks === undefined ? '' : `; it reloads in ${counted(ticks, 'tick')}`}.`,
  evaluate({ weapon }, ruling) {
    const row = rowOf(cerberusMartialTables.rangedWeapons, 'weapons', weapon);
    const { weapons, damage, critical, capsStrength, slowReload } = row;
    const ticks = slowReload ? ruling.decide(heavyCrossbowReload) : null;
    const figures = { weapons: [...weapons], damage, critical, capsStrength, slowReload };
    return ticks === null ? figures : { ...figures, heavyCrossbowReloadTicks: ticks };
  },
});
