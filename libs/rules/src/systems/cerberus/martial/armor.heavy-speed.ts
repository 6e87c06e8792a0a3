import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { percentPoints } from '../vocabulary.ts';
import { speedBeforeArmor } from './wearing/fields.ts';
import { lessTheGreater } from './wearing/losses.ts';

const RULE = 'cerberus.martial.armor.heavy-speed';
const traits = rowOf(cerberusMartialTables.armorTraits, 'category', 'heavy');
const changedBy = 'the material of the armor: mithril sets both losses to 0';

const loss = parameter<number>({
  id: `${RULE}#loss`,
  title: 'least Speed that heavy armor costs',
  default: traits.speedPenaltyFt,
  schema: whole(0, 1000, { description: 'Least Speed that heavy armor costs.', unit: 'ft' }),
  unit: 'ft',
  changedBy,
});
const lossPercent = parameter<number>({
  id: `${RULE}#lossPercent`,
  title: 'share of Speed that heavy armor costs, if that is more',
  default: traits.speedPenaltyPercent,
  schema: percentPoints('Share of Speed that heavy armor costs, if that is more.'),
  unit: 'percent',
  changedBy,
});

/** Heavy armor takes 10 ft or 20 % off Speed, whichever is more; what remains goes down to a multiple of 5 ft and never below 0. */
export const armorHeavySpeed = formula({
  id: RULE,
  input: z.strictObject({ speedBeforeArmorFt: speedBeforeArmor() }),
  output: z.strictObject({ speedFt: whole(0, 10_000, { description: 'Speed in the armor.', unit: 'ft' }) }),
  parameters: [loss, lossPercent],
  says: ({ speedFt }, { speedBeforeArmorFt }) => `In heavy armor Speed ${speedBeforeArmorFt} ft becomes ${speedFt} ft.`,
  evaluate({ speedBeforeArmorFt }, ruling) {
    const losses = { flat: ruling.parameter(loss), percent: ruling.parameter(lossPercent) };
    if (losses.flat === 0 && losses.percent === 0) return { speedFt: speedBeforeArmorFt };
    const total = ruling.calc('Speed in heavy armor').plus('Speed', speedBeforeArmorFt);
    const left = lessTheGreater(total, speedBeforeArmorFt, losses).atLeast(0);
    return { speedFt: left.floor(RULE, 'ft', traits.speedStepFt) };
  },
});
