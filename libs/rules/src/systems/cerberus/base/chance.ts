import type { Ruling } from '../../../kernel/ruling.ts';
import { reducer, type Transition } from '../../../kernel/state.ts';
import type { Change, Example } from '../../../kernel/unit.ts';
import { chanceContract } from './chance.contract.ts';
import { chanceOdds } from './chance.odds.ts';
import { chanceRoll } from './chance.roll.ts';
import { ChanceCommand, ChanceEvent, ChanceState } from './chance-state.ts';

type Next = Transition<ChanceState, ChanceEvent>;

const proposed: ChanceState = {
  kind: 'cerberus.chance',
  formatVersion: 1,
  commands: 0,
  attempt: 'Climb the wall at night, with a rope',
  stage: 'proposed',
};
const announced: ChanceState = { ...proposed, commands: 1, stage: 'announced', x: 4, y: 5 };

const examples: readonly Example[] = [
  {
    title: 'The GM announces 4 in 5',
    request: { input: { state: proposed, command: { event: 'announce', x: 4, y: 5, reasons: 'dry, and roped' } } },
  },
  {
    title: 'The player rolls a 2 at the table',
    request: {
      input: { state: announced, command: { event: 'roll' } },
      dice: { rolls: [{ key: 'commands.2.player.chance', faces: [2] }] },
    },
  },
  {
    title: 'Thought better of it, which takes some time',
    request: {
      input: { state: announced, command: { event: 'withdraw' } },
      decisions: [{ id: 'cerberus.base.chance.contract#withdrawCost', value: [{ resource: 'minutes', amount: 10 }] }],
    },
  },
];

/** A prescribed chance from the GM's odds to the die: announced first, open to a better plan until the roll, binding after it. */
export const chance = reducer<ChanceState, ChanceCommand, ChanceEvent>({
  id: 'cerberus.base.chance',
  title: 'Prescribed chance',
  summary:
    'X in Y for a task in doubt. The GM announces the odds, the player withdraws or rolls, and the result stands.',
  state: ChanceState,
  command: ChanceCommand,
  event: ChanceEvent,
  dice: [{ key: 'commands.*.player.chance', dice: '1dY', by: 'player', label: 'chance' }],
  uses: [chanceContract, chanceOdds, chanceRoll],
  odds: { success: ({ state }) => state.success },
  legal: ({ stage }) => [...LEGAL[stage]],
  apply(state, command, ruling) {
    const { accepted, cost = [] } = ruling.run(chanceContract, { state: state.stage, event: command.event });
    ruling.require(accepted, chanceContract.id, refusalOf(state, command), () => [...LEGAL[state.stage]]);
    if (command.event === 'roll') return rolled(state, command, ruling);
    if (command.event !== 'withdraw') return announce(state, command, ruling);
    return { state: { ...state, stage: 'withdrawn' }, events: [{ what: 'withdrawn', cost }] };
  },
  sentence: ({ events }, { state }) => events.map((event) => sentenceOf(event, state.attempt)).join(' '),
  changes: ({ state }, { state: before }): Change[] => [
    { who: before.attempt ?? 'the attempt', what: 'chance', from: standing(before), to: standing(state) },
  ],
  groups: [
    { title: 'What', fields: ['command'] },
    { title: 'The chance as it stands', fields: ['state.attempt', 'state.stage', 'state.x', 'state.y'] },
  ],
  examples,
});

/** The commands that are open in each stage. */
const LEGAL = {
  proposed: ['announce'],
  announced: ['roll', 'withdraw', 'change-odds', 'announce'],
  withdrawn: [],
  resolved: [],
} as const;

function refusalOf({ stage, success }: ChanceState, { event }: ChanceCommand): string {
  if (stage === 'proposed') return 'The GM has to announce the odds before anything else.';
  if (stage === 'withdrawn') return 'The attempt was let be: there is nothing to do about it any more.';
  const asked = event === 'roll' ? 'rolled again' : event === 'withdraw' ? 'withdrawn from' : 'bargained over';
  return `The die has fallen, so the attempt cannot be ${asked}: its ${success ? 'success' : 'failure'} stands.`;
}

function announce(
  state: ChanceState,
  { x, y, reasons }: Extract<ChanceCommand, { event: 'announce' | 'change-odds' }>,
  ruling: Ruling,
): Next {
  const { valid } = ruling.run(chanceOdds, { x, y });
  const message = `${x} in ${y} leaves nothing to chance: X must be from 1 to Y - 1. What is certain happens without a die.`;
  ruling.require(valid, chanceOdds.id, message, () => [...LEGAL[state.stage]]);
  return { state: { ...state, stage: 'announced', x, y, reasons }, events: [{ what: 'announced', x, y }] };
}

function rolled(state: ChanceState, { mode }: Extract<ChanceCommand, { event: 'roll' }>, ruling: Ruling): Next {
  const { x = 0, y = 0 } = state;
  const { success } = ruling.runWithin('player', chanceRoll, { x, y, mode });
  return { state: { ...state, stage: 'resolved', success }, events: [{ what: 'rolled', x, y, success }] };
}

function sentenceOf(event: ChanceEvent, attempt = 'The attempt'): string {
  if (event.what === 'announced') return `${attempt}: ${event.x} in ${event.y}.`;
  if (event.what === 'rolled')
    return `${attempt}: ${event.success ? 'it works' : 'it fails'}, at ${event.x} in ${event.y}.`;
  const cost = event.cost.map(({ resource, amount }) => `${amount} ${resource}`).join(', ');
  return `${attempt}: let be, ${cost ? `at the cost of ${cost}` : 'at no cost'}.`;
}

function standing({ stage, x, y, success }: ChanceState): string {
  if (stage === 'announced') return `${x} in ${y}`;
  return stage === 'resolved' ? (success ? 'success' : 'failure') : stage;
}
