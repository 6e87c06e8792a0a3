import { type Board, board, registry, resolve } from '@riposte/rules';
import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import { post } from './graphql-client.ts';
import { expectProblem } from './hostile.ts';
import { expectInTwin, expectPublished } from './published.ts';
import { pathOf } from './requests.ts';

/** What is open in a state can be asked for, wherever states are kept as a fight goes on. */

const tracked = [...registry.operations.values()].filter(({ tracker }) => tracker);

function start(id: string) {
  const setup = registry.operations.get(id)?.tracker?.setup;
  const people = ['ilse', 'odo'].map((one) => ({ ...setup?.fresh, id: one, name: one }));
  return { ...setup?.start, [setup?.list ?? '']: people };
}

describe.each(tracked.map((operation) => [operation.id, operation] as const))('the board of %s', (id, operation) => {
  const path = `${pathOf(operation)}/board`;
  const state = start(id);

  test('is the one of the library, by REST and by GraphQL', async () => {
    const expected = board(id, { state });
    if (expected.problem) throw new Error(JSON.stringify(expected.problem));
    const answer = await client.post(path, { state });
    expectPublished(answer, 'post', path);
    expectInTwin(answer, 'post', path);
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(expected)));
    const query =
      'query ($operation: String!, $request: JSON!) { board(operation: $operation, request: $request) { board { title offers { title command rank } } } }';
    const { body } = await post<{ board: { board: unknown } }>(client, query, { operation: id, request: { state } });
    const { title, offers } = expected.board;
    const told = offers.map(({ title: name, command, rank }) => ({ title: name, command, rank }));
    expect(body.data?.board.board).toEqual(JSON.parse(JSON.stringify({ title, offers: told })));
  });

  test('goes on by GraphQL from a state as it came back', async () => {
    const query =
      'query ($operation: String!, $request: JSON!) { resolve(operation: $operation, request: $request) { sentence result } }';
    let now: unknown = state;
    for (let step = 1; step <= 3; step++) {
      const { board: shown } = board(id, { state: now }) as { board: Board };
      const offer = shown.offers.find(({ asks }) => asks.length === 0);
      if (!offer) throw new Error(`nothing can be done at step ${step}`);
      const request = { input: { state: now, command: offer.command }, dice: { seed: `step ${step}` } };
      const { body } = await post<{ resolve: { sentence: string; result: { state: unknown } } }>(client, query, {
        operation: id,
        request,
      });
      const { sentence, result } = resolve(id, request) as { sentence: string; result: { state: unknown } };
      expect(body.data?.resolve).toEqual(JSON.parse(JSON.stringify({ sentence, result })));
      now = body.data?.resolve.result.state;
    }
  });

  test('says what is wrong, and where', async () => {
    const at = (pointer: string) => ({ status: 422, type: 'invalid-input' as const, pointer });
    expectProblem(await client.post(path, { state: { ...state, kind: 'other' } }), at('/state/kind'));
    expectProblem(await client.post(path, {}), at('/state'));
    expectProblem(await client.post(path, { state, dice: {} }), at('/dice'));
    const unknown = await client.post(path, { state, decisions: [{ id: 'nothing#at-all', value: 1 }] });
    expectProblem(unknown, { status: 422, type: 'unknown-decision' });
  });
});

test('there is none where no state is kept', async () => {
  expect((await client.post('/v1/cerberus/martial/attack/board', { state: {} })).status).toBe(404);
  const query = '{ board(operation: "cerberus.martial.attack", request: {}) { board { title } } }';
  const { body } = await post(client, query);
  expect(body.errors?.[0]?.extensions.problem).toMatchObject({ type: 'urn:riposte:problem:unknown-operation' });
});
