import { changed } from '../../kernel/change.ts';
import { invalidInput, tooLarge } from '../../kernel/problem.ts';
import { oneOfThem } from '../../kernel/references.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { reducer, type Transition } from '../../kernel/state.ts';
import type { Change, Showable } from '../../kernel/unit.ts';
import { counted, nameOf } from '../../kernel/words.ts';
import { asCombined } from './aiming.ts';
import { combined, marginsOf } from './combined.ts';
import { roundTracking } from './round-board.ts';
import { roundExamples } from './round-examples.ts';
import { type Combatant, MOST_COUNTED, RoundCommand, RoundEvent, RoundState } from './tracking.ts';
import { attackSentence } from './words.ts';

type Next = Transition<RoundState, Showable<RoundEvent>>;
type Command<K extends RoundCommand['do']> = Extract<RoundCommand, { do: K }>;

/** A fight round by round: how many actions everybody has declared, who is kept from dodging, and the attacks as they come. */
export const round = reducer<RoundState, RoundCommand, RoundEvent>({
  id: 'percentile-dodge.round',
  title: 'Keep a round',
  summary: 'Who has declared how many actions and who cannot dodge, kept through the round while attacks are resolved.',
  state: RoundState,
  command: RoundCommand,
  event: RoundEvent,
  dice: combined.dice.map((die) => ({ ...die, key: `commands.*.${die.key}` })),
  uses: [combined],
  odds: { result: ({ events: [event] }) => (event?.what === 'attacked' ? event.result : undefined) },
  legal: ({ combatants }) => [
    ...combatants.map((one) => `declare the actions of ${nameOf(one)}, mark states, or attack`),
    'next round',
  ],
  tracking: roundTracking,
  apply(state, command, ruling) {
    switch (command.do) {
      case 'declare':
        return declared(state, command);
      case 'mark':
        return marked(state, command);
      case 'attack':
        return attacked(state, command, ruling);
      case 'next-round':
        return begun(state);
    }
  },
  sentence: ({ events }, input) => events.map((event) => sentenceOf(event, input)).join(' '),
  changes: ({ state }, { state: before }) => [
    ...changed('the fight', 'round', before.round, state.round),
    ...state.combatants.flatMap((after, i) => changesOf(before.combatants[i] as Combatant, after)),
  ],
  groups: [
    { title: 'What happens', fields: ['command'] },
    { title: 'The fight as it stands', fields: ['state.round', 'state.combatants'] },
  ],
  examples: roundExamples,
});

function declared(state: RoundState, { who, actions, cumulativePenalty }: Command<'declare'>): Next {
  const one = found(state, who, 'who');
  const after = { ...one, actions, cumulativePenalty: cumulativePenalty ?? one.cumulativePenalty };
  return { state: withCombatant(state, after), events: [{ what: 'declared', who, actions }] };
}

function marked(state: RoundState, { who, states }: Command<'mark'>): Next {
  const after = { ...found(state, who, 'who'), states };
  return { state: withCombatant(state, after), events: [{ what: 'marked', who, states }] };
}

function attacked(state: RoundState, command: Command<'attack'>, ruling: Ruling): Next {
  const target = found(state, command.target, 'target');
  if (command.by !== undefined) found(state, command.by, 'by');
  if (command.by === target.id) throw invalidInput('/input/command/by', 'somebody other than the target', command.by);
  ruling.cast('attacker', command.by);
  ruling.cast('defender', target.id);
  const { hits, actions, ...defender } = target;
  const { aware, spaceSufficient, attack, skillTestOutcome } = command;
  const standing = { ...defender, actionsThisRound: actions, aware, spaceSufficient };
  const asked = { ...asCombined(attack, { ...command, defender: standing }), skillTestOutcome };
  const { outcome, details } = ruling.detailed(combined, asked);
  const after = { ...target, hits: outcome.result === 'hit' ? limited(hits + 1) : hits };
  const event = { what: 'attacked', target: target.id, ...outcome, ...marginsOf(details) } as Showable<RoundEvent>;
  return { state: withCombatant(state, after), events: [event] };
}

/** With the actions of the last round goes their penalty; what keeps somebody from dodging stays. */
function begun(state: RoundState): Next {
  const round = limited(state.round + 1);
  const combatants = state.combatants.map(({ cumulativePenalty: _, ...one }) => ({ ...one, actions: 0 }));
  return { state: { ...state, round, combatants }, events: [{ what: 'round', round }] };
}

/** @throws `too-large` */
function limited(count: number): number {
  if (count > MOST_COUNTED) throw tooLarge('A count of this fight', `${MOST_COUNTED}`);
  return count;
}

/** @throws `invalid-input` for an id that nobody has */
function found({ combatants }: RoundState, id: string, field: string): Combatant {
  const one = combatants.find((combatant) => combatant.id === id);
  if (!one) throw invalidInput(`/input/command/${field}`, oneOfThem(combatants.map((combatant) => combatant.id)), id);
  return one;
}

function withCombatant(state: RoundState, after: Combatant): RoundState {
  return { ...state, combatants: state.combatants.map((one) => (one.id === after.id ? after : one)) };
}

function sentenceOf(event: RoundEvent, { state, command }: { state: RoundState; command: RoundCommand }): string {
  if (event.what === 'round') return `Round ${event.round} begins.`;
  if (event.what === 'attacked') {
    const { by, attack } = command as Command<'attack'>;
    const attacker = by === undefined ? undefined : { name: nameOf(found(state, by, 'by')) };
    return attackSentence(event, { attacker, attack }, { name: nameOf(found(state, event.target, 'target')) });
  }
  const name = nameOf(found(state, event.who, 'who'));
  if (event.what === 'marked')
    return event.states.length > 0 ? `${name} is ${event.states.join(', ')}.` : `${name} is free to move.`;
  return `${name} declares ${counted(event.actions, 'action')}.`;
}

function changesOf(before: Combatant, after: Combatant): Change[] {
  const who = nameOf(after);
  return [
    ...changed(who, 'actions', before.actions, after.actions),
    ...changed(who, 'states', before.states.join(', ') || 'none', after.states.join(', ') || 'none'),
    ...changed(who, 'hits taken', before.hits, after.hits),
  ];
}
