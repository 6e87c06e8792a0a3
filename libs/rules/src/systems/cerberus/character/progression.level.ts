import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { level } from '../vocabulary.ts';
import { attributeNames } from './figures.ts';
import { changeFields } from './progression.organic.ts';

const RULE = 'cerberus.character.progression.level';
const { epicLevel, sessionsPerLevel } = cerberusCharacterTables;

const grant = decision({
  id: `${RULE}#grant`,
  question: 'Is the level granted, at a major milestone?',
  schema: z.boolean(),
  usual: true,
});

const sessionsSinceLast = decision<number | null>({
  id: `${RULE}#sessionsSinceLast`,
  question: 'How many sessions have there been since the last level? Usually 3 to 5.',
  schema: whole(0, 10_000, 'Sessions.').nullable(),
  usual: null,
});

/** The GM grants one level at a time, and it never alters an attribute. */
export const progressionLevel = formula({
  id: RULE,
  input: z.strictObject({
    fromLevel: level().describe('The level until now.'),
    toLevel: level().describe('The level from now on: the next one.'),
    attributeChanges: z
      .strictObject(changeFields)
      .optional()
      .meta({ id: 'CerberusAttributeChanges', description: 'Changes of attributes with it: none are possible.' }),
  }),
  output: z.strictObject({
    accepted: flag('Whether the level is gained.'),
    epic: flag('Whether the new level counts as epic.'),
    asGuided: flag('Whether as many sessions lie between as the guide says; absent where nobody counted.').optional(),
  }),
  decisions: [grant, sessionsSinceLast],
  says: ({ accepted, epic }, { toLevel }) =>
    accepted ? `Level ${toLevel}${epic ? ', which is epic' : ''}.` : `Level ${toLevel} is not gained like this.`,
  evaluate({ fromLevel, toLevel, attributeChanges = {} }, ruling) {
    const sessions = ruling.decide(sessionsSinceLast);
    const { least, most } = sessionsPerLevel;
    const altersNothing = attributeNames.every((name) => (attributeChanges[name] ?? 0) === 0);
    return {
      accepted: toLevel === fromLevel + 1 && altersNothing && ruling.decide(grant),
      epic: toLevel >= epicLevel,
      asGuided: sessions === null ? undefined : sessions >= least && sessions <= most,
    };
  },
});
