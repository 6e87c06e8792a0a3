import { cerberusBaseTables } from '@riposte/content';
import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';

const Certainty = choice(
  'CerberusCertainty',
  ['certain-success', 'certain-failure', 'uncertain'],
  'Whether the outcome is in doubt at all, in the judgment of the GM.',
);

const Situation = choice(
  'CerberusSituation',
  ['task', 'direct-conflict', 'timing-conflict', 'effect-on-character', 'attack'],
  'A task, two forces head-on, two actions that race, an effect on the character, or a physical attack.',
);

const Mode = choice(
  'CerberusResolutionMode',
  ['no-roll', 'prescribed-chance', 'opposed-check', 'reflex-duel', 'saving-throw', 'damage-roll'],
  'What settles the attempt.',
);

const Result = choice('CerberusAttemptResult', ['success', 'failure', 'undecided'], 'What is known before any die.');

/** Certainty first: a certain outcome is applied without a die. What is in doubt is settled by exactly one kind of roll. */
export const resolutionMode = formula({
  id: 'cerberus.base.resolution-mode',
  input: z.strictObject({ certainty: Certainty, situation: Situation }),
  output: z.strictObject({ mode: Mode, result: Result }),
  says: ({ mode, result }) =>
    mode === 'no-roll' ? `No die: it is a ${result}.` : `In doubt: settled by ${words(mode)}.`,
  evaluate({ certainty, situation }) {
    if (certainty === 'certain-success') return { mode: 'no-roll', result: 'success' } as const;
    if (certainty === 'certain-failure') return { mode: 'no-roll', result: 'failure' } as const;
    const { mode } = rowOf(cerberusBaseTables.resolutionModes, 'situation', situation);
    return { mode, result: 'undecided' } as const;
  },
});

function words(mode: string): string {
  return `${/^[aeiou]/.test(mode) ? 'an' : 'a'} ${mode.replace('-', ' ')}`;
}
