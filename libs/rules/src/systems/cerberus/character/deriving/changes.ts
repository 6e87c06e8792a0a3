import type { Change } from '../../../../kernel/unit.ts';
import type { Derived } from './derive.ts';

/** The derived values as they are shown, by name. */
const SHOWN = [
  ['maximum HP', ({ maxHp }) => maxHp, 'HP'],
  ['Reflex', ({ reflex }) => reflex],
  ['Will', ({ will }) => will],
  ['Fortitude', ({ fortitude }) => fortitude],
  ['Speed', ({ speed_ft }) => speed_ft, 'ft'],
  ['attack tokens', ({ reserves }) => reserves.attack],
  ['spell tokens', ({ reserves }) => reserves.spell],
  ['general tokens', ({ reserves }) => reserves.general],
  ['dedicated dodges', ({ reserves }) => reserves.dodge],
  ['caster level', ({ casterLevel }) => casterLevel],
  ['spell DC', ({ spellDc }) => spellDc],
  ['slots per level', ({ slotsPerLevel }) => slotsPerLevel],
] as const satisfies readonly (readonly [string, (derived: Derived) => number | undefined, unit?: string])[];

/** What differs between two sets of derived values. */
export function changesBetween(who: string, before: Derived, after: Derived): Change[] {
  return SHOWN.flatMap(([what, value, unit]) => {
    const [from, to] = [value(before), value(after)];
    if (from === to || from === undefined || to === undefined) return [];
    return [{ who, what, from, to, ...(unit && { unit }) }];
  });
}
