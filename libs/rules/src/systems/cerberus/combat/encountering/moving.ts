import { requireDistinct } from '../../../../kernel/item-names.ts';
import { attempted, invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { conditionProne } from '../../health/condition.prone.ts';
import { allowanceTick } from '../../movement/allowance.tick.ts';
import { allowance, type TickAction } from '../../movement/allowance.ts';
import { opportunityAttack } from '../../movement/opportunity-attack.ts';
import { standUp } from '../../movement/stand-up.ts';
import { isHeldBy, requireFree } from './barring.ts';
import { type Boarded, isEnemy, isUp } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, added, freed, known, listing, type Next, replaced, told } from './common.ts';
import type { Running } from './state.ts';

/** What the movement of the tick comes to by all that is done in it; unknown without a Speed. */
function budgetOf(one: Boarded, fractions: readonly number[], moved: number, ruling: Ruling) {
  const { speed_ft: speed, did = [], castings = [] } = one;
  if (speed === undefined) return undefined;
  const castingTicks = Math.max(1, ...castings.map(({ ticks }) => ticks));
  const shares = [...new Set(did)].map((action) => {
    const asked = { action, speed_ft: speed, ...(action === 'cast' && { castingTicks }) };
    return ruling.run(allowance, asked).fraction;
  });
  return ruling.run(allowanceTick, { speed_ft: speed, fractions: [...shares, ...fractions], moved_ft: moved });
}

/** Notes what is done in the tick, where it bears on movement. Refused when more has been covered than it leaves. */
export function doing(one: Boarded, action: TickAction, ruling: Ruling): Boarded {
  const { did = [], moved_ft: moved = 0 } = one;
  const now = did.includes(action) ? one : { ...one, did: added(did, 'did', action) };
  if (moved === 0) return now;
  const budget = budgetOf(now, [], moved, ruling);
  const message = `${nameOf(one)} has moved too far for that: ${moved} ft, and it leaves ${budget?.budget_ft} ft.`;
  ruling.require(budget?.allowed !== false, allowanceTick.id, message, () => [
    'what leaves more Speed',
    'wait for the next tick',
  ]);
  return now;
}

/** A movement of the tick, and whose threat range it leaves. */
export function move(given: Running, command: Doing<'move'>, ruling: Ruling): Next {
  const { who, distance_ft: distance, leaves = [], fraction } = command;
  const mover = able(given, who, ruling);
  requireFree(mover, { deed: 'move' }, undefined, ruling);
  const moved = (mover.moved_ft ?? 0) + distance;
  const budget = budgetOf(mover, fraction === undefined ? [] : [fraction], moved, ruling);
  const left = (budget?.budget_ft ?? moved) - (mover.moved_ft ?? 0);
  ruling.require(budget?.allowed !== false, allowanceTick.id, `${nameOf(mover)} cannot move ${distance} ft.`, () => [
    `move ${Math.max(0, left)} ft`,
  ]);
  const state = replaced(given, { ...mover, moved_ft: moved });
  const openings = [...new Set(leaves)]
    .filter((by) => mayStrike(known(state, by, 'leaves'), mover, ruling))
    .map((by) => ({ by, against: who }));
  const names = openings.map(({ by }) => nameOf(known(state, by))).join(', ');
  const says = `${nameOf(mover)} moves ${distance} ft.${names === '' ? '' : ` Opportunity attack: ${names}.`}`;
  return told('move', says, openings.length > 0 ? { ...state, openings } : state, { who });
}

function mayStrike(one: Boarded, mover: Boarded, ruling: Ruling): boolean {
  const { opportunityAttack: hasFeat = false, opportunities = 0 } = one;
  if (!isUp(one) || one.id === mover.id) return false;
  const leaving = { enemy: isEnemy(one, mover), wasInside: true, leaves: true };
  if (!ruling.run(opportunityAttack, { hasFeat, usedThisTick: opportunities, ...leaving }).allowed) return false;
  return 'done' in attempted(() => requireFree(one, { deed: 'opportunityAttack' }, mover.id, ruling));
}

/** Standing up takes the movement of the tick. */
export function stand(state: Running, { who }: Doing<'stand'>, ruling: Ruling): Next {
  const riser = able(state, who, ruling);
  ruling.require(isHeldBy(riser, 'prone'), conditionProne.id, `${nameOf(riser)} is not prone.`, () => ['move']);
  requireFree(riser, { deed: 'standUp' }, undefined, ruling);
  const { moved_ft: moved = 0 } = riser;
  const budget = budgetOf(riser, [], moved, ruling)?.budget_ft ?? 1;
  const { allowed } = ruling.run(standUp, { moved_ft: moved, budget_ft: budget });
  ruling.require(allowed, standUp.id, `${nameOf(riser)} has no movement left to stand up with.`, () => [
    'stand up in the next tick',
  ]);
  return told(
    'stand',
    `${nameOf(riser)} stands up.`,
    replaced(state, doing(freed(riser, 'prone'), 'stand-up', ruling)),
    { who },
  );
}

/** What cover somebody has, by direction. */
export function cover(state: Running, { who, from, cover: kind }: Doing<'cover'>): Next {
  const one = known(state, who);
  for (const id of from) known(state, id, 'from');
  requireDistinct([who, ...from], (id) => invalidInput('/input/command/from', 'others, each once', id));
  const others = (one.cover ?? []).filter((known) => !from.includes(known.from));
  const now = kind === 'none' ? others : added(others, 'cover', ...from.map((id) => ({ from: id, cover: kind })));
  const against = from.map((id) => nameOf(known(state, id))).join(', ');
  const says =
    kind === 'none'
      ? `${nameOf(one)} has no cover against ${against}.`
      : `${nameOf(one)} has ${kind} cover against ${against}.`;
  return told('cover', says, replaced(state, listing(one, 'cover', now)), { who });
}
