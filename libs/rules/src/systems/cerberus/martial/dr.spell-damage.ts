import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction, percentPoints } from '../vocabulary.ts';
import { drApply, lessDr } from './dr.apply.ts';
import { amount, hpLost } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.dr.spell-damage';

/** DR comes off a spell's damage as it does off a blade's: off all of it, or off what a parry has left. */
export const drSpellDamage = formula({
  id: RULE,
  input: z.strictObject({
    spellDamage: amount('Damage of the spell.'),
    blockedPercent: percentPoints('Share that a parry blocked.').optional(),
    dr: damageReduction(),
  }),
  output: z.strictObject({ damage: hpLost('HP lost.') }),
  uses: [drApply],
  says: ({ damage }, { dr }) => `After DR ${dr} the spell does ${damage} damage.`,
  evaluate({ spellDamage, blockedPercent = 0, dr }, ruling) {
    const total = ruling.calc('damage').plus('spell', spellDamage).percent('blocked', -blockedPercent);
    return { damage: lessDr(total, dr, ruling).floor(RULE, 'HP') };
  },
});
