import type { Ruling } from '../../../kernel/ruling.ts';
import { reducer } from '../../../kernel/state.ts';
import type { Change } from '../../../kernel/unit.ts';
import { attackKind } from '../action/attack-kind.ts';
import { delayBeyond4, move } from '../action/move.ts';
import { nonCombat } from '../action/non-combat.ts';
import { readyWeapon } from '../action/ready-weapon.ts';
import { split } from '../attack/split.ts';
import { blowDecisions, blowDice, blowUses } from '../blows.ts';
import { timing } from '../magic/timing.ts';
import { rankOfAction } from '../order/rank-of-action.ts';
import { gap, spacing } from '../order/spacing.ts';
import { engagement } from './engagement.ts';
import { fightTracking } from './fighting/board.ts';
import type { Next } from './fighting/common.ts';
import { cast, intend, nextPhase, ready, rule, walk } from './fighting/doing.ts';
import { fightExamples } from './fighting/examples.ts';
import { FightCommand, FightEvent, type Fighter, FightState } from './fighting/state.ts';
import { attack, counter } from './fighting/striking.ts';
import { phases } from './phases.ts';
import { resolution } from './resolution.ts';
import { statements } from './statements.ts';

/** In which phase each command is open; the GM may rule at any time. */
const PHASES = {
  state: ['statements'],
  cast: ['magic'],
  move: ['actions'],
  ready: ['actions'],
  attack: ['actions'],
  riposte: ['actions'],
  rule: ['statements', 'magic', 'actions', 'resolution'],
  nextPhase: ['statements', 'magic', 'actions', 'resolution'],
} as const satisfies Record<FightCommand['do'], readonly FightState['phase'][]>;

/** A fight round by round: statements, magic, actions by DEX-rank, resolution. */
export const fight = reducer<FightState, FightCommand, FightEvent>({
  id: 'dex-rank.round.fight',
  title: 'Fight a round',
  summary:
    'Takes a fight as it stands and one command: statements, spells, moves, attacks with their defences, ripostes, the next phase.',
  state: FightState,
  command: FightCommand,
  event: FightEvent,
  dice: blowDice('commands.*.'),
  decisions: [...blowDecisions, delayBeyond4],
  parameters: [gap],
  uses: [
    ...blowUses,
    attackKind,
    move,
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
  ],
  odds: {
    outcome: ({ events }) => events[0]?.outcome ?? 'none',
    hp: { perId: ({ state }) => state.fighters.map(({ id, hp }) => [id, hp] as const) },
  },
  legal: legalNow,
  tracking: fightTracking,
  apply(state, command, ruling) {
    const isOpen = (PHASES[command.do] as readonly string[]).includes(state.phase);
    ruling.require(isOpen, ruleOf(command), `${command.do} is not open in the phase of ${state.phase}.`, () =>
      legalNow(state),
    );
    return done(state, command, ruling);
  },
  sentence: ({ events }) => events.map(({ says }) => says).join(' '),
  changes: ({ state }, { state: before }) => [
    ...changed('the fight', 'phase', `round ${before.round}, ${before.phase}`, `round ${state.round}, ${state.phase}`),
    ...state.fighters.flatMap((fighter, i) => changesOf(before.fighters[i] as Fighter, fighter)),
  ],
  groups: [
    { title: 'What', fields: ['command'] },
    { title: 'The fight as it stands', fields: ['state.round', 'state.phase', 'state.count', 'state.fighters'] },
  ],
  examples: fightExamples,
});

const ruleOf = ({ do: word }: FightCommand) => (word === 'cast' ? timing.id : phases.id);

function done(state: FightState, command: FightCommand, ruling: Ruling): Next {
  switch (command.do) {
    case 'state':
      return intend(state, command, ruling);
    case 'cast':
      return cast(state, command, ruling);
    case 'move':
      return walk(state, command, ruling);
    case 'ready':
      return ready(state, command, ruling);
    case 'attack':
      return attack(state, command, ruling);
    case 'riposte':
      return counter(state, command, ruling);
    case 'rule':
      return rule(state, command);
    case 'nextPhase':
      return nextPhase(state, ruling);
  }
}

function legalNow({ phase, fighters }: FightState): string[] {
  const open = Object.entries(PHASES).filter(([, of]) => (of as readonly string[]).includes(phase));
  const hasRiposte = fighters.some(({ riposte }) => riposte !== undefined);
  return open.map(([word]) => word).filter((word) => word !== 'riposte' || hasRiposte);
}

function changed(who: string, what: string, from: number | string, to: number | string): Change[] {
  return from === to ? [] : [{ who, what, from, to }];
}

function changesOf(before: Fighter, after: Fighter): Change[] {
  const who = after.name ?? after.id;
  return [
    ...changed(who, 'HP', before.hp, after.hp),
    ...changed(who, 'magic points', before.mp, after.mp),
    ...changed(who, 'defences used', before.defencesUsed, after.defencesUsed),
    ...changed(who, 'engaged', before.engaged ? 'engaged' : 'unengaged', after.engaged ? 'engaged' : 'unengaged'),
    ...after.items.flatMap((item, i) => changed(who, item.id, before.items[i]?.hitPoints ?? 0, item.hitPoints)),
  ];
}
