import type { Ruling } from '../../../../kernel/ruling.ts';
import { requireUnbarred } from '../../health/acting/checks.ts';
import type { ActInput } from '../../health/acting/input.ts';
import { conditionGeneral } from '../../health/condition.general.ts';
import type { Condition } from '../../health/conditions.ts';
import { slotsOf } from '../boards/paying.ts';
import { rowOfTick } from '../boards/state.ts';
import type { Boarded, Combatant } from './combatant.ts';

interface Asked extends Omit<ActInput, 'actor' | 'tick' | 'target'> {
  /** Tokens of the tick that were paid for this very deed. */
  paid?: number;
}

/** The conditions that hold now: one that begins with the next tick does not yet. */
export function conditionsOf({ conditions = [] }: Pick<Combatant, 'conditions'>): Condition[] {
  return conditions.filter(({ begins }) => begins === undefined).map(({ condition }) => condition);
}

export const isHeldBy = (one: Pick<Combatant, 'conditions'>, condition: Condition) =>
  conditionsOf(one).includes(condition);

/** Refuses what a combatant's conditions bar. @param other the combatant at whom it goes, or from whom it comes */
export function requireFree(
  combatant: Boarded,
  { paid = 0, ...asked }: Asked,
  other: string | undefined,
  ruling: Ruling,
): void {
  const conditions = conditionsOf(combatant);
  if (conditions.length === 0) return;
  const { fear, board } = combatant;
  const { free } = slotsOf(board, ruling);
  const actor = {
    id: combatant.id,
    conditions,
    ...(fear && { fear: { distanceFt: fear.distanceFt, requiredFt: fear.requiredFt, canFlee: fear.canFlee } }),
  };
  const target = fear !== undefined && fear.source === other ? 'source' : 'other';
  const tick = { freeSlots: free + paid, tokensSpent: Math.max(0, rowOfTick(board).length - paid) };
  ruling.as('actor', () => requireUnbarred({ ...asked, actor, target, tick }, ruling));
}

/** What conditions cost in a Reflex duel. */
export function reflexCostOf(one: Pick<Combatant, 'conditions'>, ruling: Ruling): number {
  const conditions = conditionsOf(one);
  return conditions.length === 0 ? 0 : ruling.run(conditionGeneral, { conditions }).reflexDuelModifier;
}
