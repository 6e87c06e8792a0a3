import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack, exampleOf, operations, pathOf, seeded } from '../contract/requests.ts';
import { type Server, startServer } from '../support/server.ts';
import { type Ask, Stream } from '../support/stream.ts';

/** A light load, to see that many at once are answered and nothing is kept; how fast it goes is the bench's business. */
const AT_ONCE = 200;
const REQUESTS = 1_000;

/** Kilobytes. */
const MOST_MEMORY = 600 * 1024;
const MOST_GROWTH = 80 * 1024;

const TABLE = '/v1/tables/cerberus.martial.weapon.melee-table';

let server: Server;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Rulings by seed and by entered dice, odds known and new, batches, GraphQL, lookups, and now and then a bad one. */
function mixed(number: number): Ask {
  const operation = operations[number % operations.length] as (typeof operations)[number];
  const example = operation.examples[number % operation.examples.length];
  const { input } = exampleOf(attack);
  const kinds: Ask[] = [
    { path: pathOf(operation), body: seeded(example as never) },
    { path: pathOf(attack), body: { input, dice: { seed: `${number}` } } },
    { path: `${pathOf(attack)}/odds`, body: { input } },
    {
      path: `${pathOf(attack)}/odds`,
      body: { input: { ...(input as object), alreadyTried: undefined }, trace: number % 2 === 0 },
    },
    { path: '/v1/batch', body: { seed: `${number}`, items: Array(5).fill({ id: attack.id, request: { input } }) } },
    { path: '/graphql', body: { query: '{ operations(q: "attack") { items { id title odds } } }' } },
    { path: `${TABLE}?offset=${number % 10}` },
    { path: `/v1/search?q=parry&limit=${1 + (number % 50)}` },
  ];
  return kinds[number % kinds.length] as Ask;
}

async function burst(): Promise<Stream> {
  const stream = new Stream(server.url, mixed, AT_ONCE);
  while (stream.told.length < REQUESTS) await new Promise((done) => setTimeout(done, 20));
  await stream.stop();
  return stream;
}

test(`${AT_ONCE} requests at once are all answered, time and again, and memory stays within bounds`, async () => {
  const first = await burst();
  expect(first.failures).toEqual([]);
  const after = server.memory;
  const again = await burst();
  expect(again.failures).toEqual([]);
  expect(server.memory).toBeLessThan(MOST_MEMORY);
  expect(server.memory - after).toBeLessThan(MOST_GROWTH);
  expect(server.log.filter(({ level }) => level >= 40)).toEqual([]);
}, 60_000);
