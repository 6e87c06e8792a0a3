import { type Adapter, evaluation } from '../../adapter.ts';

const D = 'dex-rank';

/** A delay that the GM has yet to name is absent in the library, `gm` in the catalogue. */
const move: Adapter = async (given, ask) => {
  const result = (await evaluation(`${D}.action.move`)(given, ask)) as { delay?: number };
  return { ...result, delay: result.delay ?? 'gm' };
};

/** Rounds, order, actions and defences: the dice of ties and dodges, and what the GM says. */
export const adapters: Record<string, Adapter> = {
  [`${D}.round.statements`]: evaluation(`${D}.round.statements`, { decisions: { gmAcceptsChange: 'gmAcceptsChange' } }),
  [`${D}.magic.int-order`]: evaluation(`${D}.magic.int-order`, {
    dice: { 'casters.*.tieRoll': '*.tie' },
    decisions: { tieWinner: 'tieWinner' },
  }),
  [`${D}.order.dex-rank`]: evaluation(`${D}.order.dex-rank`, {
    dice: { 'actors.*.tieRoll': '*.tie' },
    decisions: { tieWinner: 'tieWinner', mediumBeforeShort: 'mediumBeforeShort' },
  }),
  [`${D}.order.rank-of-action`]: evaluation(`${D}.order.rank-of-action`, {
    decisions: { actsBelowOne: 'actsBelowOne' },
  }),
  [`${D}.action.move`]: move,
  [`${D}.action.move-to-engage`]: evaluation(`${D}.action.move-to-engage`, {
    decisions: { delayBeyond4: `${D}.action.move#delayBeyond4` },
  }),
  [`${D}.action.disengage`]: evaluation(`${D}.action.disengage`, {
    dice: { 'attacks.*.dodgeRoll': 'attacks.*.defence' },
  }),
  [`${D}.defence.choice`]: evaluation(`${D}.defence.choice`, {
    decisions: {
      declareBeforeAttackRoll: 'declareBeforeAttackRoll',
      secondDefenceOnSameAttack: 'secondDefenceOnSameAttack',
    },
  }),
  [`${D}.riposte`]: evaluation(`${D}.riposte`, { decisions: { againstMissile: 'againstMissile' } }),
};
