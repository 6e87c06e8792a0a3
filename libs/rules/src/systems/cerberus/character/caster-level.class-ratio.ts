import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { clRatio } from './caster-level.human-red.ts';

/** A class may raise the ratio of its source, and never lower it. */
export const casterLevelClassRatio = formula({
  id: 'cerberus.character.caster-level.class-ratio',
  input: z.strictObject({
    sourceRatio: clRatio().describe('The ratio of the source.'),
    classRatio: clRatio().describe('The ratio of the class.'),
  }),
  output: z.strictObject({
    valid: flag('Whether the class may have this ratio.'),
    effective: clRatio().optional().describe('The ratio that counts.'),
  }),
  says: ({ valid }, { sourceRatio, classRatio }) =>
    valid ? `The ratio of the class, ${classRatio}, counts.` : `A class cannot lower ${sourceRatio} to ${classRatio}.`,
  evaluate: ({ sourceRatio, classRatio }) =>
    classRatio >= sourceRatio ? { valid: true, effective: classRatio } : { valid: false },
});
