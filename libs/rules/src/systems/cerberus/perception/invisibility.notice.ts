import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage, d20Into } from '../base/advantage.ts';
import { difficulty, flatBonuses, rolledTotal } from '../base/figures.ts';
import { levelBonus } from '../base/level-bonus.ts';
import { attribute, Grade, level, RollMode } from '../vocabulary.ts';

const RULE = 'cerberus.perception.invisibility.notice';

export const looking = decision({
  id: `${RULE}#looking`,
  question: 'Does the observer look toward the invisible creature?',
  schema: z.boolean(),
});

const bonus = decision({
  id: `${RULE}#bonus`,
  question: 'What does the moment add to the Save against invisibility?',
  schema: whole(-1000, 1000, 'What it adds.'),
  usual: 0,
});

const resistance = parameter({
  id: `${RULE}#resistance`,
  title: 'what a Will Save against invisibility has added',
  default: 0,
  schema: whole(-1000, 1000, 'What a Will Save against invisibility has added.'),
  changedBy: 'the text of the effect, the resistance of undead to illusions, feats',
});

/** What somebody brings to a Will Save. */
export const willFields = {
  wis: attribute('Wisdom (WIS).'),
  grade: Grade,
  level: level(),
  bonuses: flatBonuses('What feats, items or the situation add.'),
  mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
};

/** Who looks toward an invisible creature makes a Will Save against the effect; reaching the DC notices. Who does not look makes none. */
export const invisibilityNotice = procedure({
  id: RULE,
  input: z.strictObject({
    looking: flag('Whether the observer looks its way; left out, the GM is asked.').optional(),
    ...willFields,
    dc: difficulty(),
  }),
  output: z.strictObject({
    noticed: flag('Whether the observer notices the creature.'),
    total: rolledTotal('The Will Save with everything added; absent when none was made.').optional(),
  }),
  dice: [{ key: 'gm.illusion', dice: '1d20', by: 'GM for each observer', label: "the day's illusion roll" }],
  decisions: [looking, bonus],
  parameters: [resistance],
  uses: [levelBonus, advantage],
  outcome: ['noticed'],
  says: ({ noticed, total }, { dc }) => {
    if (total === undefined) return 'Not looking that way: no Save, and nothing is noticed.';
    return `${total} against DC ${dc}: ${noticed ? 'noticed' : 'not noticed'}.`;
  },
  evaluate({ looking: known, wis, grade, level: levels, bonuses = [], mode, dc }, ruling) {
    if (!(known ?? ruling.decide(looking))) return { noticed: false };
    const sum = ruling.calc('Will Save');
    d20Into(sum, 'gm.illusion', mode, ruling);
    const { bonus: byLevel } = ruling.run(levelBonus, { grade, level: levels });
    sum.plus('WIS', wis).plus(`${grade} at level ${levels}`, byLevel).plusEach(bonuses);
    sum.plus('resistance', ruling.parameter(resistance)).plus('the moment', ruling.decide(bonus));
    const total = sum.floor(RULE);
    return { noticed: total >= dc, total };
  },
});
