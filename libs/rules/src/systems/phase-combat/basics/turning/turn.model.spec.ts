import { describe, expect, it } from 'vitest';
import { registry } from '../../../../index.ts';
import { type Pick, walk } from '../../../../kernel/testing/walks.ts';
import { type Combatant, type TurnCommand, TurnState } from './state.ts';
import type { At } from './time.ts';

const IDS = ['ilse', 'odo', 'scout'];

/** The SPEED chart, as the catalogue has it. */
const CHART: Readonly<Record<number, readonly number[]>> = {
  0: [],
  1: [7],
  3: [4, 8, 12],
  4: [3, 6, 9, 12],
  6: [2, 4, 6, 8, 10, 12],
  12: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

const blade = { name: 'blade', kind: 'hth' as const, def: 3, body: 2 };
const WEAPONS: readonly Partial<Combatant>[] = [
  { weapon: blade },
  { weapon: blade, shield: { name: 'shield', dcv: 2, def: 2, body: 3 } },
  { weapon: { name: 'bow', kind: 'ranged' } },
  {},
];

function combatantOf(id: string, pick: Pick): Combatant {
  return {
    id,
    dex: pick.one([10, 15, 15, 20]),
    spd: pick.one([0, 1, 3, 4, 4, 6, 12, 12]),
    stunned: false,
    acted: false,
    ...(pick.percent(95) && { ocv: 4 + pick.below(6), dcv: 4 + pick.below(6) }),
    ...pick.one(WEAPONS),
  };
}

function start(pick: Pick): TurnState {
  const combatants = IDS.map((id) => combatantOf(id, pick));
  const segment = pick.one([2, 5, 8, 11]);
  return { kind: 'phase-combat.turn', formatVersion: 1, commands: 0, turn: 1, segment, combatants, order: [] };
}

const half = { cost: 'half', attack: false };
const strike = { cost: 'half', attack: true };
const ACTIONS = [
  half,
  strike,
  { ...strike, maneuver: 'block' },
  { ...strike, maneuver: 'block' },
  { ...strike, maneuver: 'dodge' },
  { ...strike, maneuver: 'grab' },
  { ...half, maneuver: 'dodge' },
  { cost: 'zero', attack: false, maneuver: 'brace' },
  { cost: 'full', attack: false, maneuver: 'brace-with-set' },
];

function attackOf(state: TurnState, who: string, pick: Pick): object {
  const target = pick.one(IDS.filter((id) => id !== who || pick.percent(5)));
  const blocking = state.combatants.filter(({ stance }) => stance === 'block').map(({ id }) => id);
  const blocker = blocking.length > 0 && pick.percent(75) ? pick.one(blocking) : pick.one(IDS);
  return {
    do: 'attack',
    id: who,
    target,
    ...(pick.percent(blocking.length > 0 ? 80 : 15) && { blocker }),
    ...(pick.percent(40) && { item: pick.one(['weapon', 'shield', 'none']) }),
    ...(pick.percent(50) && { damage: { stun: 10, body: pick.below(9) } }),
    ...(pick.percent(15) && { again: true }),
    ...(pick.percent(10) && { before: [pick.one(ACTIONS)] }),
    ...(pick.percent(5) && { attackRolled: true }),
    ...(pick.percent(10) && { ocv: -2 }),
  };
}

function command(state: TurnState, pick: Pick): object {
  const { order, combatants } = state;
  const who = pick.percent(2) ? 'nobody' : pick.percent(70) && order[0] ? order[0] : pick.one(IDS);
  const spent = combatants.find(({ attacked }) => attacked);
  const attack = () => attackOf(state, who, pick);
  const right = () => [{ id: pick.one(IDS), before: pick.one(IDS) }];
  const next = () => ({
    do: 'next-segment',
    ...(pick.percent(10) && { waived: [{ id: 'odo', before: 'ilse' }] }),
    ...(pick.percent(10) && { rights: right() }),
  });
  return pick.one<() => object>([
    attack,
    attack,
    attack,
    ...(spent ? [() => ({ ...attackOf(state, spent.id, pick), again: true })] : []),
    () => ({ do: 'act', id: who, actions: Array.from({ length: 1 + pick.below(2) }, () => pick.one(ACTIONS)) }),
    () => ({ do: 'abort', id: pick.one(IDS), to: pick.one(['block', 'block', 'dodge']) }),
    () => ({ do: 'hold', id: who }),
    () => ({ do: 'moved', id: who }),
    () => (pick.percent(30) ? { do: 'stun', id: pick.one(IDS) } : { do: 'recover', id: who }),
    next,
    ...(order.length === 0 ? [next, next, next] : []),
  ])();
}

const timeOf = ({ turn, segment }: At) => turn * 12 + segment;
const hasPhase = ({ spd }: Combatant, segment: number) => CHART[spd]?.includes(segment) === true;
const isBlocking = ({ stance, spent }: Combatant) => stance === 'block' && !spent;

function faultsOf(before: Combatant, after: Combatant, given: TurnCommand, now: At, isNewSegment: boolean): string[] {
  const wrong: string[] = [];
  const require = (holds: boolean, what: string) => holds || wrong.push(`${after.id}: ${what}`);
  require(isNewSegment || after.acted || !before.acted, 'forgot to have acted');
  require(!isNewSegment || (!after.acted && !after.attacked), 'a Segment begins with somebody who has acted');
  require(after.stance === 'block' || (after.blocked === undefined && !after.spent), 'blocks counted without a Block');
  require(!after.stanceEnds || timeOf(after.stanceEnds) >= timeOf(now), 'a stance outlived its end');
  require(!after.stanceEnds || hasPhase(after, after.stanceEnds.segment), 'a stance ends where there is no Phase');
  require(!after.forgone || timeOf(after.forgone) > timeOf(now), 'a Phase given up is past');
  require(!after.heldSince || timeOf(after.heldSince) <= timeOf(now), 'held since later');
  require((after.lasting ?? []).every(
    ({ ends }) => !ends || timeOf(ends) >= timeOf(now),
  ), 'a maneuver outlived its end');
  require((before.broken ?? []).every((item) => after.broken?.includes(item)), 'what was broken is whole');
  require(new Set(after.broken).size === (after.broken?.length ?? 0), 'something broke twice');
  const isOwn = 'id' in given && given.id === after.id;
  const changesTurn = isOwn && ['act', 'attack', 'abort', 'hold', 'recover'].includes(given.do);
  if (before.stunned && isOwn) require(!['act', 'attack', 'abort', 'hold'].includes(given.do), 'acted while Stunned');
  if (changesTurn || isNewSegment) return wrong;
  require(after.stance === before.stance, 'a stance changed by itself');
  require(!before.spent || after.spent === true, 'a spent stance recovered');
  return wrong;
}

/** What the catalogue says of one attempt to block. */
function blockFaults(before: TurnState, given: TurnCommand, after: TurnState, met: Record<string, unknown>): string[] {
  if (given.do !== 'attack' || given.blocker === undefined) return met.attempted ? ['a block out of nowhere'] : [];
  const find = (state: TurnState, id: string) => state.combatants.find((one) => one.id === id) as Combatant;
  const [was, is] = [find(before, given.blocker), find(after, given.blocker)];
  const attacker = find(before, given.id);
  const wrong: string[] = [];
  const require = (holds: boolean, what: string) => holds || wrong.push(what);
  require(isBlocking(was) && !was.stunned && given.blocker !== given.id, 'blocked without being able to');
  require((given.kind ?? attacker.weapon?.kind ?? 'hth') === 'hth' &&
    !given.attackRolled, 'blocked what cannot be blocked');
  const count = (was.blocked ?? 0) + (met.blocked ? 1 : 0);
  require(is.blocked === count && (is.spent === true) === !met.blocked, 'the chain is miscounted');
  const holds = (item: 'weapon' | 'shield') => was[item] !== undefined && !was.broken?.includes(item);
  const item = given.item ?? (holds('weapon') ? 'weapon' : holds('shield') ? 'shield' : 'none');
  require(item === 'none' || holds(item), 'blocked with what is not there');
  if (item === 'none') return wrong;
  const own = (was.ocv ?? 0) + (item === 'shield' ? (was.shield?.dcv ?? 0) : 0);
  const blockOcv = own - 2 * (was.blocked ?? 0) - (given.blocker === given.target ? 0 : 2);
  require(met.target === 11 + blockOcv - ((attacker.ocv ?? 0) + (given.ocv ?? 0)), `blocked at ${met.target}`);
  return wrong;
}

function rightFaults(before: TurnState, given: TurnCommand, after: TurnState): string[] {
  const find = (id: string) => after.combatants.find((one) => one.id === id) as Combatant;
  const added = (after.rights ?? []).filter(
    (right) => !JSON.stringify(before.rights ?? []).includes(JSON.stringify(right)),
  );
  const wrong = (after.rights ?? []).flatMap(({ id, before: other, at }) => {
    const isShared = hasPhase(find(id), at.segment) && hasPhase(find(other), at.segment);
    return isShared && timeOf(at) >= timeOf(after) ? [] : [`${id} may act before ${other} in Segment ${at.segment}`];
  });
  const isEarned = given.do === 'next-segment' || (given.do === 'attack' && given.blocker === given.target);
  return added.length > 0 && !isEarned ? [...wrong, 'a right out of nowhere'] : wrong;
}

function faults(before: TurnState, command: object, after: TurnState, event: Record<string, unknown>): string[] {
  const given = command as TurnCommand;
  const isNewSegment = given.do === 'next-segment';
  const passed = timeOf(after) - timeOf(before);
  const wrong = after.combatants.flatMap((one, i) =>
    faultsOf(before.combatants[i] as Combatant, one, given, after, isNewSegment),
  );
  if (passed !== (isNewSegment ? 1 : 0)) wrong.push('time went wrong');
  if (new Set(after.order).size < after.order.length) wrong.push('somebody acts twice');
  for (const id of after.order) {
    const one = after.combatants.find((other) => other.id === id);
    if (!one || one.acted || !hasPhase(one, after.segment)) wrong.push(`${id} has no Phase to come`);
  }
  if (!isNewSegment && after.order.some((id) => !before.order.includes(id))) wrong.push('a Phase out of nowhere');
  const met = (event.met ?? {}) as Record<string, unknown>;
  return [...wrong, ...blockFaults(before, given, after, met), ...rightFaults(before, given, after)];
}

describe('ten thousand walks through a Turn', () => {
  it('leave only sound states, and refusals that say what is wrong and leave all as it was', () => {
    const { refused, done } = walk({
      registry,
      operation: 'phase-combat.basics.turn',
      schema: TurnState,
      start,
      command,
      faults,
      walks: 10_000,
      length: 7,
    });
    expect(refused).toEqual(['illegal-action', 'invalid-input', 'needs-ruling']);
    expect([...done.keys()].sort()).toEqual([
      'abort',
      'act',
      'attack',
      'hold',
      'moved',
      'next-segment',
      'recover',
      'stun',
    ]);
    expect(done.get('attack')).toBeGreaterThan(3000);
  }, 120_000);
});
