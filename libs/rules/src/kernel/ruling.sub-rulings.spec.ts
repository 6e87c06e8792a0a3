import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doorTo, fractionsIn, ruled } from './testing/door.ts';
import { duel, halved, input, may, strike } from './testing/strike.ts';
import { operation, procedure } from './unit.ts';

const { resolve, odds } = doorTo(strike, duel, halved);

describe('two rules of one id', () => {
  it('are not taken for each other where odds are remembered', () => {
    const { again: _, ...once } = duel;
    const outer = procedure({
      ...duel,
      id: 'test.kernel.outer',
      input: z.strictObject({ edge: z.int(), isDecided: z.boolean() }) as never,
      uses: [duel, once],
      evaluate: ({ edge, isDecided }: { edge: number; isDecided?: boolean }, ruling) => ({
        ...ruling.run(isDecided ? duel : once, { edge }),
        by: 0,
      }),
    });
    const door = doorTo(outer, duel);
    const asked = (isDecided: boolean) =>
      fractionsIn(door.ruleOdds('test.kernel.outer', { input: { edge: 1, isDecided } }), 'winner');
    expect(asked(true)).toEqual({ attacker: '10/13', defender: '3/13' });
    expect(asked(false)).toEqual({ attacker: '5/8', defender: '3/16', reroll: '3/16' });
    expect(asked(true)).toEqual({ attacker: '10/13', defender: '3/13' });
  });
});

describe('a sub-ruling settled at the table', () => {
  const settled = (outcome: unknown, key = 'duel') => ({ outcomes: [{ key, outcome }] as never });

  it('takes the place of its dice', () => {
    const answer = ruled(resolve('test.kernel.strike', { input, dice: settled({ winner: 'defender' }) }));
    expect(answer).toMatchObject({ result: { landed: false }, rolls: [], trace: [{ rule: 'test.kernel.duel' }] });
    const rolls = [{ key: 'damage', faces: [1, 1] }];
    const hit = resolve('test.kernel.strike', {
      input,
      dice: { ...settled({ winner: 'attacker' }), rolls },
      decisions: [may],
    });
    expect(ruled(hit).result).toMatchObject({ landed: true, damage: 3 });
  });

  it('is settled in the odds as well', () => {
    const won = odds('test.kernel.strike', { input, dice: settled({ winner: 'attacker' }), decisions: [may] });
    expect(fractionsIn(won, 'landed')).toEqual({ true: '1/1' });
    const gone = odds('test.kernel.strike', { input, dice: settled({ winner: 'defender' }), decisions: [may] });
    expect(fractionsIn(gone, 'landed')).toEqual({ false: '1/1' });
    expect(fractionsIn(odds('test.kernel.strike', { input, decisions: [may] }), 'landed')).toEqual({
      true: '1/2',
      false: '1/2',
    });
  });

  it.each([
    ['an undecided one', { winner: 'reroll' }, '/dice/outcomes/0/outcome'],
    ['what it cannot give', { winner: 'nobody' }, '/dice/outcomes/0/outcome'],
    ['more than its outcome', { winner: 'attacker', by: 3 }, '/dice/outcomes/0/outcome'],
    ['nothing', null, '/dice/outcomes/0/outcome'],
  ])('is refused as %s', (_, outcome, pointer) => {
    for (const ask of [resolve, odds])
      expect(ask('test.kernel.strike', { input, dice: settled(outcome), decisions: [may] }).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer }],
      });
  });

  it.each(['dual', 'attacker.duel', 'attacks.2.duel', 'duel.duel', ''])('is refused under the key "%s"', (key) => {
    expect(resolve('test.kernel.strike', { input, dice: settled({ winner: 'defender' }, key) }).problem).toMatchObject({
      errors: [{ pointer: '/dice/outcomes/0/key' }],
    });
  });

  it('comes back in the answer where it was used, and as unused where not', () => {
    const outcomes = [
      { key: 'duel', outcome: { winner: 'defender' } },
      { key: 'duel', outcome: { winner: 'attacker' } },
    ];
    const answer = ruled(resolve('test.kernel.strike', { input, dice: { outcomes } }));
    expect(answer.outcomes).toEqual(outcomes.slice(0, 1));
    expect(answer.unused.outcomes).toEqual(outcomes.slice(1));
    expect(answer.trace[0]).toMatchObject({ label: 'settled at the table: duel', expression: 'winner: defender' });
  });

  it('is entered wherever its dice are declared, by the scope that they have there', () => {
    const round = operation({
      ...strike,
      id: 'test.kernel.round',
      dice: strike.dice.map((die) => ({ ...die, key: `blows.*.${die.key}` })),
      resolve: (given, ruling) => ruling.within('blows.1', () => strike.resolve(given, ruling)),
    });
    const door = doorTo(round, duel, halved);
    const asked = (key: string) =>
      door.resolve('test.kernel.round', { input, dice: settled({ winner: 'defender' }, key) });
    expect(asked('duel').problem).toMatchObject({
      errors: [{ pointer: '/dice/outcomes/0/key', expected: 'a sub-ruling of this (blows.*.duel)' }],
    });
    expect(ruled(asked('blows.1.duel'))).toMatchObject({ rolls: [], unused: { outcomes: [] } });
    const elsewhere = door.resolve('test.kernel.round', {
      input,
      dice: { ...settled({ winner: 'defender' }, 'blows.2.duel'), seed: 's' },
      decisions: [may],
    });
    expect(ruled(elsewhere).unused.outcomes).toHaveLength(1);
    const bad = door.resolve('test.kernel.round', { input, dice: settled({ winner: 'nobody' }, 'blows.2.duel') });
    expect(bad.problem).toMatchObject({ errors: [{ pointer: '/dice/outcomes/0/outcome' }] });
  });
});
