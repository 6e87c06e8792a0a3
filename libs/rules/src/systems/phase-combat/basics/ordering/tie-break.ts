import { z } from 'zod';
import { choice } from '../../../../kernel/schema.ts';
import { type Procedure, procedure } from '../../../../kernel/unit.ts';
import { combatantId, dexterity } from '../../vocabulary.ts';
import { dexRoll } from '../dex-roll.ts';

const RULE = 'phase-combat.basics.segment-order';

/** A lot drawn with so many faces seldom has to be drawn again. */
const LOT = 100;

const TieInput = z.strictObject({
  tied: z.array(combatantId()).min(1).max(100).describe('Those who have the same DEX.'),
  dex: dexterity('Their DEX.'),
  by: choice('PhaseCombatTieRoll', ['dex-roll', 'random'], 'What orders them.'),
});
type TieInput = z.infer<typeof TieInput>;

/** One throw among the tied: greater margins first. Whoever is still equal throws again; all again when nothing came of it. */
export const tieBreak: Procedure<TieInput, { order: string[] }, 'order'> = procedure({
  id: RULE,
  input: TieInput,
  output: z.strictObject({ order: z.array(z.string()).describe('The order, empty when all are equal still.') }),
  dice: [
    { key: '*.dexRoll', dice: '3d6', by: 'each tied character', label: 'DEX roll' },
    { key: '*.lot', dice: '1d100', by: 'each tied character', label: 'lot' },
  ],
  uses: [dexRoll],
  outcome: ['order'],
  again: ({ order }) => order.length === 0,
  says: ({ order }) => (order.length === 0 ? 'All are equal still.' : `${order.join(', ')}.`),
  evaluate({ tied, dex, by }, ruling) {
    const [key, count, faces] = by === 'random' ? ['lot', 1, LOT] : ['dexRoll', 3, 6];
    ruling.together(...tied.map((id) => ({ key: `${id}.${key}`, count: count as number, faces: faces as number })));
    const value = () => (by === 'random' ? ruling.roll('lot', LOT) : ruling.run(dexRoll, { dex }).margin);
    const groups = ruling.rank(tied, value);
    if (groups.length === 1 && tied.length > 1) return { order: [] };
    return { order: groups.flatMap((ids) => inOrder({ tied: [...ids], dex, by })) };

    function inOrder(still: TieInput): string[] {
      return still.tied.length === 1 ? still.tied : ruling.run(tieBreak, still).order;
    }
  },
});
