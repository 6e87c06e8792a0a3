import {
  type Complaints,
  type Path,
  requireNamed,
  requireNamedOnce,
  requireOwnIds,
  requireThat,
} from '../../../../kernel/references.ts';
import type { Combatant, Owed } from './state.ts';
import { type At, isBefore, isSame } from './time.ts';

/** What of a Turn's state has to agree. */
interface Standing extends At {
  combatants: Combatant[];
  order: string[];
  rights?: Owed[] | undefined;
}

const COMING = 'a Segment that is still to come';
const NOT_OVER = 'a Segment that is not over';

/** Complains of whatever no legal play comes to: who stands twice, is nobody, acts before their DEX, or does what is over or yet to come. */
export function requireSoundTurn({ turn, segment, combatants, order, rights = [] }: Standing, told: Complaints): void {
  const now = { turn, segment };
  const ids = combatants.map(({ id }) => id);
  requireOwnIds(combatants, ['combatants'], told);
  requireNamedOnce(order, ids, ['order'], told);
  for (const [i, one] of combatants.entries()) {
    requireStance(one, now, ['combatants', i], told);
    requireHolding(one, now, ['combatants', i], told);
    requireManeuvers(one, now, ['combatants', i], told);
    requireDone(one, ['combatants', i], told);
  }
  for (const [i, { id, before, at }] of rights.entries()) {
    requireNamed(id, ids, ['rights', i, 'id'], told);
    const others = ids.filter((one) => one !== id);
    requireNamed(before, others, ['rights', i, 'before'], told);
    requireThat(!isBefore(at, now), ['rights', i, 'at'], at, NOT_OVER, told);
  }
  requireTurns({ turn, segment, combatants, order, rights }, told);
}

function requireStance(
  { stance, stanceEnds: ends, blocked = 0, spent }: Combatant,
  now: At,
  of: Path,
  told: Complaints,
) {
  const at = [...of, 'stanceEnds'];
  requireThat(
    (stance === undefined) === (ends === undefined),
    at,
    ends,
    stance ? 'the end of the stance' : 'a stance',
    told,
  );
  requireThat(!ends || !isBefore(ends, now), at, ends, NOT_OVER, told);
  const isBlocking = stance === 'block';
  requireThat(isBlocking || blocked === 0, [...of, 'blocked'], blocked, '0 without a Block', told);
  requireThat(isBlocking || !spent, [...of, 'spent'], spent, 'false without a Block', told);
}

function requireHolding({ heldSince, stance, acted, forgone }: Combatant, now: At, of: Path, told: Complaints) {
  requireThat(
    !heldSince || !isBefore(now, heldSince),
    [...of, 'heldSince'],
    heldSince,
    'a Segment that has come',
    told,
  );
  const isHolding = !heldSince || (!acted && stance === undefined);
  requireThat(isHolding, [...of, 'heldSince'], heldSince, 'nothing once they have acted or stand in a stance', told);
  requireThat(!forgone || isBefore(now, forgone), [...of, 'forgone'], forgone, COMING, told);
}

function requireManeuvers({ lasting = [] }: Combatant, now: At, of: Path, told: Complaints) {
  const used = lasting.map(({ maneuver }) => maneuver);
  for (const [i, { maneuver, ends }] of lasting.entries()) {
    const at = [...of, 'lasting', i];
    requireThat(used.indexOf(maneuver) === i, [...at, 'maneuver'], maneuver, 'each once', told);
    requireThat(ends !== undefined, [...at, 'ends'], ends, 'the end of the maneuver', told);
    requireThat(!ends || !isBefore(ends, now), [...at, 'ends'], ends, NOT_OVER, told);
  }
}

function requireDone({ acted, attacked, broken = [], weapon, shield }: Combatant, of: Path, told: Complaints) {
  requireThat(acted || !attacked, [...of, 'attacked'], attacked, 'false of those who have not acted', told);
  const items = [...(weapon ? ['weapon'] : []), ...(shield ? ['shield'] : [])];
  requireNamedOnce(broken, items, [...of, 'broken'], told);
}

/** Those still to act have not acted, and come by DEX, the highest first, but for the rights that hold now. */
function requireTurns({ combatants, order, rights = [], ...now }: Standing, told: Complaints) {
  const inOrder = order.flatMap((id) => combatants.find((one) => one.id === id) ?? []);
  for (const [i, { id, acted }] of inOrder.entries()) {
    const isOpen = now.segment > 0 && !acted;
    requireThat(isOpen, ['order', i], id, 'those who have a Phase in this Segment and have not acted', told);
  }
  const holding = rights.filter(({ at }) => isSame(at, now));
  const isEarly = ({ id, dex }: Combatant, later: Combatant) =>
    dex < later.dex && !goesBefore(id, holding).some((other) => dexOf(combatants, other) >= later.dex);
  const late = inOrder.findIndex((one, i) => inOrder.slice(0, i).some((earlier) => isEarly(earlier, one)));
  requireThat(
    late < 0,
    ['order', late],
    inOrder[late]?.id,
    'by DEX, the highest first, but for rights to act first',
    told,
  );
}

const dexOf = (combatants: readonly Combatant[], id: string) =>
  combatants.find((one) => one.id === id)?.dex ?? Number.NEGATIVE_INFINITY;

/** Those before whom somebody may act: whoever comes before one who comes before a third comes before that one as well. */
function goesBefore(id: string, rights: readonly Owed[]): string[] {
  const found = [id];
  for (const one of found)
    for (const right of rights) if (right.id === one && !found.includes(right.before)) found.push(right.before);
  return found.slice(1);
}
