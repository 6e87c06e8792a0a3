import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute, Grade, level } from '../vocabulary.ts';
import { flatBonuses } from './figures.ts';
import { levelBonus } from './level-bonus.ts';

const RULE = 'cerberus.base.reflex-modifier';

export const reflexParts = {
  dex: attribute('Dexterity.'),
  grade: Grade,
  level: level(),
  bonuses: flatBonuses('What feats, items or conditions add to every Reflex roll.'),
};

/** Dexterity, the class level bonus of the Reflex Save, and bonuses. */
export const reflexModifier = formula({
  id: RULE,
  input: z.strictObject(reflexParts),
  output: z.strictObject({ reflexModifier: whole(-100_000, 100_000, 'The Reflex modifier.') }),
  uses: [levelBonus],
  says: ({ reflexModifier: modifier }) => `The Reflex modifier is ${modifier}.`,
  evaluate({ dex, grade, level: levels, bonuses = [] }, ruling) {
    const { bonus } = ruling.run(levelBonus, { grade, level: levels });
    const sum = ruling.calc('Reflex modifier').plus('DEX', dex).plus(`${grade} at level ${levels}`, bonus);
    return { reflexModifier: sum.plusEach(bonuses).floor(RULE) };
  },
});
