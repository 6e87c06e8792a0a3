import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { Attribute } from '../vocabulary.ts';

/** An attribute that a class or power path names is used, and the general affinity ignored. */
export const affinitiesPrecedence = formula({
  id: 'cerberus.character.affinities.precedence',
  input: z.strictObject({
    specific: Attribute.optional().describe('The attribute that the class or power path names, if it names one.'),
    affinity: Attribute.describe('The attribute of the general affinity.'),
  }),
  output: z.strictObject({ attribute: Attribute.describe('The attribute that counts.') }),
  says: ({ attribute }, { specific }) =>
    `${attribute.toUpperCase()} counts: ${specific ? 'the class or path names it' : 'nothing names another'}.`,
  evaluate: ({ specific, affinity }) => ({ attribute: specific ?? affinity }),
});
