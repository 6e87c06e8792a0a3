import { registry } from '@riposte/rules';
import { describe, expect, test } from 'vitest';
import { loadAdapters } from '../cases/adapters/index.ts';
import { casesIn } from '../cases/reading.ts';
import { runCases } from '../cases/run.ts';
import type { Answer } from '../support/http.ts';
import { root } from '../support/paths.ts';
import { client } from '../support/shared.ts';
import type { ProblemBody } from './hostile.ts';
import { expectInTwin, expectPublished, type Route } from './published.ts';
import { attack, exampleOf, hasOdds, operations, pathOf, seeded } from './requests.ts';

/** Asks, and checks the answer by both documents. @param path as the documents write it, where that is not how it is asked */
async function asked<T>(method: Route['method'], url: string, body?: unknown, path = url): Promise<Answer<T>> {
  const answer = await client.send<T>(url, { method: method.toUpperCase(), ...(body === undefined ? {} : { body }) });
  const [template = ''] = path.split('?');
  expectPublished(answer, method, template);
  expectInTwin(answer, method, template);
  return answer;
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const path = pathOf(operation);

  test.each(operation.examples.map((example) => [example.title, seeded(example)] as const))(
    'resolves, and gives the odds of: %s',
    async (_title, request) => {
      const { status, body } = await asked<{ rolls: unknown[]; seed?: string }>('post', path, request);
      expect(status).toBe(200);
      if (hasOdds(operation)) expect((await asked('post', `${path}/odds`, request)).status).toBe(200);

      // The answer's dice, entered, give the same answer.
      const again = await client.post<Record<string, unknown>>(path, {
        ...request,
        dice: { ...(request.dice ?? {}), rolls: body.rolls, seed: body.seed },
      });
      expect(again.body).toEqual(body);
    },
  );

  test('is described', async () => {
    const { body } = await asked<{ id: string; examples: unknown[] }>('get', path);
    expect(body.id).toBe(id);
    expect(body.examples).toHaveLength(operation.examples.length);
  });
});

describe('rules', () => {
  /** One request of the catalogue's cases for each rule that can be evaluated. */
  const requests = new Map<string, unknown>();

  test('that have cases are evaluated as published', async () => {
    const ask = async (unitId: string, request: unknown) => {
      const isRule = registry.rules.has(unitId);
      const url = isRule ? `/v1/rules/${unitId}/evaluate` : `/v1/${unitId.replaceAll('.', '/')}`;
      const answer = await client.post<Record<string, unknown>>(url, request);
      expectPublished(answer, 'post', isRule ? '/v1/rules/{id}/evaluate' : url);
      if (answer.status === 200) requests.set(unitId, request);
      const { type, detail, ...members } = answer.body as unknown as ProblemBody;
      if (answer.status === 200) return answer.body;
      return { problem: { type: type.split(':').at(-1), message: detail, ...members } };
    };
    const outcomes = await runCases(casesIn(`${root}/test/cases`), await loadAdapters(), {
      concurrency: 8,
      ask,
      close: async () => {},
    });
    expect(outcomes.filter(({ status }) => status !== 'pass')).toEqual([]);
    expect(requests.size).toBeGreaterThan(registry.rules.size / 2);
  });

  test('that roll dice have odds as published', async () => {
    for (const [id, request] of requests) {
      const rule = registry.rules.get(id);
      if (!rule) continue;
      const answer = await client.post<ProblemBody>(`/v1/rules/${id}/odds`, request);
      expectPublished(answer, 'post', '/v1/rules/{id}/odds');
      const known = rule.form === 'formula' ? [404] : [200, 404];
      expect(known, `${id}: ${answer.text.slice(0, 300)}`).toContain(answer.status);
    }
  });

  test('are all described, those that are only read too', async () => {
    for (const id of new Set([...registry.rules.keys(), ...registry.texts.keys()])) {
      const answer = await client.get<{ id: string }>(`/v1/rules/${id}`);
      expect(answer.status).toBe(200);
      expectPublished(answer, 'get', '/v1/rules/{id}');
      expect(answer.body.id).toBe(id);
    }
  });

  test('are one of each kind in the twin', async () => {
    const id = 'cerberus.martial.defense.duel';
    await asked('get', `/v1/rules/${id}`, undefined, '/v1/rules/{id}');
    await asked('post', `/v1/rules/${id}/evaluate`, requests.get(id), '/v1/rules/{id}/evaluate');
    await asked('post', `/v1/rules/${id}/odds`, requests.get(id), '/v1/rules/{id}/odds');
  });
});

