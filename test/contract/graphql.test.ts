import { type AnyOperation, registry } from '@riposte/rules';
import { type GraphQLArgument, type GraphQLNamedType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import {
  expectedIn,
  type Fields,
  fieldName,
  fieldsOf,
  introspected,
  post,
  toGraphql,
  wholeQuery,
} from './graphql-client.ts';
import { expectNoLeak, type ProblemBody } from './hostile.ts';
import { attack, exampleOf, hasOdds, operations, pathOf, type Sent, seeded } from './requests.ts';

const schema = await introspected(client);
const query = schema.getQueryType();
const names = { system: 'cerberus', attack: 'martialAttack' };

function systemOf({ id }: AnyOperation): string {
  return fieldName(id.split('.', 1)[0] as string);
}

/** The typed field of an operation, or of its odds. */
function fieldOf(operation: AnyOperation, suffix = '') {
  const [, ...rest] = operation.id.split('.');
  return fieldsOf(fieldsOf(query)[systemOf(operation)]?.type)[fieldName(rest.join('.')) + suffix];
}

function variablesOf(args: readonly GraphQLArgument[], request: Sent): Fields {
  const sent = args.map(({ name, type }) => [name, toGraphql(type, request[name as keyof Sent])]);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}

/** Asks one field with everything it can tell, and gives what came of it. */
async function asked(operation: AnyOperation, suffix: string, request: Sent) {
  const field = fieldOf(operation, suffix);
  if (!field) throw new Error(`GraphQL has no field for ${operation.id}${suffix}`);
  const system = systemOf(operation);
  const variables = variablesOf(field.args, request);
  const { status, body, text } = await post<Record<string, Fields>>(client, wholeQuery(system, field), variables);
  return { status, text, errors: body.errors, got: body.data?.[system]?.[field.name], type: field.type };
}

describe('introspection', () => {
  test('lists every operation of the registry under its system, with its odds, and nothing else', () => {
    const systems = new Set(operations.map(systemOf));
    for (const system of systems) {
      const wanted = operations
        .filter((operation) => systemOf(operation) === system)
        .flatMap((operation) => {
          const name = fieldName(operation.id.split('.').slice(1).join('.'));
          return hasOdds(operation) ? [name, `${name}Odds`] : [name];
        });
      expect(Object.keys(fieldsOf(fieldsOf(query)[system]?.type)).sort()).toEqual(wanted.sort());
    }
  });

  test('has the lookups and the rules beside them', () => {
    const lookups = ['systems', 'system', 'operations', 'operation', 'rules', 'rule', 'tables', 'table'];
    const more = ['search', 'parameters', 'decisions', 'evaluateRule', 'ruleOdds', 'board'];
    expect(Object.keys(fieldsOf(query))).toEqual(expect.arrayContaining([...lookups, ...more]));
    expect(schema.getMutationType() ?? null).toBeNull();
  });

  test('describes every type, field and argument', () => {
    const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && name !== 'Query');
    const nameless = own.filter(({ description }) => !description).map(({ name }) => name);
    expect(nameless).toEqual([]);
    const bare = own.flatMap((type) => bareFieldsOf(type).map((field) => `${type.name}.${field}`));
    expect(bare).toEqual([]);
  });
});

function bareFieldsOf(type: GraphQLNamedType): string[] {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap(({ name, description }) => (description ? [] : [name]));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    ...(description ? [] : [name]),
    ...args.filter((argument) => !argument.description).map((argument) => `${name}(${argument.name})`),
  ]);
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  test.each(operation.examples.map((example) => [example.title, seeded(example)] as const))(
    'answers as REST does: %s',
    async (_title, request) => {
      const kinds = hasOdds(operation) ? ['', 'Odds'] : [''];
      for (const kind of kinds) {
        const { errors, got, type } = await asked(operation, kind, request);
        expect(errors).toBeUndefined();
        const { status, body } = await client.post(pathOf(operation) + (kind ? '/odds' : ''), request);
        expect(status).toBe(200);
        expect(got).toEqual(expectedIn(type, body, got));
      }
    },
  );
});

