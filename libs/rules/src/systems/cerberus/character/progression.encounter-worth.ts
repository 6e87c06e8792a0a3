import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { level } from '../vocabulary.ts';

const { levels: GAP, worth: WORTH } = cerberusCharacterTables.encounterWorth;

/** For planning: two levels higher is worth about two of the lower level. Other gaps have no figure. */
export const progressionEncounterWorth = formula({
  id: 'cerberus.character.progression.encounter-worth',
  input: z.strictObject({
    lowerLevel: level().describe('The lower level.'),
    higherLevel: level().describe('The higher level.'),
  }),
  output: z.strictObject({
    worth: decimal(0, 100, 'About how many of the lower level; absent where the guide says nothing.').optional(),
  }),
  says: ({ worth }) => (worth === undefined ? 'The guide says nothing of this gap.' : `Worth about ${worth} of them.`),
  evaluate: ({ lowerLevel, higherLevel }) => ({ worth: higherLevel - lowerLevel === GAP ? WORTH : undefined }),
});
