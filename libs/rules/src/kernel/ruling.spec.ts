import { describe, expect, it } from 'vitest';
import { deepFrozen, doorTo, fractionsIn, ruled } from './testing/door.ts';
import { duel, halved, howHard, input, may, mayStrike, strike } from './testing/strike.ts';
import { procedure } from './unit.ts';

const { resolve, odds, evaluate, ruleOdds } = doorTo(strike, duel, halved);
const lost = [
  { key: 'attacker.d', faces: [1] },
  { key: 'defender.d', faces: [4] },
];
const won = [
  { key: 'attacker.d', faces: [2, 4] },
  { key: 'defender.d', faces: [2, 1] },
];

describe('a ruling', () => {
  it('tells what happened, how, by which rules and with what dice', () => {
    const rolls = [...won, { key: 'damage', faces: [3, 4] }];
    const answer = ruled(
      resolve(
        'test.kernel.strike',
        deepFrozen({ input: { ...input, parried: true }, dice: { rolls }, decisions: [may] }),
      ),
    );
    // 3 + 4 + 1 = 8, halved 4; 10 − 4 = 6
    expect(answer).toMatchObject({
      result: { landed: true, damage: 4, hp: 6, detail: { winner: 'attacker', by: 3 } },
      sentence: '4 damage.',
      changes: [{ who: 'target', what: 'HP', from: 10, to: 6 }],
      rolls,
      outcomes: [],
      unused: { rolls: [], outcomes: [], decisions: [], amendments: [] },
    });
    expect(answer.seed).toBeUndefined();
    expect(answer.cites).toEqual(['test.kernel.duel', 'test.kernel.strike', 'test.kernel.halved']);
    expect(answer.trace).toEqual([
      {
        rule: 'test.kernel.duel',
        label: 'lead',
        expression: '0 lead = 0',
        value: 0,
        contributors: [{ label: 'lead', value: 0 }],
      },
      {
        rule: 'test.kernel.duel',
        label: 'lead',
        expression: '3 lead = 3',
        value: 3,
        contributors: [{ label: 'lead', value: 3 }],
      },
      { rule: 'test.kernel.strike', label: 'May he strike?', value: true, expression: 'ruled by GM' },
      { rule: 'test.kernel.strike', at: 'blow', label: 'How hard?', value: 1, expression: 'as usual' },
      {
        rule: 'test.kernel.halved',
        label: 'half',
        expression: '8 damage × 0.5 half = 4',
        value: 4,
        contributors: [
          { label: 'damage', value: 8 },
          { label: 'half', value: 0.5, as: 'factor' },
        ],
      },
    ]);
  });

  it('explains itself only when asked, and comes out the same', () => {
    const request = { input, dice: { seed: 'x' }, decisions: [may] };
    const { trace, ...told } = ruled(resolve('test.kernel.strike', request));
    const { trace: none, ...silent } = ruled(resolve('test.kernel.strike', { ...request, trace: false }));
    expect(trace.length).toBeGreaterThan(0);
    expect(none).toEqual([]);
    expect(silent).toEqual(told);
  });

  it('takes an input that is known to fit without checking it again', () => {
    const door = doorTo(strike, duel, halved);
    const request = { input, dice: { seed: 'x' }, decisions: [may] };
    expect(door.resolveParsed('test.kernel.strike', deepFrozen(request))).toEqual(
      resolve('test.kernel.strike', request),
    );
  });
});

