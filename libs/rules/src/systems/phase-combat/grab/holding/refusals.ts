import type { Ruling } from '../../../../kernel/ruling.ts';
import { actions } from '../../basics/actions.ts';
import { attackRoll } from '../../basics/attack-roll.ts';
import { casualEscape, casualInLaterPhases } from '../casual-escape.ts';
import { escapeCost, escapeRule } from '../escape.ts';
import { laterPhase } from '../later-phase.ts';
import { state as stateRule } from '../state.ts';
import { weapon as weaponRule } from '../weapon.ts';
import { find, isHeld } from './pair.ts';
import type { HoldCommand, HoldState } from './state.ts';

/** Why a command is not possible now. */
export interface Bar {
  code:
    | 'not-held'
    | 'already-held'
    | 'casual-escape-first'
    | 'one-of-the-two'
    | 'not-thrown'
    | 'once'
    | 'unknown'
    | 'not-of-the-two'
    | 'not-their-phase'
    | 'no-room';
  rule: string;
  why: string;
}

const bar = (code: Bar['code'], why: string, rule: string = stateRule.id): Bar => ({ code, why, rule });

const NOT_HELD = bar('not-held', 'There is no hold.');
const FIRST = bar('casual-escape-first', "The victim's casual escape comes first.");
const ONCE = bar('once', 'Casual STR is tried once, right after the hit.', casualEscape.id);
const HALF_ATTACK = { cost: 'half', attack: true } as const;

/** What bars a command in this state; nothing when it is possible. */
export function barOf(state: HoldState, command: HoldCommand, ruling: Ruling): Bar | undefined {
  return strangerIn(state, command) ?? barByStage(state, command) ?? barByPhase(state, command, ruling);
}

function strangerIn(state: HoldState, command: HoldCommand): Bar | undefined {
  const named = [idOf(command, 'by'), idOf(command, 'target'), idOf(command, 'id')].filter((id) => id !== undefined);
  const stranger = named.find((id) => find(state, id) === undefined);
  if (stranger !== undefined) return bar('unknown', `Nobody here is called ${stranger}.`);
  const [by, target] = named;
  const isSelf = target !== undefined && by === target;
  return isSelf ? bar('unknown', 'Nobody grabs or strikes themselves.', attackRoll.id) : undefined;
}

function idOf(command: HoldCommand, field: 'by' | 'target' | 'id'): string | undefined {
  return (command as Partial<Record<typeof field, string>>)[field];
}

function barByStage(state: HoldState, command: HoldCommand): Bar | undefined {
  const { stage, acted } = state;
  switch (command.do) {
    case 'next-phase':
      return stage === 'seized' ? FIRST : undefined;
    case 'grab':
      return barToGrab(state, command);
    case 'landed':
      return stage === 'thrown' ? undefined : bar('not-thrown', 'Nobody has been thrown.');
    case 'wrest':
      if (!state.weaponHeld) return bar('not-held', 'No weapon is held.', weaponRule.id);
      return isOfTheTwo(state, command.by);
    case 'let-go':
      return isHeld(state) || state.weaponHeld ? undefined : NOT_HELD;
    case 'casual-escape':
      return isHeld(state) ? undefined : NOT_HELD;
    case 'waive':
      if (!isHeld(state)) return NOT_HELD;
      return stage === 'held' ? bar('once', 'The casual escape is over.', casualEscape.id) : undefined;
    case 'squeeze':
    case 'throw':
      if (!isHeld(state)) return NOT_HELD;
      if (stage === 'seized') return FIRST;
      if (!acted) return undefined;
      return bar('one-of-the-two', 'Squeeze or Throw once in an action, and then in the next Phase.', laterPhase.id);
    case 'escape':
      if (!isHeld(state)) return NOT_HELD;
      return stage === 'seized' ? FIRST : undefined;
    case 'strike':
      if (!isHeld(state)) return NOT_HELD;
      return stage === 'seized' ? FIRST : isOfTheTwo(state, command.by);
  }
}

