import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../../index.ts';
import { waysOn3d6 } from '../testing/asking.ts';

const B = 'phase-combat.basics';
const head = { kind: 'phase-combat.turn', formatVersion: 1, commands: 0, turn: 1 };
const fresh = { stunned: false, acted: false };
const ilse = { id: 'ilse', dex: 20, spd: 4, ...fresh };
const odo = { id: 'odo', dex: 15, spd: 2, ...fresh };
const third = { ...head, segment: 3, combatants: [ilse, odo], order: ['ilse'] };
const turn = (state: object, command: object) =>
  resolve(`${B}.turn`, { input: { state, command }, dice: { seed: 'turn' } });
const strike = [{ cost: 'half', attack: true }];

describe('a Turn', () => {
  it.each([
    ['an action out of turn', third, { do: 'act', id: 'odo', actions: strike }, `${B}.segment-order`],
    ['somebody unknown', third, { do: 'stun', id: 'nobody' }, `${B}.segment-order`],
    ['holding out of turn', third, { do: 'hold', id: 'odo' }, `${B}.segment-order`],
    [
      'an action after an attack',
      third,
      { do: 'act', id: 'ilse', actions: [...strike, { cost: 'zero', attack: false }] },
      `${B}.actions`,
    ],
    [
      'an action of the Stunned',
      { ...third, combatants: [{ ...ilse, stunned: true }] },
      { do: 'act', id: 'ilse', actions: strike },
      `${B}.stunned`,
    ],
    ['recovering unhurt', third, { do: 'recover', id: 'ilse' }, `${B}.stunned`],
    [
      'an abort after acting',
      { ...third, combatants: [ilse, { ...odo, acted: true }] },
      { do: 'abort', id: 'odo', to: 'block' },
      `${B}.abort-limits`,
    ],
    [
      'a second abort',
      { ...third, combatants: [ilse, { ...odo, forgone: { turn: 1, segment: 6 } }] },
      { do: 'abort', id: 'odo', to: 'block' },
      `${B}.abort-limits`,
    ],
    [
      'an abort without Phases',
      { ...third, combatants: [ilse, { ...odo, spd: 0 }] },
      { do: 'abort', id: 'odo', to: 'dodge' },
      `${B}.speed-chart`,
    ],
  ])('refuses %s', (_, state, command, rule) => {
    expect(turn(state, command).problem).toMatchObject({ type: 'illegal-action', rule, state });
  });

  it('passes over the forgone Phase, and the stance lasts to the one after', () => {
    // SPD 2 has 6 and 12: aborting in 3 gives up 6, and the stance ends in 12
    const aborted = turn(third, { do: 'abort', id: 'odo', to: 'block' });
    const forgone = { turn: 1, segment: 6 };
    expect(aborted).toMatchObject({
      result: { state: { combatants: [{}, { stance: 'block', forgone, stanceEnds: { turn: 1, segment: 12 } }] } },
    });
    const blocking = { ...odo, forgone, stance: 'block', stanceEnds: { turn: 1, segment: 12 } };
    const fifth = { ...third, segment: 5, order: [], combatants: [ilse, blocking] };
    const sixth = turn(fifth, { do: 'next-segment' });
    expect(sixth).toMatchObject({ result: { state: { segment: 6, order: ['ilse'] } } });
  });

  it('keeps a held action to the next own Segment', () => {
    const held = { turn: 1, segment: 3 };
    const fourth = { ...third, segment: 4, order: [], combatants: [{ ...ilse, heldSince: held }] };
    expect(turn(fourth, { do: 'next-segment' })).toMatchObject({
      result: { state: { combatants: [{ heldSince: held }] } },
    });
    expect(turn(fourth, { do: 'act', id: 'ilse', actions: strike }).problem).toBeUndefined();
    const after = turn({ ...fourth, segment: 5 }, { do: 'next-segment' }) as {
      result?: { state: { combatants: object[] } };
    };
    expect(after.result?.state.combatants[0]).not.toHaveProperty('heldSince');
  });

  it('begins the next Turn after Segment 12', () => {
    expect(turn({ ...third, segment: 12 }, { do: 'next-segment' })).toMatchObject({
      result: { state: { turn: 2, segment: 1, order: [] } },
    });
  });
});

describe('an attack', () => {
  it('adds range, Brace, Set and a Dodge in their order', () => {
    const bow = { name: 'bow', kind: 'ranged', strMin: 13 };
    const attacker = { ocv: 7, str: 5, weapon: bow, braced: true, set: true };
    const answer = resolve(`${B}.attack`, {
      input: { attacker, defender: { dcv: 5, dodging: true, stunned: true }, hexes: 20 },
      dice: { seed: 'bow' },
    });
    // 7 − 6 + 2 + 1 = 4; 5 + 3 = 8, halved 4; STR minimum 13 − 5 = 8
    expect(answer).toMatchObject({ result: { ocv: 4, dcv: 4, target: 11, strShort: 3 } });
  });

  it('hits as often as 3d6 say', () => {
    const answer = odds(`${B}.attack`, { input: { attacker: { ocv: 8 }, defender: { dcv: 6 } } });
    const hit =
      'metrics' in answer && answer.metrics
        ? answer.metrics[0]?.outcomes.find(({ value }) => value === true)
        : undefined;
    expect(hit?.probability).toBeCloseTo(waysOn3d6((sum) => sum <= 13) / 216, 12);
  });

  it('is refused to the Stunned', () => {
    const input = { attacker: { ocv: 8, stunned: true }, defender: { dcv: 6 } };
    expect(resolve(`${B}.attack`, { input }).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${B}.stunned`,
      legal: ['recover, for a full phase'],
    });
  });
});
