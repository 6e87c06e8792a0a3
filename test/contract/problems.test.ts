import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import {
  type Expected,
  expectNoLeak,
  expectProblem,
  isObject,
  type ProblemBody,
  pointerOf,
  waysTo,
  withChange,
  withText,
} from './hostile.ts';
import { attack, exampleOf, operations, pathOf } from './requests.ts';

const PATH = pathOf(attack);
const example = exampleOf(attack);
const RULE = 'cerberus.martial.dr.apply';
const TABLE = '/v1/tables/cerberus.martial.weapon.melee-table';

const post = (path: string, body: unknown, headers = {}) => client.send(path, { method: 'POST', body, headers });

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s refuses', (_id, operation) => {
  const path = pathOf(operation);
  const request = exampleOf(operation);
  const refused = (where: readonly (string | number)[]): Expected => ({
    status: 422,
    type: 'invalid-input',
    pointer: pointerOf(where),
  });

  test('an unknown field at every level', async () => {
    for (const way of waysTo(isObject, request)) {
      const body = withChange(request, way, (value: object) => ({ ...value, unexpected: 1 }));
      expectProblem(await post(path, body), { ...refused([...way, 'unexpected']), expected: 'no such field' });
    }
  });

  test('what is no number, or beyond all bounds, in place of every number', async () => {
    for (const way of waysTo((value) => typeof value === 'number', request)) {
      for (const text of ['1e400', '-1e400', '1e300', '"7"', '[1]', '{"value":1}', 'true', '0.123456'])
        expectProblem(await post(path, withText(request, way, text)), refused(way));
    }
  });

  test('another type in place of every text, flag and list', async () => {
    const isOther = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value);
    for (const way of waysTo(isOther, request)) {
      const answer = await post(path, withText(request, way, '{"not":"this"}'));
      const { pointer = '', ...kind } = refused(way);
      const { errors = [] } = expectProblem(answer, kind);
      expect(errors.some((fault) => fault.pointer.startsWith(pointer))).toBe(true);
    }
  });

  test('an input without anything in it, or none', async () => {
    for (const input of [undefined, null, [], 'attack', 1]) {
      const answer = await post(path, { ...request, input });
      expectProblem(answer, { status: 422, type: 'invalid-input', pointer: '/input', expected: 'an object' });
    }
    const { errors = [] } = (await post(path, { input: {} })).body as ProblemBody;
    for (const { pointer } of errors) expect(pointer).toMatch(/^\/input\/\w+/);
  });
});

describe('numbers that are nearly right', () => {
  const hp = ['input', 'defender', 'hp'];
  test.each<[string, string]>([
    ['1.5', 'a whole number'],
    ['9007199254740993', 'at most'],
    ['-1e9', 'at least'],
    ['"96"', 'a number'],
    ['null', 'a number'],
    ['1e400', 'a number'],
  ])('%s HP', async (text, expected) => {
    const answer = await post(PATH, withText(example, hp, text));
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer: pointerOf(hp), expected });
  });
});

