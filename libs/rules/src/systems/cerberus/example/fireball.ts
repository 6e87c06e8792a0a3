import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { drSpellDamage } from '../martial/dr.spell-damage.ts';
import { spellBlockedPercent } from '../martial/parry.spell.ts';
import { hpLost } from '../martial/weaponry/damage-fields.ts';
import { damageReduction, reserve } from '../vocabulary.ts';

/** Fireball as it bursts: no Save, no dodge; total cover keeps all of it off, a won parry its usual share, and DR comes off the rest. */
export const fireball = formula({
  id: 'cerberus.example.fireball',
  input: z.strictObject({
    sum: whole(0, 100_000, 'The damage dice as they fell, in all.'),
    dr: damageReduction(),
    totalCover: flag('Whether total cover stands between the burst and the target.'),
    parryWon: flag('Whether the target parried with suitable equipment and won.'),
    dodges: reserve('Dedicated dodges of the target; they are of no use.'),
  }),
  output: z.strictObject({ damage: hpLost('HP lost.'), dodgesSpent: whole(0, 0, 'Dodges spent: none.') }),
  parameters: [spellBlockedPercent],
  uses: [drSpellDamage],
  says: ({ damage }, { totalCover }) =>
    totalCover ? 'Total cover keeps the Fireball off.' : `The Fireball does ${damage} damage; nobody dodges it.`,
  evaluate({ sum, dr, totalCover, parryWon }, ruling) {
    if (totalCover) return { damage: 0, dodgesSpent: 0 };
    const blockedPercent = parryWon ? ruling.parameter(spellBlockedPercent) : 0;
    return { ...ruling.run(drSpellDamage, { spellDamage: sum, blockedPercent, dr }), dodgesSpent: 0 };
  },
});
