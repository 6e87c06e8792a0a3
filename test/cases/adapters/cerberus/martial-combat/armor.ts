import { type Adapter, evaluation } from '../../../adapter.ts';

/** The rule of a category takes no category: it is the rule of that one. */
function traits(category: 'light' | 'medium' | 'heavy'): Adapter {
  return evaluation(`cerberus.martial.armor.${category}`, {
    decisions: { trueRestAllowed: 'trueRestAllowed', unfavorableApplies: 'unfavorableApplies' },
    drop: ['category'],
  });
}

/** Armor. */
export const adapters: Record<string, Adapter> = {
  'cerberus.martial.armor.category-table': evaluation('cerberus.martial.armor.category-table', {
    decisions: { armorPriceGp: 'armorPriceGp' },
  }),
  'cerberus.martial.armor.light': traits('light'),
  'cerberus.martial.armor.medium': traits('medium'),
  'cerberus.martial.armor.heavy': traits('heavy'),
};
