import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { level } from '../vocabulary.ts';
import { casterLevel } from './figures.ts';

const RULE = 'cerberus.character.creation.not-purchasable';

const Start = z
  .strictObject({
    level: level(),
    casterLevel: casterLevel().optional().describe('Caster level at the start; the computed one unless said.'),
  })
  .meta({ id: 'CerberusStart', title: 'Start', description: 'Where the GM opens a character.' });
type Start = z.infer<typeof Start>;

const higherStart = decision<Start>({
  id: `${RULE}#higherStart`,
  question: 'At which level does the character begin? Usually at 1, with the computed caster level.',
  schema: Start,
  usual: { level: 1 },
});

/** What play grants is not for sale at creation; only the GM opens a character above level 1. */
export const creationNotPurchasable = formula({
  id: RULE,
  input: z.strictObject({
    phase: choice('CerberusPhaseOfLife', ['creation', 'play'], 'Whether the character is being made or played.'),
    gain: text(200, 'What is to be gained, such as 2 Strength from the leaf.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether it can be gained now.'),
    start: Start.optional().describe('Where the GM opens the character, at creation.'),
  }),
  decisions: [higherStart],
  says: ({ allowed }, { gain }) => (allowed ? `${gain}: gained in play.` : `${gain}: not for sale at creation.`),
  evaluate: ({ phase }, ruling) =>
    phase === 'play' ? { allowed: true } : { allowed: false, start: ruling.decide(higherStart) },
});
