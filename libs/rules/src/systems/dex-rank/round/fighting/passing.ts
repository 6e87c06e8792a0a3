import { tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { counted, nameOf, possessive } from '../../../../kernel/words.ts';
import { disengage } from '../../action/disengage.ts';
import { frame } from '../frame.ts';
import { phases } from '../phases.ts';
import { resolution } from '../resolution.ts';
import { type Next, told } from './common.ts';
import { type Fighter, type FightState, MOST_ROUNDS } from './state.ts';

/** The next phase: spells take effect, those who dodged everything are out of the fight, a new round is whole again. */
export function nextPhase(state: FightState, ruling: Ruling): Next {
  const { next } = ruling.run(phases, { phase: state.phase });
  const { turn: _, ...rest } = state;
  const fighters = state.fighters.map(({ waits: _waits, ...fighter }) => fighter);
  const opened = { ...rest, phase: next, fighters };
  if (next === 'magic') return magic(opened);
  if (next === 'actions')
    return told('nextPhase', 'Actions, by DEX-rank.', { ...opened, count: highest(fighters, 'dex') });
  if (next === 'resolution') return left(opened, ruling);
  if (state.round >= MOST_ROUNDS) throw tooLarge('The number of rounds', `${MOST_ROUNDS}`);
  const { approxSeconds } = ruling.run(frame, { roundsPassed: state.round });
  const says = `Round ${state.round + 1}, about ${counted(approxSeconds, 'second')} into the fight: statements.`;
  const renewing = fighters.map((fighter) => renewed(fighter, ruling));
  return told('nextPhase', says, { ...opened, round: state.round + 1, fighters: renewing });
}

const highest = (fighters: readonly Fighter[], of: 'dex' | 'int') =>
  Math.max(...fighters.map(({ [of]: rank = 0 }) => rank));

function magic(state: FightState): Next {
  const due = (fighter: Fighter) => fighter.spells.filter(({ effectRound }) => effectRound <= state.round);
  const says = state.fighters.flatMap((fighter) =>
    due(fighter).map(({ spell }) => `${possessive(nameOf(fighter))} ${spell} takes effect.`),
  );
  const fighters = state.fighters.map((fighter) => ({
    ...fighter,
    spells: fighter.spells.filter(({ effectRound }) => effectRound > state.round),
  }));
  return told('nextPhase', ['Magic.', ...says].join(' '), { ...state, fighters, count: highest(fighters, 'int') });
}

function left(state: FightState, ruling: Ruling): Next {
  const free = state.fighters.filter(({ disengaging }) => disengaging === 'trying');
  if (free.length > 0) ruling.citing(disengage.id);
  const fighters = state.fighters.map((one) => (free.includes(one) ? { ...one, engaged: false } : one));
  const says = free.map((one) => `${nameOf(one)} has left the fight.`);
  return told('nextPhase', ['Resolution.', ...says].join(' '), { ...state, fighters });
}

function renewed(fighter: Fighter, ruling: Ruling): Fighter {
  const { stated: _stated, disengaging: _disengaging, ...kept } = fighter;
  const { defencesUsed, riposteUsed } = ruling.run(resolution, {
    defencesUsed: kept.defencesUsed,
    riposteUsed: kept.riposteUsed,
  });
  return { ...kept, defencesUsed, riposteUsed, moved: 0, delays: [], attacks: [] };
}
