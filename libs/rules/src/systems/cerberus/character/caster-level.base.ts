import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { awarded, awards as awardsField, casterLevel } from './figures.ts';

const RULE = 'cerberus.character.caster-level.base';
const AT_THE_START = 1;

/** The caster level that everybody starts from, for a source to add to. */
export function startingCasterLevel(ruling: Figuring): Calculation {
  ruling.citing(RULE);
  return ruling.calc('caster level').plus('at the start', AT_THE_START);
}

const awards = decision({
  id: `${RULE}#awards`,
  question: 'How many caster levels have you awarded?',
  schema: whole(0, 1000, 'Caster levels.'),
  usual: 0,
});

/** 1, what an attribute and grants add, rounded down, and then the GM's awards. */
export const casterLevelBase = formula({
  id: RULE,
  input: z.strictObject({
    attributeGain: decimal(0, 100_000, 'What an attribute adds; it may hold a half.').optional(),
    grants: whole(0, 100_000, 'Caster levels that a rank and the like grant.').optional(),
    awards: awardsField().optional(),
  }),
  output: z.strictObject({ casterLevel: casterLevel(), awarded: awarded() }),
  decisions: [awards],
  says: ({ casterLevel: level }) => `Caster level ${level}.`,
  evaluate({ attributeGain = 0, grants = 0, awards: given }, ruling) {
    const byGm = given ?? ruling.decide(awards);
    const sum = startingCasterLevel(ruling).plus('attribute', attributeGain).plus('granted', grants);
    return { casterLevel: sum.plus('awarded', byGm).floor(RULE, 'levels'), awarded: byGm };
  },
});
