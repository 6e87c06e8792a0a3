import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import { expectNoLeak, expectProblem, type ProblemBody } from './hostile.ts';
import { attack, exampleOf } from './requests.ts';

const example = exampleOf(attack);
const RULE = 'cerberus.martial.dr.apply';

describe('a batch', () => {
  const batch = (body: unknown) => client.send('/v1/batch', { method: 'POST', body });
  const item = { id: attack.id, request: example };

  test.each<[string, unknown, string]>([
    ['without items', {}, '/items'],
    ['with none', { items: [] }, '/items'],
    ['with too many', { items: Array(101).fill(item) }, '/items'],
    ['with something else', { items: 'all' }, '/items'],
    ['with a list that is none', { items: { length: 1, 0: item } }, '/items'],
    ['of numbers', { items: [item, 1] }, '/items/1'],
    ['of nothing', { items: [item, null] }, '/items/1'],
    ['with an unknown field', { items: [item], banana: 1 }, '/banana'],
    ['with an unknown field in an item', { items: [{ ...item, banana: 1 }] }, '/items/0/banana'],
    ['of an unknown kind', { items: [{ ...item, kind: 'banana' }] }, '/items/0/kind'],
    ['with an item without a request', { items: [{ id: attack.id }] }, '/items/0/request'],
    ['with an item without an id', { items: [{ request: {} }] }, '/items/0/id'],
    ['with a seed that is none', { items: [item], seed: 7 }, '/seed'],
    ['with what every object has', { items: [item], constructor: 1 }, '/constructor'],
    ['with what every object has in an item', { items: [item, { ...item, constructor: {} }] }, '/items/1/constructor'],
    ['with what hides a method', { items: [{ ...item, hasOwnProperty: 1 }] }, '/items/0/hasOwnProperty'],
  ])('%s is refused whole', async (_name, body, pointer) => {
    expectProblem(await batch(body), { status: 400, type: 'invalid-input', pointer });
  });

  test('answers each item, the bad beside the good', async () => {
    const items = [
      item,
      { id: 'cerberus.nothing', request: {} },
      { id: attack.id, request: {} },
      { id: RULE, kind: 'rule-odds', request: {} },
      { id: attack.id, request: { ...example, dice: { missing: 'ask' } } },
      item,
    ];
    const answer = await client.post<{ answers: { status: number; problem?: ProblemBody }[] }>('/v1/batch', { items });
    expect(answer.body.answers.map(({ status }) => status)).toEqual([200, 404, 422, 404, 422, 200]);
    const types = answer.body.answers.map(({ problem }) => problem?.type.split(':').at(-1));
    expect(types).toEqual([undefined, 'unknown-operation', 'invalid-input', 'unknown-odds', 'needs-roll', undefined]);
    expectNoLeak(answer.text);
  });
});
