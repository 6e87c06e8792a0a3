import { z } from 'zod';
import { choice, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { hpAfterwards, hpNow, maximumHp, points } from './figures.ts';

const RULE = 'cerberus.health.healing.sources';

export const HealingSource = choice(
  'CerberusHealingSource',
  ['rest', 'spell', 'potion'],
  'Where the healing comes from.',
);

/** Rest, spell and potion restore HP up to the maximum; drinking a potion is a general action of one tick. */
export const healingSources = formula({
  id: RULE,
  input: z.strictObject({
    source: HealingSource,
    amount: points('HP that it restores.'),
    maxHp: maximumHp(),
    hp: hpNow(),
  }),
  output: z.strictObject({
    hpAfter: hpAfterwards(),
    generalTokensSpent: whole(0, 1, 'General tokens that it takes, each with a slot.'),
  }),
  says: ({ hpAfter }, { source }) => `The ${source} brings HP to ${hpAfter}.`,
  evaluate({ source, amount, maxHp, hp }, ruling) {
    const sum = ruling.calc('HP').plus('HP', hp).plus(source, amount);
    return { hpAfter: sum.atMost(maxHp).floor(RULE, 'HP'), generalTokensSpent: source === 'potion' ? 1 : 0 };
  },
});
