import { z } from 'zod';
import { procedure } from '../../../kernel/unit.ts';
import { body, strength, stun } from '../vocabulary.ts';
import { bodyCount } from './body-count.ts';
import { rollDamage } from './dice-body.ts';
import { halfDieTotal } from './half-die-total.ts';
import { strDice } from './str-dice.ts';

const RULE = 'phase-combat.basics.str-damage';

/** Normal damage of the STR's dice: STUN by their sum, BODY by the die. */
export const strDamage = procedure({
  id: RULE,
  input: z.strictObject({ str: strength('STR of whoever does the damage.') }),
  output: z.strictObject({ stun: stun('STUN done.'), body: body('BODY done.') }),
  dice: [
    { key: 'strDamage', dice: 'STR ÷ 5 d6', by: 'attacker', label: 'STR damage' },
    { key: 'strDamageHalf', dice: '½d6', by: 'attacker', label: 'half die of STR damage' },
  ],
  uses: [strDice, bodyCount, halfDieTotal],
  outcome: ['stun', 'body'],
  says: (done) => `${done.stun} STUN and ${done.body} BODY.`,
  evaluate({ str }, ruling) {
    const pool = ruling.run(strDice, { str });
    ruling.citing(bodyCount.id);
    return rollDamage('strDamage', pool, RULE, ruling);
  },
});
