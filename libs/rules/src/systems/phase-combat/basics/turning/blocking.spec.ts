import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../../../index.ts';
import { waysOn3d6 } from '../../testing/asking.ts';

const TURN = 'phase-combat.basics.turn';
const fresh = { stunned: false, acted: false };
const blade = { name: 'blade', kind: 'hth', def: 4, body: 4 };
const shield = { name: 'shield', dcv: 3, def: 4, body: 5 };
const ilse = { id: 'ilse', name: 'Ilse', dex: 20, spd: 4, ocv: 8, dcv: 7, weapon: blade, ...fresh };
const odo = { id: 'odo', name: 'Odo', dex: 15, spd: 4, ocv: 7, dcv: 6, weapon: blade, shield, ...fresh };
const scout = { id: 'scout', dex: 14, spd: 6, ocv: 6, dcv: 5, weapon: blade, ...fresh };
const start = { kind: 'phase-combat.turn', formatVersion: 1, commands: 0, turn: 1, segment: 6 };
/** Segment 6, a Phase of all three: SPD 4 has 3, 6, 9, 12; SPD 6 has 2, 4, 6, 8, 10, 12. */
const sixth = { ...start, combatants: [ilse, odo, scout], order: ['ilse', 'odo', 'scout'] };

interface State {
  combatants: { id: string; [field: string]: unknown }[];
  order: string[];
  rights?: unknown;
  commands: number;
}

interface Rolls {
  block?: number;
  attack?: number;
  decisions?: { id: string; value: unknown }[];
}

function asked(state: unknown, command: object, { block, attack, decisions = [] }: Rolls = {}) {
  const at = `commands.${(state as State).commands + 1}`;
  const rolls = [
    ...(block === undefined ? [] : [{ key: `${at}.blocker.block`, total: block }]),
    ...(attack === undefined ? [] : [{ key: `${at}.attacker.attack`, total: attack }]),
  ];
  return resolve(TURN, { input: { state, command }, dice: { rolls, missing: 'ask' }, decisions });
}

function after(state: unknown, command: object, rolls: Rolls = {}) {
  const answer = asked(state, command, rolls);
  if (answer.problem) throw new Error(JSON.stringify(answer.problem));
  return answer.result as { state: State; events: Record<string, unknown>[] };
}

const one = (state: State, id: string) => state.combatants.find((other) => other.id === id);
const blocking = after(sixth, { do: 'abort', id: 'odo', to: 'block' }).state;
const blow = { do: 'attack', id: 'ilse', target: 'odo', blocker: 'odo' };
const second = { do: 'attack', id: 'scout', target: 'odo', blocker: 'odo' };

describe('a chain of blocks in a Turn', () => {
  it('is 2 OCV harder with every attack blocked, and spent by the first failure', () => {
    // 11 + 7 + 3 of the shield − 8 = 13
    const first = after(blocking, { ...blow, item: 'shield' }, { block: 13 });
    expect(first.events).toMatchObject([{ met: { target: 13, blocked: true }, says: 'Odo blocks Ilse.' }]);
    expect(one(first.state, 'odo')).toMatchObject({ stance: 'block', blocked: 1 });
    // 11 + 7 + 3 − 2 − 6 = 13; what fails is rolled to hit, at 11 + 6 − 6 = 11
    const failed = after(first.state, { ...second, item: 'shield' }, { block: 14, attack: 11 });
    expect(failed.events).toMatchObject([
      { met: { target: 13, blocked: false, hit: true }, says: 'Odo fails to block: scout hits Odo.' },
    ]);
    expect(one(failed.state, 'odo')).toMatchObject({ stance: 'block', blocked: 1, spent: true });
    expect(asked(failed.state, { ...second, again: true }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'phase-combat.block.chain',
      message: 'A block has failed: Odo blocks no more in this stance.',
      legal: ['attack: scout, without a block'],
    });
  });

  it('lets through what nobody elects to block, which counts for nothing', () => {
    const through = after(blocking, { do: 'attack', id: 'ilse', target: 'odo' }, { attack: 13 });
    // 11 + 8 − 6 = 13
    expect(through.events).toMatchObject([{ met: { attempted: false, hit: true } }]);
    expect(one(through.state, 'odo')).toMatchObject({ stance: 'block', blocked: 0 });
  });

  it('takes each attack of a Sweep by itself', () => {
    const first = after(blocking, { ...blow, item: 'weapon', ocv: -4 }, { block: 14 });
    // 11 + 7 − (8 − 4) = 14, then 12; a Sweep goes on with the same attacker
    expect(first.events).toMatchObject([{ met: { target: 14, blocked: true } }]);
    const again = after(first.state, { ...blow, item: 'weapon', ocv: -4, again: true }, { block: 12 });
    expect(again.events).toMatchObject([{ met: { target: 12, blocked: true } }]);
    expect(asked(blocking, { ...blow, again: true }).problem).toMatchObject({
      rule: 'phase-combat.block.autofire-sweep',
      message: 'There is no Autofire or Sweep to go on with.',
    });
  });

  it('has the odds of its rolls', () => {
    const command = { ...blow, item: 'weapon' };
    const { metrics } = odds(TURN, { input: { state: blocking, command } }) as {
      metrics: { name: string; outcomes: { value: unknown; probability: number }[] }[];
    };
    const chance = (name: string) =>
      metrics.find((metric) => metric.name === name)?.outcomes.find(({ value }) => value === true)?.probability;
    // Blocked at 11 + 7 − 8 = 10; otherwise hit at 13
    const passes = (target: number) => waysOn3d6((sum) => sum === 3 || (sum !== 18 && sum <= target)) / 216;
    expect(chance('blocked')).toBeCloseTo(passes(10), 12);
    expect(chance('hit')).toBeCloseTo((1 - passes(10)) * passes(13), 12);
  });
});