describe('problems', () => {
  const { input } = exampleOf(attack);
  const decisions = [{ id: 'cerberus.nothing#x', value: 1 }];
  const amendments = [{ parameter: 'cerberus.nothing#x', op: 'add', value: 1, source: 'x' }];

  test.each<[string, Sent]>([
    ['dice that are missing', { input, dice: { missing: 'ask' } as Sent['dice'] as never }],
    ['a die that is none', { input, dice: { rolls: [{ key: 'banana', faces: [1] }] } }],
    ['an unknown decision', { input, decisions }],
    ['an unknown parameter', { input, amendments }],
    ['what a rule forbids', { input: { ...(input as object), defense: { kind: 'parry', equipment: 'weapon' } } }],
    ['too much', { input: { ...(input as object), defender: { hp: 1e9, armor: 'none', dr: 0, reflex: 0 } } }],
  ])('are the same as by REST: %s', async (_name, request) => {
    const { status, errors, text, got } = await asked(attack, '', request);
    const rest = await client.post<ProblemBody>(pathOf(attack), request);
    expect(rest.status).toBeGreaterThanOrEqual(400);
    expect([status, got]).toEqual([200, null]);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions.problem).toEqual(rest.body);
    expect(errors?.[0]?.message).toBe(rest.body.detail);
    expect(errors?.[0]?.extensions.code).toBe(rest.body.type.split(':').at(-1)?.toUpperCase().replaceAll('-', '_'));
    expectNoLeak(text);
  });

  test('one question fails, its neighbour does not', async () => {
    const field = fieldOf(attack);
    const variables = variablesOf(field?.args ?? [], exampleOf(attack));
    const declared = `$input: ${field?.args.find(({ name }) => name === 'input')?.type}, $dice: DiceInput`;
    const { body } = await post<Record<string, Fields>>(
      client,
      `query (${declared}) { ${names.system} {
        good: ${names.attack}(input: $input, dice: $dice) { sentence }
        bad: ${names.attack}(input: $input, dice: { rolls: [{ key: "banana", faces: [1] }] }) { sentence }
      } }`,
      variables,
    );
    expect(body.data?.[names.system]).toEqual({ good: { sentence: expect.any(String) }, bad: null });
    expect(body.errors?.map(({ path }) => path)).toEqual([[names.system, 'bad']]);
  });

  test.each<[string, object]>([
    ['no query', {}],
    ['an empty one', { query: '' }],
    ['one that cannot be read', { query: '{ systems {' }],
    ['an unknown field', { query: '{ banana }' }],
    ['an unknown argument', { query: '{ systems(banana: 1) { id } }' }],
    ['no selection', { query: '{ systems }' }],
    ['a mutation', { query: 'mutation { anything }' }],
    ['a subscription', { query: 'subscription { anything }' }],
    ['an unknown operation name', { query: '{ systems { id } }', operationName: 'x' }],
    ['variables that are a list', { query: '{ systems { id } }', variables: [1] }],
    ['a variable of another type', { query: 'query ($id: String!) { system(id: $id) { id } }', variables: { id: {} } }],
    ['a variable that is missing', { query: 'query ($id: String!) { system(id: $id) { id } }' }],
    ['too deep', { query: `{ systems ${'{ chapters '.repeat(30)} { id } ${'}'.repeat(30)} }` }],
    ['too many fields', { query: `{ ${Array.from({ length: 1500 }, (_, i) => `f${i}: systems { id }`).join(' ')} }` }],
    ['a list of queries', [{ query: '{ systems { id } }' }]],
  ])('a query that is wrong: %s', async (_name, body) => {
    const answer = await client.post<{ errors: { extensions: { problem: ProblemBody } }[]; data?: unknown }>(
      '/graphql',
      body,
    );
    expect(answer.status, answer.text.slice(0, 300)).toBe(400);
    expect(answer.body.data ?? null).toBeNull();
    for (const { extensions } of answer.body.errors)
      expect(extensions.problem).toMatchObject({ type: 'urn:riposte:problem:invalid-input', status: 400 });
    expectNoLeak(answer.text.replaceAll('Syntax Error', ''));
  });

  test.each<[string, object, { pointer: string; expected: string }]>([
    ['a list', [{ query: '{ systems { id } }' }], { pointer: '', expected: 'one query, not a list of them' }],
    ['nothing', {}, { pointer: '', expected: 'a JSON object with a query' }],
    [
      'an unknown member',
      { query: '{ systems { id } }', banana: 1 },
      { pointer: '/banana', expected: 'no such field' },
    ],
    [
      'a variable that the query does not know',
      { query: '{ systems { id } }', variables: { banana: 1 } },
      { pointer: '/variables/banana', expected: 'no such field' },
    ],
    [
      'a variable that is missing',
      { query: 'query ($id: String!) { system(id: $id) { id } }' },
      { pointer: '/variables/id', expected: 'a value' },
    ],
    ['a number as text', { query: '{ systems(limit: "4") { id } }' }, { pointer: '/query', expected: 'a query' }],
  ])('a request that is wrong is told where: %s', async (_name, body, { pointer, expected }) => {
    const answer = await client.post<{ errors: { extensions: { problem: ProblemBody } }[] }>('/graphql', body);
    expect(answer.status, answer.text.slice(0, 300)).toBe(400);
    const [fault] = answer.body.errors[0]?.extensions.problem.errors ?? [];
    expect(fault?.pointer).toBe(pointer);
    expect(fault?.expected).toContain(expected);
  });

  test.each<[string, (given: Record<string, object>) => object, { pointer: string; expected: string; got: string }]>([
    [
      'an unknown field',
      (given) => ({ ...given, attacker: { ...given.attacker, banana: 1 } }),
      { pointer: '/variables/input/attacker/banana', expected: 'no such field', got: expect.any(String) },
    ],
    [
      'a text for a number',
      (given) => ({ ...given, attacker: { ...given.attacker, reflex: 'high' } }),
      { pointer: '/variables/input/attacker/reflex', expected: 'a whole number', got: '"high"' },
    ],
    [
      'a field that is missing',
      ({ attacker: _, ...given }) => given,
      { pointer: '/variables/input/attacker', expected: 'a value', got: 'nothing' },
    ],
    [
      'nothing where something must be',
      (given) => ({ ...given, defender: null }),
      { pointer: '/variables/input/defender', expected: 'a value', got: 'null' },
    ],
    [
      'two forms of an attack',
      (given) => ({ ...given, attack: { ...given.attack, effect: { level: 1 } } }),
      { pointer: '/variables/input/attack', expected: 'exactly one of its fields', got: expect.any(String) },
    ],
    [
      'a choice that is none',
      (given) => ({ ...given, defender: { ...given.defender, armor: 'paper' } }),
      { pointer: '/variables/input/defender/armor', expected: 'a value of CerberusArmorCategory', got: '"paper"' },
    ],
  ])('an input that is wrong is told where: %s', async (_name, change, fault) => {
    const field = fieldOf(attack) as NonNullable<ReturnType<typeof fieldOf>>;
    const variables = variablesOf(field.args, exampleOf(attack));
    const changed = { ...variables, input: change(variables.input as Record<string, object>) };
    const answer = await post(client, wholeQuery(names.system, field), changed);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.extensions.problem.errors).toEqual([fault]);
  });

  test('what the library finds wrong is told by its place in GraphQL', async () => {
    const given = input as { attack: object };
    const { errors } = await asked(attack, '', {
      input: { ...(input as object), attack: { ...given.attack, criticalMultiplier: 1000 } },
    });
    expect(errors?.[0]?.extensions.problem.errors?.[0]?.pointer).toBe('/input/attack/weapon/criticalMultiplier');
  });

  test('names the place of a variable that is wrong', async () => {
    const { status, errors } = await asked(attack, '', {
      input: { ...(input as object), attacker: { reflex: 'high' as never } },
    });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.problem.errors?.[0]?.pointer).toBe('/variables/input/attacker/reflex');
  });
});

