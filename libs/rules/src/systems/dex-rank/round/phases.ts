import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const Phase = choice(
  'DexRankPhase',
  ['statements', 'magic', 'actions', 'resolution'],
  'One of the four phases of a round.',
);
export type Phase = z.infer<typeof Phase>;

/** Statements, magic, actions, resolution, and statements again. */
export const phases = formula({
  id: 'dex-rank.round.phases',
  input: z.strictObject({ phase: Phase }),
  output: z.strictObject({ next: Phase.describe('The phase that follows.') }),
  says: ({ next }, { phase }) => `After ${phase} comes ${next}.`,
  evaluate({ phase }) {
    const order = dexRankTables.phases.map((row) => row.phase);
    return { next: order[(order.indexOf(phase) + 1) % order.length] as Phase };
  },
});
