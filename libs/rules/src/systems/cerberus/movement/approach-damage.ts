import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** The ability that makes a run-up or dive count, if there is one. */
export const abilityField = () =>
  text(60, 'The feat or ability that says so, such as Skilled Rider; nothing without one.').nullable().optional();

/** A run-up changes the damage of an attack only by a feat or creature ability that says so. */
export const approachDamage = formula({
  id: 'cerberus.movement.approach-damage',
  input: z.strictObject({
    movedIntoAttack: flag('Whether the attacker moved into the attack.'),
    ability: abilityField(),
  }),
  output: z.strictObject({ bonus: flag('Whether the movement changes the damage.') }),
  says: ({ bonus }, { ability }) => (bonus ? `${ability} makes the run-up count.` : 'The run-up changes nothing.'),
  evaluate: ({ movedIntoAttack, ability }) => ({ bonus: movedIntoAttack && ability !== null && ability !== undefined }),
});
