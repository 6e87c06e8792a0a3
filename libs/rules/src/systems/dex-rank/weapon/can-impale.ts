import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';

export const FAMILIES = ['cutting', 'thrusting', 'cut-and-thrust', 'missile', 'close-quarter', 'bashing'] as const;
export const Family = choice('DexRankFamily', FAMILIES, 'Family of the weapon.');

/** The families whose weapons may impale, in words. */
export const impalingFamilies = () =>
  dexRankTables.weaponFamilies.filter((row) => row.may_impale).map(({ family }) => family);

/** Bashing and close-quarter weapons never impale; elsewhere the weapon's own flag decides. */
export const canImpale = formula({
  id: 'dex-rank.weapon.can-impale',
  input: z.strictObject({ family: Family, flag: flag('Whether the weapon is marked as impaling.') }),
  output: z.strictObject({
    canImpale: flag('Whether it can impale.'),
    valid: flag('Whether it may be marked so.'),
  }),
  says: ({ valid, canImpale: can }, { family }) =>
    valid ? `It ${can ? 'can' : 'cannot'} impale.` : `A ${family} weapon cannot be marked as impaling.`,
  evaluate({ family, flag: isMarked }) {
    const may = rowOf(dexRankTables.weaponFamilies, 'family', family).may_impale;
    return { canImpale: may && isMarked, valid: may || !isMarked };
  },
});
