import { cerberusCombatTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { actionGeneral } from './action.general.ts';

const RULE = 'cerberus.combat.action.retrieve';
const Storage = choice('CerberusStorage', ['ready', 'stowed'], 'Ready to hand, or stowed away.');

const storage = decision({
  id: `${RULE}#storage`,
  question: 'Is the item ready to hand, or stowed away?',
  schema: Storage,
});

/** Getting an item in hand: 1 tick when it is ready, 2 consecutive ticks when it is stowed. */
export const actionRetrieve = formula({
  id: RULE,
  input: z.strictObject({
    storage: Storage.optional().describe('Where it is carried; left out, the GM says.'),
  }),
  output: actionGeneral.output,
  decisions: [storage],
  says: ({ ticks }) => `In hand after ${counted(ticks, 'tick', 'ticks in a row')}.`,
  evaluate({ storage: where }, ruling) {
    const row = rowOf(cerberusCombatTables.retrieving, 'storage', where ?? ruling.decide(storage));
    return { generalTokens: row.general_tokens, ticks: row.ticks };
  },
});
