import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { body, stun } from '../vocabulary.ts';
import { bodyOf, halfDieBodyOf, halfDieTotalOf } from './dice-body.ts';

const RULE = 'phase-combat.basics.body-count';

/** Each die counts 0, 1 or 2 BODY by its face; STUN is the sum of the faces. */
export const bodyCount = formula({
  id: RULE,
  input: z.strictObject({
    faces: z
      .array(whole(1, 6, 'What one die shows.'))
      .max(1000)
      .describe('What the whole dice show.'),
    halfDieFace: whole(1, 6, 'What the half die shows, if there is one.').optional(),
  }),
  output: z.strictObject({ body: body('BODY of the roll.'), stun: stun('STUN of the roll, for normal damage.') }),
  says: (counted) => `${counted.body} BODY and ${counted.stun} STUN.`,
  evaluate({ faces, halfDieFace }, ruling) {
    const half = halfDieFace === undefined ? [] : [halfDieFace];
    const count = (label: string, whole: number[], halves: number[]) =>
      ruling
        .calc(label)
        .plusEach([...whole, ...halves].map((value) => ({ label: '', value })))
        .floor(RULE, label);
    return {
      body: count('BODY', faces.map(bodyOf), half.map(halfDieBodyOf)),
      stun: count('STUN', faces, half.map(halfDieTotalOf)),
    };
  },
});
