import { z } from 'zod';
import { choice, decimal, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { points } from './figures.ts';

const MINUTES_TO_DRY = 60;

/** A coat stays until it wounds, is cleaned off, has dried after an hour, or touches mithril. A miss, dodge, parry or DR that absorbs all leaves it. */
export const poisonCoatLifetime = formula({
  id: 'cerberus.health.poison.coat-lifetime',
  input: z.strictObject({
    outcome: choice('CerberusCoatedStrike', ['miss', 'dodged', 'parried', 'hit'], 'What came of the attack.'),
    damageThroughDr: points('Damage left after DR.').optional(),
    minutesSinceCoating: decimal(0, 10_000_000, { description: 'Time since it was coated.', unit: 'minutes' }),
    cleaned: flag('Whether the coat was cleaned off.').optional(),
    touchesMithril: flag('Whether the coat meets pure mithril: a parry with it, or armor of it.').optional(),
  }),
  output: z.strictObject({
    injects: flag('Whether the poison gets into the wound.'),
    doseRemains: flag('Whether the coat is still there.'),
  }),
  says: ({ injects, doseRemains }) => {
    if (injects) return 'The poison gets into the wound.';
    return doseRemains ? 'The coat stays.' : 'The coat is gone.';
  },
  evaluate({ outcome, damageThroughDr = 0, minutesSinceCoating, cleaned = false, touchesMithril = false }) {
    const isTouched = touchesMithril && (outcome === 'parried' || outcome === 'hit');
    if (cleaned || minutesSinceCoating >= MINUTES_TO_DRY || isTouched) return { injects: false, doseRemains: false };
    const wounds = outcome === 'hit' && damageThroughDr >= 1;
    return { injects: wounds, doseRemains: !wounds };
  },
});
