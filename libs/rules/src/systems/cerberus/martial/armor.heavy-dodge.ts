import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { percentPoints } from '../vocabulary.ts';
import { standingReflex } from './wearing/fields.ts';
import { lessTheGreater } from './wearing/losses.ts';

const RULE = 'cerberus.martial.armor.heavy-dodge';
const traits = rowOf(cerberusMartialTables.armorTraits, 'category', 'heavy');
const changedBy = 'the material of the armor: mithril sets both losses to 0';

const loss = parameter<number>({
  id: `${RULE}#loss`,
  title: 'least that heavy armor costs a dodge',
  default: traits.dodgePenalty,
  schema: whole(0, 1000, 'Least that heavy armor costs a dodge.'),
  changedBy,
});
const lossPercent = parameter<number>({
  id: `${RULE}#lossPercent`,
  title: 'share of Reflex that heavy armor costs a dodge, if that is more',
  default: traits.dodgePenaltyPercent,
  schema: percentPoints('Share of Reflex that heavy armor costs a dodge, if that is more.'),
  unit: 'percent',
  changedBy,
});

/** In heavy armor a dodge loses 5 or 20 % of the standing Reflex modifier, whichever is more; the fraction is kept for the duel. */
export const armorHeavyDodge = formula({
  id: RULE,
  input: z.strictObject({ totalReflexModifier: standingReflex() }),
  output: z.strictObject({
    dodgeModifier: decimal(-2000, 1000, 'Reflex modifier of a dodge; it may hold a fraction.'),
  }),
  parameters: [loss, lossPercent],
  says: ({ dodgeModifier }, { totalReflexModifier }) =>
    `In heavy armor Reflex ${totalReflexModifier} dodges at ${dodgeModifier}.`,
  evaluate({ totalReflexModifier }, ruling) {
    const total = ruling.calc('Reflex to dodge').plus('Reflex', totalReflexModifier);
    const losses = { flat: ruling.parameter(loss), percent: ruling.parameter(lossPercent) };
    return { dodgeModifier: lessTheGreater(total, totalReflexModifier, losses).decimal(RULE) };
  },
});
