import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import type { Answer } from '../support/http.ts';
import { startServer } from '../support/server.ts';
import { client } from '../support/shared.ts';
import { post } from './graphql-client.ts';
import type { ProblemBody } from './hostile.ts';
import { expectInTwin, expectPublished } from './published.ts';

const harbor = {
  id: 'harbor-watch',
  title: 'The harbor watch',
  version: 2,
  system: 'phase-combat',
  entries: {
    weapons: [{ id: 'gaff', name: 'gaff', kind: 'hth', strMin: 10, def: 4, body: 3 }],
    maneuvers: [{ id: 'lunge', name: 'lunge', phaseCost: 'half', ocv: 2, dcv: -1 }],
  },
};

async function got<T>(url: string, path: string): Promise<Answer<T>> {
  const answer = await client.get<T>(url);
  expectPublished(answer, 'get', path);
  expectInTwin(answer, 'get', path);
  return answer;
}

interface Listed {
  items: { id: string; title: string; from: string; refused: boolean; errors: { pointer: string; says: string }[] }[];
  total: number;
}

describe('the packs that are here', () => {
  test('are the samples at least, each of its system, page by page', async () => {
    const { body } = await got<Listed>('/v1/packs', '/v1/packs');
    expect(body.items.map(({ id }) => id)).toEqual(['cerberus-sample', 'dex-rank-sample', 'phase-combat-sample']);
    expect(body.items.every(({ title, from }) => title.startsWith('Sample') && from === 'sample')).toBe(true);
    const { body: page } = await got<Listed>('/v1/packs?system=phase-combat&limit=1&fields=id', '/v1/packs');
    expect(page).toMatchObject({ items: [{ id: 'phase-combat-sample' }], total: 1 });
    expect((await got('/v1/packs?system=nowhere', '/v1/packs')).status).toBe(404);
    expect((await got('/v1/packs?limit=0', '/v1/packs')).status).toBe(400);
  });

  test('are documents that can be checked and loaded elsewhere', async () => {
    const { body } = await got<object>('/v1/packs/dex-rank-sample', '/v1/packs/{pack}');
    const checked = await client.post('/v1/packs/check', body);
    expect(checked).toMatchObject({ status: 200, body: { id: 'dex-rank-sample', from: 'request', refused: false } });
    expectPublished(checked, 'post', '/v1/packs/check');
    expect((await got('/v1/packs/dex-rank-simple', '/v1/packs/{pack}')).body).toMatchObject({
      type: 'urn:riposte:problem:unknown-pack',
      closest: ['dex-rank-sample'],
    });
  });

  test('have entries that can be asked for one by one', async () => {
    const path = '/v1/packs/{pack}/{kind}/{entry}';
    const { body } = await got('/v1/packs/phase-combat-sample/shields/barrel-lid', path);
    expect(body).toEqual({
      reference: 'phase-combat-sample:barrel-lid',
      pack: 'phase-combat-sample',
      kind: 'shields',
      entry: { id: 'barrel-lid', name: 'barrel lid', dcv: 1, def: 2, body: 3 },
    });
    expect((await got('/v1/packs/phase-combat-sample/shields/barrel-led', path)).body).toMatchObject({
      type: 'urn:riposte:problem:unknown-entry',
      closest: expect.arrayContaining(['shields/barrel-lid']),
    });
  });

  test('may hold what each system knows', async () => {
    const { body } = await got<{ id: string }[]>('/v1/packs/kinds?system=dex-rank', '/v1/packs/kinds');
    expect(body.map(({ id }) => id)).toEqual(['armors', 'fumbles', 'shields', 'weapons']);
  });
});

