import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { saveModifier } from './figures.ts';

const RULE = 'cerberus.health.poison.treatment';
const ANTIDOTE_BONUS = 5;

export const treatmentFields = {
  means: choice(
    'CerberusPoisonTreatment',
    ['antidote', 'removePoison', 'healing', 'dispelMagic'],
    'An Alchemical Antidote, Remove Poison, healing of HP, or Dispel Magic.',
  ),
  correctIngredient: flag('Whether the antidote was made from the right ingredient.').optional(),
  dc: difficulty(),
  fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
};

/** The right antidote gives a new Fortitude Save at +5 against the DC that took hold; Remove Poison ends it. Healing and Dispel Magic do nothing. */
export const poisonTreatment = procedure({
  id: RULE,
  input: z.strictObject(treatmentFields),
  output: z.strictObject({
    saveAllowed: flag('Whether there is a new Save.'),
    poisonEnds: flag('Whether the poison ends.'),
    total: rolledTotal('The Fortitude Save; absent when none is made.').optional(),
  }),
  dice: [{ key: 'victim.fortitude', dice: '1d20', by: 'victim', label: 'Fortitude' }],
  outcome: ['saveAllowed', 'poisonEnds'],
  says: ({ poisonEnds }) => (poisonEnds ? 'The poison ends.' : 'The poison stays.'),
  evaluate({ means, correctIngredient = true, dc, fortitude }, ruling) {
    if (means !== 'antidote' || !correctIngredient) return { saveAllowed: false, poisonEnds: means === 'removePoison' };
    const sum = ruling.calc('Fortitude Save').plus('d20', ruling.roll('victim.fortitude', 20));
    const total = sum.plus('Fortitude', fortitude).plus('antidote', ANTIDOTE_BONUS).floor(RULE);
    return { saveAllowed: true, poisonEnds: total >= dc, total };
  },
});
