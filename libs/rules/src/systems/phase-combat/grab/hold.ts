import { reducer } from '../../../kernel/state.ts';
import type { Example } from '../../../kernel/unit.ts';
import { applyHold, holdDice, holdRules } from './holding/apply.ts';
import { barOf, legalIn } from './holding/refusals.ts';
import { HoldCommand, HoldEvent, HoldState } from './holding/state.ts';

const free: HoldState = {
  kind: 'phase-combat.hold',
  formatVersion: 1,
  commands: 0,
  grabber: { name: 'Bruna', ocv: 7, dcv: 6, str: 20 },
  victim: { name: 'the scout', ocv: 6, dcv: 5, str: 25 },
  stage: 'free',
  hits: 0,
  samePhase: false,
  acted: false,
  beforeGrabberNextPhase: false,
};
const seized: HoldState = {
  ...free,
  commands: 1,
  stage: 'seized',
  hits: 1,
  samePhase: true,
  beforeGrabberNextPhase: true,
};
const held: HoldState = { ...seized, commands: 2, stage: 'held' };
const later: HoldState = { ...held, commands: 3, samePhase: false, beforeGrabberNextPhase: false };

const examples: readonly Example[] = [
  {
    title: 'A grab, rolled at the table',
    request: {
      input: { state: free, command: { do: 'grab' } },
      dice: { rolls: [{ key: 'commands.1.grabber.attack', total: 12 }] },
    },
  },
  { title: 'The victim tries to slip out', request: { input: { state: seized, command: { do: 'casual-escape' } } } },
  { title: 'A squeeze in the same action', request: { input: { state: held, command: { do: 'squeeze' } } } },
  {
    title: 'A throw in a later Phase',
    request: { input: { state: later, command: { do: 'throw', distanceHexes: 4 } } },
  },
  { title: 'Breaking free with full STR', request: { input: { state: held, command: { do: 'escape' } } } },
  {
    title: 'The victim strikes back',
    request: { input: { state: held, command: { do: 'strike', by: 'victim', at: 'other-of-the-two' } } },
  },
  {
    title: 'The grabber strikes an outsider, at half OCV',
    request: { input: { state: held, command: { do: 'strike', by: 'grabber', at: 'outsider', dcv: 5 } } },
  },
  { title: 'A grab at a weapon', request: { input: { state: free, command: { do: 'grab', weapon: true } } } },
];

/** A hold from the grab to the throw, the escape or the letting go. */
export const hold = reducer<HoldState, HoldCommand, HoldEvent>({
  id: 'phase-combat.grab.hold',
  title: 'Grab and hold',
  summary: 'Grab, slip out, squeeze, throw, break free or let go. Takes the hold as it stands and one command.',
  state: HoldState,
  command: HoldCommand,
  event: HoldEvent,
  dice: holdDice.map((die) => ({ ...die, key: `commands.*.${die.key}` })),
  uses: holdRules,
  odds: {
    stage: ({ state }) => state.stage,
    hit: ({ events: [told] }) => (told?.did === 'grab' || told?.did === 'strike' ? told.hit : undefined),
    stun: ({ events: [told] }) => (hurts(told) ? (told?.stun ?? 0) : undefined),
    body: ({ events: [told] }) => (hurts(told) ? (told?.body ?? 0) : undefined),
  },
  legal: legalIn,
  apply(state, command, ruling) {
    const bar = barOf(state, command);
    if (bar) ruling.require(false, bar.rule, bar.why, () => legalIn(state));
    const { state: next, event } = applyHold(state, command, ruling);
    return { state: next, events: [event] };
  },
  sentence: ({ events }) => events.map((event) => event.says).join(' '),
  changes({ state, events }, { state: before }) {
    const grabber = before.grabber.name ?? 'grabber';
    const victim = before.victim.name ?? 'victim';
    const told = events[0];
    const changes = [
      { who: victim, what: 'hold', from: before.stage as string | number, to: state.stage as string | number },
      { who: grabber, what: 'DCV', from: before.grabber.dcv, to: told?.grabberDcv ?? before.grabber.dcv },
      { who: victim, what: 'DCV', from: before.victim.dcv, to: told?.victimDcv ?? before.victim.dcv },
    ];
    return changes.filter(({ from, to }) => from !== to);
  },
  groups: [
    { title: 'What', fields: ['command'] },
    {
      title: 'The hold as it stands',
      fields: ['state.stage', 'state.hits', 'state.samePhase', 'state.acted', 'state.beforeGrabberNextPhase'],
    },
    { title: 'Grabber', fields: ['state.grabber'] },
    { title: 'Victim', fields: ['state.victim'] },
  ],
  examples,
});

function hurts(told: HoldEvent | undefined): boolean {
  return told?.did === 'squeeze' || told?.did === 'throw';
}
