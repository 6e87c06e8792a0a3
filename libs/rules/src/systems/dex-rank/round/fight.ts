import { changed } from '../../../kernel/change.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { reducer } from '../../../kernel/state.ts';
import type { Change } from '../../../kernel/unit.ts';
import { attackKind } from '../action/attack-kind.ts';
import { delayBeyond4, move } from '../action/move.ts';
import { moveToEngage } from '../action/move-to-engage.ts';
import { nonCombat } from '../action/non-combat.ts';
import { readyWeapon } from '../action/ready-weapon.ts';
import { leastShare, split } from '../attack/split.ts';
import { blowDecisions, blowDice, blowUses } from '../blows.ts';
import { effects } from '../fumble/effects.ts';
import { standard } from '../fumble/standard.ts';
import { intOrder } from '../magic/int-order.ts';
import { timing } from '../magic/timing.ts';
import { dexRank } from '../order/dex-rank.ts';
import { rankOfAction } from '../order/rank-of-action.ts';
import { gap, spacing } from '../order/spacing.ts';
import { TIE_DICE } from '../tie-breaking.ts';
import { missileRules } from '../weapon/missile-rules.ts';
import { engagement } from './engagement.ts';
import { fightTracking } from './fighting/board.ts';
import { type Doing, FightCommand, FightEvent } from './fighting/commands.ts';
import type { Next } from './fighting/common.ts';
import { count, stillToAct, turnWords, wait } from './fighting/counting.ts';
import { cast, intend } from './fighting/doing.ts';
import { fightExamples } from './fighting/examples.ts';
import { ready, walk } from './fighting/moving.ts';
import { nextPhase } from './fighting/passing.ts';
import { rule } from './fighting/ruling.ts';
import { fumbleDice, settle, treat } from './fighting/settling.ts';
import { type Fighter, FightState, type Item } from './fighting/state.ts';
import { attack, counter } from './fighting/striking.ts';
import { frame } from './frame.ts';
import { phases } from './phases.ts';
import { resolution } from './resolution.ts';
import { statements } from './statements.ts';

const ALL = ['statements', 'magic', 'actions', 'resolution'] as const;

/** In which phase each command is open; the GM may rule, and fumbles are settled, at any time. */
const PHASES = {
  state: ['statements'],
  cast: ['magic'],
  move: ['actions', 'resolution'],
  ready: ['actions'],
  attack: ['actions'],
  riposte: ['actions'],
  count: ['magic', 'actions'],
  wait: ['magic', 'actions'],
  fumble: ALL,
  treat: ALL,
  rule: ALL,
  nextPhase: ALL,
} as const satisfies Record<FightCommand['do'], readonly FightState['phase'][]>;

/** A fight round by round: statements, magic, actions by DEX-rank, resolution. */
export const fight = reducer<FightState, FightCommand, FightEvent>({
  id: 'dex-rank.round.fight',
  title: 'Fight a round',
  summary:
    'Takes a fight as it stands and one command: statements, spells by INT-rank, moves, attacks by DEX-rank with their defences, ripostes, fumbles, the next phase.',
  state: FightState,
  command: FightCommand,
  event: FightEvent,
  dice: [
    ...blowDice('commands.*.'),
    ...[...TIE_DICE, fumbleDice].map((die) => ({ ...die, key: `commands.*.${die.key}` })),
  ],
  decisions: [...blowDecisions, delayBeyond4],
  parameters: [gap, leastShare],
  uses: [
    ...blowUses,
    attackKind,
    move,
    moveToEngage,
    nonCombat,
    readyWeapon,
    split,
    timing,
    rankOfAction,
    spacing,
    engagement,
    phases,
    resolution,
    statements,
    dexRank,
    intOrder,
    frame,
    missileRules,
    effects,
    standard,
  ],
  odds: {
    outcome: ({ events }) => events[0]?.outcome ?? 'none',
    next: ({ state }) => state.turn?.[0] ?? 'none',
    hp: { perId: ({ state }) => state.fighters.map(({ id, hp }) => [id, hp] as const) },
  },
  legal: legalNow,
  tracking: fightTracking,
  apply(given, command, ruling) {
    const state = stillToAct(given, ruling);
    const isOpen = (PHASES[command.do] as readonly string[]).includes(state.phase);
    ruling.require(isOpen, ruleOf(command), `${command.do} is not open in the phase of ${state.phase}.`, () =>
      legalNow(state),
    );
    const next = done(AT_ONCE.has(command.do) ? withoutRipostes(state) : state, command, ruling);
    return { ...next, state: stillToAct(next.state, ruling) };
  },
  sentence: ({ events }) => events.map(({ says }) => says).join(' '),
  changes: ({ state }, { state: before }) => [
    ...changed('the fight', 'phase', `round ${before.round}, ${before.phase}`, `round ${state.round}, ${state.phase}`),
    ...state.fighters.flatMap((fighter, i) => changesOf(before.fighters[i] as Fighter, fighter)),
  ],
  groups: [
    { title: 'What', fields: ['command'] },
    {
      title: 'The fight as it stands',
      fields: ['state.round', 'state.phase', 'state.count', 'state.turn', 'state.fighters'],
    },
  ],
  examples: fightExamples,
});

