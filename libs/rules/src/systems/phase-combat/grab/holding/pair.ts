import type { Figuring } from '../../../../kernel/figuring.ts';
import { dcv } from '../dcv.ts';
import { pinnedLimbs } from '../pinned-limbs.ts';
import type { HoldState, Wrestler } from './state.ts';

export const isHeld = ({ stage }: HoldState) => stage === 'seized' || stage === 'held';

export const find = ({ combatants }: HoldState, id: string | undefined): Wrestler | undefined =>
  combatants.find((one) => one.id === id);

/** The two of a hold, who are known wherever there is one. */
export function pairOf(state: HoldState): { grabber: Wrestler; victim: Wrestler } {
  return { grabber: find(state, state.grabber) as Wrestler, victim: find(state, state.victim) as Wrestler };
}

export function withOne(state: HoldState, id: string | undefined, change: Partial<Wrestler>): HoldState {
  return { ...state, combatants: state.combatants.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** DCV as it counts now: halved for both while the hold lasts, 2 less for whoever has grabbed, to their next Phase. */
export function dcvOf(state: HoldState, one: Wrestler, ruling: Figuring): number {
  const isVictim = one.id === state.victim;
  const held = isHeld(state) && (isVictim || one.id === state.grabber);
  const role = held && isVictim ? 'victim' : 'grabber';
  return ruling.run(dcv, { role, dcv: one.dcv, held, beforeOwnNextPhase: one.grabbed === true }).dcv;
}

/** Limbs of somebody that no grab pins. */
export function freeLimbs(state: HoldState, { id, limbs = 4 }: Wrestler, ruling: Figuring): number {
  if (state.hits === 0 || id !== state.victim) return limbs;
  return ruling.run(pinnedLimbs, { hits: state.hits, limbs }).free;
}

export const titleOf = ({ name, id }: Wrestler) => name ?? id;
