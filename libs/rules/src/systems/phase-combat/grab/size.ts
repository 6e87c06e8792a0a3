import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'phase-combat.grab.size';

const sizeAllows = decision({
  id: `${RULE}#sizeAllows`,
  question: 'Can a target of this size be grabbed at all?',
  schema: z.boolean(),
  usual: true,
});

/** A target of unsuitable size cannot be grabbed; the GM decides. */
export const size = formula({
  id: RULE,
  input: z.strictObject({}),
  output: z.strictObject({ grabPossible: flag("Whether the target's size lets it be grabbed.") }),
  decisions: [sizeAllows],
  says: ({ grabPossible }) => (grabPossible ? 'The size allows a grab.' : 'The size rules a grab out.'),
  evaluate: (_, ruling) => ({ grabPossible: ruling.decide(sizeAllows) }),
});
