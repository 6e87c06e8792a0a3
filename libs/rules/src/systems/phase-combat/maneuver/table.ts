import { phaseCombatManeuverTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { ActionCost, combatValue } from '../vocabulary.ts';

const RULE = 'phase-combat.maneuver.table';

const blockIsAttackAction = decision({
  id: `${RULE}#attackAction`,
  question: 'Is Block an Attack action, which ends the Phase? Usually, since it makes an attack roll.',
  schema: z.boolean(),
  usual: true,
});

const ManeuverName = choice(
  'PhaseCombatManeuverName',
  ['block', 'brace', 'disarm', 'dodge', 'grab'],
  'One of the five maneuvers.',
);

/** What each of the five maneuvers costs, and what it does to combat values. */
export const table = formula({
  id: RULE,
  input: z.strictObject({ maneuver: ManeuverName }),
  output: z.strictObject({
    maneuver: ManeuverName,
    phaseCost: ActionCost,
    attackAction: flag('Whether it is an Attack action, which ends the Phase.'),
    abort: flag('Whether it can be aborted to.'),
    ocv: combatValue('Added to OCV; absent where the maneuver makes no attack of its own.').optional(),
    ocvScope: choice('PhaseCombatOcvScope', ['range-penalty'], 'What alone the OCV works against.').optional(),
    dcv: combatValue('Added to DCV.'),
    dcvFactor: choice('PhaseCombatDcvFactor', ['whole', 'half'], 'Whether DCV is halved after all that is added.'),
  }),
  decisions: [blockIsAttackAction],
  says: ({ maneuver, phaseCost, abort }) =>
    `${maneuver}: a ${phaseCost} phase action${abort ? ', or the next Phase when aborted to' : ''}.`,
  evaluate({ maneuver }, ruling) {
    const row = rowOf(phaseCombatManeuverTables.maneuvers, 'maneuver', maneuver);
    const attackAction = maneuver === 'block' ? ruling.decide(blockIsAttackAction) : row.attack_action;
    return {
      maneuver,
      phaseCost: row.phase_cost,
      attackAction,
      abort: row.abort,
      ...(row.ocv === null ? {} : { ocv: row.ocv }),
      ...(row.ocv_scope === null ? {} : { ocvScope: row.ocv_scope }),
      dcv: row.dcv,
      dcvFactor: row.dcv_factor === 1 ? ('whole' as const) : ('half' as const),
    };
  },
});
