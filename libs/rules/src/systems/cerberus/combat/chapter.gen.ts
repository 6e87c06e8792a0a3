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
import { combined } from './combined.ts';
import { declareFirstBonus } from './declare.first-bonus.ts';
import { declareSequence } from './declare.sequence.ts';
import { encounter } from './encounter.ts';
import { groupForm } from './group.form.ts';
import { groupReflex } from './group.reflex.ts';
import { groupSeparate } from './group.separate.ts';
import { groupSharedResult } from './group.shared-result.ts';
import { groupSubgroups } from './group.subgroups.ts';
import { largeBattle } from './large-battle.ts';
import { planValidate } from './plan.validate.ts';
import { play } from './play.ts';
import { priorityDuel } from './priority.duel.ts';
import { priorityOrder } from './priority.order.ts';
import { priorityOutcome } from './priority.outcome.ts';
import { priorityTotal } from './priority.total.ts';
import { priority } from './priority.ts';
import { priorityWhen } from './priority.when.ts';
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
    combined,
    declareFirstBonus,
    declareSequence,
    encounter,
    groupForm,
    groupReflex,
    groupSeparate,
    groupSharedResult,
    groupSubgroups,
    largeBattle,
    planValidate,
    play,
    priorityDuel,
    priorityOrder,
    priorityOutcome,
    priorityTotal,
    priority,
    priorityWhen,
    reservesCategories,
    reservesRefill,
    roundStructure,
    sustainedLoss,
    sustainedRoundBoundary,
    sustainedStages,
  ],
};