describe('what a block earns and costs', () => {
  it('is the right to act first where the next Phase of the attacker is shared, and only there', () => {
    const { state, events } = after(blocking, { ...blow, item: 'weapon' }, { block: 3 });
    const right = { id: 'odo', before: 'ilse', at: { turn: 1, segment: 9 } };
    expect(events).toMatchObject([{ right }]);
    expect(state.rights).toEqual([right]);
    const next = { do: 'next-segment' };
    const ninth = after(after(after(state, next).state, next).state, next).state;
    // Ilse's DEX is higher, and Odo goes first all the same; the right says why until the Segment is over.
    expect(ninth.order).toEqual(['odo', 'ilse']);
    expect(ninth.rights).toEqual([right]);
    expect(after(ninth, next).state.rights).toBeUndefined();
    const waived = { do: 'next-segment', waived: [{ id: 'odo', before: 'ilse' }] };
    expect(after(after(after(state, next).state, next).state, waived).state.order).toEqual(['ilse', 'odo']);
  });

  it('is no right against an attacker whose next Phase is not shared', () => {
    // Scout of SPD 6 acts in Segment 8 next, Odo of SPD 4 in 9.
    const passed = after(blocking, { do: 'hold', id: 'ilse' }).state;
    const { state, events } = after(passed, { ...second, item: 'weapon' }, { block: 3 });
    expect(events[0]?.right).toBeUndefined();
    expect(state.rights).toBeUndefined();
  });

  it('is no right for a block for another, which is 2 OCV harder', () => {
    const { events, state } = after(blocking, { ...blow, target: 'scout', item: 'weapon' }, { block: 8 });
    // 11 + 7 − 2 − 8 = 8
    expect(events).toMatchObject([{ met: { target: 8, blocked: true }, says: 'Odo blocks Ilse for scout.' }]);
    expect(state.rights).toBeUndefined();
  });

  it.each([
    [6, 'damaged', undefined],
    [8, 'broken', ['weapon']],
  ])('is %i BODY to the weapon that blocked: %s', (body, itemOutcome, broken) => {
    const damage = { stun: 20, body };
    const { state, events } = after(blocking, { ...blow, item: 'weapon', damage }, { block: 3 });
    expect(events).toMatchObject([{ met: { recipient: 'item', body, itemOutcome } }]);
    expect(one(state, 'odo')?.broken).toEqual(broken);
    if (!broken) return;
    expect(asked(state, { ...second, item: 'weapon' }).problem).toMatchObject({
      rule: 'phase-combat.block.item-damage',
      message: 'Odo has no whole weapon in hand.',
    });
    expect(after(state, second, { block: 3 }).events).toMatchObject([{ met: { target: 13 } }]);
  });

  it('asks for the penalty of bare hands', () => {
    expect(asked(blocking, { ...blow, item: 'none' }).problem).toMatchObject({ type: 'needs-ruling' });
  });
});

