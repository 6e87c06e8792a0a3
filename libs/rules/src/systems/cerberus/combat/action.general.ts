import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { stages } from './boards/state.ts';

const RULE = 'cerberus.combat.action.general';

const ticks = decision({
  id: `${RULE}#ticks`,
  question: 'How many ticks does this act take? Usually 1.',
  schema: stages(),
  usual: 1,
});

/** An everyday act takes 1 tick, 1 general token and 1 slot; one of several ticks takes as many of each. */
export const actionGeneral = formula({
  id: RULE,
  input: z.strictObject({
    ticks: stages().optional().describe('Ticks that a rule names; left out, the GM says.'),
    act: text(200, 'What is done.').optional(),
  }),
  output: z.strictObject({
    generalTokens: stages().describe('General tokens that it takes.'),
    ticks: stages().describe('Ticks that it takes.'),
  }),
  decisions: [ticks],
  says: (cost) => `${counted(cost.ticks, 'tick')}, ${counted(cost.generalTokens, 'general token')}.`,
  evaluate({ ticks: named }, ruling) {
    const taken = named ?? ruling.decide(ticks);
    return { generalTokens: taken, ticks: taken };
  },
});
