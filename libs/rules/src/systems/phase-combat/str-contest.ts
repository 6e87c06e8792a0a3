import { z } from 'zod';
import { flag } from '../../kernel/schema.ts';
import { procedure } from '../../kernel/unit.ts';
import { contest, contestAsks, isUndecided, rerollField, sideDice } from './contests.ts';
import { body, strength } from './vocabulary.ts';

/** One d6 for each 5 STR on both sides; whoever attempts needs more BODY. */
export const strContest = procedure({
  id: 'phase-combat.str-contest',
  input: z.strictObject({
    attempterStr: strength('Effective STR of whoever makes the attempt.'),
    resisterStr: strength('Effective STR of whoever resists.'),
  }),
  output: z.strictObject({
    attempterBody: body('BODY of whoever makes the attempt.'),
    resisterBody: body('BODY of whoever resists.'),
    success: flag('Whether the attempt succeeds.'),
    ...rerollField,
  }),
  dice: [...sideDice('attempter', 'str'), ...sideDice('resister', 'str')],
  ...contestAsks,
  outcome: ['success', 'reroll'],
  again: isUndecided,
  says: ({ attempterBody, resisterBody, success }) =>
    `${attempterBody} BODY against ${resisterBody}: ${success ? 'the attempt succeeds' : 'the attempt fails'}.`,
  evaluate: ({ attempterStr, resisterStr }, ruling) =>
    contest(
      { role: 'attempter', die: 'str', str: attempterStr },
      { role: 'resister', die: 'str', str: resisterStr },
      ruling,
    ),
});
