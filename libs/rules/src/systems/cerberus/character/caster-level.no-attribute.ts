import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';
import { startingCasterLevel } from './caster-level.base.ts';
import { awarded, awards as awardsField, casterLevel, PowerSource } from './figures.ts';

const RULE = 'cerberus.character.caster-level.no-attribute';

const awards = decision({
  id: `${RULE}#awards`,
  question: 'How many caster levels have experience and story brought?',
  schema: whole(0, 1000, 'Caster levels.'),
  usual: 0,
});

/** Drows and the Valerium implant: 1 and what play has awarded, whatever the attributes. */
export const casterLevelNoAttribute = formula({
  id: RULE,
  input: z.strictObject({
    source: PowerSource.extract(['drow', 'monk-valerium']).meta({
      id: 'CerberusSourceOfPlay',
      description: 'A source whose caster level comes from play alone.',
    }),
    attribute: attribute('Intelligence or Wisdom; it sets the slots and adds nothing here.').optional(),
    awards: awardsField().optional(),
  }),
  output: z.strictObject({ casterLevel: casterLevel(), awarded: awarded() }),
  decisions: [awards],
  says: ({ casterLevel: level }) => `Caster level ${level}, by play alone.`,
  evaluate({ awards: given }, ruling) {
    const byGm = given ?? ruling.decide(awards);
    const sum = startingCasterLevel(ruling).plus('awarded', byGm);
    return { casterLevel: sum.floor(RULE, 'levels'), awarded: byGm };
  },
});
