import { z } from 'zod';
import { choice, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.martial.accuracy.attack-bonus';

/** Attack bonuses of items and feats raise the attacker's Reflex against a dodge or parry, and nothing else. */
export const accuracyAttackBonus = formula({
  id: RULE,
  input: z.strictObject({
    reflex: whole(-1000, 1000, { title: 'Reflex', description: "The attacker's Reflex modifier." }),
    attackBonus: whole(-1000, 1000, 'Attack bonus of items and feats.'),
    purpose: choice(
      'CerberusReflexPurpose',
      ['defenseDuel', 'priorityDuel', 'save'],
      'What Reflex is used for: against a dodge or parry, over who acts first, or as a Save.',
    ),
  }),
  output: z.strictObject({ modifier: whole(-2000, 2000, 'The Reflex modifier that counts.') }),
  says: ({ modifier }, { purpose }) =>
    purpose === 'defenseDuel'
      ? `Against the defense the attacker's Reflex is ${modifier}.`
      : `The attack bonus does not count here: Reflex ${modifier}.`,
  evaluate({ reflex, attackBonus, purpose }, ruling) {
    if (purpose !== 'defenseDuel') return { modifier: reflex };
    return { modifier: ruling.calc('Reflex').plus('Reflex', reflex).plus('attack bonus', attackBonus).floor(RULE) };
  },
});
