import { casualEscape } from '../casual-escape.ts';
import { laterPhase } from '../later-phase.ts';
import { state as stateRule } from '../state.ts';
import type { HoldCommand, HoldState } from './state.ts';

/** Why a command is not possible now. */
export interface Bar {
  code: 'not-held' | 'already-held' | 'casual-escape-first' | 'one-of-the-two' | 'not-thrown' | 'once';
  rule: string;
  why: string;
}

const bar = (code: Bar['code'], why: string, rule: string = stateRule.id): Bar => ({ code, why, rule });

const NOT_HELD = bar('not-held', 'There is no hold.');
const FIRST = bar('casual-escape-first', "The victim's casual escape comes first.");

/** What bars a command in this state; nothing when it is possible. */
export function barOf({ stage, samePhase, acted }: HoldState, { do: wanted }: HoldCommand): Bar | undefined {
  const isHeld = stage === 'held' || stage === 'seized';
  switch (wanted) {
    case 'next-phase':
      return undefined;
    case 'grab':
      if (stage === 'thrown') return bar('already-held', 'The victim has not landed yet.');
      return isHeld && !samePhase ? bar('already-held', 'The hold stands already.') : undefined;
    case 'landed':
      return stage === 'thrown' ? undefined : bar('not-thrown', 'Nobody has been thrown.');
    case 'casual-escape':
    case 'waive':
      if (!isHeld) return NOT_HELD;
      return stage === 'held' && wanted === 'waive'
        ? bar('once', 'The casual escape is over.', casualEscape.id)
        : undefined;
    case 'squeeze':
    case 'throw':
      if (!isHeld) return NOT_HELD;
      if (stage === 'seized') return FIRST;
      if (!acted) return undefined;
      return bar('one-of-the-two', 'Squeeze or Throw once in an action, and then in the next Phase.', laterPhase.id);
    case 'escape':
    case 'let-go':
    case 'strike':
      if (!isHeld) return NOT_HELD;
      return stage === 'seized' && wanted === 'escape' ? FIRST : undefined;
  }
}

const ALL: readonly HoldCommand['do'][] = [
  'grab',
  'casual-escape',
  'waive',
  'squeeze',
  'throw',
  'landed',
  'escape',
  'let-go',
  'strike',
  'next-phase',
];

/** The commands that are possible now. */
export function legalIn(state: HoldState): string[] {
  return ALL.filter((wanted) => barOf(state, { do: wanted } as HoldCommand) === undefined).filter(
    (wanted) => wanted !== 'casual-escape' || state.stage === 'seized',
  );
}
