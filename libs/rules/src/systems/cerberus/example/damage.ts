import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { drApply, lessDr } from '../martial/dr.apply.ts';
import { hpLost } from '../martial/weaponry/damage-fields.ts';
import { damageReduction, hitPoints } from '../vocabulary.ts';

const RULE = 'cerberus.example.damage';

/** Every line of damage in the worked round: dice and fixed bonus less DR, none of them critical. */
export const damage = formula({
  id: RULE,
  input: z.strictObject({
    roll: whole(0, 100_000, 'The damage dice as they fell, in all.'),
    fixed: whole(-1000, 100_000, 'Fixed bonuses.'),
    dr: damageReduction(),
    hp: hitPoints('HP of the target before.'),
  }),
  output: z.strictObject({
    damage: hpLost('HP lost.'),
    hpAfter: whole(-1e9, 100_000, { description: 'HP afterwards.', unit: 'HP' }),
  }),
  uses: [drApply],
  says: ({ damage: lost, hpAfter }) => `${lost} damage leaves ${hpAfter} HP.`,
  evaluate({ roll, fixed, dr, hp }, ruling) {
    const sum = ruling.calc('damage').plus('dice', roll).plus('fixed', fixed);
    const lost = lessDr(sum, dr, ruling).floor(RULE, 'HP');
    return { damage: lost, hpAfter: hp - lost };
  },
});
