import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';

export const lowestCritical = parameter({
  id: 'cerberus.martial.critical.trigger#lowest',
  title: 'lowest d20 that is a critical',
  default: 20,
  schema: whole(1, 20, 'The lowest d20 that is a critical.'),
  changedBy: 'a feat or item that widens the range',
});

/** A natural 20 on the attack's own d20 is a critical, or another rule says that it is one. */
export const criticalTrigger = procedure({
  id: 'cerberus.martial.critical.trigger',
  input: z.strictObject({ automaticCritical: flag('Whether another rule makes this attack critical.').optional() }),
  output: z.strictObject({
    critical: flag('Whether the attack is a critical.'),
    d20: whole(1, 20, "The attack's own d20."),
  }),
  dice: [{ key: 'critical', dice: '1d20', by: 'attacker', label: 'critical' }],
  parameters: [lowestCritical],
  outcome: ['critical'],
  says: ({ critical, d20 }, { automaticCritical }) => {
    if (!critical) return `${d20} on the d20: no critical.`;
    return automaticCritical
      ? `Critical by another rule, whatever the d20 shows (${d20}).`
      : `${d20} on the d20: a critical.`;
  },
  evaluate({ automaticCritical = false }, ruling) {
    const lowest = ruling.parameter(lowestCritical);
    let d20 = 0;
    const isCritical = ruling.test('critical', 20, (face) => {
      d20 = face;
      return face >= lowest;
    });
    return { critical: isCritical || automaticCritical, d20 };
  },
});
