import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { TriedDefense } from './positions.ts';

/** Nobody rolls to hit: an announced attack lands unless a dodge or parry wins its duel. A lost defense changes nothing. */
export const attackAutoHit = formula({
  id: 'cerberus.martial.attack.auto-hit',
  input: z.strictObject({
    defense: TriedDefense,
    defenderWonDuel: flag('Whether the defender won the Reflex duel; absent where none was rolled.').optional(),
  }),
  output: z.strictObject({ lands: flag('Whether the attack lands.') }),
  says: ({ lands }, { defense }) => {
    if (!lands) return `The ${defense} stops the attack.`;
    return defense === 'none' ? 'Undefended, the attack lands.' : `The ${defense} fails: the attack lands.`;
  },
  evaluate: ({ defense, defenderWonDuel = false }) => ({ lands: defense === 'none' || !defenderWonDuel }),
});