describe('checking a pack', () => {
  const check = async (document: unknown) => {
    const answer = await client.post<ProblemBody>('/v1/packs/check', document);
    expectPublished(answer, 'post', '/v1/packs/check');
    expectInTwin(answer, 'post', '/v1/packs/check');
    return answer;
  };

  test('tells what it holds, and keeps nothing of it', async () => {
    expect((await check(harbor)).body).toMatchObject({
      id: 'harbor-watch',
      version: '2',
      kinds: [
        { kind: 'weapons', entries: 1 },
        { kind: 'maneuvers', entries: 1 },
      ],
    });
    expect((await client.get('/v1/packs/harbor-watch')).status).toBe(404);
  });

  test('names the entry, the field and what would be right', async () => {
    const weapons = [{ ...harbor.entries.weapons[0], strMin: -3 }];
    const { status, body } = await check({ ...harbor, entries: { weapons } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      type: 'urn:riposte:problem:invalid-input',
      detail: 'Weapon “gaff”: strMin should be at least 0, not -3.',
      errors: [{ pointer: '/entries/weapons/0/strMin', says: 'Weapon “gaff”: strMin should be at least 0, not -3.' }],
    });
  });

  test.each([[[]], ['x'], [null]])('refuses what is no object: %j', async (document) => {
    expect((await check(document)).status).toBe(400);
  });
});

describe('a question that refers to entries', () => {
  const PATH = '/v1/phase-combat/basics/attack';
  const sides = { attacker: { ocv: 7 }, defender: { dcv: 5 } };
  const lunge = { name: 'lunge', phaseCost: 'half', ocv: 2, dcv: -1 };
  const byValue = { input: { ...sides, attacker: { ocv: 7, maneuver: lunge } }, dice: { seed: 'reference' } };
  const byReference = {
    input: sides,
    entries: [{ at: '/attacker/maneuver', entry: 'harbor-watch:lunge' }],
    packs: [harbor],
    dice: { seed: 'reference' },
  };

  test('is answered as by value, and so are its odds', async () => {
    for (const path of [PATH, `${PATH}/odds`]) {
      const answer = await client.post(path, byReference);
      expectPublished(answer, 'post', path);
      expect(answer.body).toEqual((await client.post(path, byValue)).body);
    }
  });

  test('may be one of a rule, or of a batch, whose other items go on', async () => {
    const table = { at: '/table', entry: 'dex-rank-sample:*' };
    const dice = { rolls: [{ key: 'rolls.1.fumble', faces: [41] }] };
    const fumble = { input: { kind: 'hth' }, entries: [table], dice };
    const rule = await client.post('/v1/rules/dex-rank.fumble.table/evaluate', fumble);
    // The second row of the sample is of 41 to 65.
    expect(rule.body).toMatchObject({ result: { count: 1, first: 'overreach' } });
    const attack = 'phase-combat.basics.attack';
    const wrong = { input: sides, entries: [{ at: '/attacker/maneuver', entry: 'nobody:lunge' }] };
    for (const more of [0, 30]) {
      const items = [byReference, wrong, ...Array(more).fill(byReference), byValue].map((request) => ({
        id: attack,
        request,
      }));
      const { body } = await client.post<{ answers: { status: number; answer: object }[] }>('/v1/batch', { items });
      expect(body.answers.map(({ status }) => status)).toEqual([200, 422, ...Array(more).fill(200), 200]);
    }
  });

  test.each([
    [{ at: '/attacker/manoeuvre', entry: 'harbor-watch:lunge' }, '/entries/0/at'],
    [{ at: '/attacker/maneuver', entry: 'harbour-watch:lunge' }, '/entries/0/entry'],
    [{ at: '/attacker/maneuver', entry: 'harbor-watch:gaff' }, '/entries/0/entry'],
  ])('says what there is where it leads nowhere: %j', async (reference, pointer) => {
    const { status, body } = await client.post<ProblemBody>(PATH, { ...byReference, entries: [reference] });
    expect(status).toBe(422);
    expect(body).toMatchObject({ type: 'urn:riposte:problem:invalid-input', errors: [{ pointer }] });
  });

  test('is refused for what is wrong with a pack that it brings', async () => {
    const { body } = await client.post<ProblemBody>(PATH, { ...byReference, packs: [{ ...harbor, version: 'x' }] });
    expect(body).toMatchObject({ errors: [{ pointer: '/packs/0/version' }] });
  });

  test('does not fall over packs that are nested without end', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const packs of [
      `[${deep}]`,
      `[{"id":"x","title":"x","version":1,"system":"dex-rank","entries":{"weapons":${deep}}}]`,
    ]) {
      const answer = await client.post<ProblemBody>(PATH, `{"input":{},"packs":${packs}}`);
      expect([400, 422]).toContain(answer.status);
    }
  });

  test('may be one of GraphQL, where the input does not need what the entry brings', async () => {
    const query = `query($packs: [JSON!]) {
      packs(system: "phase-combat") { items { id kinds { kind entries } } }
      pack(id: "phase-combat-sample") { version entries }
      packKinds(system: "phase-combat") { id one }
      packEntry(pack: "phase-combat-sample", kind: "maneuvers", entry: "careful-aim") { reference entry }
      phaseCombat { basicsAttack(
        input: { attacker: { ocv: 7 }, defender: { dcv: 5 } }
        entries: [{ at: "/attacker/maneuver", entry: "harbor-watch:lunge" }] packs: $packs dice: { seed: "reference" }
      ) { result { ocv } } }
    }`;
    const { body } = await post(client, query, { packs: [harbor] });
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      packs: { items: [{ id: 'phase-combat-sample' }] },
      packEntry: { reference: 'phase-combat-sample:careful-aim', entry: { rangedOnly: true } },
      // 7, and 2 of the maneuver
      phaseCombat: { basicsAttack: { result: { ocv: 9 } } },
    });
  });
});

