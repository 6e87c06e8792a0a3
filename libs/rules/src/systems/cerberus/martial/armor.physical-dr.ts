import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { WornCategory } from '../vocabulary.ts';
import { materialDr } from './wearing/fields.ts';

const RULE = 'cerberus.martial.armor.physical-dr';

/** The material's DR as medium armor, times the category's factor, rounded down; armor that works at all keeps at least 1. */
export const armorPhysicalDr = formula({
  id: RULE,
  input: z.strictObject({ materialMediumDr: materialDr(), category: WornCategory }),
  output: z.strictObject({ physicalDr: whole(1, 2000, 'DR before quality and magic.') }),
  says: ({ physicalDr }, { category }) => `As ${category} armor this material has DR ${physicalDr}.`,
  evaluate({ materialMediumDr, category }, ruling) {
    const { drFactor } = rowOf(cerberusMartialTables.armorCategories, 'category', category);
    const dr = ruling.calc('physical DR').plus('material', materialMediumDr).times(`${category} armor`, drFactor);
    return { physicalDr: dr.atLeast(1).floor(RULE) };
  },
});
