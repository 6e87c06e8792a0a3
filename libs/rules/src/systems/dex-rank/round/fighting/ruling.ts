import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf, possessive } from '../../../../kernel/words.ts';
import { timing } from '../../magic/timing.ts';
import type { Doing } from './commands.ts';
import { known, type Next, replaced, told } from './common.ts';
import type { Fighter, FightState } from './state.ts';

/** The GM sets how somebody stands: in or out of the fight, on their feet, hit points and magic points, a spell broken off. */
export function rule(state: FightState, { do: _, who, interrupts, ...given }: Doing<'rule'>, ruling: Ruling): Next {
  const fighter = known(state, who);
  const spells = interrupts === undefined ? fighter.spells : withoutSpell(fighter, interrupts, ruling);
  const says =
    interrupts === undefined
      ? `The GM rules on ${nameOf(fighter)}.`
      : `${possessive(nameOf(fighter))} ${interrupts} comes to nothing.`;
  return told('rule', says, replaced(state, { ...fighter, ...given, spells }));
}

function withoutSpell({ id, spells }: Fighter, spell: string, ruling: Ruling): Fighter['spells'] {
  const index = spells.findIndex((pending) => pending.spell === spell);
  ruling.require(index >= 0, timing.id, `${id} has begun no ${spell}.`, () =>
    spells.map((pending) => `rule: interrupt ${pending.spell} of ${id}`),
  );
  return spells.toSpliced(index, 1);
}
