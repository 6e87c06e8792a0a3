import { z } from 'zod';
import type { Figuring } from '../../../kernel/ruling.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { proneModifier } from '../martial/attacking/defender.ts';
import { immobilizedModifier } from '../martial/grapple.immobilize.ts';
import { Barred, bars, Condition, tokensPerTick } from './conditions.ts';

const RULE = 'cerberus.health.condition.general';

/** What several conditions come to. Different ones add up, the same one counts once, and the effect's own text may change what each does. */
export const conditionGeneral = formula({
  id: RULE,
  input: z.strictObject({
    conditions: z.array(Condition).max(50).describe('The conditions that hold; one that is named twice counts once.'),
  }),
  output: z.strictObject({
    reflexDuelModifier: whole(-10_000, 0, 'What the conditions do to Reflex duels, together.'),
    barred: z.array(Barred).max(20).describe('What they bar outright; each further rule has its own exceptions.'),
    tokensPerTick: whole(0, 100, 'How many tokens a tick they leave; absent where they set no limit.').optional(),
  }),
  parameters: [proneModifier, immobilizedModifier],
  says: ({ reflexDuelModifier, barred }) => {
    const modifier = reflexDuelModifier === 0 ? 'No modifier' : `${reflexDuelModifier}`;
    return `${modifier} in Reflex duels; ${barred.length === 0 ? 'nothing is barred outright' : 'some deeds are barred'}.`;
  },
  evaluate({ conditions }, ruling) {
    const distinct = [...new Set(conditions)];
    const sum = ruling.calc('modifier in Reflex duels');
    for (const condition of distinct) sum.plus(condition, reflexModifierOf(condition, ruling));
    const limits = distinct.map(tokensPerTick).filter((limit) => limit !== undefined);
    return {
      reflexDuelModifier: sum.floor(RULE),
      barred: [...new Set(distinct.flatMap(bars))],
      tokensPerTick: limits.length > 0 ? Math.min(...limits) : undefined,
    };
  },
});

/** The two that weigh on duels are figures that an effect's text may change. */
const MODIFIERS = { prone: proneModifier, immobilized: immobilizedModifier };

function reflexModifierOf(condition: Condition, ruling: Figuring): number {
  if (condition !== 'prone' && condition !== 'immobilized') return 0;
  return ruling.parameter(MODIFIERS[condition]);
}
