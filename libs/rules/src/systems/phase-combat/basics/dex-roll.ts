import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { dexterity, threeDice, workedOut } from '../vocabulary.ts';
import { threeDiceAgainst } from './to-hit.ts';

const RULE = 'phase-combat.basics.dex-roll';

const base = parameter({
  id: `${RULE}#base`,
  title: 'what is added to a fifth of DEX',
  default: 9,
  schema: whole(-100, 100, 'What is added to a fifth of DEX.'),
  changedBy: 'the GM',
});

/** 3d6 at or under 9 + DEX / 5, rounded to the nearest; the margin decides between two. */
export const dexRoll = procedure({
  id: RULE,
  input: z.strictObject({ dex: dexterity('DEX of whoever rolls.') }),
  output: z.strictObject({
    target: workedOut('What the 3d6 must not exceed.'),
    roll: threeDice(),
    success: flag('Whether the roll succeeds.'),
    margin: workedOut('Target less roll.'),
  }),
  dice: [{ key: 'dexRoll', dice: '3d6', by: 'character', label: 'DEX roll' }],
  parameters: [base],
  outcome: ['target', 'success', 'margin'],
  says: ({ target, roll, success, margin }) =>
    `${roll} against ${target} or less: ${success ? 'success' : 'failure'} by ${Math.abs(margin)}.`,
  evaluate({ dex }, ruling) {
    const fifth = ruling.calc('a fifth of DEX').plus('DEX', dex).times('a fifth', 0.2).plus('to the nearest', 0.5);
    const target = ruling.parameter(base) + fifth.floor(RULE);
    const { roll, success } = threeDiceAgainst('dexRoll', target, ruling);
    ruling.note(RULE, 'DEX roll', roll, `${roll} on 3d6 against ${target} or less: ${success ? 'success' : 'failure'}`);
    return { target, roll, success, margin: target - roll };
  },
});
