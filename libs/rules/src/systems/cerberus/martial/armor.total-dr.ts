import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction, WornCategory } from '../vocabulary.ts';
import { armorPhysicalDr } from './armor.physical-dr.ts';
import { magicalDr, materialDr, qualityDr } from './wearing/fields.ts';

const RULE = 'cerberus.martial.armor.total-dr';

/** Physical DR plus the DR of quality and of magic; the category multiplies only the first. */
export const armorTotalDr = formula({
  id: RULE,
  input: z.strictObject({
    materialMediumDr: materialDr(),
    category: WornCategory,
    qualityDr: qualityDr(),
    magicalDr: magicalDr(),
  }),
  output: z.strictObject({ dr: damageReduction() }),
  uses: [armorPhysicalDr],
  says: ({ dr }) => `The armor has DR ${dr}.`,
  evaluate({ materialMediumDr, category, qualityDr: quality, magicalDr: magic }, ruling) {
    const { physicalDr } = ruling.run(armorPhysicalDr, { materialMediumDr, category });
    const dr = ruling.calc('DR').plus('physical', physicalDr).plus('quality', quality).plus('magic', magic);
    return { dr: dr.floor(RULE) };
  },
});
