import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.martial.dodge.eligible-attacks';

export const AttackForm = choice(
  'CerberusAttackForm',
  ['melee', 'projectile', 'thrown', 'trap', 'damageSpell', 'areaEffect'],
  'What kind of attack it is.',
);

export const dodgeableForms = parameter<z.infer<typeof AttackForm>[]>({
  id: `${RULE}#forms`,
  title: 'forms of attack that can be dodged',
  default: ['melee', 'projectile', 'thrown', 'trap'],
  schema: z.array(AttackForm).max(6).describe('Forms of attack that can be dodged.'),
  changedBy: 'the text of firearms and of the blunderbuss cone',
});

export const realisticallyAvoidable = decision({
  id: `${RULE}#realisticallyAvoidable`,
  question: 'Could this attack really be avoided by moving?',
  schema: z.boolean(),
  usual: true,
});

/** Perceived blows, missiles and traps can be dodged where the GM sees a way; damage spells and area effects cannot. */
export const dodgeEligibleAttacks = formula({
  id: RULE,
  input: z.strictObject({ form: AttackForm, perceived: flag('Whether the defender perceives the attack.') }),
  output: z.strictObject({ dodgeable: flag('Whether the attack can be dodged.') }),
  decisions: [realisticallyAvoidable],
  parameters: [dodgeableForms],
  says: ({ dodgeable }, { form, perceived }) => {
    if (dodgeable) return `${NAMES[form]} can be dodged.`;
    return perceived ? `${NAMES[form]} cannot be dodged here.` : 'What is not perceived cannot be dodged.';
  },
  evaluate({ form, perceived }, ruling) {
    const isEligible = perceived && ruling.parameter(dodgeableForms).includes(form);
    return { dodgeable: isEligible && ruling.decide(realisticallyAvoidable) };
  },
});

const NAMES: Readonly<Record<z.infer<typeof AttackForm>, string>> = {
  melee: 'A melee attack',
  projectile: 'A projectile',
  thrown: 'A thrown weapon or object',
  trap: 'A trap',
  damageSpell: 'A spell',
  areaEffect: 'An area effect',
};
