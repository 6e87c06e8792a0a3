import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { grappleDisarm } from '../grapple.disarm.ts';
import { grappleForcedMovement } from '../grapple.forced-movement.ts';
import { grappleHold } from '../grapple.hold.ts';
import { grappleImmobilize } from '../grapple.immobilize.ts';
import { grappleTrip } from '../grapple.trip.ts';
import type { GrappleCommand, GrappleEvent, GrappleState } from './state.ts';

/** The state after a technique that was attempted, and what there is to tell of it. */
export interface Effect {
  state: GrappleState;
  event: Omit<GrappleEvent, 'did' | 'success'>;
}

type Command<N extends GrappleCommand['do']> = CommandOf<GrappleCommand, N>;
export type Technique = Exclude<GrappleCommand['do'], 'release' | 'nextTick'>;
/** A command that is a technique or an escape, and so is paid for. */
export type Attempt = Extract<GrappleCommand, { do: Technique }>;

const FREE = { held: false, pinned: false, limbsBusy: 0 };

/** What each technique does to the grapple, by the rule of its name. */
export const techniques: {
  [N in Technique]: (state: GrappleState, command: Command<N>, success: boolean, ruling: Ruling) => Effect;
} = {
  hold(state, { limbs = 1 }, success, ruling) {
    const input = { success, freeLimbs: state.attacker.limbs - state.limbsBusy, limbsUsed: limbs };
    const hold = ruling.run(grappleHold, input);
    const event = { says: grappleHold.says(hold, input) };
    if (hold.targetCondition === 'none') return { state, event };
    return { state: { ...state, held: true, limbsBusy: hold.holderLimbsBusy }, event };
  },
  trip(state, { keep }, success, ruling) {
    const input = { success, alreadyHeld: state.held, keep };
    const fall = ruling.run(grappleTrip, input);
    const event = { says: grappleTrip.says(fall, input) };
    if (!fall.targetProne) return { state, event };
    const attacker = { ...state.attacker, prone: state.attacker.prone || fall.attackerProne };
    const grip = fall.targetGrappled ? {} : FREE;
    return { state: { ...state, ...grip, attacker, target: { ...state.target, prone: true } }, event };
  },
  move(state, { obstacleAtFt }, success, ruling) {
    const input = { targetGrappled: state.held, success, attackerSpeedFt: state.attacker.speedFt, obstacleAtFt };
    const { movedFt } = ruling.run(grappleForcedMovement, input);
    const event = { says: success ? `The target is moved ${movedFt} ft.` : 'The target does not budge.', movedFt };
    // Moving a pinned target turns the pin back into a hold.
    return { state: success ? { ...state, pinned: false } : state, event };
  },
  immobilize(state, { limbs = 2 }, success, ruling) {
    const input = { targetGrappled: state.held, success, attackerLimbs: limbs };
    const pin = ruling.as('target', () => ruling.run(grappleImmobilize, input));
    const event = { says: grappleImmobilize.says(pin, input) };
    return { state: pin.immobilized ? { ...state, pinned: true, limbsBusy: limbs } : state, event };
  },
  disarm(state, { chosen }, success, ruling) {
    const input = { success, heldObjects: state.target.heldObjects, chosen };
    const { dropped } = ruling.run(grappleDisarm, input);
    const says = grappleDisarm.says({ dropped, targetGrappled: false }, input);
    const heldObjects = without(state.target.heldObjects, dropped[0]);
    return { state: { ...state, target: { ...state.target, heldObjects } }, event: { says, dropped } };
  },
  escape(state, _command, success) {
    const says = success ? 'The target breaks free.' : 'The hold stands.';
    return { state: success ? { ...state, ...FREE } : state, event: { says } };
  },
};

/** The list without one of the object: of two equal swords one stays. */
function without(objects: readonly string[], dropped: string | undefined): string[] {
  const at = dropped === undefined ? -1 : objects.indexOf(dropped);
  return objects.filter((_, index) => index !== at);
}
