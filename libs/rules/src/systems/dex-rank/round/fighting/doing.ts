import type { Ruling } from '../../../../kernel/ruling.ts';
import { delayBeyond4, move } from '../../action/move.ts';
import { nonCombat } from '../../action/non-combat.ts';
import { readyWeapon } from '../../action/ready-weapon.ts';
import { timing } from '../../magic/timing.ts';
import { engagement, openTo } from '../engagement.ts';
import { phases } from '../phases.ts';
import { resolution } from '../resolution.ts';
import { statements } from '../statements.ts';
import { find, type Next, replaced } from './common.ts';
import type { FightCommand, Fighter, FightState } from './state.ts';

type Command<N extends FightCommand['do']> = Extract<FightCommand, { do: N }>;

const told = (did: string, says: string, state: FightState): Next => ({ state, events: [{ did, says }] });

export function intend(state: FightState, { who, intention, disengage }: Command<'state'>, ruling: Ruling): Next {
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
  return told('state', `${who} states: ${intention}.`, replaced(state, stated));
}

export function cast(state: FightState, { who, spell, magicPoints }: Command<'cast'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const { engaged, mp, spells } = fighter;
  const isFree = ruling.run(nonCombat, { engaged, choice: 'cast' }).allowed;
  ruling.require(isFree, nonCombat.id, 'Whoever is engaged begins no spell.', () => openTo(engaged));
  const { allowed, effectRound } = ruling.run(timing, { startRound: state.round, phase: state.phase, engaged });
  ruling.require(allowed && magicPoints <= mp, timing.id, `${who} has ${mp} magic points, not ${magicPoints}.`, () => [
    `a spell of up to ${mp} magic points`,
  ]);
  const begun = {
    ...fighter,
    mp: mp - magicPoints,
    spells: [...spells, { spell, effectRound: effectRound as number }],
  };
  return told('cast', `${who} begins ${spell}; it takes effect in round ${effectRound}.`, replaced(state, begun));
}

export function walk(state: FightState, { who, moved, engage }: Command<'move'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const asked = { engaged: fighter.engaged, action: engage ? ('move-to-engage' as const) : ('move' as const) };
  ruling.require(ruling.run(engagement, asked).allowed, engagement.id, engagement.says({ allowed: false }, asked), () =>
    openTo(fighter.engaged),
  );
  const total = Math.round((fighter.moved + moved) * 10_000) / 10_000;
  const { allowed, delay } = ruling.run(move, { moved: total, normal: fighter.mov });
  ruling.require(allowed, move.id, `At most ${fighter.mov} MOV may be moved in a round.`, () => [
    `move up to ${fighter.mov - fighter.moved}`,
  ]);
  const before = ruling.run(move, { moved: fighter.moved, normal: fighter.mov }).delay ?? 0;
  const delays = [...fighter.delays, Math.max(0, (delay ?? ruling.decide(delayBeyond4)) - before)].filter(
    (ranks) => ranks > 0,
  );
  const after = replaced(state, { ...fighter, moved: total, delays, engaged: engage !== undefined });
  if (engage === undefined) return told('move', `${who} moves ${moved} MOV.`, after);
  return told('move', `${who} engages ${engage}.`, replaced(after, { ...find(after, engage, ruling), engaged: true }));
}

export function ready(state: FightState, { who, count = 1 }: Command<'ready'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const { delay } = ruling.run(readyWeapon, { count });
  const spent = fighter.delays.reduce((sum, ranks) => sum + ranks, 0);
  const isLeft = fighter.dex - spent - delay >= 1;
  ruling.require(
    isLeft,
    readyWeapon.id,
    `Readying costs ${delay} DEX-ranks, and ${Math.max(0, fighter.dex - spent)} are left.`,
    () => ['parry', 'dodge', 'wait for the next round'],
  );
  return told(
    'ready',
    `${who} readies: ${delay} DEX-ranks.`,
    replaced(state, { ...fighter, delays: [...fighter.delays, delay] }),
  );
}

export function rule(state: FightState, { who, engaged, out }: Command<'rule'>): Next {
  const fighters = state.fighters.map((one) =>
    one.id === who ? { ...one, ...(engaged !== undefined && { engaged }), ...(out !== undefined && { out }) } : one,
  );
  return told('rule', `The GM rules on ${who}.`, { ...state, fighters });
}

/** The next phase: spells take effect, those who dodged everything are out of the fight, a new round is whole again. */
export function nextPhase(state: FightState, ruling: Ruling): Next {
  const { next } = ruling.run(phases, { phase: state.phase });
  const opened = { ...state, phase: next };
  if (next === 'magic') return magic(opened);
  if (next === 'actions')
    return told('nextPhase', 'Actions, by DEX-rank.', {
      ...opened,
      count: Math.max(...state.fighters.map(({ dex }) => dex)),
    });
  if (next === 'resolution') return left(opened);
  const fighters = state.fighters.map((fighter) => renewed(fighter, ruling));
  return told('nextPhase', `Round ${state.round + 1}: statements.`, { ...opened, round: state.round + 1, fighters });
}

function magic(state: FightState): Next {
  const due = (fighter: Fighter) => fighter.spells.filter(({ effectRound }) => effectRound <= state.round);
  const says = state.fighters.flatMap((fighter) =>
    due(fighter).map(({ spell }) => `${spell} of ${fighter.id} takes effect.`),
  );
  const fighters = state.fighters.map((fighter) => ({
    ...fighter,
    spells: fighter.spells.filter(({ effectRound }) => effectRound > state.round),
  }));
  return told('nextPhase', ['Magic.', ...says].join(' '), { ...state, fighters });
}

function left(state: FightState): Next {
  const free = state.fighters.filter(({ disengaging }) => disengaging === 'trying').map(({ id }) => id);
  const fighters = state.fighters.map((one) => (free.includes(one.id) ? { ...one, engaged: false } : one));
  const says = free.map((id) => `${id} has left the fight.`);
  return told('nextPhase', ['Resolution.', ...says].join(' '), { ...state, fighters });
}

function renewed(fighter: Fighter, ruling: Ruling): Fighter {
  const { stated: _stated, disengaging: _disengaging, riposte: _riposte, ...kept } = fighter;
  const { defencesUsed, riposteUsed } = ruling.run(resolution, {
    defencesUsed: kept.defencesUsed,
    riposteUsed: kept.riposteUsed,
  });
  return { ...kept, defencesUsed, riposteUsed, moved: 0, delays: [], attacks: [] };
}
