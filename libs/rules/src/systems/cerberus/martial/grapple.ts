import { changed } from '../../../kernel/change.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { reducer, type Transition } from '../../../kernel/state.ts';
import type { Change } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { grappleCertain } from './grapple.certain.ts';
import { grappleCheck } from './grapple.check.ts';
import { grappleCost } from './grapple.cost.ts';
import { grappleDisarm } from './grapple.disarm.ts';
import { grappleFactors } from './grapple.factors.ts';
import { grappleForcedMovement } from './grapple.forced-movement.ts';
import { grappleHold } from './grapple.hold.ts';
import { grappleImmobilize } from './grapple.immobilize.ts';
import { grappleTrip } from './grapple.trip.ts';
import { grappleExamples } from './grappling/examples.ts';
import { legalCommands, obstacleTo } from './grappling/obstacles.ts';
import { GrappleCommand, GrappleEvent, type Grappler, GrappleState } from './grappling/state.ts';
import { type Attempt, type Technique, techniques } from './grappling/techniques.ts';

type Command = GrappleCommand;

/** A grapple from the first grab to the escape: each technique is one chance, paid with an attack token and a slot. */
export const grapple = reducer<GrappleState, Command, GrappleEvent>({
  id: 'cerberus.martial.grapple',
  title: 'Grapple',
  summary:
    'Hold, trip, move, pin or disarm an opponent, or break free. Takes the grapple as it stands and one command.',
  state: GrappleState,
  command: GrappleCommand,
  event: GrappleEvent,
  dice: [{ key: 'commands.*.attempter.chance', dice: '1dY', by: 'attempter', label: 'chance' }],
  uses: [
    grappleCertain,
    grappleFactors,
    grappleCost,
    grappleCheck,
    grappleHold,
    grappleTrip,
    grappleForcedMovement,
    grappleImmobilize,
    grappleDisarm,
  ],
  odds: {
    success: ({ events }) => events[0]?.success ?? false,
    held: ({ state }) => state.held,
    pinned: ({ state }) => state.pinned,
  },
  legal: legalCommands,
  apply(state, command, ruling) {
    if (command.do === 'release') return released(state, command.limbs ?? state.limbsBusy, ruling);
    if (command.do === 'nextTick') return nextTick(state, command);
    requirePossible(state, command, ruling);
    const judged = ruling.run(grappleCertain, { judgement: command.judgement });
    ruling.require(
      judged.result !== 'rejected',
      grappleCertain.id,
      'The GM rules this grapple impossible: it is not attempted and nothing is spent.',
      () => legalCommands(state),
    );
    const paid = paidFor(state, command, ruling);
    const success = succeeds(command, judged.result === 'success', ruling);
    // The commands and their techniques have the same names; the compiler cannot pair them.
    const technique = techniques[command.do] as (
      ...given: [GrappleState, Attempt, boolean, Ruling]
    ) => ReturnType<(typeof techniques)[Technique]>;
    const { state: after, event } = technique(paid, command, success, ruling);
    return { state: after, events: [{ did: command.do, success, ...event }] };
  },
  sentence: ({ events }) => events.map((event) => event.says).join(' '),
  changes: ({ state }, { state: before }) => [
    ...changesOf(before.attacker.name ?? 'attacker', before.attacker, state.attacker),
    ...changesOf(before.target.name ?? 'target', before.target, state.target),
    ...changed(before.target.name ?? 'target', 'hold', holdOf(before), holdOf(state)),
  ],
  groups: [
    { title: 'What', fields: ['command'] },
    {
      title: 'The grapple as it stands',
      fields: ['state.held', 'state.pinned', 'state.limbsBusy', 'state.escapesThisTick'],
    },
    { title: 'Attacker', fields: ['state.attacker'] },
    { title: 'Target', fields: ['state.target'] },
  ],
  examples: grappleExamples,
});

/** Refuses a technique whose ground is missing; nothing is spent. */
function requirePossible(state: GrappleState, command: Attempt, ruling: Ruling): void {
  const obstacle = obstacleTo(command, state);
  if (obstacle) ruling.require(false, obstacle.rule, obstacle.message, () => legalCommands(state));
}

/** What the GM sets the odds of is not certain. */
function succeeds(command: Attempt, isCertain: boolean, ruling: Ruling): boolean {
  if (isCertain && command.odds)
    throw invalidInput('/input/command/odds', 'no odds: the GM rules that the outcome is certain', command.odds);
  return isCertain || ruling.run(grappleCheck, command.odds ?? ruling.run(grappleFactors, {})).success;
}

/** The state with the attempt paid for, by whoever attempts it. */
function paidFor(state: GrappleState, command: Attempt, ruling: Ruling): GrappleState {
  const isEscape = command.do === 'escape';
  const payer = isEscape ? state.target : state.attacker;
  const paid = { ...payer, ...pay(isEscape ? 'escape' : 'technique', payer, state, ruling) };
  return isEscape
    ? { ...state, target: paid, escapesThisTick: state.escapesThisTick + 1 }
    : { ...state, attacker: paid };
}

/** What paying leaves. Refuses what cannot be paid, in the words of the rule. */
function pay(action: 'technique' | 'escape' | 'release', payer: Grappler, state: GrappleState, ruling: Ruling) {
  const { attackTokens, freeSlots: freeSlotsThisTick } = payer;
  const bill = { action, attackTokens, freeSlotsThisTick, escapesThisTick: state.escapesThisTick };
  const paid = ruling.run(grappleCost, bill);
  ruling.require(paid.allowed, grappleCost.id, grappleCost.says(paid, bill), () => legalCommands(state));
  return { attackTokens: paid.attackTokensAfter, freeSlots: paid.freeSlotsAfter };
}

function released(state: GrappleState, limbs: number, ruling: Ruling): Transition<GrappleState, GrappleEvent> {
  const { held: isHeld, limbsBusy: busy } = state;
  const message = isHeld ? `Only ${counted(busy, 'limb')} can let go.` : 'There is no hold to let go.';
  ruling.require(isHeld && limbs <= busy, grappleCost.id, message, () => legalCommands(state));
  pay('release', state.attacker, state, ruling);
  const limbsBusy = busy - limbs;
  const held = limbsBusy > 0;
  const says = held ? 'The hold is loosened.' : 'The target is let go.';
  const pinned = state.pinned && limbsBusy >= 2;
  return { state: { ...state, held, pinned, limbsBusy }, events: [{ did: 'release', success: true, says }] };
}

function nextTick(
  state: GrappleState,
  command: Extract<Command, { do: 'nextTick' }>,
): Transition<GrappleState, GrappleEvent> {
  const attacker = { ...state.attacker, freeSlots: command.attackerSlots };
  const target = { ...state.target, freeSlots: command.targetSlots };
  const event = { did: 'nextTick', success: true, says: 'A new tick begins.' };
  return { state: { ...state, attacker, target, escapesThisTick: 0 }, events: [event] };
}

function holdOf({ held, pinned }: GrappleState): string {
  return pinned ? 'pinned' : held ? 'grappled' : 'free';
}

function changesOf(who: string, before: GrappleState['attacker'], after: GrappleState['attacker']): Change[] {
  return [
    ...changed(who, 'attack tokens', before.attackTokens, after.attackTokens),
    ...changed(who, 'slots', before.freeSlots, after.freeSlots),
    ...changed(who, 'stance', before.prone ? 'prone' : 'standing', after.prone ? 'prone' : 'standing'),
    ...changed(who, 'holding', before.heldObjects.join(', ') || 'nothing', after.heldObjects.join(', ') || 'nothing'),
  ];
}
