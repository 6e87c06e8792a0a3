import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { feet } from './moving/fields.ts';

const RULE = 'cerberus.movement.flight.fall';
const FEET_PER_DIE = 10;

const featherFallEffect = decision({
  id: `${RULE}#featherFallEffect`,
  question: 'What does the entry of Feather Fall do for the one who falls?',
  schema: choice('CerberusFeatherFall', ['none', 'half-damage', 'no-damage'], 'Nothing, half damage or no damage.'),
  usual: 'none',
});

/** What makes a flier fall. */
export const fallFields = {
  height_ft: feet('How high it flies.').max(10_000),
  cause: choice(
    'CerberusFallCause',
    ['dispelled', 'expired', 'zero-hp'],
    'The spell was dispelled, ran out, or the flier is at 0 HP.',
  ),
  featherFall: flag('Whether Feather Fall is at work.').optional(),
};

/** A flier falls when what carries it ends, or at 0 HP: 1d6 for each full 10 ft, less what Feather Fall does. */
export const flightFall = procedure({
  id: RULE,
  input: z.strictObject(fallFields),
  output: z.strictObject({
    falls: flag('Whether it falls.'),
    d6: whole(0, 1000, 'How many d6 of damage.'),
    damage: whole(0, 6000, { description: 'HP lost by the fall.', unit: 'HP' }),
  }),
  dice: [{ key: 'fall.damage', dice: 'd6s', by: 'gm', label: 'the fall' }],
  decisions: [featherFallEffect],
  outcome: ['falls', 'd6', 'damage'],
  says: ({ d6, damage }) => (d6 === 0 ? 'Too low to be hurt.' : `A fall of ${d6}d6: ${damage} damage.`),
  evaluate({ height_ft: height, cause, featherFall = false }, ruling) {
    ruling.note(RULE, 'falls', undefined, FALLS[cause]);
    const protects = featherFall ? ruling.decide(featherFallEffect) : 'none';
    const full = ruling
      .calc('dice')
      .plus('height', height)
      .times('of it', 1 / FEET_PER_DIE)
      .floor(RULE, 'd6');
    const d6 = protects === 'no-damage' ? 0 : full;
    if (d6 === 0) return { falls: true, d6, damage: 0 };
    const sum = ruling.calc('damage of the fall').plus(`${d6}d6`, ruling.sum('fall.damage', d6, 6));
    if (protects === 'half-damage') sum.times('Feather Fall', 0.5);
    return { falls: true, d6, damage: sum.floor(RULE, 'HP') };
  },
});

const FALLS = {
  dispelled: 'the spell that carried it was dispelled',
  expired: 'the spell that carried it ran out',
  'zero-hp': 'a flier at 0 HP falls',
} as const;
