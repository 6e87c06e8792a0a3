import { type Adapter, evaluation } from '../../../adapter.ts';

const GROUP_REFLEX = 'cerberus.combat.group.reflex';
const FIRST_BONUS = 'cerberus.combat.declare.first-bonus';
const TOTAL = 'cerberus.combat.priority.total';

/** The rules of reactive combat that attacks and defenses borrow. */
export const adapters: Record<string, Adapter> = {
  [FIRST_BONUS]: evaluation(FIRST_BONUS, { dice: { d20: 'participant.reflex' } }),
  [TOTAL]: evaluation(TOTAL, { dice: { d20: 'reflex' }, modifiers: ['flat', 'percent'] }),
  [GROUP_REFLEX]: evaluation(GROUP_REFLEX, { decisions: { chosenAmongPcs: 'chosenAmongPcs' } }),
};
