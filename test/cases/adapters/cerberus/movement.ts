import { type Adapter, evaluation } from '../../adapter.ts';

const M = 'cerberus.movement';
const SPEED = `${M}.speed`;
const ALLOWANCE = `${M}.allowance`;
const REFLEX = `${M}.cover.reflex`;
const CHANCE = `${M}.cover.chance`;

/** What cases call the actions of the table. */
const ACTIONS: Record<string, string> = {
  'attack (melee, shot, throw)': 'attack',
  shot: 'attack',
  throw: 'attack',
  'dodge or parry': 'dodge',
  'cast a spell': 'cast',
  'general action': 'general',
  'general action (drink, open, pick up)': 'general',
  'stand up': 'stand-up',
  'long incantation': 'ritual',
  'long incantation, ritual or concentration': 'ritual',
  'move only': 'none',
  move: 'none',
};

const allowance: Adapter = ({ action, ...given }, ask) =>
  evaluation(ALLOWANCE, { decisions: { longIncantation: 'longIncantation' } })(
    { ...given, action: ACTIONS[action] ?? action },
    ask,
  );

/** Movement: Speed and what a tick allows, and what attacks borrow. */
export const adapters: Record<string, Adapter> = {
  [SPEED]: evaluation(SPEED, { modifiers: ['flat_ft', 'multipliers'] }),
  [ALLOWANCE]: allowance,
  [REFLEX]: evaluation(REFLEX, { dice: { d20: 'defender.reflex' } }),
  [CHANCE]: evaluation(CHANCE, { dice: { roll: 'attacker.opening' } }),
};
