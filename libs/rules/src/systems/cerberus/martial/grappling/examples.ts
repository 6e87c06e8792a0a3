import type { Example } from '../../../../kernel/unit.ts';
import type { GrappleState } from './state.ts';

const start: GrappleState = {
  kind: 'cerberus.grapple',
  formatVersion: 1,
  commands: 0,
  attacker: { name: 'Osseur', limbs: 2, attackTokens: 4, freeSlots: 2, speedFt: 60, heldObjects: [], prone: false },
  target: {
    name: 'Brant',
    limbs: 2,
    attackTokens: 3,
    freeSlots: 1,
    speedFt: 45,
    heldObjects: ['battleaxe', 'shield'],
    prone: false,
  },
  held: false,
  pinned: false,
  limbsBusy: 0,
  escapesThisTick: 0,
};

const held: GrappleState = { ...start, commands: 1, held: true, limbsBusy: 1 };

/** Examples of the grapple operation. */
export const grappleExamples: readonly Example[] = [
  {
    title: 'A hold at 3 in 5, rolled at the table',
    request: {
      input: { state: start, command: { do: 'hold', odds: { chances: 3, outOf: 5 } } },
      dice: { rolls: [{ key: 'commands.1.attempter.chance', faces: [3] }] },
    },
  },
  {
    title: 'The held one tries to break free',
    request: { input: { state: held, command: { do: 'escape', odds: { chances: 1, outOf: 3 } } } },
  },
  {
    title: 'A trip in which the holder falls along',
    request: { input: { state: held, command: { do: 'trip', keep: 'fallWith', odds: { chances: 1, outOf: 2 } } } },
  },
  {
    title: 'Dragging the held one toward a wall',
    request: { input: { state: held, command: { do: 'move', obstacleAtFt: 10, odds: { chances: 2, outOf: 3 } } } },
  },
  {
    title: 'A pin with both hands',
    request: { input: { state: held, command: { do: 'immobilize', odds: { chances: 1, outOf: 2 } } } },
  },
  {
    title: 'A shield twisted away',
    request: { input: { state: start, command: { do: 'disarm', chosen: 'shield', odds: { chances: 2, outOf: 5 } } } },
  },
];
