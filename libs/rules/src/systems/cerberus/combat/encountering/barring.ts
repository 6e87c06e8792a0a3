import type { Ruling } from '../../../../kernel/ruling.ts';
import { requireUnbarred } from '../../health/acting/checks.ts';
import type { ActInput } from '../../health/acting/input.ts';
import { slotsOf } from '../boards/paying.ts';
import { rowOfTick } from '../boards/state.ts';
import type { Boarded } from './combatant.ts';

type Asked = Omit<ActInput, 'actor' | 'tick' | 'target'>;

/** Refuses what a combatant's conditions bar. @param other the combatant at whom it goes, or from whom it comes */
export function requireFree(combatant: Boarded, asked: Asked, other: string | undefined, ruling: Ruling): void {
  const { conditions = [], fear, board } = combatant;
  if (conditions.length === 0) return;
  const { free } = slotsOf(board, ruling);
  const actor = {
    id: combatant.id,
    conditions: conditions.map(({ condition }) => condition),
    ...(fear && { fear: { distanceFt: fear.distanceFt, requiredFt: fear.requiredFt, canFlee: fear.canFlee } }),
  };
  const target = fear !== undefined && fear.source === other ? 'source' : 'other';
  const tick = { freeSlots: free, tokensSpent: rowOfTick(board).length };
  ruling.as('actor', () => requireUnbarred({ ...asked, actor, target, tick }, ruling));
}

export const isHeldBy = ({ conditions = [] }: Boarded, condition: string) =>
  conditions.some((one) => one.condition === condition);