describe('a batch', () => {
  test('answers in order, each question with its own status', async () => {
    const items = [
      ...operations.map((operation) => ({ id: operation.id, request: exampleOf(operation) })),
      ...operations
        .filter(hasOdds)
        .map((operation) => ({ id: operation.id, kind: 'odds', request: exampleOf(operation) })),
      { id: 'cerberus.martial.defense.duel', request: { input: {} } },
      { id: 'nothing', request: {} },
    ];
    const { body } = await asked<{ answers: { id: string; status: number; answer?: unknown }[] }>('post', '/v1/batch', {
      items,
    });
    expect(body.answers.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(body.answers.map(({ status }) => status)).toEqual([...items.slice(0, -2).map(() => 200), 422, 404]);
    const alone = await client.post(pathOf(attack), exampleOf(attack));
    expect(body.answers[operations.indexOf(attack)]?.answer).toEqual(alone.body);
  });

  test('never rolls the same dice twice from one seed', async () => {
    const item = { id: attack.id, request: { input: exampleOf(attack).input } };
    const { body } = await asked<{ answers: { answer: { seed: string } }[] }>('post', '/v1/batch', {
      seed: 'tonight',
      items: Array(50).fill(item),
    });
    expect(new Set(body.answers.map(({ answer }) => answer.seed)).size).toBe(50);
  });
});

interface Page {
  items: Record<string, unknown>[];
  total: number;
  limit: number;
  offset: number;
}

describe('lookups', () => {
  test.each([
    ['/v1/systems', '/v1/systems'],
    ['/v1/systems?fields=id,title', '/v1/systems'],
    ['/v1/systems/cerberus', '/v1/systems/{system}'],
    ['/v1/operations', '/v1/operations'],
    ['/v1/operations?system=cerberus&q=attack&limit=1&fields=id,path', '/v1/operations'],
    ['/v1/rules?limit=100', '/v1/rules'],
    ['/v1/tables', '/v1/tables'],
    ['/v1/tables/cerberus.martial.weapon.melee-table', '/v1/tables/{id}'],
    ['/v1/tables/cerberus.martial.weapon.melee-table?sort=-hands&limit=3&fields=weapons,hands', '/v1/tables/{id}'],
    ['/v1/parameters?q=cover', '/v1/parameters'],
    ['/v1/decisions?limit=100', '/v1/decisions'],
    ['/v1/search?q=pary%20sheild', '/v1/search'],
    ['/v1/search?q=parry&type=rule&system=cerberus&limit=2', '/v1/search'],
    ['/health/live', '/health/live'],
    ['/health/ready', '/health/ready'],
  ])('%s', async (url, path) => {
    expect((await asked('get', url, undefined, path)).status).toBe(200);
  });

  test.each<[string, string, number]>([
    ['/v1/systems/nothing', '/v1/systems/{system}', 404],
    ['/v1/rules/nothing', '/v1/rules/{id}', 404],
    ['/v1/tables/nothing', '/v1/tables/{id}', 404],
    ['/v1/operations?system=nothing', '/v1/operations', 404],
    ['/v1/search', '/v1/search', 400],
    ['/v1/operations?limit=0', '/v1/operations', 400],
  ])('%s is a problem', async (url, path, status) => {
    expect((await asked('get', url, undefined, path)).status).toBe(status);
  });

  test('every table is there, and can be turned over page by page', async () => {
    const { items } = (await client.get<Page>('/v1/tables?limit=100')).body;
    expect(items.length).toBeGreaterThan(0);
    for (const { id, rows } of items) {
      const all = (await client.get<Page>(`/v1/tables/${id}?limit=100`)).body;
      expect(all.total).toBe(rows);
      const pages = [];
      for (let offset = 0; offset < all.total; offset += 5)
        pages.push((await client.get<Page>(`/v1/tables/${id}?limit=5&offset=${offset}`)).body.items);
      expect(pages.flat()).toEqual(all.items);
    }
  });

  test('everything that can be asked is listed, with the path where it is asked', async () => {
    const { items, total } = (await client.get<Page>('/v1/operations?limit=100')).body;
    expect(total).toBe(operations.length);
    expect(items.map(({ id, path }) => [id, path])).toEqual(operations.map((one) => [one.id, pathOf(one)]));
    expect((await client.get<Page>('/v1/parameters?limit=100')).body.total).toBe(registry.parameters.size);
    expect((await client.get<Page>('/v1/decisions?limit=100')).body.total).toBe(registry.decisions.size);
  });

  test.each(['rule', 'operation', 'table', 'term'])('finds a %s whose name is mistyped', async (type) => {
    const words = { rule: 'prentration', operation: 'grapplle', table: 'mele weapon', term: 'rflex' }[type] as string;
    const { items } = (await client.get<Page>(`/v1/search?q=${encodeURIComponent(words)}&type=${type}`)).body;
    expect(items.map((hit) => hit.type)).toContain(type);
  });
});

describe('problems', () => {
  const { input } = exampleOf(attack);
  const forbidden = input as object;
  const bladeOnArrow = { kind: 'parry', equipment: 'weapon' };
  test.each<[string, unknown, number, string]>([
    ['what cannot be read', '{', 400, 'invalid-input'],
    ['what is wrong', { input: {} }, 422, 'invalid-input'],
    ['dice that are missing', { input, dice: { missing: 'ask' } }, 422, 'needs-roll'],
    ['what a rule forbids', { input: { ...forbidden, defense: bladeOnArrow } }, 422, 'illegal-action'],
    ['an unknown decision', { input, decisions: [{ id: 'x#y', value: 1 }] }, 422, 'unknown-decision'],
    [
      'an unknown parameter',
      { input, amendments: [{ parameter: 'x#y', op: 'add', value: 1, source: 'x' }] },
      422,
      'unknown-parameter',
    ],
    ['a body that is too long', Buffer.alloc(2 * 1024 * 1024, 0x20), 413, 'too-large'],
  ])('%s', async (_name, body, status, type) => {
    const answer = await asked<ProblemBody>('post', pathOf(attack), body);
    expect([answer.status, answer.body.type]).toEqual([status, `urn:riposte:problem:${type}`]);
  });

  test('another type than JSON', async () => {
    const sending = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } };
    const answer = await client.send(pathOf(attack), sending);
    expect(answer.status).toBe(415);
    expectPublished(answer, 'post', pathOf(attack));
    expectInTwin(answer, 'post', pathOf(attack));
  });
});
