import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isMet } from '../base/prescribed.ts';

const RULE = 'cerberus.martial.grapple.check';

/** X chances in Y; `chances` is below `outOf`, because certainty is not rolled. */
export const GrappleOdds = z
  .strictObject({
    chances: whole(1, 999, 'Faces on which the attempt succeeds, seen from whoever attempts it.'),
    outOf: whole(2, 1000, 'Faces of the die.'),
  })
  .refine(({ chances, outOf }) => chances < outOf, 'chances below outOf: certainty is not rolled')
  .meta({ id: 'CerberusGrappleOdds', description: 'Chances out of the faces of one die; chances are below outOf.' });
export type GrappleOdds = z.infer<typeof GrappleOdds>;

/** A grappling technique is one prescribed chance, from the side of whoever attempts it; no Reflex duel, no dodge, no parry. */
export const grappleCheck = procedure({
  id: RULE,
  input: GrappleOdds,
  output: z.strictObject({ success: flag('Whether the technique succeeds.') }),
  dice: [{ key: 'attempter.chance', dice: '1dY', by: 'attempter', label: 'chance' }],
  outcome: ['success'],
  says: ({ success }, { chances, outOf }) => `${chances} in ${outOf}: the technique ${success ? 'succeeds' : 'fails'}.`,
  evaluate({ chances, outOf }, ruling) {
    return { success: isMet('attempter.chance', { x: chances, y: outOf }, RULE, ruling) };
  },
});
