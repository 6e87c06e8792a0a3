import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { boardRejections } from '../board.rejections.ts';
import { boardWarnings } from '../board.warnings.ts';
import { starvedBy, unsustainable } from '../boards/starving.ts';
import { rowOfTick } from '../boards/state.ts';
import { declareSequence } from '../declare.sequence.ts';
import { roundStructure } from '../round.structure.ts';
import { attack, opportunity } from './attacking.ts';
import { condition, heal, hurt, poison, recover, tend } from './caring.ts';
import { abandon, act, cast, goOn, interrupt, release } from './casting.ts';
import { type Boarded, type Combatant, isUp } from './combatant.ts';
import type { Doing, EncounterCommand } from './commands.ts';
import { deedOf, type Happened, type Next, running } from './common.ts';
import { defend } from './defending.ts';
import { cover, move, stand } from './moving.ts';
import { pass, priority } from './ordering.ts';
import { join, rule, sheet } from './presiding.ts';
import { declare, settle, withdraw } from './speaking.ts';
import type { EncounterState, Running } from './state.ts';
import { endTick, startTick } from './ticking.ts';

type Word = EncounterCommand['do'];

/** When each command is open: at any time, while the tick is played, while an attack waits for its defense, or once the tick has closed. */
const OPEN = {
  join: 'always',
  cover: 'always',
  condition: 'always',
  hurt: 'always',
  heal: 'always',
  poison: 'always',
  sheet: 'always',
  rule: 'always',
  interrupt: 'always',
  abandon: 'playing',
  declare: 'playing',
  settle: 'playing',
  withdraw: 'playing',
  priority: 'playing',
  pass: 'playing',
  attack: 'playing',
  opportunity: 'playing',
  cast: 'playing',
  release: 'playing',
  act: 'playing',
  continue: 'playing',
  move: 'playing',
  stand: 'playing',
  tend: 'playing',
  recover: 'playing',
  endTick: 'playing',
  defend: 'defending',
  startTick: 'closed',
} as const satisfies Record<Word, 'always' | 'playing' | 'defending' | 'closed'>;

const DEEDS: { [N in Word]: (state: Running, command: Doing<N>, ruling: Ruling) => Next } = {
  join,
  cover,
  condition,
  hurt,
  heal,
  poison,
  sheet,
  rule,
  interrupt,
  abandon,
  declare,
  settle,
  withdraw,
  priority,
  pass,
  attack,
  opportunity,
  cast,
  release,
  act,
  continue: goOn,
  move,
  stand,
  tend,
  recover,
  endTick: (state, _, ruling) => endTick(state, ruling),
  defend,
  startTick: (state, _, ruling) => startTick(state, ruling),
};

/** What a command makes of an encounter. @throws `illegal-action` with the rule that forbids it and what is legal now */
export function advanced(given: EncounterState, command: EncounterCommand, ruling: Ruling): Next {
  const state = running(given, ruling);
  requireOpen(state, command.do, ruling);
  const next = done(lapsed(state, command.do), command, ruling);
  return { ...next, events: [...next.events, ...warnings(state, next.state, ruling)] };
}

/** What a payment dooms, as the rule on warnings has it: it is told, and never refused. */
function warnings(before: Running, after: Running, ruling: Ruling): Happened[] {
  if (before.tick !== after.tick || after.closed) return [];
  return after.combatants.flatMap((one, i) => {
    const was = before.combatants[i]; // whoever joins comes last
    if (!was || was.board === one.board || usedIn(one) <= usedIn(was)) return [];
    return doomedBy(was, one, ruling).map((id) => {
      const says = `Beware: ${deedOf(one, id)} of ${nameOf(one)} cannot be paid for to its end any more.`;
      return { did: 'warning', who: one.id, says };
    });
  });
}

const usedIn = ({ board }: Boarded) => rowOfTick(board).length;

function doomedBy({ board: was }: Boarded, { board }: Boarded, ruling: Ruling): string[] {
  ruling.citing(boardWarnings.id);
  const known = new Set(starvedBy({ do: 'general' }, was, ruling).map(({ id }) => id));
  const begun = board.sustained.filter(({ id }) => was.sustained.every((one) => one.id !== id));
  const ahead = begun.flatMap(({ id, category, stages: ticks }) =>
    unsustainable({ do: 'begin', id, category, ticks }, board, ruling),
  );
  const starved = starvedBy({ do: 'general' }, board, ruling).filter(({ id }) => !known.has(id));
  return [...new Set([...ahead, ...starved].map(({ id }) => id))];
}

function done<N extends Word>(state: Running, command: Doing<N>, ruling: Ruling): Next {
  return DEEDS[command.do as N](state, command, ruling);
}

function momentOf({ closed = false, announced = [] }: EncounterState) {
  return closed ? 'closed' : announced.length > 0 ? 'defending' : 'playing';
}

const WHY = {
  closed: [roundStructure.id, 'The tick has closed.'],
  defending: [declareSequence.id, 'An announced attack waits for its defense.'],
  playing: [boardRejections.id, 'The tick is being played, and no attack is announced.'],
} as const;

function requireOpen(state: Running, word: Word, ruling: Ruling): void {
  const moment = momentOf(state);
  const isOpen = OPEN[word] === 'always' || OPEN[word] === moment;
  ruling.require(isOpen, WHY[moment][0], `${WHY[moment][1]} That is not open now.`, () => legalNow(state));
}

/** An opportunity is used at once: whatever is played otherwise lets it lapse. */
function lapsed(state: Running, word: Word): Running {
  if (state.openings === undefined || word === 'opportunity' || OPEN[word] !== 'playing') return state;
  const { openings: _, ...rest } = state;
  return rest;
}

/** The commands that are legal now, by whom where only some may give them. */
export function legalNow(state: EncounterState): string[] {
  const moment = momentOf(state);
  if (moment === 'closed') return ['startTick', ...presiding()];
  if (moment === 'defending') return [`defend: ${state.announced?.[0]?.target}`, ...presiding()];
  const openings = (state.openings ?? []).map(({ by, against }) => `opportunity: ${by} on ${against}`);
  const acting = state.combatants.filter(isUp).flatMap(actsOf);
  return [...openings, ...acting, ...waitingIn(state), 'priority', 'endTick', ...presiding()];
}

/** What one who stands may try, by what it has. */
function actsOf({ id, weapons, castings = [], board, declared = [], conditions = [], fear }: Combatant): string[] {
  const running = board?.sustained.length ?? 0;
  const words = [
    'declare',
    ...(weapons.length > 0 ? ['attack'] : []),
    'cast',
    'act',
    'move',
    ...(running > 0 ? ['continue', 'abandon'] : []),
    ...(castings.length > 0 ? ['release'] : []),
    ...(declared.some(({ left }) => left > 0) ? ['withdraw', 'settle'] : []),
    ...(conditions.some(({ condition: kind }) => kind === 'prone') ? ['stand'] : []),
    ...(fear ? ['recover'] : []),
  ];
  return words.map((word) => `${word}: ${id}`);
}

function waitingIn({ combatants, order }: EncounterState): string[] {
  const needy = combatants.some(({ hp, bleeding }) => hp <= 0 || bleeding);
  const due = order?.find(({ acted }) => !acted);
  return [...(due ? [`pass: ${due.id}`] : []), ...(needy ? ['tend'] : [])];
}

const presiding = () => Object.entries(OPEN).flatMap(([word, when]) => (when === 'always' ? [word] : []));
