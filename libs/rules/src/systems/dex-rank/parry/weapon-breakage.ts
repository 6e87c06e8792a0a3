import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { points } from '../vocabulary.ts';

/** What comes of an item that meets a blow. */
export const itemOutput = {
  broken: flag('Whether the item breaks.'),
  itemHp: points('Hit points that the item has left.'),
  passed: points('Damage that passes on to the target.'),
};

/** What came of the item, in words. */
export const itemWords = ({ broken, passed }: { broken: boolean; passed: number }) =>
  `${broken ? 'The item breaks' : 'The item holds'}${passed > 0 ? `, and ${passed} passes on` : ''}.`;

/** A parrying weapon loses nothing, until one blow exceeds what it has left and breaks it. */
export const weaponBreakage = formula({
  id: 'dex-rank.parry.weapon-breakage',
  input: z.strictObject({
    itemHp: points('Hit points that the weapon has left.'),
    damage: points('All damage of the blow before armor.'),
  }),
  output: z.strictObject(itemOutput),
  says: (checked) => itemWords(checked),
  evaluate({ itemHp, damage }) {
    const broken = damage > itemHp;
    return { broken, itemHp: broken ? 0 : itemHp, passed: Math.max(0, damage - itemHp) };
  },
});
