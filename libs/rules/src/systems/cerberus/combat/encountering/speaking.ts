import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { boardTransitions } from '../board.transitions.ts';
import { rowOfTick } from '../boards/state.ts';
import { declareSequence } from '../declare.sequence.ts';
import { requireFree } from './barring.ts';
import type { Boarded, Declared } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, added, known, listing, type Next, replaced, told } from './common.ts';
import { placed } from './placing.ts';
import type { Running } from './state.ts';

/** Who speaks first in a tick has declared first, unless somebody spoke at the same moment. */
export function spoken(state: Running, who: string, atOnce: boolean | undefined, ruling: Ruling): Running {
  const { spoken: before = [] } = state;
  if (before.includes(who)) return state;
  const now = { ...state, spoken: [...before, who] };
  const [first] = now.spoken;
  if (before.length > 0 && !atOnce) return now;
  const declarations = now.spoken.map((combatant) => ({ combatant, action: 'declared' }));
  const simultaneous = atOnce && first !== undefined && first !== who ? [first, who] : undefined;
  const { firstDeclarer } = ruling.run(declareSequence, { declarations, simultaneous });
  return { ...now, combatants: now.combatants.map((one) => marked(one, one.id === firstDeclarer)) };
}

function marked(combatant: Boarded, isFirst: boolean): Boarded {
  if (isFirst === (combatant.board.declaredFirst ?? false)) return combatant;
  const { declaredFirst: _, ...board } = combatant.board;
  return { ...combatant, board: isFirst ? { ...board, declaredFirst: true } : board };
}

/** An action is declared; its attacks are paid for, or wait for what they depend on. */
export function declare(given: Running, command: Doing<'declare'>, ruling: Ruling): Next {
  able(given, command.who, ruling);
  const { action, attacks, when } = command;
  const state = spoken(given, command.who, command.atOnce, ruling);
  const speaker = known(state, command.who);
  if (attacks?.target !== undefined) known(state, attacks.target, 'attacks/target');
  const { target } = attacks ?? {};
  if (target === speaker.id) throw invalidInput('/input/command/attacks/target', 'somebody else', target);
  const entry: Declared = {
    action,
    ...(target !== undefined && { target }),
    ...(attacks ? { left: attacks.count } : { left: 0, words: true }),
    ...(when !== undefined && { when }),
  };
  const paid = when === undefined ? paidFor(speaker, entry.left, target, ruling) : speaker;
  const declaring = listing(paid, 'declared', added(paid.declared, 'declared', entry));
  const says = `${nameOf(speaker)} declares: ${action.replace(/[.!\s]+$/, '')}${when === undefined ? '' : `, if ${when}`}.${movementWords(command, ruling)}`;
  return told('declare', says, replaced(state, declaring), { who: speaker.id });
}

/** When a declared movement happens. */
function movementWords({ who: combatant, action, moves, contested }: Doing<'declare'>, ruling: Ruling): string {
  if (!moves) return '';
  const declarations = [{ combatant, action, moves, contested }];
  const [movement] = ruling.run(declareSequence, { declarations }).movements;
  return movement?.timing === 'contested'
    ? ' The movement goes by the order of priority.'
    : ` The movement comes ${movement?.timing} the actions.`;
}

/** Attack tokens for so many attacks; refused where conditions bar them. */
export function paidFor(combatant: Boarded, count: number, target: string | undefined, ruling: Ruling): Boarded {
  let paying = combatant;
  for (let n = 0; n < count; n++) {
    requireFree(paying, { deed: 'weaponAttack' }, target, ruling);
    paying = placed(paying, { do: 'attack' }, ruling).combatant;
  }
  return paying;
}

/** That for which a declared action waits came true, and it is paid for; or not, and it costs nothing. An attack already paid for can be let go. */
export function settle(state: Running, { who, holds }: Doing<'settle'>, ruling: Ruling): Next {
  const waiting = known(state, who);
  const { declared = [] } = waiting;
  const at = declared.findIndex(({ when }) => when !== undefined);
  const entry = declared[at];
  if (!entry) return letGo(state, waiting, holds, ruling);
  const { when, ...settled } = entry;
  const others = declared.toSpliced(at, 1, ...(holds ? [settled] : []));
  const paid = holds ? paidFor(able(state, who, ruling), entry.left, entry.target, ruling) : waiting;
  ruling.citing(boardTransitions.id);
  const says = holds ? `${nameOf(waiting)} goes on: ${when}.` : `${nameOf(waiting)} holds back, and spends nothing.`;
  return told('settle', says, replaced(state, listing(paid, 'declared', others)), { who });
}

/** What was declared and can no longer be done comes to nothing; its tokens stay spent. */
function letGo(state: Running, one: Boarded, holds: boolean, ruling: Ruling): Next {
  const { id: who, declared = [] } = one;
  const isThere = !holds && declared.some(({ left }) => left > 0);
  if (!isThere) throw invalidInput('/input/command/who', 'somebody whose declared action waits for something', who);
  ruling.citing(boardTransitions.id);
  const others = declared.filter(({ left }) => left === 0);
  const says = `What ${nameOf(one)} declared comes to nothing; it stays paid.`;
  return told('settle', says, replaced(state, listing(one, 'declared', others)), { who });
}

/** A declared attack is taken back, and with it the tokens of those that were not made yet. */
export function withdraw(
  state: Running,
  { who, answered = isAnswered(state, who) }: Doing<'withdraw'>,
  ruling: Ruling,
): Next {
  const speaker = known(state, who);
  const { declared = [] } = speaker;
  const at = declared.findLastIndex(({ left, when }) => left > 0 && when === undefined);
  const entry = declared[at];
  if (!entry) throw invalidInput('/input/command/who', 'somebody with a declared attack that is still to be made', who);
  let taking: Boarded = speaker;
  for (let n = 0; n < entry.left; n++) {
    const slot =
      rowOfTick(taking.board).findLastIndex(({ category, use }) => category === 'attack' && use === 'action') + 1;
    taking = placed(taking, { do: 'withdraw', slot, answered }, ruling).combatant;
  }
  const says = `${nameOf(speaker)} takes it back: ${entry.action ?? 'the attack'}.`;
  return told('withdraw', says, replaced(state, listing(taking, 'declared', declared.toSpliced(at, 1))), { who });
}

/** Whether anybody has spoken since. */
function isAnswered({ spoken: all = [] }: Running, who: string): boolean {
  return all.indexOf(who) < all.length - 1;
}
