import { tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { autofireSweep } from '../../block/autofire-sweep.ts';
import { type BlockedAttack, blockOne, blockRules, damageTo } from '../../block/blocking/blocker.ts';
import type { Met } from '../../block/blocking/series.ts';
import { chain } from '../../block/chain.ts';
import { failure } from '../../block/failure.ts';
import { initiative } from '../../block/initiative.ts';
import { stance as stanceRule } from '../../block/stance.ts';
import { table } from '../../maneuver/table.ts';
import { actions } from '../actions.ts';
import { attackRoll } from '../attack-roll.ts';
import { dcvOf, defenseRules } from '../attacking/attack.ts';
import { cvOrder } from '../cv-order.ts';
import { stunned } from '../stunned.ts';
import { blockerOf, inHand } from './blocking.ts';
import { leftBy, requireFits } from './doing.ts';
import { legalNow } from './legal.ts';
import { absolute, acted, acting, figureOf, known, type Next, nowOf, relative, replaced, titleOf } from './standing.ts';
import { type Combatant, MOST_BLOCKED, type Owed, type TurnCommand, type TurnState } from './state.ts';
import { isSame } from './time.ts';

export const strikingRules = [
  ...defenseRules,
  attackRoll,
  cvOrder,
  ...blockRules,
  autofireSweep,
  chain,
  failure,
  initiative,
  stanceRule,
  table,
];

type Attack = CommandOf<TurnCommand, 'attack'>;

/** An attack with both combat values as they count. */
interface Blow {
  attacker: Combatant;
  target: Combatant;
  command: Attack;
  ocv: number;
  dcv: number;
}

/** Somebody attacks: in a Phase, with a held action, or going on with a series; with or without a block against it. */
export function attack(state: TurnState, command: Attack, given: Combatant, ruling: Ruling): Next {
  const legal = () => legalNow(state);
  ruling.require(command.target !== given.id, attackRoll.id, 'Nobody attacks themselves.', legal);
  const begun = command.again ? again(state, command, given, ruling) : begin(state, command, given, ruling);
  const attacker = known(begun, given.id, ruling);
  const target = known(begun, command.target, ruling);
  const blow = {
    attacker,
    target,
    command,
    ocv: ocvOf(begun, attacker, command, ruling),
    dcv: dcvNow(begun, target, command, ruling),
  };
  return command.blocker === undefined ? unblocked(begun, blow, ruling) : met(begun, blow, command.blocker, ruling);
}

function begin(state: TurnState, { before = [], cost = 'half' }: Attack, given: Combatant, ruling: Ruling): TurnState {
  const { mode, one } = acting(state, given, ruling);
  requireFits(state, [...before, { cost, attack: true }], mode, ruling);
  return acted(state, one, { acted: true, attacked: true, ...leftBy(state, one, before, mode, ruling) });
}

/** The further attacks of an Autofire or Sweep belong to the action of the first. */
function again(state: TurnState, { before }: Attack, one: Combatant, ruling: Ruling): TurnState {
  const require = (holds: boolean, rule: string, message: string) =>
    ruling.require(holds, rule, message, () => legalNow(state));
  require(!one.stunned, stunned.id, 'A Stunned character takes no action.');
  require(one.attacked === true, autofireSweep.id, 'There is no Autofire or Sweep to go on with.');
  require(before === undefined, actions.id, 'Nothing is done between the attacks of one Autofire or Sweep.');
  return state;
}

function ocvOf(state: TurnState, one: Combatant, { ocv = 0 }: Attack, ruling: Ruling): number {
  const added = [
    { label: one.weapon?.name ?? 'weapon', value: inHand(one, 'weapon') ? (one.weapon?.ocv ?? 0) : 0 },
    { label: 'this attack', value: ocv },
  ];
  const modifiers = added.filter(({ value }) => value !== 0);
  return ruling.run(cvOrder, { base: figureOf(state, one, 'ocv'), modifiers, halvings: 0 }).cv;
}

function dcvNow(state: TurnState, one: Combatant, { dcv = 0, attackRolled }: Attack, ruling: Ruling): number {
  const lasting = (one.lasting ?? []).map(({ maneuver }) => maneuver);
  const modifiers = [
    ...lasting.map((maneuver) => ({ label: maneuver, value: ruling.run(table, { maneuver }).dcv })),
    { label: 'in this attack', value: dcv },
  ];
  const standing = {
    stunned: one.stunned,
    dodging: one.stance === 'dodge',
    dodgedAfterRoll: attackRolled,
    braced: lasting.includes('brace'),
  };
  return dcvOf({ dcv: figureOf(state, one, 'dcv'), modifiers, ...standing }, ruling);
}

/** Nobody blocks; whoever could have keeps their stance. */
function unblocked(state: TurnState, blow: Blow, ruling: Ruling): Next {
  const { target, ocv, dcv } = blow;
  if (target.stance === 'block') {
    const event = target.spent ? 'incoming-attack' : 'let-attack-through';
    ruling.run(stanceRule, { state: target.spent ? 'spent' : 'blocking', attempts: target.blocked ?? 0, event });
  }
  const { hit } = ruling.within('attacker', () => ruling.run(attackRoll, { ocv, dcv }));
  return landed(state, blow, hit, { attempted: false, blocked: false });
}

/** One attempt to block: what is blocked harms the item, and earns a right to act first; what is not is rolled to hit. */
function met(state: TurnState, blow: Blow, id: string, ruling: Ruling): Next {
  const { attacker, target, command, ocv, dcv } = blow;
  const asBlocked: BlockedAttack = {
    attacker: attacker.id,
    kind: kindOf(attacker, command),
    ocv,
    baseOcv: figureOf(state, attacker, 'ocv'),
    forAnother: id !== target.id,
    attackRolled: command.attackRolled,
    damage: command.damage,
  };
  const { one, blocker, attempts } = blockerOf(state, id, command, asBlocked, ruling);
  if (attempts > 0) ruling.citing(chain.id);
  const { target: needed, blocked } = ruling.within('blocker', () => blockOne(blocker, asBlocked, attempts, ruling));
  const event = blocked ? 'block-success' : 'block-failure';
  const next = ruling.run(stanceRule, { state: 'blocking', attempts, event });
  const tried = { attempted: true, target: needed, blocked };
  if (!blocked) {
    const { hit } = ruling.within('attacker', () => ruling.run(failure, { attackerOcv: ocv, targetDcv: dcv }));
    return landed(replaced(state, { ...one, spent: true }), blow, hit, tried);
  }
  if (next.attempts > MOST_BLOCKED) throw tooLarge('The number of attacks blocked in one stance', `${MOST_BLOCKED}`);
  const taken = damageTo(blocker, asBlocked, ruling);
  const after = { ...one, blocked: next.attempts };
  const item = blocker.item;
  const broken = taken?.itemOutcome === 'broken' && item !== 'none' ? [...(one.broken ?? []), item] : one.broken;
  const right = rightOf(state, one, asBlocked, attacker, ruling);
  const isOlder = ({ id: who, before, at }: Owed) =>
    who === one.id && before === attacker.id && !isSame(at, nowOf(state));
  const others = (state.rights ?? []).filter((old) => !isOlder(old));
  const rights = right ? [...others, right] : others;
  const reached = replaced(state, { ...after, ...(broken && { broken }) });
  const says = `${nameOf(one)} blocks ${nameOf(attacker)}${id === target.id ? '' : ` for ${nameOf(target)}`}.`;
  return {
    state: rights.length > 0 ? { ...reached, rights } : reached,
    events: [
      { did: 'attack', says, ocv, dcv, met: { attacker: attacker.id, ...tried, ...taken }, ...(right && { right }) },
    ],
  };
}

function rightOf(
  state: TurnState,
  one: Combatant,
  { forAnother = false }: BlockedAttack,
  attacker: Combatant,
  ruling: Ruling,
) {
  const found = ruling.run(initiative, {
    attackerSpd: attacker.spd,
    blockerSpd: one.spd,
    segment: Math.max(1, state.segment),
    forgone: relative(state, one.forgone),
    forAnother,
  });
  const at = absolute(state, found.at);
  return found.right && at ? { id: one.id, before: attacker.id, at } : undefined;
}

type Tried = Omit<Met, 'attacker'>;

function landed(state: TurnState, blow: Blow, hit: boolean, tried: Tried): Next {
  const { attacker, target, command, ocv, dcv } = blow;
  const harm = hit && command.damage ? { recipient: 'target', body: command.damage.body } : {};
  const block = tried.attempted ? `${titleOf(state, command.blocker ?? '')} fails to block: ` : '';
  const says = `${block}${nameOf(attacker)} ${hit ? 'hits' : 'misses'} ${nameOf(target)}.`;
  const told = { attacker: attacker.id, ...tried, hit, ...harm };
  return { state, events: [{ did: 'attack', says, ocv, dcv, met: told }] };
}

const kindOf = ({ weapon }: Combatant, { kind }: Attack) => kind ?? weapon?.kind ?? 'hth';
