import { type Adapter, evaluation, type Translation } from '../../../adapter.ts';
import { played } from './plans.ts';

const C = 'cerberus.combat';

/** Rules whose cases play a plan, or else are put to the rule itself. */
const boardRule = (name: string, translation: Translation = {}): [string, Adapter] => {
  const rule = `${C}.${name}`;
  const itself = evaluation(rule, translation);
  return [rule, (given, ask) => (given.plan ? played(given, ask) : itself(given, ask))];
};

/** One plan, or one for each of several combatants. */
const plans: Adapter = async (given, ask) => {
  if (!given.combatants) return played(given, ask);
  const combatants: Record<string, unknown> = {};
  for (const [id, own] of Object.entries(given.combatants)) combatants[id] = await played(own, ask);
  return { combatants };
};

/** The Action Board, what is put on it, and sustained actions. */
export const adapters: Record<string, Adapter> = {
  ...Object.fromEntries([
    boardRule('board.recalculate', { decisions: { midRoundChange: 'midRoundChange' } }),
    boardRule('board.placement'),
    boardRule('board.state'),
    boardRule('board.transitions'),
    boardRule('board.rejections'),
    boardRule('board.warnings'),
    boardRule('action.attack'),
    boardRule('action.spell'),
    boardRule('action.general'),
    boardRule('action.retrieve', { decisions: { storage: 'storage' } }),
    boardRule('action.dodge'),
    boardRule('action.parry'),
    boardRule('sustained.stages'),
    boardRule('sustained.loss'),
    boardRule('sustained.round-boundary', { decisions: { boundaryRecovery: 'boundaryRecovery' } }),
  ]),
  [`${C}.plan.validate`]: plans,
};
