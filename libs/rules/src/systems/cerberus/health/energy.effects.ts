import { cerberusHealthTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { damageReduction } from '../vocabulary.ts';
import { Creature, hpNow, maximumHp, points } from './figures.ts';

const RULE = 'cerberus.health.energy.effects';

export const Energy = choice('CerberusEnergy', ['positive', 'negative'], 'Positive or negative energy.');

/** Positive energy heals the living and harms the dead, negative the other way; partial undead are harmed by both. No Save, and DR lessens harm only. */
export const energyEffects = formula({
  id: RULE,
  input: z
    .strictObject({
      creature: Creature,
      energy: Energy,
      amount: points('How much energy reaches the body.'),
      dr: damageReduction().optional(),
      maxHp: maximumHp().optional(),
      hp: hpNow().optional(),
    })
    .refine(({ maxHp, hp }) => (maxHp === undefined) === (hp === undefined), 'maxHp and hp together, or neither')
    .meta({
      id: 'CerberusEnergyOnBody',
      description: 'Energy that reaches a body; with maxHp and hp (both or neither) healing stops at the maximum.',
      examples: [{ creature: 'living', energy: 'positive', amount: 18 }],
    }),
  output: z.strictObject({
    hpChange: whole(-100_000, 100_000, { description: 'HP gained, or below 0 lost.', unit: 'HP' }),
    saveAllowed: flag('Whether a Save is possible: never.'),
  }),
  says: ({ hpChange }) =>
    hpChange < 0 ? `It harms: ${counted(-hpChange, 'HP is', 'HP are')} lost.` : `HP gained: ${hpChange}.`,
  evaluate({ creature, energy, amount, dr = 0, maxHp = 100_000, hp = 0 }, ruling) {
    const effect = rowOf(cerberusHealthTables.energyEffects, 'creature', creature)[energy];
    if (effect === 'harm') {
      const harm = ruling.calc('harm').plus(`${energy} energy`, amount).minus('DR', dr).atLeast(0).floor(RULE, 'HP');
      return { hpChange: 0 - harm, saveAllowed: false };
    }
    const healing = ruling
      .calc('healing')
      .plus(`${energy} energy`, amount)
      .atMost(Math.max(0, maxHp - hp));
    return { hpChange: healing.floor(RULE, 'HP'), saveAllowed: false };
  },
});
