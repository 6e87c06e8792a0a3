import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { casterLevel, words } from './figures.ts';

const RULE = 'cerberus.character.caster-level.opening-award';

const award = decision({
  id: `${RULE}#award`,
  question: 'How many caster levels does the story already justify at creation?',
  schema: whole(0, 1000, 'Caster levels.'),
  usual: 0,
});

/** At creation the GM may add what the story justifies. */
export const casterLevelOpeningAward = formula({
  id: RULE,
  input: z.strictObject({
    computed: casterLevel().describe('The computed caster level.'),
    award: whole(0, 1000, { description: 'What the GM adds; left out, the GM is asked.', unit: 'levels' }).optional(),
    reason: words(300, 'Why, such as an earlier apprenticeship.').optional(),
  }),
  output: z.strictObject({ casterLevel: casterLevel(2_000_000) }),
  decisions: [award],
  says: ({ casterLevel: level }) => `The character opens at caster level ${level}.`,
  evaluate({ computed, award: given, reason }, ruling) {
    const sum = ruling.calc('caster level at creation').plus('computed', computed);
    sum.plus(reason?.trim() || 'award', given ?? ruling.decide(award));
    return { casterLevel: sum.floor(RULE, 'levels') };
  },
});
