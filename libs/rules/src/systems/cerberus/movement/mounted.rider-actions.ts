import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { allowanceTick } from './allowance.tick.ts';
import { shareField, speedField, wholeFeet } from './moving/fields.ts';

/** Being carried limits nothing: the rider acts as they like while the mount covers what its own actions leave. */
export const mountedRiderActions = formula({
  id: 'cerberus.movement.mounted.rider-actions',
  input: z.strictObject({
    riderAction: text(100, 'What the rider does.'),
    mountSpeed_ft: speedField("The mount's Speed."),
    mountFractions: z
      .array(shareField('A share of Speed.'))
      .max(50)
      .optional()
      .describe("The share that each of the mount's own actions leaves."),
  }),
  output: z.strictObject({
    pairMovement_ft: wholeFeet('How far the pair moves in the tick.'),
    riderActionAllowed: flag('Whether the rider can do it: always.'),
  }),
  uses: [allowanceTick],
  says: ({ pairMovement_ft: moved }, { riderAction }) => `Up to ${moved} ft, and the rider: ${riderAction}.`,
  evaluate({ mountSpeed_ft: speed, mountFractions: fractions }, ruling) {
    const { budget_ft: moved } = ruling.run(allowanceTick, { speed_ft: speed, fractions });
    return { pairMovement_ft: moved, riderActionAllowed: true };
  },
});