describe('lookups', () => {
  const rule = 'cerberus.martial.dr.apply';

  test.each<[string, string, string]>([
    ['systems', '{ systems { id title summary chapters { id title summary operations rules } } }', '/v1/systems'],
    [
      'system',
      '{ system(id: "cerberus") { id title summary chapters { id title summary operations rules } } }',
      '/v1/systems/cerberus',
    ],
    [
      'operations',
      '{ operations(q: "attack", limit: 2) { items { id title summary system chapter path graphql odds } total limit offset } }',
      '/v1/operations?q=attack&limit=2',
    ],
    ['operation', `{ operation(id: "${attack.id}") }`, pathOf(attack)],
    [
      'rules',
      '{ rules(limit: 3, offset: 4) { items { id title kind system chapter evaluable } total limit offset } }',
      '/v1/rules?limit=3&offset=4',
    ],
    ['rule', `{ rule(id: "${rule}") }`, `/v1/rules/${rule}`],
    [
      'table',
      '{ table(id: "cerberus.martial.weapon.melee-table", sort: "-hands", limit: 2) { items total limit offset } }',
      '/v1/tables/cerberus.martial.weapon.melee-table?sort=-hands&limit=2',
    ],
    [
      'search',
      '{ search(q: "pary", limit: 5) { items { type id title system snippet score } total limit offset } }',
      '/v1/search?q=pary&limit=5',
    ],
    [
      'decisions',
      '{ decisions(limit: 2) { items { id question rule system schema } total limit offset } }',
      '/v1/decisions?limit=2',
    ],
  ])('%s answers as REST does', async (field, text, path) => {
    const { body } = await post(client, text);
    expect(body.errors).toBeUndefined();
    const rest = await client.get(path);
    expect(rest.status).toBe(200);
    expect(rest.body).toMatchObject(body.data?.[field] as object);
  });

  test('rules are evaluated and have odds as by REST', async () => {
    const request = { input: { beforeDr: 13, effectiveDr: 4 } };
    const text = `query ($id: String!, $request: JSON!) { evaluateRule(id: $id, request: $request) {
      result sentence cites trace { rule label expression value }
    } }`;
    const { body } = await post(client, text, { id: rule, request });
    const rest = await client.post<Fields>(`/v1/rules/${rule}/evaluate`, request);
    expect(registry.rules.has(rule)).toBe(true);
    expect([rest.status, body.errors?.[0]?.extensions.problem]).toEqual(
      rest.status === 200 ? [200, undefined] : [rest.status, rest.body],
    );
    if (rest.status === 200) expect(rest.body).toMatchObject(body.data?.evaluateRule as object);
    const odds = await post(client, `{ ruleOdds(id: "${rule}", request: {}) { metrics { name } } }`);
    expect(odds.body.errors?.[0]?.extensions.problem).toEqual((await client.post(`/v1/rules/${rule}/odds`, {})).body);
  });
});
