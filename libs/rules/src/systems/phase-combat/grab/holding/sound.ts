import { type Complaints, requireNamed, requireOwnIds, requireThat } from '../../../../kernel/references.ts';
import type { HoldStage } from '../state.ts';
import type { Wrestler } from './state.ts';

/** What of a hold's state has to agree. */
interface Standing {
  combatants: Wrestler[];
  grabber?: string | undefined;
  victim?: string | undefined;
  stage: HoldStage;
  hits: number;
  samePhase: boolean;
  weaponHeld?: boolean | undefined;
  phaseOf?: string | undefined;
  done?: unknown[] | undefined;
}

/** Complains of whatever no grab leads to: of names that nobody bears, of a hold without a hit or by one alone, of deeds in nobody's Phase. */
export function requireSoundHold(state: Standing, told: Complaints): void {
  const { combatants, grabber, phaseOf, stage, hits, samePhase, done = [] } = state;
  const ids = combatants.map(({ id }) => id);
  requireOwnIds(combatants, ['combatants'], told);
  requirePair(state, ids, told);
  if (phaseOf !== undefined) requireNamed(phaseOf, ids, ['phaseOf'], told);
  const isHeld = stage === 'seized' || stage === 'held';
  requireThat(
    hits > 0 === isHeld,
    ['hits'],
    hits,
    isHeld ? 'at least 1 while the hold lasts' : '0 without a hold',
    told,
  );
  const isOfGrab = isHeld && phaseOf === grabber;
  requireThat(
    !samePhase || isOfGrab,
    ['samePhase'],
    samePhase,
    "false but in the grabber's Phase, while the hold lasts",
    told,
  );
  requireThat(phaseOf !== undefined || done.length === 0, ['done'], done, "nothing in nobody's Phase", told);
  if (isHeld) requireTogether(state, told);
}

function requirePair({ grabber, victim, stage, weaponHeld }: Standing, ids: readonly string[], told: Complaints): void {
  const isBound = stage !== 'free' || weaponHeld === true;
  if (isBound || grabber !== undefined) requireNamed(grabber, ids, ['grabber'], told);
  const others = ids.filter((id) => id !== grabber);
  if (isBound || victim !== undefined) requireNamed(victim, others, ['victim'], told);
}

/** Where it is known where the two are, they share a hex. */
function requireTogether({ combatants, grabber, victim }: Standing, told: Complaints): void {
  const hexOf = (id: string | undefined) => combatants.find((one) => one.id === id)?.hex;
  const [own, hex] = [hexOf(grabber), hexOf(victim)];
  const at = combatants.findIndex(({ id }) => id === victim);
  const isShared = own === undefined || hex === undefined || own === hex;
  requireThat(isShared, ['combatants', at, 'hex'], hex, `${own}, where the grabber is`, told);
}
