import { counted } from '../../../../kernel/words.ts';
import { grappleCost } from '../grapple.cost.ts';
import { grappleDisarm } from '../grapple.disarm.ts';
import { grappleForcedMovement } from '../grapple.forced-movement.ts';
import { grappleHold } from '../grapple.hold.ts';
import { grappleImmobilize, PINNING_LIMBS } from '../grapple.immobilize.ts';
import type { Grappler, GrappleState } from './state.ts';
import type { Attempt } from './techniques.ts';

/** The ground that an attempt lacks. */
interface Obstacle {
  rule: string;
  message: string;
}

/** Why a technique cannot be attempted as the grapple stands, whatever it costs. */
export function obstacleTo(command: Attempt, state: GrappleState): Obstacle | undefined {
  switch (command.do) {
    case 'hold':
      return obstacleToHold(command.limbs ?? 1, state);
    case 'trip':
      return undefined;
    case 'move':
      return unlessHeld(state, grappleForcedMovement.id, 'Only a Grappled target can be moved.');
    case 'immobilize':
      return obstacleToPin(command.limbs ?? PINNING_LIMBS, state);
    case 'disarm':
      if (state.target.heldObjects.includes(command.chosen)) return undefined;
      return { rule: grappleDisarm.id, message: `The target holds no ${command.chosen}.` };
    case 'escape':
      return unlessHeld(state, grappleCost.id, 'There is no hold to break.');
  }
}

/** What can be done now, in words. */
export function legalCommands(state: GrappleState): string[] {
  const { attacker, target, held, escapesThisTick } = state;
  const isOpen = (command: Attempt) => canPay(attacker) && !obstacleTo(command, state);
  const [object = ''] = target.heldObjects;
  const canEscape = held && canPay(target) && escapesThisTick === 0;
  return [
    ...(isOpen({ do: 'hold' }) ? ['hold'] : []),
    ...(isOpen({ do: 'trip', keep: 'none' }) ? ['trip'] : []),
    ...(isOpen({ do: 'move' }) ? ['move'] : []),
    ...(isOpen({ do: 'immobilize' }) ? ['immobilize'] : []),
    ...(isOpen({ do: 'disarm', chosen: object }) ? ['disarm'] : []),
    ...(canEscape ? ['escape'] : []),
    ...(held ? ['release'] : []),
    'nextTick',
  ];
}

function canPay({ attackTokens, freeSlots }: Grappler): boolean {
  return attackTokens > 0 && freeSlots > 0;
}

function obstacleToHold(limbs: number, { held, attacker, limbsBusy }: GrappleState): Obstacle | undefined {
  const rule = grappleHold.id;
  if (held) return { rule, message: 'The target is already held.' };
  const free = attacker.limbs - limbsBusy;
  if (limbs <= free) return undefined;
  return { rule, message: `A hold with ${counted(limbs, 'limb')} needs as many free; the attacker has ${free}.` };
}

function obstacleToPin(limbs: number, state: GrappleState): Obstacle | undefined {
  const rule = grappleImmobilize.id;
  const { attacker } = state;
  if (limbs < PINNING_LIMBS) return { rule, message: `A pin ties up ${PINNING_LIMBS} limbs or more.` };
  if (limbs > attacker.limbs)
    return { rule, message: `A pin with ${counted(limbs, 'limb')} needs as many; the attacker has ${attacker.limbs}.` };
  return unlessHeld(state, rule, 'Only a Grappled target can be pinned.');
}

function unlessHeld({ held }: GrappleState, rule: string, message: string): Obstacle | undefined {
  return held ? undefined : { rule, message };
}
