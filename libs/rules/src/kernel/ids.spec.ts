import { describe, expect, it } from 'vitest';
import { createDescribe } from './describe.ts';
import { problemTypes, unknownName } from './problem.ts';
import { doorTo } from './testing/door.ts';
import { duel, halved, strike } from './testing/strike.ts';

const door = doorTo(strike, duel, halved);
const describeUnit = createDescribe(door.registry);
const request = { input: {} };

const ANYTHING: unknown[] = [
  undefined,
  null,
  5,
  Number.NaN,
  1n,
  true,
  '',
  '__proto__',
  'toString',
  {},
  [],
  [strike.id],
  Symbol('x'),
  () => 1,
  Object.create(null),
];

describe('an id of any kind', () => {
  it.each(ANYTHING.map((id) => [typeof id, id] as const))('is answered with a problem: %s', (_, id) => {
    const given = id as string;
    const answers = [
      door.resolve(given, request),
      door.resolveParsed(given, request),
      door.evaluate(given, request),
      door.odds(given, request),
      door.ruleOdds(given, request),
      door.oddsWithin(given, request, 10),
      describeUnit(given),
      { problem: unknownName('unknown-table', id, ['a']).problem },
    ];
    for (const answer of answers) {
      expect(problemTypes).toContain(answer?.problem?.type);
      expect(answer?.problem).toMatchObject({ id: expect.any(String) });
      expect(() => JSON.stringify(answer)).not.toThrow();
    }
  });

  it('may be without a request as well', () => {
    for (const ask of [door.resolve, door.evaluate, door.odds, door.ruleOdds] as ((id?: unknown) => {
      problem?: unknown;
    })[])
      for (const id of [undefined, strike.id, duel.id]) expect(ask(id).problem).toBeDefined();
  });

  it('of the other kind of unit is told to be that', () => {
    expect(door.resolve(duel.id, request).problem).toMatchObject({
      type: 'unknown-operation',
      message: 'test.kernel.duel is a rule, not an operation: rules are evaluated by themselves.',
    });
    expect(door.odds(duel.id, request).problem?.message).toContain('is a rule');
    expect(door.evaluate(strike.id, request).problem).toMatchObject({
      type: 'unknown-rule',
      message: 'test.kernel.strike is an operation, not a rule: operations are resolved.',
    });
  });

  it('of a rule that rolls nothing has no odds, and is told why', () => {
    expect(door.ruleOdds(halved.id, { input: { damage: 1 } }).problem).toMatchObject({
      type: 'unknown-odds',
      message: 'test.kernel.halved rolls no dice, so it has no odds.',
    });
  });
});

describe('what is handed out', () => {
  it('can be changed by nobody to the harm of others', () => {
    const described = describeUnit(strike.id);
    expect(() => {
      (described as unknown as { dice: unknown[] }).dice.length = 0;
    }).toThrow(TypeError);
    expect(Object.isFrozen((described as { examples: unknown }).examples)).toBe(true);
    expect(strike.dice).toHaveLength(4);
    expect(describeUnit(strike.id)).toBe(described);
  });
});
