import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { duration } from '../../brace/duration.ts';
import { hold } from '../hold.ts';
import { segmentOrder } from '../segment-order.ts';
import { speedChart } from '../speed-chart.ts';
import { stunned } from '../stunned.ts';
import { abort, act, doingRules } from './doing.ts';
import { legalNow } from './legal.ts';
import { nextSegment } from './segments.ts';
import { acted, known, lastingOn, type Next, replaced, told } from './standing.ts';
import type { Combatant, TurnCommand, TurnState } from './state.ts';
import { attack, strikingRules } from './striking.ts';

export const turnRules = [
  ...new Set([...doingRules, ...strikingRules, duration, hold, segmentOrder, speedChart, stunned]),
];

/** What a command does. */
export function applyTurn(state: TurnState, command: TurnCommand, ruling: Ruling): Next {
  if (command.do === 'next-segment') return nextSegment(state, command, ruling);
  const one = known(state, command.id, ruling);
  const name = nameOf(one);
  switch (command.do) {
    case 'act':
      return act(state, command, one, ruling);
    case 'attack':
      return attack(state, command, one, ruling);
    case 'abort':
      return abort(state, command, one, ruling);
    case 'hold':
      return holdBack(state, one, ruling);
    case 'moved':
      return told(replaced(state, lastingOn(one, { moved: true }, ruling)), 'moved', `${name} has moved.`);
    case 'stun':
      return told(replaced(state, { ...one, stunned: true }), 'stun', `${name} is Stunned.`);
    case 'recover':
      return recover(state, one, ruling);
  }
}

function holdBack(state: TurnState, one: Combatant, ruling: Ruling): Next {
  const legal = () => legalNow(state);
  ruling.require(!one.stunned, stunned.id, 'A Stunned character takes no action.', legal);
  ruling.require(state.order[0] === one.id, segmentOrder.id, 'Only whoever is next can hold the action.', legal);
  const begun = lastingOn(one, { nextPhase: true }, ruling);
  const held = acted(state, begun, { heldSince: { turn: state.turn, segment: state.segment } });
  return told(held, 'hold', `${nameOf(one)} holds the action.`);
}

function recover(state: TurnState, one: Combatant, ruling: Ruling): Next {
  const may = state.order[0] === one.id && one.stunned;
  ruling.require(may, stunned.id, 'Only whoever is Stunned recovers, in a Phase of their own.', () => legalNow(state));
  const begun = lastingOn(one, { nextPhase: true }, ruling);
  return told(acted(state, begun, { stunned: false, acted: true }), 'recover', `${nameOf(one)} recovers.`);
}
