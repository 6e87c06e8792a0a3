import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const Result = choice(
  'DexRankSummary',
  ['deflected', 'defender-hit-may-lose-hit-points', 'guard-kept-no-roll', 'as-miss-plus-fumble-table'],
  'What comes of an attack, read without levels.',
);

/** Attack and parry in four lines, without levels. */
export const table = formula({
  id: 'dex-rank.summary.table',
  input: z.strictObject({
    attack: choice('DexRankSummaryAttack', ['hits', 'misses', 'fumbles'], 'What the attack roll came to.'),
    parry: choice('DexRankSummaryParry', ['intercepts', 'misses', 'none'], 'What the parry came to; none: no parry.'),
  }),
  output: z.strictObject({ result: Result }),
  says: ({ result }) => `${WORDS[result]}.`,
  evaluate({ attack, parry }) {
    const rows = dexRankTables.summary.filter((row) => row.attack === attack);
    // What does not intercept lets a hit through; a miss is a miss whatever the parry would have been.
    const row = rows.find((candidate) => candidate.parry === parry) ?? rows.at(-1);
    return { result: row?.result ?? 'guard-kept-no-roll' };
  },
});

const WORDS = {
  deflected: 'The blow is deflected',
  'defender-hit-may-lose-hit-points': 'The defender is hit and may lose hit points',
  'guard-kept-no-roll': 'The guard is kept; no roll is needed',
  'as-miss-plus-fumble-table': 'A miss, and a roll on the fumble table',
};
