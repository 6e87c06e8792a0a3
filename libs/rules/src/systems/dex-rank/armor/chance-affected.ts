import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { roundedUp } from '../rounding.ts';
import { skill } from '../vocabulary.ts';

const RULE = 'dex-rank.armor.chance-affected';

const enabled = decision({
  id: `${RULE}#enabled`,
  question: 'Is the optional rule in use by which armor may halve a skill?',
  schema: z.boolean(),
  usual: false,
});

export const chanceAffectedField = () =>
  whole(0, 100, { description: 'Chance affected of the armor worn.', unit: 'percent' });

/** Optional: at or under the armor's chance affected, a skill other than fighting is halved for the try, fractions up. */
export const chanceAffected = procedure({
  id: RULE,
  input: z.strictObject({
    skill: skill('The skill.'),
    chanceAffected: chanceAffectedField(),
    fightingSkill: flag('Whether it is a fighting skill, which armor never affects.'),
  }),
  output: z.strictObject({ skill: skill('The skill for this try.') }),
  dice: [{ key: 'armor.chanceAffected', dice: '1d100', by: 'wearer', label: 'chance affected' }],
  decisions: [enabled],
  outcome: ['skill'],
  says: ({ skill: left }, given) =>
    left === given.skill ? 'The armor does not hinder.' : `The armor halves it to ${left}.`,
  evaluate({ skill: full, chanceAffected: limit, fightingSkill }, ruling) {
    if (fightingSkill || !ruling.decide(enabled)) return { skill: full };
    if (!ruling.test('armor.chanceAffected', 100, (face) => face <= limit)) return { skill: full };
    const half = ruling.calc('half the skill').plus('skill', full).times('of it', Fraction.of(1, 2));
    return { skill: roundedUp(half, RULE, 'half the skill', ruling) };
  },
});