const ruleOf = ({ do: word }: FightCommand) => (word === 'cast' ? timing.id : phases.id);

const DEEDS: { [N in FightCommand['do']]: (state: FightState, command: Doing<N>, ruling: Ruling) => Next } = {
  state: intend,
  cast,
  move: walk,
  ready,
  attack,
  riposte: counter,
  count: (state, _, ruling) => count(state, ruling),
  wait,
  fumble: settle,
  treat,
  rule,
  nextPhase: (state, _, ruling) => nextPhase(state, ruling),
};

function done<N extends FightCommand['do']>(state: FightState, command: Doing<N>, ruling: Ruling): Next {
  return DEEDS[command.do as N](state, command, ruling);
}

/** A riposte comes at once: whatever goes on otherwise lets it lapse. */
const AT_ONCE: ReadonlySet<string> = new Set<FightCommand['do']>([
  'state',
  'cast',
  'move',
  'ready',
  'attack',
  'count',
  'wait',
  'nextPhase',
]);

function withoutRipostes(state: FightState): FightState {
  if (state.fighters.every(({ riposte }) => riposte === undefined)) return state;
  return { ...state, fighters: state.fighters.map(({ riposte: _, ...fighter }) => fighter) };
}

/** The commands that are legal now, by whom where only some may give them. */
function legalNow(state: FightState): string[] {
  const open = Object.entries(PHASES).filter(([, of]) => (of as readonly string[]).includes(state.phase));
  return open.flatMap(([word]) => NAMED[word as FightCommand['do']]?.(state) ?? [word]);
}

const isCounted = ({ turn = [] }: FightState) => turn.length > 0;
const turnOf = (word: string) => (state: FightState) =>
  isCounted(state) ? turnWords(state).filter((words) => words.startsWith(`${word}: `)) : [word];
const thoseWho = (word: string, may: (fighter: Fighter) => boolean) => (state: FightState) =>
  state.fighters.filter((fighter) => !fighter.out && may(fighter)).map(({ id }) => `${word}: ${id}`);

const NAMED: { [N in FightCommand['do']]?: (state: FightState) => string[] } = {
  cast: turnOf('cast'),
  attack: turnOf('attack'),
  wait: turnOf('wait'),
  count: (state) => (isCounted(state) ? [] : ['count']),
  move: (state) => (state.phase === 'actions' ? ['move'] : hasLeft(state)),
  riposte: thoseWho('riposte', ({ riposte }) => riposte !== undefined),
  fumble: thoseWho('fumble', ({ fumbles = [] }) => fumbles.length > 0),
  treat: thoseWho('treat', ({ penalties = [] }) => penalties.length > 0),
};

const hasLeft = thoseWho('move', ({ disengaging, engaged }) => disengaging === 'trying' && !engaged);

function changesOf(before: Fighter, after: Fighter): Change[] {
  const who = after.name ?? after.id;
  return [
    ...changed(who, 'HP', before.hp, after.hp),
    ...changed(who, 'magic points', before.mp, after.mp),
    ...changed(who, 'defences used', before.defencesUsed, after.defencesUsed),
    ...changed(
      who,
      'hand-to-hand fight',
      before.engaged ? 'engaged' : 'unengaged',
      after.engaged ? 'engaged' : 'unengaged',
    ),
    ...changed(who, 'on their feet', before.fallen ? 'no' : 'yes', after.fallen ? 'no' : 'yes'),
    ...changed(who, 'penalties', before.penalties?.length ?? 0, after.penalties?.length ?? 0),
    ...after.items.flatMap((item, i) => changed(who, item.id, shown(before.items[i]), shown(item))),
  ];
}

function shown(item: Item | undefined): number | string {
  if (item?.broken) return 'broken';
  if (item?.lies) return item.lies.at === 'feet' ? 'at their feet' : 'out of reach';
  return item?.hitPoints ?? 0;
}
