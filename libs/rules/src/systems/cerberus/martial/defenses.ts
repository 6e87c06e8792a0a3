import { operation } from '../../../kernel/unit.ts';
import { armorHeavyDodge } from './armor.heavy-dodge.ts';
import { choiceRules } from './defending/checks.ts';
import { defenseExamples } from './defending/examples.ts';
import { dodgeOption, parryOptions } from './defending/listing.ts';
import { DefensesInput, DefensesResult } from './defending/options.ts';
import { defensesSentence, takingIt } from './defending/words.ts';

/** What a defender may do against an announced attack, by which rule, and at what price; nothing is rolled or spent. */
export const defenses = operation<DefensesInput, DefensesResult>({
  id: 'cerberus.martial.defenses',
  title: 'Choose a defense',
  summary: 'What the defender may do against an announced attack: dodge, parry with each shield or weapon, or take it.',
  input: DefensesInput,
  output: DefensesResult,
  uses: [...choiceRules, armorHeavyDodge],
  dice: [],
  odds: {},
  resolve(question, ruling) {
    ruling.cast('defender', question.defender.id);
    return ruling.as('defender', () => ({
      options: [dodgeOption(question, ruling), ...parryOptions(question, ruling), takingIt],
    }));
  },
  sentence: defensesSentence,
  changes: () => [],
  groups: [
    { title: 'Attack', fields: ['attack'] },
    {
      title: 'Defender',
      fields: ['defender.reserves', 'defender.equipment', 'defender.hindrances', 'alreadyTried', 'perceived'],
    },
    { title: 'More', fields: ['defender.reflex', 'defender.armor', 'defender.deflectProjectiles'] },
  ],
  examples: defenseExamples,
});
