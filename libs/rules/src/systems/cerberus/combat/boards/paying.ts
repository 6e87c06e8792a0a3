import type { Figuring } from '../../../../kernel/ruling.ts';
import { actionAttack } from '../action.attack.ts';
import { actionParry } from '../action.parry.ts';
import { actionSpell } from '../action.spell.ts';
import { boardPlacement } from '../board.placement.ts';
import { boardSlots } from '../board.slots.ts';
import type { PlacingEvent } from './events.ts';
import { type Board, rowOfTick, type TokenCategory } from './state.ts';

export const payingRules = [boardSlots, boardPlacement, actionAttack, actionParry, actionSpell];

/** Slots of the current tick: all of them, and those still free. */
export function slotsOf(board: Board, ruling: Figuring): { all: number; used: number; free: number } {
  const { attack, spell, general } = board.max;
  const { slotsPerTick: all } = ruling.run(boardSlots, { attack, spell, general, bonusSlots: board.bonusSlots });
  const used = rowOfTick(board).length;
  return { all, used, free: Math.max(0, all - used) };
}

/** What an event lacks: a token of its category, or else a slot. */
export function lackOf(board: Board, event: PlacingEvent, category: TokenCategory, ruling: Figuring) {
  const { all, used, free } = slotsOf(board, ruling);
  const left = board.reserve[category];
  if (event.do === 'parry') return ruling.run(actionParry, { attackReserve: left, slotsFree: free }).code;
  if (event.do === 'attack') return ruling.run(actionAttack, { slotsPerTick: all, attackReserve: left, used }).code;
  citeCost(event, category, ruling);
  return ruling.run(boardPlacement, { slotsPerTick: all, used, reserve: left, category }).code;
}

/** A spell takes a token in each of its ticks. */
function citeCost(event: PlacingEvent, category: TokenCategory, ruling: Figuring): void {
  if (event.do === 'continue') return;
  const ticks = event.do === 'begin' ? event.ticks : 1;
  if (category === 'spell') ruling.run(actionSpell, { castingTicks: ticks });
}
