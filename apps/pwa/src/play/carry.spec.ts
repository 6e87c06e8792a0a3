import { describe as described, resolve } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { carriedOn } from './carry.ts';
import { formModel } from './form/model.ts';

const number = { type: 'integer', minimum: 0, maximum: 1000 };
const person = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    hp: { ...number, title: 'HP' },
    maxHp: number,
    reserves: { type: 'object', properties: { freeSlots: number, dodges: number } },
  },
};
const model = formModel(
  { type: 'object', properties: { attacker: person, defender: person, others: { type: 'array', items: person } } },
  [],
);
const carried = (input: unknown, who: string, what: string, from: number | string, to: number | string) =>
  carriedOn(input, [{ who, what, from, to }], model.root, model.capitals);

const input = {
  attacker: { name: 'Séra', hp: 96 },
  defender: { name: 'Maelis', hp: 96, maxHp: 96, reserves: { freeSlots: 2, dodges: 1 } },
};

describe('what a ruling changed', () => {
  it('is carried to the one whose it is', () => {
    expect(carried(input, 'Maelis', 'HP', 96, 87)).toEqual({
      input: { ...input, defender: { ...input.defender, hp: 87 } },
      changes: ['Maelis: HP 96 → 87'],
    });
    expect(carried(input, 'Maelis', 'slots', 2, 1).input).toMatchObject({ defender: { reserves: { freeSlots: 1 } } });
    expect(carried({ defender: { hp: 5 } }, 'defender', 'HP', 5, 1).input).toEqual({ defender: { hp: 1 } });
    expect(
      carried(
        {
          others: [
            { name: 'A', hp: 5 },
            { name: 'B', hp: 5 },
          ],
        },
        'B',
        'HP',
        5,
        1,
      ).input,
    ).toEqual({
      others: [
        { name: 'A', hp: 5 },
        { name: 'B', hp: 1 },
      ],
    });
  });

  it.each([
    ['of nobody here', 'Brant', 'HP', 96, 87],
    ['from another value', 'Maelis', 'HP', 90, 87],
    ['of another name', 'Maelis', 'gold', 96, 87],
    ['that is no number', 'Maelis', 'HP', '96', 'dead'],
  ])('%s is not carried', (_, who, what, from, to) => {
    expect(carried(input, who, what, from, to)).toEqual({ input, changes: [] });
  });

  it('is not carried where two could be meant', () => {
    const twins = {
      others: [
        { name: 'A', hp: 5 },
        { name: 'A', hp: 5 },
      ],
    };
    expect(carried(twins, 'A', 'HP', 5, 1).changes).toEqual([]);
  });

  it('of a real attack becomes the next one’s HP', () => {
    const description = described('cerberus.martial.attack');
    if (description.problem) throw new Error('the attack can be described');
    const request = description.examples[0]?.request as never;
    const answer = resolve('cerberus.martial.attack', request);
    if (answer.problem) throw new Error('the example can be resolved');
    const form = formModel(description.input ?? {}, description.groups);
    const next = carriedOn((request as { input: unknown }).input, answer.changes, form.root, form.capitals);
    expect(next.input).toMatchObject({ defender: { hp: 87, maxHp: 96 } });
  });
});
