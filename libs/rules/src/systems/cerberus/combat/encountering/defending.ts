import { invalidInput } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { announced as asAnnounced } from '../../martial/attacking/attack-forms.ts';
import type { Defender, Defense, Hindrance } from '../../martial/attacking/defender.ts';
import { strike } from '../../martial/attacking/strike.ts';
import { resolveVolley } from '../../martial/attacking/volley-resolution.ts';
import { strikeSentence, volleySentence } from '../../martial/attacking/words.ts';
import { rangeOf } from '../../martial/defending/checks.ts';
import { slotsOf } from '../boards/paying.ts';
import { isHeldBy, reflexCostOf, requireFree } from './barring.ts';
import type { Boarded } from './combatant.ts';
import type { Doing, Reaction } from './commands.ts';
import { able, followed, type Happened, known, type Next, replaced } from './common.ts';
import { doing } from './moving.ts';
import { placed } from './placing.ts';
import { reflexOf } from './saves.ts';
import { type Announced, blowsOf, type Running } from './state.ts';
import { wounded } from './wounds.ts';

/** The attack that was announced first is met, and resolved; the command is open while there is one. */
export function defend(given: Running, { defense }: Doing<'defend'>, ruling: Ruling): Next {
  const { announced = [], ...rest } = given;
  const [next, ...others] = announced as [Announced, ...Announced[]];
  return met({ ...rest, ...(others.length > 0 && { announced: others }) }, next, defense, ruling);
}

/** An attack, or several together, meets its defense: paid for on the Action Board, then resolved. */
export function met(state: Running, volley: Announced, reaction: Reaction, ruling: Ruling): Next {
  const target = reacted(state, volley, reaction, ruling);
  const paid = replaced(state, target);
  const { event, damage } =
    blowsOf(volley) === 1 ? single(paid, volley, reaction, ruling) : together(paid, volley, reaction, ruling);
  return followed({ state: paid, events: [event] }, (now) => wounded(now, known(now, volley.target), damage, ruling));
}

/** What the defense costs its target, and whether conditions let it. */
function reacted(state: Running, volley: Announced, reaction: Reaction, ruling: Ruling): Boarded {
  const { target, attacks } = volley;
  const one = known(state, target);
  if (reaction.kind === 'none') return one;
  const defender = able(state, target, ruling, 'defense');
  const { kind } = reaction;
  const ranges = attacks.map(({ attack }) => rangeOf(asAnnounced(attack)));
  const attackRange = ranges.includes('melee') ? 'melee' : 'ranged';
  requireFree(defender, { deed: kind, attackRange }, attacks[0]?.by, ruling);
  const against = `attack-${state.commands + 1}`;
  const isVolley = blowsOf(volley) > 1;
  if (kind === 'dodge' && !isVolley && (reaction.stake ?? 1) > 1)
    throw invalidInput('/input/command/defense/stake', '1, against a single attack', reaction.stake);
  const event =
    kind === 'dodge' ? { do: kind, against, ...(isVolley && { count: reaction.stake }) } : { do: kind, against };
  return doing(placed(defender, event, ruling, defensesLeft).combatant, kind, ruling);
}

interface Resolved {
  event: Happened;
  damage: number;
}

function single(state: Running, volley: Announced, reaction: Reaction, ruling: Ruling): Resolved {
  const { target, attacks, cover, first } = volley;
  const [{ by, attack }] = attacks as [Announced['attacks'][number]];
  const { id, name, reflex, attackBonus, ...striker } = known(state, by);
  const input = {
    attacker: { id, name: name ?? id, reflex, attackBonus, declaredFirst: first, ...weighing(striker, ruling) },
    attack,
    defender: defenderOf(known(state, target), reaction),
    defense: defenseOf(known(state, target), reaction),
    cover,
  };
  const { duel, build, ...came } = strike(input, ruling);
  const { outcome, damage } = came;
  const says = strikeSentence(came, input);
  return { event: { did: 'attack', who: target, says, outcome, damage, duel, build }, damage };
}