describe('the GM’s decisions', () => {
  it('are asked for only where a ruling reaches them, with the steps so far', () => {
    expect(resolve('test.kernel.strike', { input, dice: { rolls: lost } }).problem).toBeUndefined();
    expect(resolve('test.kernel.strike', { input, dice: { rolls: won } }).problem).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: mayStrike.id, at: '', question: 'May he strike?', schema: { type: 'boolean' } }],
      trace: [{ value: 0 }, { value: 3 }],
    });
  });

  it('are told with who made them; the usual answer too', () => {
    const rolls = [...won, { key: 'damage', faces: [1, 1] }];
    const decisions = [{ ...may, source: 'Anna' }];
    expect(ruled(resolve('test.kernel.strike', { input, dice: { rolls }, decisions })).decisions).toEqual([
      { id: mayStrike.id, question: 'May he strike?', value: true, source: 'Anna' },
      { id: howHard.id, question: 'How hard?', value: 1, source: 'usual' },
    ]);
  });

  it('hold in their scope, the most specific first, the last of equals', () => {
    const rolls = [...won, { key: 'damage', faces: [1, 1] }];
    const damage = (...answers: object[]) =>
      (
        ruled(resolve('test.kernel.strike', { input, dice: { rolls }, decisions: [may, ...answers] as never }))
          .result as { damage: number }
      ).damage;
    expect(damage({ id: howHard.id, value: 5 })).toBe(7);
    expect(damage({ id: howHard.id, at: 'blow', value: 3 }, { id: howHard.id, value: 5 })).toBe(5);
    expect(damage({ id: howHard.id, at: 'blows', value: 3 })).toBe(3);
    expect(damage({ id: howHard.id, value: 5 }, { id: howHard.id, value: 6 })).toBe(8);
  });

  it('must fit, reached or not', () => {
    const decisions = [may, { id: howHard.id, value: 10 }];
    for (const rolls of [[...won, { key: 'damage', faces: [1, 1] }], lost])
      expect(resolve('test.kernel.strike', { input, dice: { rolls }, decisions }).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/decisions/1/value', got: '10' }],
      });
  });

  it('without a usual answer are asked for in the odds too', () => {
    expect(odds('test.kernel.strike', { input }).problem?.type).toBe('needs-ruling');
    expect(fractionsIn(odds('test.kernel.strike', { input, decisions: [may] }), 'landed')).toEqual({
      true: '1/2',
      false: '1/2',
    });
  });
});

describe('what a rule forbids', () => {
  it('is refused with what is legal, and the same in the odds', () => {
    const expected = { type: 'illegal-action', rule: 'test.kernel.strike', legal: ['help him up'] };
    expect(resolve('test.kernel.strike', { input: { edge: 0, hp: 0 } }).problem).toMatchObject(expected);
    expect(odds('test.kernel.strike', { input: { edge: 0, hp: 0 } }).problem).toMatchObject(expected);
  });
});

describe('rolling again', () => {
  it('goes on in the queue of each die until it decides', () => {
    const rolls = [
      { key: 'attacker.d', faces: [2, 3, 1] },
      { key: 'defender.d', faces: [2, 3, 4] },
    ];
    expect(ruled(resolve('test.kernel.strike', { input, dice: { rolls } })).result).toMatchObject({ landed: false });
  });

  it('asks for both dice again after a tie', () => {
    const rolls = [
      { key: 'attacker.d', faces: [2] },
      { key: 'defender.d', faces: [2] },
    ];
    expect(resolve('test.kernel.strike', { input, dice: { rolls } }).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [
        { key: 'attacker.d', index: 1, count: 1 },
        { key: 'defender.d', index: 1, count: 1 },
      ],
    });
  });

  it('gives the conditional odds; alone the rule tells of the tie', () => {
    // Of 16 throws with an edge of 1: attacker 10, tie 3, defender 3.
    expect(fractionsIn(ruleOdds('test.kernel.duel', { input: { edge: 1 } }), 'winner')).toEqual({
      attacker: '5/8',
      defender: '3/16',
      reroll: '3/16',
    });
    const asked = odds('test.kernel.strike', { input: { edge: 1, hp: 9 }, decisions: [may] });
    expect(fractionsIn(asked, 'landed')).toEqual({ true: '10/13', false: '3/13' });
    const tie = [
      { key: 'attacker.d', faces: [1] },
      { key: 'defender.d', faces: [2] },
    ];
    expect(ruled(evaluate('test.kernel.duel', { input: { edge: 1 }, dice: { rolls: tie } })).result).toEqual({
      winner: 'reroll',
      by: 0,
    });
  });

  it('that can decide nothing is refused, not rolled for ever', () => {
    const never = procedure({ ...duel, id: 'test.kernel.never', again: () => true });
    const whole = procedure({
      ...duel,
      id: 'test.kernel.whole',
      uses: [never],
      evaluate: ({ edge }, ruling) => ({ ...ruling.run(never, { edge }), by: 0 }),
    });
    const door = doorTo(never, whole);
    expect(door.evaluate('test.kernel.whole', { input: { edge: 0 }, dice: { seed: 's' } }).problem?.type).toBe(
      'too-large',
    );
    expect(door.ruleOdds('test.kernel.whole', { input: { edge: 0 } }).problem?.type).toBe('too-large');
  });
});
