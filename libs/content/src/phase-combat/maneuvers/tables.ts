import type { Row } from '../../types.ts';

/** Cost and combat values of the five maneuvers. */
export const maneuvers = [
  {
    maneuver: 'block',
    phase_cost: 'half',
    attack_action: true,
    abort: true,
    ocv: 0,
    ocv_scope: null,
    dcv: 0,
    dcv_factor: 1,
  },
  {
    maneuver: 'brace',
    phase_cost: 'zero',
    attack_action: false,
    abort: false,
    ocv: 2,
    ocv_scope: 'range-penalty',
    dcv: 0,
    dcv_factor: 0.5,
  },
  {
    maneuver: 'disarm',
    phase_cost: 'half',
    attack_action: true,
    abort: false,
    ocv: -2,
    ocv_scope: null,
    dcv: 0,
    dcv_factor: 1,
  },
  {
    maneuver: 'dodge',
    phase_cost: 'half',
    attack_action: true,
    abort: true,
    ocv: null,
    ocv_scope: null,
    dcv: 3,
    dcv_factor: 1,
  },
  {
    maneuver: 'grab',
    phase_cost: 'half',
    attack_action: true,
    abort: false,
    ocv: -1,
    ocv_scope: null,
    dcv: -2,
    dcv_factor: 1,
  },
] as const satisfies readonly Row[];

/** What happens to a block stance. */
export const blockTransitions = [
  { from: 'idle', event: 'declare-block', to: 'blocking' },
  { from: 'blocking', event: 'block-success', to: 'blocking' },
  { from: 'blocking', event: 'block-failure', to: 'spent' },
  { from: 'blocking', event: 'let-attack-through', to: 'blocking' },
  { from: 'spent', event: 'incoming-attack', to: 'spent' },
  { from: 'blocking', event: 'stance-ends', to: 'idle' },
  { from: 'spent', event: 'stance-ends', to: 'idle' },
] as const satisfies readonly Row[];

/** What happens to a hold; a hit leaves the target free where its size rules the hold out. */
export const holdTransitions = [
  { from: 'free', event: 'grab-missed', to: 'free' },
  { from: 'free', event: 'grab-hit', to: 'seized' },
  { from: 'seized', event: 'casual-escape-success', to: 'free' },
  { from: 'seized', event: 'casual-escape-failed', to: 'held' },
  { from: 'seized', event: 'casual-escape-waived', to: 'held' },
  { from: 'held', event: 'squeeze', to: 'held' },
  { from: 'held', event: 'throw', to: 'thrown' },
  { from: 'held', event: 'later-attack-missed', to: 'held' },
  { from: 'held', event: 'escape-success', to: 'free' },
  { from: 'held', event: 'escape-failed', to: 'held' },
  { from: 'held', event: 'let-go', to: 'free' },
  { from: 'thrown', event: 'landed', to: 'free' },
] as const satisfies readonly Row[];
