import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { firstBonus } from '../combat/declare.first-bonus.ts';
import { priorityTotal } from '../combat/priority.total.ts';
import { reflexTotal } from '../vocabulary.ts';

const RULE = 'cerberus.example.declaration-bonus';

/** `flat5` is +5, `percent25` is +25 %; any other figure goes in their place. */
const Option = z
  .string()
  .regex(
    /^(none|(flat|percent)(0|[1-9]\d{0,2}))$/,
    'none, or flat or percent with its figure, such as flat5 or percent25',
  )
  .describe('The bonus for declaring first: none, or flat or percent with its figure.');

const option = decision({
  id: `${RULE}#option`,
  question: 'What is the bonus for declaring first: flat5, percent25, another figure, or none?',
  schema: Option,
  usual: 'flat5',
});

/** A Reflex total of the tick's first declarer, in every duel that comes of the declared action. */
export const declarationBonus = procedure({
  id: RULE,
  input: z.strictObject({ reflex: whole(-1000, 1000, { title: 'Reflex', description: 'Reflex modifier.' }) }),
  output: z.strictObject({ total: reflexTotal('The Reflex total.') }),
  dice: [{ key: 'participant.reflex', dice: '1d20', by: 'participant', label: 'Reflex' }],
  decisions: [option],
  uses: [priorityTotal],
  outcome: ['total'],
  says: ({ total }) => `The first declarer's Reflex total is ${total}.`,
  evaluate({ reflex }, ruling) {
    return ruling.runWithin('participant', priorityTotal, { reflex, ...bonusOf(ruling.decide(option), ruling) });
  },
});

/** The option as the parts of a Reflex total. */
function bonusOf(chosen: string, ruling: Ruling) {
  if (chosen === 'none') return {};
  const mode = chosen.startsWith('flat') ? 'flat' : 'percent';
  return firstBonus(ruling, { mode, value: Number(chosen.slice(mode.length)) });
}
