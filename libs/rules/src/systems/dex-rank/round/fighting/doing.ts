import { tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { counted, nameOf } from '../../../../kernel/words.ts';
import { nonCombat } from '../../action/non-combat.ts';
import { timing } from '../../magic/timing.ts';
import { engagement, openTo } from '../engagement.ts';
import { statements } from '../statements.ts';
import type { Doing } from './commands.ts';
import { added, find, type Next, replaced, told } from './common.ts';
import { atPlaceOf, without } from './counting.ts';
import { type FightState, MOST_ROUNDS } from './state.ts';

export function intend(state: FightState, { who, intention, disengage }: Doing<'state'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const changed = fighter.stated !== undefined && fighter.stated !== intention;
  const { allowed } = ruling.run(statements, { action: disengage ? 'disengage' : intention, stated: true, changed });
  ruling.require(allowed, statements.id, 'The GM does not accept this change of what was stated.', () => [
    'keep to what was stated',
  ]);
  const isOpen = !disengage || fighter.engaged;
  ruling.require(isOpen, engagement.id, 'There is no fight to disengage from.', () => openTo(fighter.engaged));
  const { disengaging: _, ...rest } = fighter;
  const stated = { ...rest, stated: intention, ...(disengage && { disengaging: 'trying' as const }) };
  return told('state', `${nameOf(fighter)} states: ${intention}.`, replaced(state, stated));
}

export function cast(state: FightState, { who, spell, magicPoints }: Doing<'cast'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const { engaged, mp, spells } = fighter;
  const isFree = ruling.run(nonCombat, { engaged, choice: 'cast' }).allowed;
  ruling.require(isFree, nonCombat.id, 'Whoever is engaged begins no spell.', () => openTo(engaged));
  const { allowed, effectRound } = ruling.run(timing, { startRound: state.round, phase: state.phase, engaged });
  const left = counted(mp, 'magic point');
  ruling.require(allowed && magicPoints <= mp, timing.id, `${who} has ${left}, not ${magicPoints}.`, () => [
    `a spell of up to ${left}`,
  ]);
  if (state.round >= MOST_ROUNDS) throw tooLarge('The number of rounds', `${MOST_ROUNDS}`);
  const now = atPlaceOf(state, who, ruling);
  const pending = { spell, effectRound: effectRound as number };
  const begun = { ...fighter, mp: mp - magicPoints, spells: added(spells, 'spells', pending) };
  const says = `${nameOf(fighter)} begins ${spell}; it takes effect in round ${effectRound}.`;
  return told('cast', says, replaced(without(now, who), begun));
}
