import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';
import { hpMultiplier, maximumHp } from './figures.ts';

const RULE = 'cerberus.character.derived.hp';

const hpWhenStrNotPositive = decision({
  id: `${RULE}#hpWhenStrNotPositive`,
  question: 'Strength is 0 or less: how many HP does the character have at most?',
  schema: whole(-1_000_000, 1_000_000, 'Maximum HP.'),
});

const bonus = parameter<number>({
  id: `${RULE}#bonus`,
  title: 'how much maximum HP change',
  default: 0,
  schema: whole(-1_000_000, 1_000_000, 'HP more (or fewer).'),
  unit: 'HP',
  changedBy: 'feats',
});

const ownHp = parameter<number | null>({
  id: `${RULE}#ownHp`,
  title: 'maximum HP of a form or template that has its own',
  default: null,
  schema: whole(-1_000_000, 1_000_000, 'Maximum HP; none where Strength and class make them.').nullable(),
  unit: 'HP',
  changedBy: 'forms and templates with their own HP',
});

/** Strength times the multiplier of the class at the level, rounded down. */
export const derivedHp = formula({
  id: RULE,
  input: z.strictObject({ str: attribute('Strength.'), hpMultiplier: hpMultiplier() }),
  output: z.strictObject({ maxHp: maximumHp() }),
  decisions: [hpWhenStrNotPositive],
  parameters: [bonus, ownHp],
  says: ({ maxHp }) => `At most ${maxHp} HP.`,
  evaluate({ str, hpMultiplier: multiplier }, ruling) {
    const sum = ruling.calc('maximum HP');
    const own = ruling.parameter(ownHp);
    if (own !== null) sum.plus('of the form', own);
    else if (str > 0) sum.plus('STR', str).times('multiplier of the class', multiplier);
    else sum.plus('by the GM', ruling.decide(hpWhenStrNotPositive));
    return { maxHp: sum.plus('more', ruling.parameter(bonus)).floor(RULE, 'HP') };
  },
});
