import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { strDamage } from '../basics/str-damage.ts';
import { body, strength, stun } from '../vocabulary.ts';

/** STR damage to the victim; the hold stays. */
export const squeeze = procedure({
  id: 'phase-combat.grab.squeeze',
  input: z.strictObject({ str: strength("The grabber's STR.") }),
  output: z.strictObject({
    stun: stun('STUN done.'),
    body: body('BODY done.'),
    held: flag('Whether the hold stays.'),
  }),
  dice: strDamage.dice,
  uses: [strDamage],
  outcome: ['stun', 'body', 'held'],
  says: (done) => `The squeeze does ${done.stun} STUN and ${done.body} BODY; the hold stays.`,
  evaluate: ({ str }, ruling) => ({ ...ruling.run(strDamage, { str }), held: true }),
});
