import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { fractionsIn } from '../../../kernel/testing/door.ts';

const C = 'cerberus.combat';

function asked(rule: string, input: unknown, rest: object = {}) {
  const answer = frontDoor.evaluate(`${C}.${rule}`, { input, ...rest } as never);
  return 'problem' in answer
    ? { result: undefined, problem: answer.problem }
    : { result: answer.result, problem: undefined };
}

const decided = (rule: string, values: Record<string, unknown>) => ({
  decisions: Object.entries(values).map(([name, value]) => ({ id: `${C}.${rule}#${name}`, value })),
});

const rolled = (faces: Record<string, number[]>) => ({
  dice: { rolls: Object.entries(faces).map(([id, shown]) => ({ key: `${id}.reflex`, faces: shown })) },
});

const fractions = (input: unknown, metric: string, of?: string) =>
  fractionsIn(frontDoor.odds(`${C}.priority`, { input }), metric, of);

describe('the order of actions', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, reflex: 0 }));

  it('has exact chances, ties being rolled again', () => {
    expect(fractions({ participants: [a, b] }, 'first')).toEqual({ a: '1/2', b: '1/2' });
    // d20 + 5 against d20: 280 of 400 throws are higher, 15 are equal, so 280 of 385.
    const first = { firstDeclarer: 'a', bonus: { mode: 'flat', value: 5 } };
    expect(fractions({ participants: [a, b], ...first }, 'first')).toEqual({ a: '8/11', b: '3/11' });
    expect(fractions({ participants: [a, b, c] }, 'place', 'b')).toEqual({ 1: '1/3', 2: '1/3', 3: '1/3' });
  });

  it('tells every roll, those of rerolls among the tied only', () => {
    // a and b are equal at 12 and again at 7, then 9 against 4; c is ahead of both with 15 from the start.
    const dice = rolled({ a: [12, 7, 4], b: [12, 7, 9], c: [15] });
    const answer = asked('priority.order', { participants: [a, b, c] }, dice);
    expect(answer.result).toEqual({
      order: ['c', 'b', 'a'],
      totals: [
        { id: 'a', total: 12 },
        { id: 'b', total: 12 },
        { id: 'c', total: 15 },
      ],
      rerolls: [
        { id: 'a', rerolls: 2 },
        { id: 'b', rerolls: 2 },
        { id: 'c', rerolls: 0 },
      ],
      throws: [
        expect.any(Array),
        [
          { id: 'a', total: 7 },
          { id: 'b', total: 7 },
        ],
        [
          { id: 'a', total: 4 },
          { id: 'b', total: 9 },
        ],
      ],
    });
  });

  it('keeps the bonus for declaring first on every reroll', () => {
    // 10 + 5 is equal to 15; then 9 + 5 = 14 against 13.
    const input = { participants: [a, b], firstDeclarer: 'a', bonus: { mode: 'flat', value: 5 } };
    expect(asked('priority.order', input, rolled({ a: [10, 9], b: [15, 13] })).result).toMatchObject({
      order: ['a', 'b'],
    });
  });

  it('asks for the dice of all at once, and for those of the tied once they are', () => {
    const keys = (faces: Record<string, number[]>) => {
      const { problem } = asked(
        'priority.order',
        { participants: [a, b, c] },
        { dice: { ...rolled(faces).dice, missing: 'ask' } },
      );
      return problem?.type === 'needs-roll' ? problem.rolls.map(({ key }) => key) : problem;
    };
    expect(keys({})).toEqual(['a.reflex', 'b.reflex', 'c.reflex']);
    expect(keys({ a: [12], b: [12], c: [15] })).toEqual(['a.reflex', 'b.reflex']);
  });

  it('takes nobody twice', () => {
    expect(asked('priority.order', { participants: [a, a] }).problem?.type).toBe('invalid-input');
    expect(asked('priority.duel', { a, b: a }).problem?.type).toBe('invalid-input');
    const pair = { id: 'pair', members: ['ranger'], reflex: 9 };
    const both = { participants: [pair, { ...pair, id: 'other' }] };
    expect(asked('group.shared-result', both).problem?.type).toBe('invalid-input');
  });
});

