import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { decimal, text, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';
import { WornCategory } from '../vocabulary.ts';

const gold = (description: string) => whole(0, 1_000_000_000, { description, unit: 'gp' });
const price = () => decimal(0, 1e9, { description: 'Price that the GM sets for this armor.', unit: 'gp' });

/** Mithril and adamantine have no set price, and custom work costs more: then the GM names one. */
export const armorPrice = decision<number | null>({
  id: 'cerberus.martial.armor.category-table#armorPriceGp',
  question: 'What does this armor cost, if not what the table says?',
  schema: price().nullable(),
  usual: null,
});

/** What a category of armor covers and costs, for working iron and steel at M1. */
export const armorCategoryTable = formula({
  id: 'cerberus.martial.armor.category-table',
  input: z.strictObject({ category: WornCategory }),
  output: z.strictObject({
    category: WornCategory,
    drFactor: decimal(0, 10, 'What multiplies the DR of the material.'),
    m1_iron_dr: whole(0, 1000, 'DR of M1 iron.'),
    m1_iron_price_gp_min: gold('Price of M1 iron, from.'),
    m1_iron_price_gp_max: gold('Price of M1 iron, to.'),
    m1_steel_price_gp_min: gold('Price of M1 steel, from.'),
    m1_steel_price_gp_max: gold('Price of M1 steel, to.'),
    equip_alone: text(60, 'How long it takes to put on alone.'),
    equip_helped: text(60, 'How long it takes to put on with help.'),
    armorPriceGp: price().optional(),
  }),
  decisions: [armorPrice],
  says: ({ category, drFactor, armorPriceGp: gp }) =>
    `${upperFirst(category)} armor has ×${drFactor} the DR of its material${gp === undefined ? '' : ` and costs ${gp} gp`}.`,
  evaluate({ category }, ruling) {
    const row = { ...rowOf(cerberusMartialTables.armorCategories, 'category', category) };
    const set = ruling.decide(armorPrice);
    return set === null ? row : { ...row, armorPriceGp: set };
  },
});
