import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { asSaid } from '../../../kernel/words.ts';
import { name } from '../vocabulary.ts';

const RULE = 'dex-rank.round.statements';

const gmAcceptsChange = decision({
  id: `${RULE}#gmAcceptsChange`,
  question: 'Is this change of what was stated reasonable?',
  schema: z.boolean(),
  usual: true,
});

const NEED_NO_STATEMENT = new Set(['parry', 'dodge', 'ready-weapon']);

/** Defences and readying need no statement, disengaging does; anything else may change as far as the GM finds it reasonable. */
export const statements = formula({
  id: RULE,
  input: z.strictObject({
    action: name('The action, such as attack, parry, disengage.'),
    stated: flag('Whether it was stated.'),
    changed: flag('Whether what was stated is dropped for it, or turned elsewhere.'),
  }),
  output: z.strictObject({ allowed: flag('Whether it may be done this round.') }),
  decisions: [gmAcceptsChange],
  says: ({ allowed }, { action }) =>
    allowed
      ? `What is stated may be done: ${asSaid(action)}.`
      : `This may not be done in this round: ${asSaid(action)}.`,
  evaluate({ action, stated, changed }, ruling) {
    if (NEED_NO_STATEMENT.has(action)) return { allowed: true };
    if (action === 'disengage' && !stated) return { allowed: false };
    return { allowed: (stated && !changed) || ruling.decide(gmAcceptsChange) };
  },
});