describe('a folder of packs', () => {
  const started = async ({ onTestFinished }: Pick<TestContext, 'onTestFinished'>, files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'packs-'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const server = await startServer({ PACKS_FOLDER: folder });
    onTestFinished(() => {
      void server.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    return server;
  };

  test('is read at the start; what is faulty is told in the log and in the list, and stops nothing', async (context) => {
    const weapons = [{ id: 'pike', name: 'pike', kind: 'thrown' }];
    const server = await started(context, {
      'harbor.json': JSON.stringify(harbor),
      'wrong.json': JSON.stringify({ ...harbor, id: 'wrong', entries: { weapons } }),
      'twice.json': JSON.stringify(harbor),
      'sample.json': JSON.stringify({ ...harbor, id: 'phase-combat-sample' }),
      'torn.json': '{"id":',
      'notes.txt': 'not read',
    });
    const { body } = await server.client().get<Listed>('/v1/packs?limit=100');
    const told = Object.fromEntries(
      body.items.map(({ id, title, errors }) => [id || title, errors.map(({ says }) => says)]),
    );
    expect(told).toMatchObject({
      'harbor-watch': [],
      'wrong.json': ['Weapon “pike”: kind should be one of "hth", "ranged", not “thrown”.'],
      'twice.json': ['The pack: id should be one that nothing else here has; “harbor-watch” is taken by harbor.json.'],
      'sample.json': [
        'The pack: id should be one that nothing else here has; “phase-combat-sample” is taken by a sample.',
      ],
      'torn.json': [expect.stringContaining('The file is not JSON')],
    });
    expect(body.total).toBe(3 + 5);
    expect(server.log.filter(({ msg }) => msg === 'a pack is refused')).toContainEqual(
      expect.objectContaining({ file: 'wrong.json', faults: told['wrong.json'] }),
    );
    const question = {
      input: { attacker: { ocv: 7 }, defender: { dcv: 5 } },
      entries: [{ at: '/attacker/weapon', entry: 'harbor-watch:gaff' }],
    };
    expect((await server.client().post('/v1/phase-combat/basics/attack', question)).status).toBe(200);
  });

  test('that is not there leaves the samples', async ({ onTestFinished }) => {
    const server = await startServer({ PACKS_FOLDER: '/nowhere/at/all' });
    onTestFinished(() => void server.stop('SIGKILL'));
    expect((await server.client().get<Listed>('/v1/packs')).body.total).toBe(3);
    expect(server.log.map(({ msg }) => msg)).toContain('the folder of packs cannot be read');
  });
});
