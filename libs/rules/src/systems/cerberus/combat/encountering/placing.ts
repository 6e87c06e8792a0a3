import type { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { defenseChooseOne } from '../../martial/defense.choose-one.ts';
import { actionDodge } from '../action.dodge.ts';
import { actionParry } from '../action.parry.ts';
import { boardPlacement } from '../board.placement.ts';
import { boardRejections, reasonOf } from '../board.rejections.ts';
import { boardTransitions } from '../board.transitions.ts';
import type { RejectionCode } from '../boards/codes.ts';
import type { BoardEvent } from '../boards/events.ts';
import { slotsOf } from '../boards/paying.ts';
import { CATEGORIES } from '../boards/state.ts';
import { reservesCategories } from '../reserves.categories.ts';
import { roundStructure } from '../round.structure.ts';
import { sustainedStages } from '../sustained.stages.ts';
import type { Boarded } from './combatant.ts';

/** The rule behind each refusal of a board. */
const RULES: Readonly<Record<z.infer<typeof RejectionCode>, string>> = {
  'cannot-act': boardRejections.id,
  'bad-category': reservesCategories.id,
  'wrong-category': reservesCategories.id,
  'bad-duration': sustainedStages.id,
  'id-in-use': sustainedStages.id,
  'not-running': sustainedStages.id,
  'not-releasing': sustainedStages.id,
  'already-advanced': sustainedStages.id,
  'not-current-tick': roundStructure.id,
  'no-attack': boardRejections.id,
  'already-defended': defenseChooseOne.id,
  'no-dodge': actionDodge.id,
  'no-token': boardPlacement.id,
  'no-slot': boardPlacement.id,
  'already-answered': boardTransitions.id,
};

interface Placement {
  combatant: Boarded;
  /** Sustained actions that took effect or were lost. */
  finished: readonly string[];
  lost: readonly string[];
}

/** Puts an event through the Action Board. @param legal what could be done instead @throws `illegal-action` with the rule that forbids it and what is legal now */
export function placed(combatant: Boarded, event: BoardEvent, ruling: Ruling, legal = left): Placement {
  const { board } = combatant;
  const { code, board: after, finished, lost } = ruling.run(boardTransitions, { board, event });
  if (code !== undefined) {
    const isParry = event.do === 'parry' && RULES[code] === boardPlacement.id;
    const message = `${nameOf(combatant)} cannot: ${reasonOf(code)}.`;
    ruling.require(false, isParry ? actionParry.id : RULES[code], message, () => legal(combatant, ruling));
  }
  return { combatant: { ...combatant, board: after }, finished, lost };
}

/** What a combatant can still pay for in the tick. */
function left(combatant: Boarded, ruling: Ruling): string[] {
  const { board } = combatant;
  if (board.closed) return ['startTick'];
  const { free } = slotsOf(board, ruling);
  const paid = free > 0 ? CATEGORIES.filter((category) => board.reserve[category] > 0) : [];
  return [...paid.map((category) => `${category} action`), 'move', 'endTick'];
}
