import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';

const RULE = 'cerberus.character.creation.starting-feats';
const { least, most } = cerberusCharacterTables.startingFeats;

const historySupports = decision({
  id: `${RULE}#historySupports`,
  question: "Does the character's history support these feats?",
  schema: z.boolean(),
  usual: true,
});

/** A new character takes two to four feats that their history supports. */
export const creationStartingFeats = formula({
  id: RULE,
  input: z.strictObject({ count: whole(0, 1000, 'How many feats the character starts with.') }),
  output: z.strictObject({ valid: flag('Whether the character may start with them.') }),
  decisions: [historySupports],
  says: ({ valid }, { count }) => {
    if (valid) return `${counted(count, 'feat')} to start with.`;
    return count < least || count > most
      ? `A new character has ${least} to ${most} feats, not ${count}.`
      : 'The history does not support them.';
  },
  evaluate: ({ count }, ruling) => ({ valid: count >= least && count <= most && ruling.decide(historySupports) }),
});
