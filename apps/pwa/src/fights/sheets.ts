import type { Board, Offer } from '@riposte/rules';
import type { Engine } from '../engine/engine.ts';
import type { Doer } from './use-doing.ts';

/** The sheets of the tracker, by their names. */
export const COMMAND_SHEET = 'command';
export const FIGHTER_SHEET = 'fighter';
export const EVERYTHING_SHEET = 'everything';
export const STEP_SHEET = 'step';

export interface SheetProperties {
  board: Board;
  engine: Engine;
  doer: Doer;
  state: unknown;
  onChosen: (offer: Offer) => void;
}

/** What tells an offer from the others of its board, also after a reload. */
export function offerKey({ title, command }: Offer): string {
  return JSON.stringify([title, command]);
}

/** Whether something must be answered before it is done. */
export function isAsking({ asks }: Offer): boolean {
  return asks.length > 0;
}

/** All offers by who does it; what is nobody’s stands under no name. */
export function grouped(board: Board): { name: string; offers: Offer[] }[] {
  const nameOf = (id: string | undefined) => board.rows.find((row) => row.id === id)?.name;
  const groups = new Map<string, Offer[]>();
  for (const offer of board.offers) {
    const name = nameOf(offer.who) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), offer]);
  }
  return Array.from(groups, ([name, offers]) => ({ name, offers }));
}
