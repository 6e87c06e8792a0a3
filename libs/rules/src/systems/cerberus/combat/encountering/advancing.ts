import type { Ruling } from '../../../../kernel/ruling.ts';
import { boardRejections } from '../board.rejections.ts';
import { declareSequence } from '../declare.sequence.ts';
import { roundStructure } from '../round.structure.ts';
import { attack, opportunity } from './attacking.ts';
import { condition, heal, hurt, poison, recover, tend } from './caring.ts';
import { abandon, act, cast, goOn, interrupt, release } from './casting.ts';
import type { Doing, EncounterCommand } from './commands.ts';
import { type Next, running } from './common.ts';
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
  return done(lapsed(state, command.do), command, ruling);
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
  const standing = state.combatants.filter(({ hp, out }) => hp > 0 && !out).map(({ id }) => id);
  const acting = ['declare', 'attack', 'cast', 'act', 'move'].flatMap((word) => standing.map((id) => `${word}: ${id}`));
  const openings = (state.openings ?? []).map(({ by, against }) => `opportunity: ${by} on ${against}`);
  return [...openings, ...acting, 'priority', 'endTick', ...presiding()];
}

const presiding = () => Object.entries(OPEN).flatMap(([word, when]) => (when === 'always' ? [word] : []));
