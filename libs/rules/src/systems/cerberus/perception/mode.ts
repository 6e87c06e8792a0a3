import { cerberusPerceptionTables } from '@riposte/content';
import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';

const Situation = choice(
  'CerberusPerceptionSituation',
  [
    'stealth or perception in a scene',
    'disguise examined closely',
    'looking toward an invisible creature',
    'attack from hiding without possible reaction',
    'attack from hiding with possible reaction',
    'thing in darkness',
    'luminous effect',
  ],
  'What there is to perceive, and how.',
);

const Mode = choice(
  'CerberusPerceptionMode',
  [
    'prescribed-chance',
    'will-save',
    'attacker-first-and-critical',
    'reflex-duel',
    'light-or-sense-needed',
    'will-save-by-spell',
  ],
  'What settles it.',
);

/** Which roll, if any, settles a case of perception. */
export const mode = formula({
  id: 'cerberus.perception.mode',
  input: z.strictObject({ situation: Situation }),
  output: z.strictObject({ mode: Mode }),
  says: ({ mode: settledBy }, { situation }) => `${situation}: ${WORDS[settledBy]}.`,
  evaluate: ({ situation }) => ({
    mode: rowOf(cerberusPerceptionTables.perceptionModes, 'situation', situation).mode,
  }),
});

const WORDS = {
  'prescribed-chance': 'settled by a prescribed chance',
  'will-save': 'settled by a Will Save',
  'attacker-first-and-critical': 'the attacker comes first and is critical',
  'reflex-duel': 'settled by a Reflex duel',
  'light-or-sense-needed': 'no roll, but light or a fitting sense',
  'will-save-by-spell': 'settled by the Will Save that the spell names',
} as const;
