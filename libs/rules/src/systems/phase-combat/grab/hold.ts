import { reducer } from '../../../kernel/state.ts';
import type { Change } from '../../../kernel/unit.ts';
import { nameOf } from '../../../kernel/words.ts';
import { applyHold, holdDice, holdRules } from './holding/apply.ts';
import { holdTracking } from './holding/board.ts';
import { holdExamples } from './holding/examples.ts';
import { find } from './holding/pair.ts';
import { barOf, legalIn } from './holding/refusals.ts';
import { HoldCommand, HoldEvent, HoldState, type Wrestler } from './holding/state.ts';

/** A hold from the grab to the throw, the escape or the letting go. */
export const hold = reducer<HoldState, HoldCommand, HoldEvent>({
  id: 'phase-combat.grab.hold',
  title: 'Grab and hold',
  summary:
    'Grab somebody or a weapon, slip out, squeeze, throw, break free, strike, let go: the hold as it stands and one command.',
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
  tracking: holdTracking,
  apply(state, command, ruling) {
    const bar = barOf(state, command, ruling);
    if (bar) ruling.require(false, bar.rule, bar.why, () => legalIn(state));
    const { state: next, event } = applyHold(state, command, ruling);
    return { state: next, events: [event] };
  },
  sentence: ({ events }) => events.map((event) => event.says).join(' '),
  changes({ state, events: [told] }, { state: before }) {
    const [grabber, victim] = [find(state, state.grabber), find(state, state.victim)];
    const changes: Change[] = [
      { who: victim ? nameOf(victim) : 'the hold', what: 'hold', from: before.stage, to: state.stage },
      ...dcvChange(grabber, told?.grabberDcv),
      ...dcvChange(victim, told?.victimDcv),
    ];
    return changes.filter(({ from, to }) => from !== to);
  },
  groups: [
    { title: 'What', fields: ['command'] },
    {
      title: 'The hold as it stands',
      fields: [
        'state.stage',
        'state.grabber',
        'state.victim',
        'state.hits',
        'state.samePhase',
        'state.acted',
        'state.weaponHeld',
        'state.phaseOf',
        'state.done',
        'state.casualTried',
      ],
    },
    { title: 'Combatants', fields: ['state.combatants'] },
  ],
  examples: holdExamples,
});

function hurts(told: HoldEvent | undefined): boolean {
  return told?.did === 'squeeze' || told?.did === 'throw';
}

function dcvChange(one: Wrestler | undefined, now: number | undefined): Change[] {
  return one && now !== undefined ? [{ who: nameOf(one), what: 'DCV', from: one.dcv, to: now }] : [];
}
