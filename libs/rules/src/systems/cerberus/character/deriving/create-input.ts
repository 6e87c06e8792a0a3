import { z } from 'zod';
import { level } from '../../vocabulary.ts';
import { AttributeMethod } from '../attributes.assignment.ts';
import { MOST_OF_CONCEPT } from '../creation.concept.ts';
import { featName, words } from '../figures.ts';
import { Equipment } from '../starting-equipment.ts';
import { characterFields } from './state.ts';

/** A new character, before anything is worked out. */
export const CreateInput = z.strictObject({
  ...characterFields,
  concept: words(MOST_OF_CONCEPT, 'Who the character is, where from, and a reason for adventuring.'),
  level: level().optional().describe('The level at the start; usually 1, and higher only if the GM says so.'),
  method: AttributeMethod.optional(),
  feats: z.array(featName()).max(20).describe('The starting feats: 2 to 4.'),
  equipment: Equipment,
});
export type CreateInput = z.infer<typeof CreateInput>;