describe('a block that cannot be', () => {
  const archer = [
    { ...blow, kind: 'ranged' },
    'phase-combat.block.hth-only',
    'A ranged attack cannot be blocked.',
  ] as const;
  const late = [
    { ...blow, attackRolled: true },
    'phase-combat.block.declare',
    'The attack roll has been made: this attack can no longer be blocked.',
  ] as const;
  const own = [
    { ...blow, target: 'scout', blocker: 'ilse' },
    'phase-combat.block.roll',
    'Nobody blocks their own attack.',
  ] as const;
  const idle = [{ ...blow, blocker: 'scout' }, 'phase-combat.block.stance', 'scout has declared no Block.'] as const;

  it.each([archer, late, own, idle])('is refused: %j, by %s', (command, rule, message) => {
    const { problem } = asked(blocking, command);
    expect(problem).toMatchObject({ type: 'illegal-action', rule, message, state: blocking });
    expect((problem as unknown as { legal: string[] }).legal).toContain('attack: ilse, without a block');
  });

  it('is refused to whoever is out of reach of the other, and to the Stunned', () => {
    const far = [{ id: 'phase-combat.block.for-another#withinReach', value: false }];
    expect(asked(blocking, { ...blow, target: 'scout' }, { decisions: far }).problem).toMatchObject({
      rule: 'phase-combat.block.for-another',
      message: 'Whoever is to be protected is out of reach.',
    });
    const stunned = after(blocking, { do: 'stun', id: 'odo' }).state;
    expect(asked(stunned, blow).problem).toMatchObject({ rule: 'phase-combat.basics.stunned' });
  });

  it('leaves the attack to others who block', () => {
    const both = after(blocking, { do: 'abort', id: 'scout', to: 'block' }).state;
    const { problem } = asked(both, { ...blow, target: 'odo', blocker: 'ilse' });
    expect(problem).toMatchObject({
      legal: ['attack: ilse, without a block', 'attack: ilse, blocked by odo', 'attack: ilse, blocked by scout'],
    });
  });
});

describe('what a Phase holds', () => {
  const half = { cost: 'half', attack: false };
  const acts = (...actions: object[]) => ({ do: 'act', id: 'ilse', actions });
  const dodge = { cost: 'half', attack: true, maneuver: 'dodge' };
  const brace = { cost: 'zero', attack: false, maneuver: 'brace' };

  it('takes a Dodge after a half move, which lasts to the next Phase', () => {
    const { state } = after(sixth, acts(half, dodge));
    expect(one(state, 'ilse')).toMatchObject({ stance: 'dodge', stanceEnds: { turn: 1, segment: 9 }, acted: true });
    // 11 + 7 − (7 + 3) = 8
    const hit = after(state, { do: 'attack', id: 'odo', target: 'ilse' }, { attack: 9 });
    expect(hit.events).toMatchObject([{ dcv: 10, met: { hit: false } }]);
  });

  it('takes no Dodge after an attack', () => {
    expect(asked(sixth, acts({ cost: 'half', attack: true }, dodge)).problem).toMatchObject({
      rule: 'phase-combat.dodge.action',
      message: 'After an attack there is no room for a Dodge.',
    });
  });

  it.each([
    [{ ...dodge, cost: 'full' }, 'phase-combat.maneuver.table'],
    [{ ...brace, maneuver: 'brace-with-set' }, 'phase-combat.brace.with-set'],
    [{ ...brace, maneuver: 'set' }, 'phase-combat.basics.set'],
  ])('takes each maneuver at its cost: not %j', (action, rule) => {
    expect(asked(sixth, acts(action)).problem).toMatchObject({ type: 'illegal-action', rule });
  });

  it('keeps a brace, at half DCV, until its owner moves or their next Phase comes', () => {
    const braced = after(sixth, { do: 'attack', id: 'ilse', target: 'scout', before: [brace] }, { attack: 18 }).state;
    expect(one(braced, 'ilse')?.lasting).toEqual([{ maneuver: 'brace', ends: { turn: 1, segment: 9 } }]);
    // Half of 7 is 4, for whoever is halved.
    expect(after(braced, { do: 'attack', id: 'odo', target: 'ilse' }, { attack: 18 }).events).toMatchObject([
      { dcv: 4 },
    ]);
    expect(one(after(braced, { do: 'moved', id: 'ilse' }).state, 'ilse')?.lasting).toBeUndefined();
    const fresh = { ...one(braced, 'ilse'), acted: false, attacked: false };
    const ninth = { ...braced, segment: 9, order: ['ilse'], combatants: [fresh] };
    expect(one(after(ninth, acts(half)).state, 'ilse')?.lasting).toBeUndefined();
  });

  it('leaves a grabber at 2 DCV less to the next Phase, moving or not', () => {
    const { state } = after(sixth, acts({ cost: 'half', attack: true, maneuver: 'grab' }));
    const moved = after(state, { do: 'moved', id: 'ilse' }).state;
    expect(after(moved, { do: 'attack', id: 'odo', target: 'ilse' }, { attack: 18 }).events).toMatchObject([
      { dcv: 5 },
    ]);
  });

  it('asks for the figures of whoever attacks', () => {
    const { ocv: _, ...bare } = ilse;
    const state = { ...sixth, combatants: [bare, odo, scout] };
    expect(asked(state, { do: 'attack', id: 'ilse', target: 'odo' }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/state/combatants/0/ocv' }],
    });
  });
});
