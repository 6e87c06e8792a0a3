import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doorTo } from './testing/door.ts';
import { formula, procedure } from './unit.ts';

const one = formula({
  id: 'test.kernel.one',
  input: z.strictObject({}),
  output: z.strictObject({ one: z.int() }),
  says: () => 'One.',
  evaluate: () => ({ one: 1 }),
});

/** Runs a rule so many times, and rolls a die. */
const many = procedure({
  id: 'test.kernel.many',
  input: z.strictObject({ times: z.int() }),
  output: z.strictObject({ sum: z.int(), face: z.int() }),
  dice: [{ key: 'die', dice: '1d20', by: 'you', label: 'die' }],
  uses: [one],
  outcome: ['sum', 'face'],
  says: ({ sum }) => `${sum}.`,
  evaluate({ times }, ruling) {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += ruling.run(one, {}).one;
    return { sum, face: ruling.roll('die', 20) };
  },
});

const door = doorTo(one, many);
const asked = (times: number) => ({ input: { times }, dice: { seed: 'within' } });

describe('a ruling within so many rules', () => {
  it('is what it is without a limit', () => {
    expect(door.answerWithin(many.id, asked(50), 100)).toEqual(door.evaluate(many.id, asked(50)));
  });

  it('is none when it takes more', () => {
    expect(door.answerWithin(many.id, asked(150), 100)).toBeUndefined();
    expect(door.evaluate(many.id, asked(150))).toMatchObject({ result: { sum: 150 } });
  });

  it('tells what is wrong as any other does', () => {
    expect(door.answerWithin(many.id, { input: {} }, 100)).toMatchObject({ problem: { type: 'invalid-input' } });
    expect(door.answerWithin('test.kernel.none', asked(1), 100)).toMatchObject({
      problem: { type: 'unknown-operation' },
    });
  });
});
