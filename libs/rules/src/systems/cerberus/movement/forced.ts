import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet, shareField } from './moving/fields.ts';
import { BodySize, stepsOf } from './moving/sizes.ts';

const RULE = 'cerberus.movement.forced';

const largerShare = parameter<number>({
  id: `${RULE}#largerShare`,
  title: 'share of the distance for one size larger',
  default: 0.5,
  schema: shareField('Share of the distance for a target one size larger than allowed.'),
  changedBy: "the effect's own text",
});

const allowedSize = decision({
  id: `${RULE}#allowedSize`,
  question: 'Up to which size does the effect move a creature the full distance?',
  schema: BodySize,
});

/** How something is moved. */
export const forcedFields = {
  distance_ft: feet('How far the effect moves it.'),
  allowedSize: BodySize.optional().describe('The largest size it moves so far; left out, the GM says.'),
  targetSize: BodySize,
};

/** An unwilling creature is moved the whole distance up to the size allowed, half if one larger, not at all beyond; it provokes nothing. */
export const forced = formula({
  id: RULE,
  input: z.strictObject(forcedFields),
  output: z.strictObject({
    moved_ft: feet('How far it is moved.'),
    movementSpent_ft: feet('Movement of its own that it spends: none.'),
    provokes: flag('Whether it provokes opportunity attacks: never.'),
  }),
  decisions: [allowedSize],
  parameters: [largerShare],
  says: ({ moved_ft: moved }) => (moved === 0 ? 'It is not moved.' : `It is moved ${moved} ft.`),
  evaluate({ distance_ft: distance, allowedSize: known, targetSize }, ruling) {
    const larger = stepsOf(targetSize) - stepsOf(known ?? ruling.decide(allowedSize));
    const free = { movementSpent_ft: 0, provokes: false };
    if (larger <= 0) return { moved_ft: distance, ...free };
    if (larger > 1) return { moved_ft: 0, ...free };
    const share = ruling.parameter(largerShare);
    const sum = ruling.calc('moved').plus('distance', distance).times('one size larger', share);
    return { moved_ft: sum.floor(RULE, 'ft'), ...free };
  },
});
