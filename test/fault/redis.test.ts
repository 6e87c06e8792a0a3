import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attack, exampleOf, pathOf } from '../contract/requests.ts';
import { Client } from '../support/http.ts';
import { freePort } from '../support/ports.ts';
import { TestRedis } from '../support/redis.ts';
import { type Server, startServer } from '../support/server.ts';
import { type Ask, Stream } from '../support/stream.ts';
import { pause, until } from '../support/waiting.ts';

const PATH = pathOf(attack);
const example = exampleOf(attack);
const TABLE = '/v1/tables/cerberus.martial.weapon.melee-table';

/** How much longer than usual a request may take while Redis does not answer: one command may wait a quarter of a second. */
const LONGER_MS = 900;

interface Health {
  status: string;
  redis?: string;
}

let redis: TestRedis;

beforeAll(async () => {
  redis = await TestRedis.start();
});
afterAll(() => redis.close());

/** The example with another HP, so that nobody has seen the question. */
function unseen(number: number) {
  const input = structuredClone(example.input) as { defender: { hp: number; maxHp: number } };
  input.defender.hp = 1 + (number % 50_000);
  input.defender.maxHp = 50_000;
  return { input };
}

/** New questions, old questions and lookups in turn: every one of them comes by the cache or past it. */
function mixed(number: number): Ask {
  const kinds: Ask[] = [
    { path: `${PATH}/odds`, body: unseen(number) },
    { path: `${PATH}/odds`, body: { input: example.input } },
    { path: `${TABLE}?offset=${number}` },
    { path: `/v1/search?q=parry&offset=${number}` },
    { path: PATH, body: example },
  ];
  return kinds[number % kinds.length] as Ask;
}

const ready = (client: Client) => client.get<Health>('/health/ready').then(({ body }) => body);
const isUp = ({ redis: state, status }: Health) => state === 'up' && status === 'ok';
const isDown = ({ redis: state, status }: Health) => state === 'down' && status === 'degraded';

describe('two servers with one Redis', () => {
  let servers: Server[];
  let clients: Client[];

  beforeAll(async () => {
    servers = await Promise.all([1, 2].map(() => startServer({ REDIS_URL: redis.url })));
    clients = servers.map((server) => server.client());
    await Promise.all(clients.map((client) => until(() => ready(client), isUp)));
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await Promise.all(servers.map((server) => server.stop()));
  });

  test.each<[string, Ask]>([
    ['odds', { path: `${PATH}/odds`, body: { input: example.input } }],
    ['table', { path: `${TABLE}?sort=-hands` }],
    ['search', { path: '/v1/search?q=shield' }],
  ])('share what one of them has worked out: %s', async (space, { path, body }) => {
    const [one, other] = clients as [Client, Client];
    const ask = (client: Client) => client.send(path, { method: body ? 'POST' : 'GET', body });
    const worked = await ask(one);
    expect(worked.status).toBe(200);
    const keys = () => redis.command('KEYS', `riposte:*:${space}:*`).split('\n').filter(Boolean);
    await until(
      async () => keys().length,
      (count) => count === 1,
    );

    // The other server tells what stands in Redis, which shows that it has looked there.
    const [key] = keys() as [string];
    expect(redis.command('GET', key)).toBe(worked.text);
    redis.command('SET', key, '{"from":"Redis"}');
    expect((await ask(other)).text).toBe('{"from":"Redis"}');
    expect((await ask(one)).text).toBe(worked.text); // and the first remembers it itself
  });

  test('keep nothing for ever', () => {
    for (const key of redis
      .command('KEYS', 'riposte:*')
      .split('\n')
      .filter((name) => !name.endsWith('}')))
      expect(Number(redis.command('TTL', key))).not.toBe(0);
  });
});

describe('a server whose Redis fails under a steady stream of requests', () => {
  let server: Server;
  let client: Client;
  let stream: Stream;
  /** The slowest request while Redis answers: a machine that does much else is slow by itself. */
  let usual: number;

  beforeAll(async () => {
    server = await startServer({ REDIS_URL: redis.url });
    client = server.client();
    const warming = new Stream(server.url, mixed); // what is only slow the first time
    await pause(1_500);
    await warming.stop();
  });
  afterAll(async () => {
    client.close();
    await server.stop();
  });

  beforeEach(async () => {
    await until(() => ready(client), isUp);
    stream = new Stream(server.url, mixed);
    await pause(500);
    usual = stream.slowest;
  });

  async function nothingFailed(): Promise<void> {
    await stream.stop();
    expect(stream.failures).toEqual([]);
    const slowest = stream.told.find(({ milliseconds }) => milliseconds === stream.slowest);
    expect(stream.told.length).toBeGreaterThan(30);
    expect(stream.slowest - usual, JSON.stringify(slowest)).toBeLessThan(LONGER_MS);
    expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
  }

  test('stopped and started again', async () => {
    await redis.stop();
    await until(() => ready(client), isDown);
    await pause(700);
    await redis.start();
    await until(() => ready(client), isUp);
    await pause(300);
    expect(redis.command('KEYS', 'riposte:*:odds:*')).not.toBe('');
    await nothingFailed();
  });

  test('frozen and thawed', async () => {
    redis.freeze();
    await until(() => ready(client), isDown);
    await pause(1_500);
    expect(await ready(client)).toEqual({ status: 'degraded', redis: 'down' });
    redis.resume();
    await until(() => ready(client), isUp);
    await nothingFailed();
  });

  test('killed while it is frozen, and back', async () => {
    redis.freeze();
    await pause(300);
    await redis.stop();
    await until(() => ready(client), isDown);
    await redis.start();
    await until(() => ready(client), isUp);
    await nothingFailed();
  });

  test('away and back, time and again', async () => {
    for (let i = 0; i < 4; i++) {
      await redis.stop();
      await pause(150);
      await redis.start();
      await pause(150);
    }
    await until(() => ready(client), isUp);
    await nothingFailed();
  });
});

describe('a server that finds no Redis', () => {
  test('starts, answers, says so, and takes Redis when it comes', async () => {
    const port = await freePort();
    const server = await startServer({ REDIS_URL: `redis://127.0.0.1:${port}` });
    const client = server.client();
    expect(await ready(client)).toEqual({ status: 'degraded', redis: 'down' });
    expect((await client.get('/health/ready')).status).toBe(200);
    expect((await client.post(`${PATH}/odds`, { input: example.input })).status).toBe(200);
    const late = await TestRedis.start(port);
    await until(() => ready(client), isUp);
    client.close();
    await server.stop();
    await late.close();
  });

  test('whose name nobody knows', async () => {
    const server = await startServer({ REDIS_URL: 'redis://redis.invalid:6379' });
    const client = server.client();
    expect(await ready(client)).toEqual({ status: 'degraded', redis: 'down' });
    expect((await client.post(`${PATH}/odds`, { input: example.input })).status).toBe(200);
    client.close();
    expect(await server.stop()).toBe(0);
  });
});
