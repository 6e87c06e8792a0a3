import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { damageReduction } from '../vocabulary.ts';
import { drApply } from './dr.apply.ts';
import { amount, hpLost } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.dr.per-attack';

/** Of several attacks each meets the full DR and is rounded down alone; damage, DR and fractions are never pooled. */
export const drPerAttack = formula({
  id: RULE,
  input: z.strictObject({
    beforeDr: z.array(amount('The finished damage of one attack.')).max(500).describe('One figure for each attack.'),
    dr: damageReduction(),
  }),
  output: z.strictObject({
    damages: z.array(hpLost('HP lost to one attack.')).describe('HP lost to each attack, in order.'),
    total: hpLost('HP lost to all of them.'),
    absorbed: amount('What the DR took off all of them together.'),
  }),
  uses: [drApply],
  says: ({ damages, total, absorbed }, { dr }) =>
    `${counted(damages.length, 'attack')} against DR ${dr}: ${total} damage, ${absorbed} absorbed.`,
  evaluate({ beforeDr, dr }, ruling) {
    const damages = beforeDr.map((damage, i) =>
      ruling.within(`attacks.${i + 1}`, () => ruling.run(drApply, { beforeDr: damage, effectiveDr: dr }).damage),
    );
    const total = ruling.calc('damage of all attacks');
    const absorbed = ruling.calc('absorbed by DR');
    for (const [i, damage] of damages.entries()) {
      total.plus(`attack ${i + 1}`, damage);
      absorbed.plus(`attack ${i + 1}`, Math.min(beforeDr[i] ?? 0, dr));
    }
    return { damages, total: total.floor(RULE, 'HP'), absorbed: absorbed.decimal(RULE) };
  },
});
