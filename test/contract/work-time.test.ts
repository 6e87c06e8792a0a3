import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/http.ts';
import { type Server, startServer } from '../support/server.ts';
import type { ProblemBody } from './hostile.ts';
import { attack, exampleOf } from './requests.ts';

/** Short, so that work runs out of it soon; a question of these takes a tenth of a second and more. */
const LIMIT_MS = 1_000;

let server: Server;
let client: Client;

beforeAll(async () => {
  server = await startServer({ WORK_TIMEOUT_MS: `${LIMIT_MS}`, WORKERS: '1' });
  client = server.client();
});
afterAll(async () => {
  client.close();
  await server.stop();
});

interface Item {
  status: number;
  problem?: ProblemBody;
}

/** The odds of arrows that are all unlike each other, a GM having ruled on the opening of each: nothing is worked out once for two. */
function unlikeArrows(fresh: number) {
  const ids = Array.from({ length: 12 }, (_, i) => `arrow${i}`);
  return {
    id: 'cerberus.martial.volley',
    kind: 'odds',
    request: {
      input: {
        attackers: [{ reflex: 5 }],
        attacks: ids.map((id, i) => ({
          id,
          weapon: { kind: 'weapon', form: 'projectile', damageDice: `1d${fresh + 6 + i}` },
        })),
        defender: { hp: 1000, armor: 'none', dr: 3, reflex: 8 },
        cover: 'light',
      },
      decisions: ids.map((id, i) => ({
        id: 'cerberus.movement.cover.chance#chance',
        at: `attacks.${id}`,
        value: { x: i + 1, y: 20 },
      })),
    },
  };
}

const plain = { id: attack.id, request: exampleOf(attack) };

describe('a batch that takes longer than it may', () => {
  const small = async () => {
    const { body } = await client.post<{ answers: Item[] }>('/v1/batch', { items: Array(30).fill(plain) });
    return body.answers.map(({ status }) => status);
  };

  test('answers what there was time for, each item with its own status', async () => {
    await small(); // the thread is up and has its code
    const items = [plain, ...Array.from({ length: 60 }, (_, i) => unlikeArrows(i))];
    const { body } = await client.post<{ answers: Item[] }>('/v1/batch', { items });
    const statuses = body.answers.map(({ status }) => status);
    expect(statuses).toHaveLength(items.length);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    const firstLate = statuses.indexOf(422);
    expect(firstLate).toBeGreaterThan(1);
    expect(statuses.slice(firstLate).every((status) => status === 422)).toBe(true);
    expect(body.answers[firstLate]?.problem).toMatchObject({
      type: 'urn:riposte:problem:too-large',
      limit: `${LIMIT_MS} ms`,
    });
  });

  test('does not keep the next one from being answered', async () => {
    expect(await small()).toEqual(Array(30).fill(200));
  });
});
