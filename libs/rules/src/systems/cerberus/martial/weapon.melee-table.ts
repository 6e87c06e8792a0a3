import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { DiceText } from '../../../kernel/dice/text.ts';
import { text, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst, withArticle } from '../../../kernel/words.ts';
import { MeleeWeapon } from './weaponry/weapons.ts';

/** Damage dice (without any attribute), critical multiplier and hands of a common melee weapon. */
export const weaponMeleeTable = formula({
  id: 'cerberus.martial.weapon.melee-table',
  input: z.strictObject({ weapon: MeleeWeapon }),
  output: z.strictObject({
    weapons: z.array(text(60, 'A weapon.')).describe('The weapons that share these figures.'),
    damage: DiceText.describe('Damage dice, without the attribute.'),
    critical: whole(1, 100, 'Critical multiplier.'),
    hands: whole(1, 2, { description: 'Hands it takes.', unit: 'hands' }),
  }),
  says: ({ damage, critical, hands }, { weapon }) =>
    `${upperFirst(withArticle(weapon))} does ${damage}, critical ×${critical}, in ${hands === 1 ? 'one hand' : 'two hands'}.`,
  evaluate({ weapon }) {
    const { weapons, damage, critical, hands } = rowOf(cerberusMartialTables.meleeWeapons, 'weapons', weapon);
    return { weapons: [...weapons], damage, critical, hands };
  },
});
