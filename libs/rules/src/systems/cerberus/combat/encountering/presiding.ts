import { invalidInput, tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import type { Boarded } from './combatant.ts';
import type { Doing } from './commands.ts';
import { boarded, known, type Next, replaced, told } from './common.ts';
import { placed } from './placing.ts';
import { MOST_COMBATANTS, type Running } from './state.ts';

/** What the game master settles. */

/** Somebody joins, with full reserves. */
export function join(state: Running, { combatant }: Doing<'join'>, ruling: Ruling): Next {
  if (state.combatants.some(({ id }) => id === combatant.id))
    throw invalidInput('/input/command/combatant/id', 'an id that nobody here has', combatant.id);
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

/** How somebody stands, as the game master says. */
export function rule(state: Running, { who, hp, out, stabilized }: Doing<'rule'>): Next {
  const { out: wasOut, stabilized: was, ...one } = known(state, who);
  const isOut = out ?? wasOut ?? false;
  const isStable = stabilized ?? was ?? false;
  const after: Boarded = {
    ...one,
    ...(hp !== undefined && { hp }),
    ...(isOut && { out: true }),
    ...(isStable && { stabilized: true }),
  };
  const words = [
    ...(hp === undefined ? [] : [`${hp} HP`]),
    ...(out === undefined ? [] : [out ? 'out of the encounter' : 'back in the encounter']),
    ...(stabilized === undefined ? [] : [stabilized ? 'stabilized' : 'not stabilized']),
  ];
  return told('rule', `${nameOf(after)}: ${words.join(', ') || 'as before'}.`, replaced(state, after), { who });
}
