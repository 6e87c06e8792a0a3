import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isAchieved, MaybeChance } from './figures.ts';

const RULE = 'cerberus.health.poison.harvest';

const chance = decision<MaybeChance>({
  id: `${RULE}#chance`,
  question: 'Is it uncertain that doses come of it, and with what chance?',
  schema: MaybeChance,
  usual: { roll: 'none' },
});

const ingredientDestroyed = decision({
  id: `${RULE}#ingredientDestroyed`,
  question: 'Does the failure cost the ingredient?',
  schema: z.boolean(),
  usual: false,
});

const alchemistExposed = decision({
  id: `${RULE}#alchemistExposed`,
  question: 'Does the failure expose the alchemist to the poison?',
  schema: z.boolean(),
  usual: false,
});

/** Ingredients become doses at rest, with the recipe and equipment. The GM may set a chance, and what its failure costs. */
export const poisonHarvest = procedure({
  id: RULE,
  input: z.strictObject({
    knowsRecipe: flag('Whether the alchemist has the recipe.'),
    alchemicalEquipment: flag('Whether alchemical equipment is at hand.'),
    resting: flag('Whether it is done while resting.'),
    dosesProduced: whole(1, 1000, 'How many doses the ingredient gives, as the GM says.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether it can be tried.'),
    dosesMade: flag('Whether doses come of it.'),
    doses: whole(0, 1000, 'How many; absent where the GM has not said.').optional(),
    ingredientDestroyed: flag('Whether the failure costs the ingredient; absent without one.').optional(),
    alchemistExposed: flag('Whether the failure poisons the alchemist; absent without one.').optional(),
  }),
  dice: [{ key: 'alchemist.chance', dice: '1dY', by: 'alchemist', label: 'alchemy' }],
  decisions: [chance, ingredientDestroyed, alchemistExposed],
  outcome: ['allowed', 'dosesMade', 'doses', 'ingredientDestroyed', 'alchemistExposed'],
  says: ({ allowed, dosesMade }) => {
    if (!allowed) return 'It takes the recipe, alchemical equipment and a rest.';
    return dosesMade ? 'Doses are made.' : 'Nothing comes of it.';
  },
  evaluate({ knowsRecipe, alchemicalEquipment, resting, dosesProduced }, ruling) {
    if (!knowsRecipe || !alchemicalEquipment || !resting) return { allowed: false, dosesMade: false };
    if (isAchieved('alchemist.chance', ruling.decide(chance), RULE, ruling))
      return { allowed: true, dosesMade: true, doses: dosesProduced };
    return {
      allowed: true,
      dosesMade: false,
      ingredientDestroyed: ruling.decide(ingredientDestroyed),
      alchemistExposed: ruling.decide(alchemistExposed),
    };
  },
});