function together(state: Running, volley: Announced, reaction: Reaction, ruling: Ruling): Resolved {
  const { target, attacks, cover, first } = volley;
  const strikers = [...new Set(attacks.map(({ by }) => by))].map((by) => known(state, by));
  const input = {
    attackers: strikers.map((one) => ({
      id: one.id,
      name: one.name,
      reflex: burdened(one, ruling),
      pc: one.pc,
      rider: one.rider,
    })),
    duel: { declaredFirst: first },
    attacks: attacks.map(({ by, times, attack }) => ({ by, times, weapon: weaponOnly(attack) })),
    defender: defenderOf(known(state, target), reaction),
    defense: defenseOf(known(state, target), reaction),
    cover,
  };
  const { duel, hits: _, ...came } = resolveVolley(input, ruling, '/input/command');
  const outcome = came.blocked > 0 ? 'parried' : came.landing > 0 ? 'landed' : 'missed';
  const { damage, blocked } = came;
  return {
    event: { did: 'attack', who: target, says: volleySentence(came, input), outcome, damage, blocked, duel },
    damage,
  };
}

function weaponOnly(attack: Announced['attacks'][number]['attack']) {
  if (attack.kind !== 'weapon')
    throw invalidInput('/input/state/announced', 'weapons where several attacks come together', attack.kind);
  return attack;
}

/** What conditions cost an attacker in the Reflex duel. */
function weighing(one: Pick<Boarded, 'conditions'>, ruling: Ruling) {
  const value = reflexCostOf(one, ruling);
  return value === 0 ? {} : { modifiers: [{ label: 'conditions', value }] };
}

function burdened(one: Boarded, ruling: Ruling): number | undefined {
  return one.reflex === undefined ? undefined : Math.max(-1000, one.reflex + reflexCostOf(one, ruling));
}

/** The conditions that hinder a defense, as the rules on defenses name them. */
const HINDERING = ['prone', 'grappled', 'immobilized'] as const satisfies readonly Hindrance[];

function defenderOf(target: Boarded, reaction: Reaction): Defender {
  const { id, name, hp, maxHp, armor, dr, hindrances: own = [] } = target;
  // Nobody reads it where nothing is defended.
  const reflex = reaction.kind === 'none' ? (target.reflex ?? 0) : reflexOf(target);
  const hindrances = [...new Set([...own, ...HINDERING.filter((one) => isHeldBy(target, one))])];
  return { id, name: name ?? id, hp, maxHp, armor, dr, reflex, ...(hindrances.length > 0 && { hindrances }) };
}

/** The defense with what it is made with. The Action Board pays for it. */
function defenseOf({ guards = [] }: Boarded, reaction: Reaction): Defense | undefined {
  if (reaction.kind === 'none') return undefined;
  if (reaction.kind === 'dodge') return reaction;
  const { with: id, kind, modifiers = [], percent = [], mode } = reaction;
  const guard = guards.find((one) => one.id === id);
  if (!guard) throw invalidInput('/input/command/defense/with', oneOfThem(guards.map((one) => one.id)), id);
  const { id: _, ...own } = guard;
  return {
    ...own,
    kind,
    modifiers: [...(own.modifiers ?? []), ...modifiers],
    percent: [...(own.percent ?? []), ...percent],
    ...((mode ?? own.mode) && { mode: mode ?? own.mode }),
  };
}

/** How an announced attack can be met yet. */
function defensesLeft({ board, guards = [] }: Boarded, ruling: Ruling): string[] {
  const canParry = board.reserve.attack > 0 && slotsOf(board, ruling).free > 0;
  return [
    ...(board.reserve.dodge > 0 ? ['defend: dodge'] : []),
    ...(canParry ? guards.map(({ id }) => `defend: parry with ${id}`) : []),
    'defend: none',
  ];
}
