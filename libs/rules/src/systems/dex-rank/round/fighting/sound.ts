import {
  type Complaints,
  type Path,
  requireNamed,
  requireNamedOnce,
  requireOwnIds,
  requireThat,
} from '../../../../kernel/references.ts';
import type { Phase } from '../phases.ts';
import type { Fighter } from './state.ts';

/** What of a fight's state has to agree. */
interface Standing {
  round: number;
  phase: Phase;
  turn?: string[] | undefined;
  fighters: Fighter[];
}

/** Complains of whatever no command leads to: of names that nobody bears, of places and deeds that the phase has not come to. */
export function requireSoundFight(state: Standing, told: Complaints): void {
  const { phase, fighters, turn = [] } = state;
  const ids = fighters.map(({ id }) => id);
  requireOwnIds(fighters, ['fighters'], told);
  requireNamedOnce(turn, ids, ['turn'], told);
  const isCounted = phase === 'magic' || phase === 'actions';
  requireThat(isCounted || turn.length === 0, ['turn'], turn, `nobody in the phase of ${phase}`, told);
  for (const [i, fighter] of fighters.entries()) {
    const others = ids.filter((one) => one !== fighter.id);
    requireRiposte(fighter, phase, others, ['fighters', i], told);
    requireDeeds(fighter, state, ['fighters', i], told);
  }
}

function requireRiposte({ items, riposte }: Fighter, phase: Phase, others: string[], of: Path, told: Complaints): void {
  requireOwnIds(items, [...of, 'items'], told);
  if (!riposte) return;
  requireNamed(riposte.against, others, [...of, 'riposte', 'against'], told);
  const own = items.map(({ id }) => id);
  requireNamedOnce(riposte.items, own, [...of, 'riposte', 'items'], told);
  requireThat(phase === 'actions', [...of, 'riposte'], riposte, `none in the phase of ${phase}`, told);
}

/** What one has done this round, and what was begun before. */
function requireDeeds(
  { moved, mov, attacks, disengaging, spells }: Fighter,
  now: Standing,
  of: Path,
  told: Complaints,
) {
  const { phase, round } = now;
  requireThat(moved <= mov, [...of, 'moved'], moved, `at most ${mov}, the normal movement`, told);
  const isLater = phase === 'actions' || phase === 'resolution';
  const mayHave = isLater && disengaging === undefined;
  const none = isLater ? 'none of one who disengages' : `none before the actions, in the phase of ${phase}`;
  requireThat(mayHave || attacks.length === 0, [...of, 'attacks'], attacks, none, told);
  const first = phase === 'statements' ? round : round + 1;
  for (const [i, { effectRound }] of spells.entries()) {
    const isToCome = effectRound >= first;
    requireThat(isToCome, [...of, 'spells', i, 'effectRound'], effectRound, `at least ${first}: a round to come`, told);
  }
}
