import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Client } from '../support/http.ts';
import { type Server, startServer } from '../support/server.ts';
import { expectNoLeak } from './hostile.ts';
import { attack, exampleOf, pathOf } from './requests.ts';

/** No request may keep others waiting, however much it asks for. */
const ABSURD_MS = 1_000;
const ORDINARY_MS = 250;

const PATH = pathOf(attack);
const VOLLEY = '/v1/cerberus/martial/volley';
const TABLE = '/v1/tables/cerberus.martial.weapon.melee-table';
const example = exampleOf(attack);
const weapon = (example.input as { attack: object }).attack;

interface Absurd {
  path: string;
  method?: 'GET' | 'POST';
  /** What is sent; a number that has not been there before makes a question that nobody has asked. */
  body?: (fresh: number) => unknown;
  /** The statuses that it may be answered with. */
  may: number[];
}

function damageOf(damageDice: string, fresh = 0) {
  const fixedBonuses = [{ label: 'fixed', value: fresh }];
  return { input: { ...(example.input as object), attack: { ...weapon, damageDice, fixedBonuses } } };
}

interface Volley {
  faces?: number;
  cover?: string;
  stake?: number;
  fresh?: number;
}

/** Several dodges in one duel are the GM's to grant. */
const granted = { id: 'cerberus.martial.dodge.grouped#useGroupedDodge', value: true };

/** Attacks that differ from each other, so that none is worked out for another. */
function volley(count: number, { faces = 6, cover, stake, fresh = 0 }: Volley = {}) {
  const fixedBonuses = [{ label: 'fixed', value: fresh }];
  return {
    input: {
      attackers: [{ reflex: 5 }],
      attacks: Array.from({ length: count }, (_, i) => ({
        id: `a${i}`,
        weapon: { ...weapon, damageDice: `1d${faces + i}`, fixedBonuses },
      })),
      defender: { name: 'The guard', hp: 1000, maxHp: 1000, armor: 'light', dr: 3, reflex: 8 },
      ...(stake ? { defense: { kind: 'dodge', stake } } : {}),
      ...(cover ? { cover } : {}),
    },
    ...(stake ? { decisions: [granted] } : {}),
  };
}

function nested(open: string, depth: number, close: string): string {
  return `{"input":${open.repeat(depth)}1${close.repeat(depth)}}`;
}

