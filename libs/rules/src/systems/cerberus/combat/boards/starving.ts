import type { Figuring } from '../../../../kernel/ruling.ts';
import { boundaryRecovery } from '../sustained.round-boundary.ts';
import type { BoardEvent } from './events.ts';
import { slotsOf } from './paying.ts';
import { type Board, runningOf, TICKS, unpaidOf } from './state.ts';

const WARNED: ReadonlySet<string> = new Set(['attack', 'spell', 'general', 'parry', 'begin']);

/** Sustained actions that are due and cannot all be paid with the slots and tokens that a placement leaves: the last begun go short. */
export function starvedBy(event: BoardEvent, after: Board, ruling: Figuring) {
  if (!WARNED.has(event.do)) return [];
  let { free } = slotsOf(after, ruling);
  const left = { ...after.reserve };
  return unpaidOf(after).flatMap(({ id, category }) => {
    if (free < 1 || left[category] < 1) return [{ code: 'starves-sustained' as const, id }];
    free -= 1;
    left[category] -= 1;
    return [];
  });
}

/** An action just begun of which some later stage cannot be paid even if nothing else is spent and no other action ends. */
export function unsustainable(event: BoardEvent, after: Board, ruling: Figuring) {
  const action = event.do === 'begin' ? runningOf(after, event.id) : undefined;
  if (!action) return [];
  const { category, stages } = action;
  let open = Math.min(stages - 1, TICKS - after.tick);
  let paid = 1 + open;
  if (open > after.reserve[category]) return [{ code: 'unsustainable' as const, id: action.id }];
  const isHeld = paid < stages && ruling.decide(boundaryRecovery) !== 'none-held';
  const others = after.sustained.filter((one) => one !== action && one.category === category);
  const heldByOthers = isHeld ? others.reduce((sum, one) => sum + one.paidTotal, 0) : 0;
  const max = (after.upcoming ?? after.max)[category];
  while (paid < stages) {
    open = Math.min(stages - paid, TICKS);
    if (open > max - heldByOthers - (isHeld ? paid : 0)) return [{ code: 'unsustainable' as const, id: action.id }];
    paid += open;
  }
  return [];
}
