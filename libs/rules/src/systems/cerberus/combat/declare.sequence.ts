import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { requireDistinct } from '../../../kernel/item-names.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';

const RULE = 'cerberus.combat.declare.sequence';

const firstDeclarer = decision({
  id: `${RULE}#firstDeclarer`,
  question: 'Who declared first in this tick? Usually whoever spoke first; nobody when they spoke at the same moment.',
  schema: combatantId().nullable(),
});

const Timing = choice(
  'CerberusMovementTiming',
  ['before', 'contested', 'after'],
  'Before the actions, at their place in the order of priority, or after the actions.',
);

const movementTiming = decision({
  id: `${RULE}#movementTiming`,
  question: 'When do declared movements happen? Usually before the actions, or by priority where they are contested.',
  schema: Timing,
});

const Declaration = z
  .strictObject({
    combatant: combatantId(),
    action: text(200, 'What is declared.'),
    moves: flag('Whether a movement is a part of it.').optional(),
    contested: flag('Whether somebody contests that movement.').optional(),
  })
  .meta({ id: 'CerberusDeclaration', title: 'Declaration', description: 'What one combatant declares in a tick.' });

/** Declarations are heard as they come; whoever spoke first declared first, and nobody did when they spoke at once. */
export const declareSequence = formula({
  id: RULE,
  input: z.strictObject({
    declarations: z.array(Declaration).max(100).describe('Declarations, in the order in which they were spoken.'),
    simultaneous: z.array(combatantId()).max(100).optional().describe('Those who spoke first, at the same moment.'),
  }),
  output: z.strictObject({
    firstDeclarer: combatantId().optional().describe('Who declared first; absent when nobody did.'),
    movements: z
      .array(
        z
          .strictObject({ combatant: combatantId(), timing: Timing })
          .meta({ id: 'CerberusMovementTime', description: 'When a declared movement happens.' }),
      )
      .describe('When each declared movement happens.'),
  }),
  decisions: [firstDeclarer, movementTiming],
  says: ({ firstDeclarer: first }) => (first === undefined ? 'Nobody declared first.' : `${first} declared first.`),
  evaluate({ declarations, simultaneous = [] }, ruling) {
    const speakers = declarations.map(({ combatant }) => combatant);
    requireDistinct(speakers, (id) => invalidInput('/input/declarations', 'one declaration from each combatant', id));
    const spoken = [...speakers, ...simultaneous];
    const usual = simultaneous.length > 1 ? null : (spoken[0] ?? null);
    const first = spoken.length === 0 ? null : ruling.decide(firstDeclarer, usual);
    if (first !== null && !spoken.includes(first))
      throw invalidInput('/decisions', `for ${firstDeclarer.id} one of those who declared`, first);
    const movements = declarations
      .filter(({ moves }) => moves)
      .map(({ combatant, contested }) => ({
        combatant,
        timing: ruling.within(combatant, () => ruling.decide(movementTiming, contested ? 'contested' : 'before')),
      }));
    return { movements, ...(first !== null && { firstDeclarer: first }) };
  },
});
