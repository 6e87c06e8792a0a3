import { type Adapter, evaluation } from '../../adapter.ts';

const REFLEX = 'cerberus.movement.cover.reflex';
const CHANCE = 'cerberus.movement.cover.chance';

/** The rules of movement that attacks borrow. */
export const adapters: Record<string, Adapter> = {
  [REFLEX]: evaluation(REFLEX, { dice: { d20: 'defender.reflex' } }),
  [CHANCE]: evaluation(CHANCE, { dice: { roll: 'attacker.opening' } }),
};