describe('dice', () => {
  const rolled = (rolls: unknown[]) => ({ ...example, dice: { rolls } });
  const [attacker, defender, critical] = example.dice?.rolls ?? [];

  test('that are missing are asked for by name, those of one moment together', async () => {
    const asked = async (rolls: unknown[]) => {
      const answer = await post(PATH, { ...example, dice: { rolls, missing: 'ask' } });
      const body = expectProblem(answer, { status: 422, type: 'needs-roll' });
      expect(body.trace).toBeInstanceOf(Array);
      return (body.rolls as { key: string; faces: number; by: string; label: string }[]).map(({ key }) => key);
    };
    expect(await asked([])).toEqual(['attacker.reflex', 'defender.reflex']);
    expect(await asked([attacker])).toEqual(['defender.reflex']);
    expect(await asked([attacker, defender])).toEqual(['attacker.critical', 'attacker.damage']);
    expect(await asked([attacker, defender, critical])).toEqual(['attacker.damage']);
  });

  test('that were not needed come back', async () => {
    const { defense: _, cover: __, ...undefended } = example.input as Record<string, unknown>;
    const answer = await client.post<{ unused: { rolls: unknown[] } }>(PATH, { ...example, input: undefended });
    expect(answer.status).toBe(200);
    expect(answer.body.unused.rolls).toEqual([attacker, defender]);
  });

  test.each<[string, unknown, string, string | RegExp]>([
    [
      'of an unknown key',
      { key: 'banana', faces: [1] },
      '/dice/rolls/0/key',
      /a die of this ruling \(attacker\.reflex/,
    ],
    ['beyond their faces', { key: 'attacker.reflex', faces: [21] }, '/dice/rolls/0/faces/0', 'a face from 1 to 20'],
    ['in two forms', { key: 'attacker.reflex', faces: [1], total: 1 }, '/dice/rolls/0', 'exactly one of'],
    ['without a form', { key: 'attacker.reflex' }, '/dice/rolls/0', 'exactly one of'],
    ['too many', { key: 'attacker.reflex', faces: Array(1001).fill(1) }, '/dice/rolls/0/faces', 'at most 1000'],
    ['none', { key: 'attacker.reflex', faces: [] }, '/dice/rolls/0/faces', 'at least 1'],
  ])('%s are refused', async (_name, roll, pointer, expected) => {
    const answer = await post(PATH, rolled([roll, defender]));
    expectProblem(answer, { status: 422, type: 'invalid-input', pointer, expected });
  });

  test.each<[string, unknown, string, string | RegExp]>([
    ['in a form that nobody knows', '4 in 5', '/input/attack/damageDice', 'dice in writing'],
    ['by the thousand million', '1000000000d6', '/input/attack/damageDice', 'dice in writing'],
    ['with a thousand million faces', '1d1000000000', '/input/attack/damageDice', 'dice in writing'],
  ])('written %s are refused', async (_name, dice, pointer, expected) => {
    const body = withChange(example, ['input', 'attack', 'damageDice'], () => dice);
    expectProblem(await post(PATH, body), { status: 422, type: 'invalid-input', pointer, expected });
  });
});

describe('decisions and amendments', () => {
  const decided = (decision: object) => ({ ...example, decisions: [decision] });
  const amended = (amendment: object) => ({ ...example, amendments: [{ source: 'test', ...amendment }] });

  test('a decision that is missing is asked for by name, with its question and the schema of its answer', async () => {
    const check = operations.find(({ id }) => id === 'cerberus.base.check') as (typeof operations)[number];
    const tie = { rolls: [10, 11].map((face, i) => ({ key: `${'ab'[i]}.check`, faces: [face] })) };
    const input = { a: { name: 'Osseur', value: 8 }, b: { name: 'The troll', value: 7 } };
    const body = expectProblem(await post(pathOf(check), { input, dice: tie }), { status: 422, type: 'needs-ruling' });
    expect(body.rulings).toEqual([
      {
        id: 'cerberus.base.opposed.check#tieOutcome',
        at: expect.any(String),
        question: expect.stringMatching(/\?$/),
        schema: expect.any(Object),
      },
    ]);
    expect(body.trace).toBeInstanceOf(Array);
  });

  test('an unknown decision, with the nearest known', async () => {
    const id = 'cerberus.martial.defense.perception#percieved';
    const body = expectProblem(await post(PATH, decided({ id, value: true })), {
      status: 422,
      type: 'unknown-decision',
    });
    expect(body.closest).toContain('cerberus.martial.defense.perception#perceived');
  });

  test('an answer of another kind', async () => {
    const answer = await post(PATH, decided({ id: 'cerberus.martial.defense.perception#perceived', value: 'maybe' }));
    expectProblem(answer, {
      status: 422,
      type: 'invalid-input',
      pointer: '/decisions/0/value',
      expected: 'in answer to',
    });
  });

  test('an unknown parameter', async () => {
    const answer = await post(PATH, amended({ parameter: 'cerberus.nothing#x', op: 'add', value: 1 }));
    expectProblem(answer, { status: 422, type: 'unknown-parameter' });
  });

  test('an amendment without a source, or of an unknown kind', async () => {
    const parameter = 'cerberus.nothing#x';
    const bare = { ...example, amendments: [{ parameter, op: 'add', value: 1 }] };
    expectProblem(await post(PATH, bare), { status: 422, type: 'invalid-input', pointer: '/amendments/0/source' });
    const odd = await post(PATH, amended({ parameter, op: 'divide', value: 1 }));
    expectProblem(odd, { status: 422, type: 'invalid-input', pointer: '/amendments/0/op', expected: 'one of' });
  });
});

describe('ids that nothing bears', () => {
  test.each<[string, string, Expected]>([
    ['GET', '/v1/cerberus/martial/nothing', { status: 404, type: 'not-found' }],
    ['POST', '/v1/cerberus/martial/nothing', { status: 404, type: 'not-found' }],
    ['POST', '/v1/cerberus/martial/attack/nothing', { status: 404, type: 'not-found' }],
    ['GET', '/v1/rules/cerberus.martial.dr.aply', { status: 404, type: 'unknown-rule' }],
    ['POST', '/v1/rules/cerberus.martial.dr.aply/evaluate', { status: 404, type: 'unknown-rule' }],
    ['POST', '/v1/rules/cerberus.martial.dr.aply/odds', { status: 404, type: 'unknown-rule' }],
    ['POST', `/v1/rules/${RULE}/odds`, { status: 404, type: 'unknown-odds' }],
    ['POST', '/v1/rules/cerberus.martial.attack/evaluate', { status: 404, type: 'unknown-rule' }],
    ['GET', '/v1/tables/nothing', { status: 404, type: 'unknown-table' }],
    ['GET', '/v1/systems/nothing', { status: 404, type: 'unknown-system' }],
    ['GET', '/v1/operations?system=nothing', { status: 404, type: 'unknown-system' }],
    ['GET', '/v1/parameters?system=nothing', { status: 404, type: 'unknown-system' }],
    ['GET', '/v1/nothing', { status: 404, type: 'not-found' }],
    ['GET', '/v1', { status: 404, type: 'not-found' }],
    ['GET', '/v1/..%2f..%2fetc%2fpasswd', { status: 404, type: 'not-found' }],
    ['GET', '/v1/rules/%ff', { status: 400, type: 'invalid-input' }],
    ['GET', `/v1/rules/${'x'.repeat(5000)}`, { status: 414, type: 'too-large' }],
  ])('%s %s', async (method, path, expected) => {
    expectProblem(await client.send(path, { method, ...(method === 'POST' ? { body: example } : {}) }), expected);
  });

  test('a page that nobody has is a problem too, in a browser', async () => {
    const answer = await client.get('/v1/nothing', { accept: 'text/html' });
    expectProblem(answer, { status: 404, type: 'not-found' });
  });
});

describe('query parameters', () => {
  test.each<[string, string]>([
    ['/v1/operations?banana=1', '/banana'],
    ['/v1/operations?__proto__=1', '/__proto__'],
    ['/v1/operations?constructor=1', '/constructor'],
    ['/v1/operations?limit=abc', '/limit'],
    ['/v1/operations?limit=0', '/limit'],
    ['/v1/operations?limit=101', '/limit'],
    ['/v1/operations?limit=1e1', '/limit'],
    ['/v1/operations?limit=5&limit=6', '/limit'],
    ['/v1/operations?offset=-1', '/offset'],
    ['/v1/operations?q=', '/q'],
    ['/v1/operations?q=a&q=b', '/q'],
    ['/v1/operations?fields=id,nope', '/fields'],
    ['/v1/search', '/q'],
    [`/v1/search?q=${'x'.repeat(201)}`, '/q'],
    ['/v1/search?q=parry&type=banana', '/type'],
    [`${TABLE}?filter=nope:1`, '/filter/0'],
    [`${TABLE}?filter=hands:`, '/filter/0'],
    [`${TABLE}?sort=nope`, '/sort'],
    [`${TABLE}?fields=nope`, '/fields'],
    ['/v1/systems?banana=1', '/banana'],
    ['/v1/systems/cerberus?banana=1', '/banana'],
    ['/v1/rules?banana=1', '/banana'],
    [`/v1/rules/${RULE}?banana=1`, '/banana'],
    [`${PATH}?banana=1`, '/banana'],
  ])('%s', async (path, pointer) => {
    expectProblem(await client.get(path), { status: 400, type: 'invalid-input', pointer });
  });

  test.each([PATH, `${PATH}/odds`, `/v1/rules/${RULE}/evaluate`, '/v1/batch'])('POST %s?banana=1', async (path) => {
    const answer = await post(`${path}?banana=1`, example);
    expectProblem(answer, { status: 400, type: 'invalid-input', pointer: '/banana' });
  });
});

describe('methods that a path does not take', () => {
  test.each<[string, string, string]>([
    ['PUT', PATH, 'GET, HEAD, POST'],
    ['DELETE', PATH, 'GET, HEAD, POST'],
    ['PATCH', PATH, 'GET, HEAD, POST'],
    ['GET', `${PATH}/odds`, 'POST'],
    ['GET', '/v1/batch', 'POST'],
    ['POST', '/v1/systems', 'GET, HEAD'],
    ['POST', `/v1/rules/${RULE}`, 'GET, HEAD'],
    ['POST', '/health/live', 'GET, HEAD'],
    ['TRACE', PATH, 'GET, HEAD, POST'],
  ])('%s %s', async (method, path, allow) => {
    const answer = await client.send(path, { method, ...(method === 'POST' ? { body: {} } : {}) });
    expectProblem(answer, { status: 405, type: 'method-not-allowed' });
    expect(answer.headers.allow).toBe(allow);
  });
});

describe('what never becomes a request', () => {
  /** Sends bytes as they are, and gives the whole answer. */
  function raw(bytes: string): Promise<{ status: number; type: string; body: ProblemBody }> {
    const { port, hostname } = new URL(client.url);
    return new Promise((done, fail) => {
      let got = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (chunk) => {
        got += chunk;
      });
      socket.on('error', fail);
      socket.on('close', () => {
        const [head = '', body = ''] = got.split('\r\n\r\n');
        const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
        const [, type = ''] = /content-type: ([^;\r]+)/i.exec(head) ?? [];
        done({ status: Number(status), type, body: JSON.parse(body) });
      });
    });
  }

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'invalid-input'],
    ['an unknown method', 'BANANA /v1/systems HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid-input'],
    ['a path too long', `GET /v1/systems?${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'too-large'],
    ['headers too long', `GET /v1/systems HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
    ['a length that is none', 'POST /v1/batch HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n', 400, 'invalid-input'],
  ])('%s', async (_name, bytes, status, type) => {
    const answer = await raw(bytes);
    expect(answer).toMatchObject({ status, type: 'application/problem+json' });
    expect(answer.body).toMatchObject({ status, type: `urn:riposte:problem:${type}` });
    expectNoLeak(JSON.stringify(answer.body));
  });
});
