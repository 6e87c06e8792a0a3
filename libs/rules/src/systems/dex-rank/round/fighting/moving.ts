import type { Ruling } from '../../../../kernel/ruling.ts';
import { counted, nameOf } from '../../../../kernel/words.ts';
import { disengage } from '../../action/disengage.ts';
import { delayBeyond4, move } from '../../action/move.ts';
import { moveToEngage } from '../../action/move-to-engage.ts';
import { readyWeapon } from '../../action/ready-weapon.ts';
import { engagement, openTo } from '../engagement.ts';
import type { Doing } from './commands.ts';
import { added, find, type Next, replaced, told } from './common.ts';
import type { Fighter, FightState } from './state.ts';

/** Moves, or moves up to an opponent and engages; in the resolution only whoever has just disengaged. */
export function walk(state: FightState, { who, moved, engage }: Doing<'move'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  requireOpen(state, fighter, engage, ruling);
  const total = Math.round((fighter.moved + moved) * 10_000) / 10_000;
  const { allowed, delay } = ruling.run(move, { moved: total, normal: fighter.mov });
  ruling.require(allowed, move.id, `At most ${fighter.mov} MOV may be moved in a round.`, () => [
    `move up to ${fighter.mov - fighter.moved}`,
  ]);
  const isOver = state.phase === 'resolution';
  const spent = isOver ? 0 : (delay ?? ruling.decide(delayBeyond4)) - delayBefore(fighter, ruling);
  const delays = spent > 0 ? added(fighter.delays, 'delays', spent) : fighter.delays;
  const after = replaced(state, { ...fighter, moved: total, delays, engaged: engage !== undefined });
  if (engage === undefined) return told('move', `${nameOf(fighter)} moves ${moved} MOV.`, after);
  const opponent = find(after, engage, ruling, 'engage');
  const says = `${nameOf(fighter)} engages ${nameOf(opponent)}${attackWords(fighter, total, ruling)}.`;
  return told('move', says, replaced(after, { ...opponent, engaged: true }));
}

/** What the way to the opponent leaves of the attack: its rank, after whatever else has been spent this round. */
function attackWords(fighter: Fighter, moved: number, ruling: Ruling): string {
  const { dex, mov: normal, delays, attacks } = fighter;
  const readied = delays.reduce((sum, ranks) => sum + ranks, 0) - delayBefore(fighter, ruling);
  const { attackRank } = ruling.run(moveToEngage, { dex: Math.max(0, dex - readied), moved, normal });
  if (attackRank === undefined) return '; the attack waits for the next round';
  return attacks.length > 0 ? '' : `, to attack at rank ${attackRank}`;
}

function requireOpen(
  { phase }: FightState,
  { engaged, disengaging, id }: Fighter,
  engage: string | undefined,
  ruling: Ruling,
) {
  const asked = { engaged, action: engage === undefined ? ('move' as const) : ('move-to-engage' as const) };
  const isOpen = ruling.run(engagement, asked).allowed;
  ruling.require(isOpen, engagement.id, engagement.says({ allowed: false }, asked), () => openTo(engaged));
  ruling.require(engage !== id, engagement.id, 'Nobody engages themselves.', () => ['engage somebody else', 'move']);
  const isFree = phase === 'actions' || (disengaging === 'trying' && engage === undefined);
  ruling.require(isFree, disengage.id, 'Before the round ends only those move who have just disengaged.', () => [
    'nextPhase',
  ]);
}

/** What the moves of this round have cost already. */
function delayBefore({ moved, mov }: Fighter, ruling: Ruling): number {
  if (moved === 0) return 0;
  return ruling.run(move, { moved, normal: mov }).delay ?? ruling.decide(delayBeyond4);
}

/** Draws, sheathes or picks up, which costs DEX-ranks; what was sent flying is fetched by the unengaged only. */
export function ready(state: FightState, { who, count = 1, item }: Doing<'ready'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const picked = item === undefined ? fighter : pickedUp(fighter, item, ruling);
  const { delay } = ruling.run(readyWeapon, { count });
  const left = Math.max(0, fighter.dex - fighter.delays.reduce((sum, ranks) => sum + ranks, 0));
  const cost = counted(delay, 'DEX-rank');
  const tooDear = `Readying costs ${cost}, and ${counted(left, 'is', 'are')} left.`;
  ruling.require(left - delay >= 1, readyWeapon.id, tooDear, () => ['parry', 'dodge', 'wait for the next round']);
  const delays = delay > 0 ? added(fighter.delays, 'delays', delay) : fighter.delays;
  const says = `${nameOf(fighter)} ${item === undefined ? 'readies' : `picks up the ${item}`}: ${cost}.`;
  return told('ready', says, replaced(state, { ...picked, delays }));
}

function pickedUp(fighter: Fighter, id: string, ruling: Ruling): Fighter {
  const lying = fighter.items.filter(({ lies, broken }) => lies !== undefined && broken !== true);
  const found = lying.find((item) => item.id === id);
  ruling.require(found !== undefined, readyWeapon.id, `No ${id} of ${fighter.id} lies about.`, () => [
    'ready',
    ...lying.map((item) => `ready: ${item.id}`),
  ]);
  const isNear = found?.lies?.at === 'feet' || !fighter.engaged;
  ruling.require(isNear, engagement.id, `The ${id} was sent flying, and whoever is engaged can't go there.`, () =>
    openTo(fighter.engaged),
  );
  const items = fighter.items.map((item) => {
    if (item !== found) return item;
    const { lies: _, ...held } = item;
    return held;
  });
  return { ...fighter, items };
}
