import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { points } from '../vocabulary.ts';
import { itemOutput, itemWords } from './weapon-breakage.ts';

/** What was not made for parrying loses what it takes, and breaks when a blow exceeds what is left. */
export const impromptu = formula({
  id: 'dex-rank.parry.impromptu',
  input: z.strictObject({
    itemHp: points('Hit points that the thing has left.'),
    damage: points('All damage of the blow before armor.'),
  }),
  output: z.strictObject(itemOutput),
  says: (checked) => itemWords(checked),
  evaluate: ({ itemHp, damage }) => ({
    broken: damage > itemHp,
    itemHp: Math.max(0, itemHp - damage),
    passed: Math.max(0, damage - itemHp),
  }),
});
