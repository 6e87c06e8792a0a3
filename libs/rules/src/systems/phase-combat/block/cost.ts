import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Mode } from '../vocabulary.ts';

const COSTS = { abort: 'next-phase', 'own-phase': 'half-phase', held: 'held-action' } as const;

/** Half a Phase, the next Phase when aborted to, or the held action; one use covers every attack until the stance ends. */
export const cost = formula({
  id: 'phase-combat.block.cost',
  input: z.strictObject({ mode: Mode }),
  output: z.strictObject({
    cost: choice('PhaseCombatBlockCost', ['next-phase', 'half-phase', 'held-action'], 'What the Block costs.'),
  }),
  says: ({ cost: price }) =>
    `Block costs ${price === 'half-phase' ? 'half a Phase' : `the ${price.replace('-', ' ')}`}.`,
  evaluate: ({ mode }) => ({ cost: COSTS[mode] }),
});
