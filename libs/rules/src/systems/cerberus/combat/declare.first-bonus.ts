import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, decimal, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { reflexTotal } from '../vocabulary.ts';
import { priorityTotal } from './priority.total.ts';

const RULE = 'cerberus.combat.declare.first-bonus';
const LABEL = 'declared first';
const Mode = choice('CerberusFirstBonusMode', ['flat', 'percent'], 'A flat bonus, or percentage points of the total.');
const Value = decimal(0, 1000, 'The bonus: points when flat, percent when a percentage.');

const mode = decision({
  id: `${RULE}#mode`,
  question: 'Is the bonus for declaring first flat or a percentage?',
  schema: Mode,
  usual: 'flat',
});
const value = decision({
  id: `${RULE}#value`,
  question: 'How large is the bonus for declaring first? Usually 5, or 25 percent.',
  schema: Value,
});
const USUAL = { flat: 5, percent: 25 } as const;

export const firstBonusDecisions = [mode, value];

/** The bonus of whoever declared first in the tick, as the parts of a Reflex total. */
export function firstBonus(
  ruling: Pick<Figuring, 'decide'>,
  given: { mode?: 'flat' | 'percent' | undefined; value?: number | undefined } = {},
): { flat: Modifier[]; percent: Modifier[] } {
  const form = given.mode ?? ruling.decide(mode);
  const bonus = [{ label: LABEL, value: given.value ?? ruling.decide(value, USUAL[form]) }];
  return form === 'flat' ? { flat: bonus, percent: [] } : { flat: [], percent: bonus };
}

/** A Reflex total over the declared action: the tick's first declarer has +5, or +25 % of the total. */
export const declareFirstBonus = procedure({
  id: RULE,
  input: z.strictObject({
    reflex: whole(-1000, 1000, { title: 'Reflex', description: 'Reflex modifier.' }),
    mods: whole(-1000, 1000, 'Other modifiers of this roll.').optional(),
    declaredFirstInTick: flag('Whether this participant declared first in the tick; usually so.').optional(),
    mode: Mode.optional(),
    value: Value.optional(),
  }),
  output: z.strictObject({ total: reflexTotal('The Reflex total.') }),
  dice: [{ key: 'participant.reflex', dice: '1d20', by: 'participant', label: 'Reflex' }],
  decisions: firstBonusDecisions,
  uses: [priorityTotal],
  outcome: ['total'],
  says: ({ total }) => `The Reflex total is ${total}.`,
  evaluate({ reflex, mods = 0, declaredFirstInTick = true, ...form }, ruling) {
    const bonus = declaredFirstInTick ? firstBonus(ruling, form) : { flat: [], percent: [] };
    const flat = [{ label: 'modifiers', value: mods }, ...bonus.flat];
    return ruling.runWithin('participant', priorityTotal, { reflex, flat, percent: bonus.percent });
  },
});
