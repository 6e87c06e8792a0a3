import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { attribute, Grade, level, RollMode, Save } from '../vocabulary.ts';
import { advantage, d20Into } from './advantage.ts';
import { difficulty, flatBonuses, rolledTotal } from './figures.ts';
import { levelBonus } from './level-bonus.ts';
import { saveTypes } from './save.types.ts';

const RULE = 'cerberus.base.save.check';

/** What the one who makes a Save brings to it. */
export const saverFields = {
  save: Save.optional().describe('Which Save it is; it names the attribute in the explanation.'),
  attribute: attribute('The attribute of the Save: DEX for Reflex, WIS for Will, CON for Fortitude.'),
  grade: Grade,
  level: level(),
  bonuses: flatBonuses('What feats, items or the situation add.'),
  mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
};

/** What a Save reports. */
export const saveOutput = {
  kept: whole(1, 20, 'The d20 that counts.'),
  total: rolledTotal('The Save with everything added.'),
  success: flag('Whether the Save succeeds.'),
};

/** 1d20, the attribute, the class level bonus and bonuses: reaching the DC is enough. A natural 20 is only a 20. */
export const saveCheck = procedure({
  id: RULE,
  input: z.strictObject({ ...saverFields, dc: difficulty() }),
  output: z.strictObject(saveOutput).meta({ id: 'CerberusSaveResult' }),
  dice: [{ key: 'save', dice: '1d20', by: 'defender', label: 'Save' }],
  uses: [levelBonus, saveTypes, advantage],
  outcome: ['success'],
  settles: 'save',
  says: ({ total, success }, { dc }) => `${total} against DC ${dc}: ${success ? 'success' : 'failure'}.`,
  evaluate({ save, attribute: value, grade, level: levels, bonuses = [], mode, dc }, ruling) {
    const { bonus } = ruling.run(levelBonus, { grade, level: levels });
    const name = save ? ruling.run(saveTypes, { save }).attribute.toUpperCase() : 'attribute';
    const sum = ruling.calc('Save');
    const kept = d20Into(sum, 'save', mode, ruling);
    sum.plus(name, value).plus(`${grade} at level ${levels}`, bonus);
    const total = sum.plusEach(bonuses).floor(RULE);
    return { kept, total, success: total >= dc };
  },
});
