// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { actionAttack } from './action.attack.ts';
import { actionDodge } from './action.dodge.ts';
import { actionGeneral } from './action.general.ts';
import { actionParry } from './action.parry.ts';
import { actionQuicken } from './action.quicken.ts';
import { actionRetrieve } from './action.retrieve.ts';
import { actionSpell } from './action.spell.ts';
import { boardPlacement } from './board.placement.ts';
import { boardRecalculate } from './board.recalculate.ts';
import { boardRejections } from './board.rejections.ts';
import { boardSheetLine } from './board.sheet-line.ts';
import { boardSlotsTable } from './board.slots-table.ts';
import { boardSlots } from './board.slots.ts';
import { boardState } from './board.state.ts';
import { boardTransitions } from './board.transitions.ts';
import { boardWarnings } from './board.warnings.ts';
import { declareFirstBonus } from './declare.first-bonus.ts';
import { groupReflex } from './group.reflex.ts';
import { planValidate } from './plan.validate.ts';
import { priorityTotal } from './priority.total.ts';
import { reservesCategories } from './reserves.categories.ts';
import { reservesRefill } from './reserves.refill.ts';
import { roundStructure } from './round.structure.ts';
import { sustainedLoss } from './sustained.loss.ts';
import { sustainedRoundBoundary } from './sustained.round-boundary.ts';
import { sustainedStages } from './sustained.stages.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.combat',
  units: [
    actionAttack,
    actionDodge,
    actionGeneral,
    actionParry,
    actionQuicken,
    actionRetrieve,
    actionSpell,
    boardPlacement,
    boardRecalculate,
    boardRejections,
    boardSheetLine,
    boardSlotsTable,
    boardSlots,
    boardState,
    boardTransitions,
    boardWarnings,
    declareFirstBonus,
    groupReflex,
    planValidate,
    priorityTotal,
    reservesCategories,
    reservesRefill,
    roundStructure,
    sustainedLoss,
    sustainedRoundBoundary,
    sustainedStages,
  ],
};