function isOfTheTwo({ grabber, victim }: HoldState, id: string): Bar | undefined {
  return id === grabber || id === victim ? undefined : bar('not-of-the-two', 'Only grabber and victim do this.');
}

function barToGrab(state: HoldState, { by, target }: Extract<HoldCommand, { do: 'grab' }>): Bar | undefined {
  const { stage, samePhase, grabber, victim, weaponHeld } = state;
  if (stage === 'thrown') return bar('already-held', 'The victim has not landed yet.');
  if (!isHeld(state) && !weaponHeld) return undefined;
  const isSame = by === grabber && target === victim;
  const isOpen = isSame && (samePhase || !isHeld(state));
  return isOpen ? undefined : bar('already-held', 'The hold stands already.');
}

/** Whoever does what takes time does it in a Phase of their own, as far as the Phase holds it. */
function barByPhase(state: HoldState, command: HoldCommand, ruling: Ruling): Bar | undefined {
  const { stage, grabber, victim, samePhase, done = [] } = state;
  switch (command.do) {
    case 'grab':
      // A further hit of a Sweep belongs to the action of the first.
      return notNow(state, command.by) ?? (samePhase ? undefined : noRoom(done, HALF_ATTACK, ruling));
    case 'squeeze':
    case 'throw':
      return notNow(state, grabber) ?? (samePhase ? undefined : noRoom(done, HALF_ATTACK, ruling));
    case 'strike':
      return notNow(state, command.by) ?? noRoom(done, HALF_ATTACK, ruling);
    case 'escape':
      return (
        notNow(state, victim, escapeRule.id) ?? noRoom(done, { cost: ruling.decide(escapeCost), attack: false }, ruling)
      );
    case 'casual-escape':
      if (stage === 'seized') return undefined;
      if (state.casualTried || !ruling.decide(casualInLaterPhases)) return ONCE;
      return notNow(state, victim, casualEscape.id) ?? noRoom(done, { cost: 'zero', attack: false }, ruling);
    default:
      return undefined;
  }
}

function notNow({ phaseOf }: HoldState, id: string | undefined, rule: string = actions.id): Bar | undefined {
  if (phaseOf === undefined || phaseOf === id) return undefined;
  return bar('not-their-phase', 'This takes a Phase of their own.', rule);
}

type Done = NonNullable<HoldState['done']>[number];

function noRoom(done: readonly Done[], next: Done, ruling: Ruling): Bar | undefined {
  const phase = { actions: [...done, next] };
  const fits = ruling.run(actions, phase);
  return fits.legal ? undefined : bar('no-room', actions.says(fits, phase), actions.id);
}

/** The commands that are possible now, by whom where it depends. */
export function legalIn(state: HoldState): string[] {
  const { combatants, grabber, victim, stage, samePhase, weaponHeld, phaseOf } = state;
  const isPhaseOf = (id: string | undefined) => phaseOf === undefined || phaseOf === id;
  const others = combatants.map(({ id }) => `next-phase: ${id}`);
  const wresting = weaponHeld ? [`wrest: ${grabber}`, `wrest: ${victim}`, 'let-go'] : [];
  if (stage === 'thrown') return ['landed', ...wresting, ...others];
  if (stage === 'seized') return ['casual-escape', 'waive', 'let-go', ...(samePhase ? [`grab: ${grabber}`] : [])];
  if (stage === 'free') return [...(phaseOf === undefined ? ['grab'] : [`grab: ${phaseOf}`]), ...wresting, ...others];
  const ofGrabber = isPhaseOf(grabber) ? [...(state.acted ? [] : ['squeeze', 'throw']), `strike: ${grabber}`] : [];
  const ofVictim = isPhaseOf(victim) ? ['escape', `strike: ${victim}`] : [];
  return [...new Set([...ofGrabber, ...ofVictim, 'let-go', ...wresting, ...others])];
}
