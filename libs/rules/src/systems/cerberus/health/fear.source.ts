import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { doesBar } from './conditions.ts';

export const FearTarget = choice(
  'CerberusFearTarget',
  ['source', 'other'],
  'The creature that the fear is of, or anybody else.',
);

/** The source of a fear can be neither attacked nor willingly approached; others may be fought freely. */
export const fearSource = formula({
  id: 'cerberus.health.fear.source',
  input: z.strictObject({
    action: choice('CerberusFrightenedAction', ['attack', 'approach', 'other'], 'What the frightened one wants to do.'),
    target: FearTarget,
  }),
  output: z.strictObject({ allowed: flag('Whether it can be done.') }),
  says: ({ allowed }) => (allowed ? 'Fear does not bar it.' : 'Fear bars attacking and approaching its source.'),
  evaluate({ action, target }) {
    if (target === 'other' || action === 'other') return { allowed: true };
    return { allowed: !doesBar('frightened', action === 'attack' ? 'attackSource' : 'approachSource') };
  },
});
