import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS } from './config.ts';
import { toyRules } from './fixtures/toy.ts';
import { createServer } from './server.ts';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await createServer({ ...DEFAULTS, workers: 0, bodyLimit: 2_000 }, toyRules, pino({ level: 'silent' }));
}, 60_000);
afterAll(() => app.close());

const PATH = '/v1/toy-game/fight/attack-foe';
const post = async (url: string, payload: unknown) => {
  const answer = await app.inject({ method: 'POST', url, payload: payload as object });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() };
};
const get = async (url: string) => {
  const answer = await app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const seeded = { input: { weapon: { kind: 'long-blade', edge: 3 } }, dice: { seed: 'a' } };

describe('REST', () => {
  it('answers operations, and the same when seed and rolls come back', async () => {
    const first = await post(PATH, seeded);
    expect(first).toMatchObject({ status: 200, body: { seed: 'a', cites: ['toy-game.dice.test'] } });
    const again = await post(PATH, { ...seeded, dice: { rolls: first.body.rolls } });
    expect(again.body.result).toEqual(first.body.result);
  });

  it('answers odds, rules and descriptions', async () => {
    expect((await post(`${PATH}/odds`, seeded)).body.metrics[0]).toMatchObject({ name: 'hits', mean: 0.75 });
    const rule = await post('/v1/rules/toy-game.dice.double/evaluate', { input: { value: 4 } });
    expect(rule.body).toMatchObject({ result: { doubled: 8 }, sentence: '8.' });
    expect((await get(`${PATH}?fields=id,odds`)).body).toEqual({ id: 'toy-game.fight.attack-foe', odds: ['hits'] });
    expect((await get('/v1/rules/toy-game.dice.lore')).body).toMatchObject({ title: 'Lore', kind: 'rule' });
  });

  it('answers batches in order, each item with its own status', async () => {
    const items = [
      { id: 'toy-game.dice.double', request: { input: { value: 1 } } },
      { id: 'nothing', request: {} },
      { id: 'toy-game.fight.attack-foe', kind: 'odds', request: seeded },
    ];
    const { body } = await post('/v1/batch', { items });
    expect(body.answers).toMatchObject([
      { kind: 'evaluate', status: 200, answer: { result: { doubled: 2 } } },
      { kind: 'resolve', status: 404, problem: { type: 'urn:riposte:problem:unknown-operation' } },
      { kind: 'odds', status: 200, answer: { metrics: [{ name: 'hits' }] } },
    ]);
  });

  it('asks for missing dice and names what is wrong', async () => {
    const asked = await post(PATH, { ...seeded, dice: { missing: 'ask' } });
    expect(asked).toMatchObject({
      status: 422,
      type: expect.stringContaining('problem+json'),
      body: { rolls: [{ key: 'die' }] },
    });
    const wrong = await post(PATH, { input: { weapon: { kind: 'club' } } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/input/weapon/kind' }] } });
  });

  it('answers every wrong request with a problem', async () => {
    expect(await get('/nowhere')).toMatchObject({ status: 404, body: { type: 'urn:riposte:problem:not-found' } });
    expect(await get('/v1/batch')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(await post(`${PATH}?x=1`, seeded)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/x' }] } });
    const large = await post(PATH, { input: 'x'.repeat(3_000) });
    expect(large).toMatchObject({ status: 413, body: { type: 'urn:riposte:problem:too-large' } });
    const send = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: PATH, payload, headers: { 'content-type': type } });
    expect((await send('{')).json()).toMatchObject({ status: 400, errors: [{ pointer: '' }] });
    expect((await send('{"__proto__":{"x":1}}')).statusCode).toBe(400);
    expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  it('lists what there is', async () => {
    expect((await get('/v1/systems')).body).toMatchObject([{ id: 'toy-game', chapters: [{}, {}] }]);
    expect((await get('/v1/operations?q=foe')).body).toMatchObject({
      total: 1,
      items: [{ path: PATH, graphql: ['toyGame', 'fightAttackFoe', 'fightAttackFoeOdds'] }],
    });
    expect((await get('/v1/tables/toy-game.fight.weapons?filter=edge:>3&sort=-edge&fields=edge')).body.items).toEqual([
      { edge: 7 },
      { edge: 5 },
    ]);
    expect((await get('/v1/rules?system=nope')).status).toBe(404);
  });

  it('sends security headers and lets other pages ask', async () => {
    const { headers } = await get('/health/live');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    const { headers: answered } = await app.inject({ method: 'POST', url: PATH, payload: seeded });
    expect(answered).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await app.inject({ method: 'OPTIONS', url: PATH })).statusCode).toBe(204);
  });

  it('publishes what it is', async () => {
    const { body } = await get('/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([PATH, '/v1/tables/{id}', '/v1/batch', '/health/live']),
    );
  });
});

describe('GraphQL', () => {
  const ask = async (query: string, variables?: object) => (await post('/graphql', { query, variables })).body;

  it('answers as REST does', async () => {
    const query = `query ($input: ToyGameFightAttackFoeInput!) {
      toyGame { fightAttackFoe(input: $input, dice: { seed: "a" }) { sentence result { hits stance weapon { ... on ToyBlade { edge } } } } }
    }`;
    const { data } = await ask(query, {
      input: { weapon: { long_blade: { edge: 3 } }, stance: 'very_low', notes: null },
    });
    const rest = await post(PATH, { ...seeded, input: { ...seeded.input, stance: 'very-low' } });
    expect(data.toyGame.fightAttackFoe.sentence).toBe(rest.body.sentence);
    expect(data.toyGame.fightAttackFoe.result).toEqual({
      hits: rest.body.result.hits,
      stance: 'very_low',
      weapon: { edge: 3 },
    });
  });

  it('answers several things at once, one of which may fail', async () => {
    const { data, errors } = await ask(`{
      toyGame { fightAttackFoeOdds(input: { weapon: { fist: true } }) { metrics { name mean } } }
      evaluateRule(id: "toy-game.dice.test", request: { input: { atLeast: 3 }, dice: { missing: "ask" } }) { result }
      search(q: "luck") { total }
    }`);
    expect(data).toMatchObject({
      toyGame: { fightAttackFoeOdds: { metrics: [{ mean: 0.5 }] } },
      evaluateRule: null,
      search: { total: 1 },
    });
    expect(errors[0].extensions).toMatchObject({
      code: 'NEEDS_ROLL',
      problem: { status: 422, rolls: [{ key: 'die' }] },
    });
  });

  it('shows a browser the explorer', async () => {
    const page = await app.inject({ method: 'GET', url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.body).toContain('/graphql/explorer/');
    expect(page.body).not.toMatch(/https?:/);
  });
});
