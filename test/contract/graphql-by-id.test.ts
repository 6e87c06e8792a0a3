import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import { type Fields, post } from './graphql-client.ts';
import { attack, exampleOf, operations, pathOf } from './requests.ts';

describe('an operation asked by its id', () => {
  const byId = (field: string) =>
    `query ($operation: String!, $request: JSON!) { asked: ${field}(operation: $operation, request: $request)`;

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const request = exampleOf(operation);
    const { body } = await post<{ asked: Fields }>(client, `${byId('resolve')} { sentence result } }`, {
      operation: id,
      request,
    });
    const { body: expected } = await client.post<Fields>(pathOf(operation), request);
    expect(body.data?.asked).toEqual({ sentence: expected.sentence, result: expected.result });
  });

  test('tells its odds, and what is wrong where REST has it', async () => {
    const { dice: _, ...request } = exampleOf(attack);
    const { body } = await post<{ asked: Fields }>(client, `${byId('odds')} { metrics { name mean } } }`, {
      operation: 'cerberus.martial.attack',
      request,
    });
    const { body: expected } = await client.post<{ metrics: Fields[] }>('/v1/cerberus/martial/attack/odds', request);
    expect(body.data?.asked).toEqual({
      metrics: expected.metrics.map(({ name, mean }) => ({ name, mean: mean ?? null })),
    });

    const { body: wrong } = await post(client, `${byId('resolve')} { sentence } }`, {
      operation: 'cerberus.martial.attack',
      request: { input: {} },
    });
    expect(wrong.errors?.[0]?.extensions.problem).toMatchObject({
      type: 'urn:riposte:problem:invalid-input',
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/input/attack' })]),
    });
  });
});
