import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import { type Expected, expectProblem, isObject, pointerOf, waysTo, withChange } from './hostile.ts';
import { attack, exampleOf, pathOf } from './requests.ts';

const PATH = pathOf(attack);
const example = exampleOf(attack);
const TEXT = JSON.stringify(example);
const RULE = 'cerberus.martial.dr.apply';

const unreadable: Expected = { status: 400, type: 'invalid-input', pointer: '' };
const notJson: Expected = { status: 415, type: 'unsupported-media-type' };
const post = (path: string, body: unknown, headers = {}) => client.send(path, { method: 'POST', body, headers });

describe('a body that cannot be read', () => {
  test.each<[string, string | undefined, string, Expected]>([
    ['cut off', '{"input":', 'application/json', unreadable],
    ['empty', '', 'application/json', unreadable],
    ['missing', undefined, 'application/json', unreadable],
    ['followed by more', `${TEXT}}`, 'application/json', unreadable],
    ['null', 'null', 'application/json', unreadable],
    ['a list', '[]', 'application/json', unreadable],
    ['a text', '"attack"', 'application/json', unreadable],
    ['a number', '1', 'application/json', unreadable],
    ['not a number', TEXT.replace('"hp":96', '"hp":NaN'), 'application/json', unreadable],
    ['with single quotes', "{'input':{}}", 'application/json', unreadable],
    ['with a comment', `${TEXT}// hello`, 'application/json', unreadable],
    ['plain text', TEXT, 'text/plain', notJson],
    ['a form', 'input=1', 'application/x-www-form-urlencoded', notJson],
    ['XML', '<input/>', 'application/xml', notJson],
    ['of no type', TEXT, '', notJson],
    ['in another character set', TEXT, 'application/json; charset=utf-16', notJson],
    ['in Latin-1', TEXT, 'application/json;charset="latin1"', notJson],
  ])('%s', async (_name, body, contentType, expected) => {
    for (const path of [PATH, `${PATH}/odds`, `/v1/rules/${RULE}/evaluate`, '/v1/batch'])
      expectProblem(await post(path, body, { 'content-type': contentType }), expected);
  });
});

test('a body that cannot be read is told where', async () => {
  const answer = await post(PATH, '{\n  "input": {},\n}', { 'content-type': 'application/json' });
  expect(expectProblem(answer, unreadable).errors?.[0]?.got).toContain('line 3, character 1');
});

describe('a compressed body', () => {
  test.each(['gzip', 'br', 'deflate, gzip'])('%s', async (encoding) => {
    for (const path of [PATH, '/v1/batch', '/graphql'])
      expectProblem(
        await post(path, TEXT, { 'content-type': 'application/json', 'content-encoding': encoding }),
        notJson,
      );
  });
});

describe('keys that would poison a prototype', () => {
  test.each([
    ['__proto__', { isAdmin: true }],
    ['__proto__', null],
    ['constructor', { prototype: { isAdmin: true } }],
    ['constructor', 1],
    ['prototype', {}],
    ['toString', 1],
    ['hasOwnProperty', 'x'],
  ])('%s: %j', async (key, value) => {
    for (const path of waysTo(isObject, example)) {
      const rest = JSON.stringify(withChange(example, path, () => '@')).split('"@"');
      const inner = path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], example);
      const poisoned = `{"${key}":${JSON.stringify(value)},${JSON.stringify(inner).slice(1)}`;
      const answer = await post(PATH, rest.join(poisoned));
      expect([400, 422]).toContain(answer.status);
      const pointer = `${pointerOf(path)}/${key}`;
      expectProblem(answer, { status: answer.status, type: 'invalid-input', pointer, expected: 'no such field' });
    }
    expect((await post(PATH, example)).status).toBe(200);
  });
});
