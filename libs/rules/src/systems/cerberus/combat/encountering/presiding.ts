import { invalidInput, tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import type { Boarded } from './combatant.ts';
import type { Doing } from './commands.ts';
import { boarded, known, type Next, replaced, told } from './common.ts';
import { placed } from './placing.ts';
import { MOST_COMBATANTS, type Running } from './state.ts';
import { fall } from './wounds.ts';

/** What the game master settles. */

/** Somebody joins, with full reserves. */
export function join(state: Running, { combatant }: Doing<'join'>, ruling: Ruling): Next {
  if (state.combatants.some(({ id }) => id === combatant.id))
    throw invalidInput('/input/command/combatant/id', 'an id that nobody here has', combatant.id);
  for (const [i, { from }] of (combatant.cover ?? []).entries()) known(state, from, `combatant/cover/${i}/from`);
  for (const [i, { target }] of (combatant.declared ?? []).entries())
    if (target !== undefined) known(state, target, `combatant/declared/${i}/target`);
  if (combatant.board)
    throw invalidInput('/input/command/combatant/board', 'maxima: a board is made as somebody joins', combatant.board);
  if (state.combatants.length === MOST_COMBATANTS) throw tooLarge('The number of combatants', `${MOST_COMBATANTS}`);
  const joined = boarded(combatant, state, ruling);
  return told(
    'join',
    `${nameOf(joined)} joins.`,
    { ...state, combatants: [...state.combatants, joined] },
    { who: joined.id },
  );
}

/** Maxima change in mid-round. */
export function sheet(state: Running, { who, max, bonusSlots }: Doing<'sheet'>, ruling: Ruling): Next {
  const { combatant } = placed(
    known(state, who),
    { do: 'sheet', max, ...(bonusSlots !== undefined && { bonusSlots }) },
    ruling,
  );
  return told('sheet', `The reserves of ${nameOf(combatant)} change.`, replaced(state, combatant), { who });
}

/** How somebody stands, as the game master says. Whoever is brought up needs no stabilizing, whoever is brought down falls. */
export function rule(state: Running, { who, hp, out, stabilized }: Doing<'rule'>, ruling: Ruling): Next {
  const { out: wasOut, stabilized: was, ...one } = known(state, who);
  const now = hp ?? one.hp;
  const isOut = out ?? wasOut ?? false;
  const isStable = now <= 0 && (stabilized ?? was ?? false);
  const after: Boarded = { ...one, hp: now, ...(isOut && { out: true }), ...(isStable && { stabilized: true }) };
  const words = [
    ...(hp === undefined ? [] : [`${hp} HP`]),
    ...(out === undefined ? [] : [out ? 'out of the encounter' : 'back in the encounter']),
    ...(stabilized === undefined ? [] : [isStable ? 'stabilized' : 'not stabilized']),
  ];
  const says = `${nameOf(after)}: ${words.join(', ') || 'as before'}.`;
  const { combatant, events } = now <= 0 && one.hp > 0 ? fall(after, ruling) : { combatant: after, events: [] };
  const next = told(
    'rule',
    says,
    isOut ? withoutAnnounced(replaced(state, combatant), who) : replaced(state, combatant),
    { who },
  );
  return { ...next, events: [...next.events, ...events] };
}

/** What was announced on somebody who is gone comes to nothing. */
function withoutAnnounced({ announced = [], ...state }: Running, who: string): Running {
  const left = announced.filter(({ target }) => target !== who);
  return { ...state, ...(left.length > 0 && { announced: left }) };
}