const query = (text: string, variables: object = {}) => ({ query: text, variables });
const each = (count: number, write: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ');

const absurdities: Record<string, Absurd> = {
  'damage of 999d999': { path: PATH, body: (fresh) => damageOf('999d999', fresh), may: [200] },
  'the odds of 999d999': { path: `${PATH}/odds`, body: (fresh) => damageOf('999d999', fresh), may: [200, 422] },
  'the odds of 450d997': { path: `${PATH}/odds`, body: (fresh) => damageOf('450d997', fresh), may: [200] },
  'damage of a thousand million dice': { path: PATH, body: () => damageOf('1000000000d6'), may: [422] },
  'a thousand million attacks': {
    path: `${VOLLEY}/odds`,
    body: () => ({ input: { ...volley(1).input, attacks: [{ times: 1e9, weapon }] } }),
    may: [422],
  },
  'the odds of 200 attacks against dodges': {
    path: `${VOLLEY}/odds`,
    body: (fresh) => volley(200, { stake: 50, fresh }),
    may: [200, 422],
  },
  'the odds of 200 attacks through cover': {
    path: `${VOLLEY}/odds`,
    body: (fresh) => volley(200, { cover: 'light', fresh }),
    may: [200, 422],
  },
  'the odds of 25 attacks against dodges': {
    path: `${VOLLEY}/odds`,
    body: (fresh) => volley(25, { stake: 5, fresh }),
    may: [200, 422],
  },
  'a volley of 200 attacks of many faces': { path: VOLLEY, body: () => volley(200, { faces: 700 }), may: [200] },
  '10 MB': { path: PATH, body: () => `{"input":"${'x'.repeat(10 * 1024 * 1024)}"}`, may: [413] },
  'a megabyte of unknown fields': {
    path: PATH,
    body: () => ({ input: Object.fromEntries(Array.from({ length: 70_000 }, (_, i) => [`k${i}`, i])) }),
    may: [422],
  },
  'a megabyte of dice': {
    path: PATH,
    body: () => ({
      ...example,
      dice: { rolls: Array(500).fill({ key: 'attacker.damage', faces: Array(900).fill(3) }) },
    }),
    may: [422],
  },
  'a megabyte of lists in lists': { path: PATH, body: () => nested('[', 400_000, ']'), may: [400, 422] },
  'a megabyte of objects in objects': { path: PATH, body: () => nested('{"a":', 160_000, '}'), may: [400, 422] },
  'a batch of 100 volleys': {
    path: '/v1/batch',
    body: () => ({ items: Array(100).fill({ id: 'cerberus.martial.volley', request: volley(8) }) }),
    may: [200],
  },
  'a batch of 100 odds': {
    path: '/v1/batch',
    body: (fresh) => ({
      items: Array.from({ length: 100 }, (_, i) => ({
        id: attack.id,
        kind: 'odds',
        request: damageOf('1d6', 100 * fresh + i),
      })),
    }),
    may: [200],
  },
  'thousands of fields of GraphQL': {
    path: '/graphql',
    body: () => query(`{ ${each(3000, (i) => `f${i}: systems { id }`)} }`),
    may: [400],
  },
  'the same field of GraphQL, time and again': {
    path: '/graphql',
    body: () => query(`{ ${'systems { id } '.repeat(1000)} }`),
    may: [400],
  },
  'fragments within fragments within fragments': {
    path: '/graphql',
    body: () => {
      const fragments = each(300, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`);
      return query(`{ ...f0 } ${fragments} fragment f300 on Query { systems { id } }`);
    },
    may: [400],
  },
  'fifty odds of volleys in one query': {
    path: '/graphql',
    body: (fresh) => {
      const leave = `decisions: [{ id: "${granted.id}", value: true }]`;
      const fields = each(50, (i) => `f${i}: martialVolleyOdds(input: $input, ${leave}) { metrics { name } }`);
      const { attacks, ...others } = volley(40, { fresh }).input;
      // GraphQL tells a weapon from a spell by the name of its field.
      const named = attacks.map(({ id, weapon: arrow }) => ({ id, weapon: { ...arrow, kind: undefined } }));
      const input = { ...others, attacks: named, defense: { dodge: { stake: 5 } } };
      return query(`query ($input: CerberusMartialVolleyInput!) { cerberus { ${fields} } }`, { input });
    },
    may: [200],
  },
  'a search for everything': { path: `/v1/search?q=${'pary%20sheild%20'.repeat(12)}`, method: 'GET', may: [200] },
};

let server: Server;
let client: Client;
let other: Client;

beforeAll(async () => {
  server = await startServer();
  client = server.client();
  other = server.client();
  for (let i = 0; i < 5; i++) await Promise.all(ordinary());
});
afterAll(async () => {
  client.close();
  other.close();
  await server.stop();
});

/** Twenty requests such as people at a table make. */
function ordinary(): Promise<Answer>[] {
  return Array.from({ length: 20 }, (_, i) => {
    if (i % 4 === 0) return client.post(PATH, example);
    if (i % 4 === 1) return client.post(`${PATH}/odds`, { input: example.input });
    return client.get(i % 4 === 2 ? TABLE : '/v1/search?q=parry');
  });
}

/** How long something took by the clock, or by what the server worked meanwhile: the machine may have kept it waiting. */
function took(clock: number, workedBefore: number | undefined, workedAfter: number | undefined): number {
  return workedBefore === undefined || workedAfter === undefined ? clock : Math.min(clock, workedAfter - workedBefore);
}

let fresh = 0;

describe('what is absurd is refused or sampled in time, and others do not wait for it', () => {
  test.each(Object.entries(absurdities))('%s', { retry: 1 }, async (_name, { path, method = 'POST', body, may }) => {
    fresh += 1; // each time the question is a new one
    const sent = body?.(fresh);
    const bytes = sent === undefined ? undefined : Buffer.from(typeof sent === 'string' ? sent : JSON.stringify(sent));
    const before = server.worked;
    const absurd = other.send(path, { method, body: bytes });
    // A server that hangs up on it does so while the others are still waited for.
    absurd.catch(() => undefined);
    const others = await Promise.all(ordinary());
    const meanwhile = server.worked;
    const answer = await absurd;
    const after = server.worked;

    expect(may, answer.text.slice(0, 300)).toContain(answer.status);
    if (answer.status !== 200) expectNoLeak(answer.text.replaceAll('Syntax Error', ''));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    const slowest = Math.max(...others.map(({ milliseconds }) => milliseconds));
    expect(took(slowest, before?.loop, meanwhile?.loop)).toBeLessThan(ORDINARY_MS);
    expect(took(answer.milliseconds, before?.all, after?.all)).toBeLessThan(ABSURD_MS);
    expect(answer.milliseconds).toBeLessThan(10 * ABSURD_MS);
  });

  test('nothing of it was a fault of the service', () => {
    expect(server.log.filter(({ level }) => level >= 40)).toEqual([]);
  });
});
