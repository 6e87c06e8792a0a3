import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { points } from '../vocabulary.ts';

const RULE = 'dex-rank.shield.rating';

export const least = parameter({
  id: `${RULE}#least`,
  title: 'least rating of a new shield',
  default: 15,
  schema: points('Least rating of a new shield.'),
  changedBy: "the table's house rules",
});

/** A new shield stops at least 15, fixed and not rolled, when it parries. */
export const rating = formula({
  id: RULE,
  input: z.strictObject({
    rating: points('Rating of the shield.'),
    damage: points('Damage of a blow that it parries.'),
  }),
  output: z.strictObject({
    valid: flag('Whether a new shield may have this rating.'),
    stopped: points('How much of the blow it stops.'),
  }),
  parameters: [least],
  says: ({ valid, stopped }, { rating: given, damage }) => {
    const fit = valid ? '' : '; too little for a new shield';
    return damage > 0 ? `Of ${damage} it stops ${stopped}${fit}.` : `It stops up to ${given} of a blow${fit}.`;
  },
  evaluate: ({ rating: given, damage }, ruling) => ({
    valid: given >= ruling.parameter(least),
    stopped: Math.min(given, damage),
  }),
});
