import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { allowance } from '../movement/allowance.ts';
import { feet, wholeFeet } from '../movement/moving/fields.ts';
import { knownSpeed } from '../movement/speed.ts';

/** What the tick leaves to move with: all of Speed beside an attack, half of it while casting. */
export const movement = formula({
  id: 'cerberus.example.movement',
  input: z.strictObject({
    speedFt: knownSpeed(),
    action: choice('CerberusExampleAction', ['cast', 'attack', 'general', 'move'], 'What else is done in the tick.'),
    wantsFt: feet('How far one wants to go.'),
  }),
  output: z.strictObject({
    allowedFt: wholeFeet('How far one may go.'),
    ok: flag('Whether that is far enough.'),
  }),
  uses: [allowance],
  says: ({ allowedFt, ok }, { wantsFt }) => `${wantsFt} ft of ${allowedFt} ft: ${ok ? 'that can be done' : 'too far'}.`,
  evaluate({ speedFt, action, wantsFt }, ruling) {
    const done = action === 'move' ? 'none' : action;
    const { movement_ft: allowedFt } = ruling.run(allowance, { action: done, speed_ft: speedFt });
    return { allowedFt, ok: wantsFt <= allowedFt };
  },
});
