import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ActionCost, combatValue } from '../vocabulary.ts';

const RULE = 'phase-combat.basics.set';

const ocvBonus = parameter({
  id: `${RULE}#ocv`,
  title: 'OCV that Set gives a ranged attack',
  default: 1,
  schema: whole(-100, 100, 'OCV that Set gives.'),
  changedBy: 'the campaign',
});

/** A full phase of aiming for +1 OCV with a ranged attack. */
export const set = formula({
  id: RULE,
  input: z.strictObject({}),
  output: z.strictObject({
    phaseCost: ActionCost,
    ocv: combatValue('Added to OCV.'),
    dcv: combatValue('Added to DCV.'),
    rangedOnly: flag('Whether it helps ranged attacks only.'),
  }),
  parameters: [ocvBonus],
  says: ({ ocv }) => `Set: a full phase, ${ocv >= 0 ? '+' : ''}${ocv} OCV for ranged attacks.`,
  evaluate: (_, ruling) => ({ phaseCost: 'full' as const, ocv: ruling.parameter(ocvBonus), dcv: 0, rangedOnly: true }),
});