describe('declaring', () => {
  const declarations = [
    { combatant: 'sera', action: 'arrow' },
    { combatant: 'osseur', action: 'charge', moves: true, contested: true },
    { combatant: 'brant', action: 'step back', moves: true },
  ];

  it('has nobody first among those who spoke at once, unless the GM names one of them', () => {
    const input = { declarations: [], simultaneous: ['a', 'b'] };
    expect(asked('declare.sequence', input).result).toEqual({ movements: [] });
    expect(asked('declare.sequence', input, decided('declare.sequence', { firstDeclarer: 'b' })).result).toMatchObject({
      firstDeclarer: 'b',
    });
    expect(asked('declare.sequence', input, decided('declare.sequence', { firstDeclarer: 'c' })).problem?.type).toBe(
      'invalid-input',
    );
  });

  it('has movements before the actions, or by priority where they are contested', () => {
    expect(asked('declare.sequence', { declarations }).result).toEqual({
      firstDeclarer: 'sera',
      movements: [
        { combatant: 'osseur', timing: 'contested' },
        { combatant: 'brant', timing: 'before' },
      ],
    });
  });
});

describe('what the GM decides of priority and battles', () => {
  const arrow = { kind: 'attack', name: 'arrow', target: 'mage' };
  const wall = { kind: 'barrier', name: 'wall' };

  it('is what becomes of the other action and its token', () => {
    const say = (values: Record<string, unknown>, input: object = { winner: wall, loser: arrow }) =>
      asked('priority.outcome', input, decided('priority.outcome', values)).result;
    expect(say({})).toMatchObject({ effect: 'both-in-order', token: 'spent', loser: 'strikes the wall' });
    const returned = { effectOnLoser: 'impossible', tokenOfImpossibleAction: 'returned' };
    expect(say(returned)).toMatchObject({ effect: 'impossible', token: 'returned' });
    expect(say({ effectOnLoser: 'interrupted' }, { winner: arrow, loser: wall })).toMatchObject({
      winner: 'gets to the mage first',
      loser: 'is interrupted',
      token: 'spent',
    });
  });

  it('is whether the order matters', () => {
    const input = { participants: ['a', 'b'] };
    expect(asked('priority.when', input).result).toEqual({ roll: false, participants: [] });
    expect(asked('priority.when', input, decided('priority.when', { orderMatters: true })).result).toEqual({
      roll: true,
      participants: ['a', 'b'],
    });
  });

  it('is how a battle is played, and its chances', () => {
    const scale = (values: Record<string, unknown>) =>
      asked('large-battle', { asks: 'scale' }, decided('large-battle', values)).result;
    expect(scale({})).toEqual({ inTicks: true });
    expect(scale({ enterLargeBattle: true })).toEqual({ inTicks: false });
    expect(scale({ enterLargeBattle: true, returnToTicks: true })).toEqual({ inTicks: true });
    expect(asked('large-battle', { factors: ['morale'] }).problem?.type).toBe('needs-ruling');
  });

  it('counts every creature of a band once', () => {
    const divided = (partition: object[], ids = ['a', 'b', 'c']) =>
      asked('group.subgroups', { creatures: 3, ids }, decided('group.subgroups', { partition })).result;
    expect(divided([{ members: ['a', 'b'] }, { members: ['c'] }])).toMatchObject({ accepted: true, rolls: 2 });
    expect(divided([{ members: ['a', 'b'] }, { members: ['b'] }])).toMatchObject({ accepted: false });
    expect(divided([{ members: ['a', 'b'] }, { members: ['d'] }])).toMatchObject({ accepted: false });
  });
});
