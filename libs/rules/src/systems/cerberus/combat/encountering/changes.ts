import { changed } from '../../../../kernel/change.ts';
import type { Change } from '../../../../kernel/unit.ts';
import { nameOf } from '../../../../kernel/words.ts';
import type { Combatant } from './combatant.ts';
import type { EncounterState } from './state.ts';

/** What a command changed, as the bar of changes shows it. */
export function changesOf(before: EncounterState, after: EncounterState): Change[] {
  const was = new Map(before.combatants.map((one) => [one.id, one]));
  const moment = ({ round, tick }: EncounterState) => `round ${round}, tick ${tick}`;
  return [
    ...changed('the encounter', 'time', moment(before), moment(after)),
    ...after.combatants.flatMap((one) => ofOne(was.get(one.id), one)),
  ];
}

const RESERVES = [
  ['attack', 'attack tokens'],
  ['spell', 'spell tokens'],
  ['general', 'general tokens'],
  ['dodge', 'dodges'],
] as const;

function ofOne(before: Combatant | undefined, after: Combatant): Change[] {
  if (!before) return [];
  const who = nameOf(after);
  const had = before.board?.reserve ?? before.max;
  const has = after.board?.reserve ?? after.max;
  return [
    ...changed(who, 'HP', before.hp, after.hp, 'HP'),
    ...RESERVES.flatMap(([key, what]) => changed(who, what, had?.[key] ?? 0, has?.[key] ?? 0)),
    ...changed(who, 'conditions', wordsOf(before), wordsOf(after)),
  ];
}

const wordsOf = ({ conditions = [] }: Combatant) => conditions.map(({ condition }) => condition).join(', ') || 'none';
