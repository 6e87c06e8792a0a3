import { describe, expect, test } from 'vitest';
import { client } from '../support/shared.ts';
import {
  expectPublished,
  faultsAt,
  faultsOfDocument,
  type Json,
  published,
  routes,
  routesOf,
  twin,
} from './published.ts';
import { hasOdds, operations, pathOf } from './requests.ts';

const CONTENT = ['content', 'application/json'];

/** What stands beside the operations. */
const OTHERS = [
  'get /health/live',
  'get /health/ready',
  'get /v1/decisions',
  'get /v1/operations',
  'get /v1/packs',
  'get /v1/packs/kinds',
  'get /v1/packs/{pack}',
  'get /v1/packs/{pack}/{kind}/{entry}',
  'get /v1/parameters',
  'get /v1/rules',
  'get /v1/rules/{id}',
  'get /v1/search',
  'get /v1/systems',
  'get /v1/systems/{system}',
  'get /v1/tables',
  'get /v1/tables/{id}',
  'post /graphql',
  'post /v1/batch',
  'post /v1/packs/check',
  'post /v1/rules/{id}/evaluate',
  'post /v1/rules/{id}/odds',
];

/** Everything that the registry must lead to. */
const ofOperations = operations.flatMap((operation) => {
  const path = pathOf(operation);
  return [
    `get ${path}`,
    `post ${path}`,
    ...(hasOdds(operation) ? [`post ${path}/odds`] : []),
    ...(operation.tracker ? [`post ${path}/board`] : []),
  ];
});

const schemas = published.components.schemas as Record<string, Json>;

/** The schemas of a schema's fields, its own and those of its forms and items, by their way. */
function fieldsOf(schema: Json, way: string): [string, Json][] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as Json[];
  return [
    ...own.map(([name, field]): [string, Json] => [`${way}.${name}`, field]),
    ...own.flatMap(([name, field]) => fieldsOf(field, `${way}.${name}`)),
    ...parts.flatMap((part) => fieldsOf(part, way)),
    ...(schema.items ? fieldsOf(schema.items, `${way}[]`) : []),
  ];
}

function isDescribed(schema: Json): boolean {
  if (schema.description) return true;
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Json[];
  if (forms.some((form) => form.$ref && isDescribed(form))) return true; // such as what may also be null
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? schema.allOf?.[0]?.$ref ?? '') ?? [];
  return name !== undefined && Boolean(schemas[name]?.description);
}

const eachRoute = routes.map((route) => [route.method, route.path, route] as const);

describe('the published document', () => {
  test('is one of OpenAPI 3.1, and its twin one of 3.0.3', () => {
    expect(published.openapi).toMatch(/^3\.1\./);
    expect(faultsOfDocument(published)).toEqual([]);
    expect(twin.openapi).toBe('3.0.3');
  });

  test('has exactly the routes of the registry and those beside them, and so has its twin', () => {
    const names = (document: Json) => routesOf(document).map(({ method, path }) => `${method} ${path}`);
    expect(names(published).sort()).toEqual([...ofOperations, ...OTHERS].sort());
    expect(names(twin).sort()).toEqual(names(published).sort());
  });

  test('gives every route a name of its own', () => {
    const ids = routes.map(({ route }) => route.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  test('has no schema that nothing refers to, and no reference to none', () => {
    const referred = new Set(JSON.stringify(published).match(/#\/components\/schemas\/[^"]+/g));
    expect([...referred].sort()).toEqual(
      Object.keys(schemas)
        .map((name) => `#/components/schemas/${name}`)
        .sort(),
    );
  });

  test('does not change from one request to the next', async () => {
    expect((await client.get('/openapi.json')).text).toBe(JSON.stringify(published));
  });
});

describe('everything is described:', () => {
  test.each(eachRoute)('%s %s', (_method, _path, { route }) => {
    expect(route.summary).toMatch(/\S/);
    expect(route.tags).toHaveLength(1);
    for (const { name, description, schema } of route.parameters ?? []) {
      expect(description, name).toMatch(/\S/);
      expect(schema, name).toBeDefined();
    }
    for (const [status, response] of Object.entries(route.responses))
      expect(response.description, status).toMatch(/\S/);
  });

  test('every path parameter is declared', () => {
    for (const { path, route } of routes) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (route.parameters ?? []).filter((one) => one.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(wanted);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test('every field of every schema', () => {
    const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name));
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(([, field]) => !isDescribed(field)).map(([way]) => way)).toEqual([]);
  });

  test('every schema of what is sent takes nothing unknown', () => {
    const open = Object.entries(schemas)
      .filter(([, schema]) => schema.properties && schema.additionalProperties !== false)
      .map(([name]) => name);
    expect(open).toEqual([]);
  });
});

/** Every example of a request that the document has. */
const examples = routes.flatMap(({ path, method, route }) => {
  const content = (route.requestBody?.content?.['application/json'] ?? {}) as Json;
  const named = Object.entries((content.examples ?? {}) as Record<string, Json>);
  const all: [string, unknown][] = named.map(([name, { value }]) => [name, value]);
  if (content.example !== undefined) all.push(['example', content.example]);
  return all.map(([name, value]) => ({ path, method, name, value }));
});

describe('examples run:', () => {
  test.each(eachRoute.filter(([method]) => method === 'post'))('%s %s has one', (_method, path) => {
    expect(examples.filter((example) => example.path === path)).not.toEqual([]);
  });

  test.each(examples.map((example) => [example.path, example.name, example] as const))(
    '%s %s',
    async (path, _name, { method, value }) => {
      const { route } = routes.find((one) => one.path === path && one.method === method) as (typeof routes)[number];
      expect(faultsAt(value, 'paths', path, method, 'requestBody', ...CONTENT, 'schema')).toEqual([]);
      const filled = (route.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .reduce((url, { name, schema, example }) => url.replace(`{${name}}`, example ?? schema.example), path);
      const answer = await client.post(filled, value);
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      expectPublished(answer, method, path);
    },
  );

  test.each(eachRoute)('%s %s: the answers that are shown fit', (method, path, { route }) => {
    for (const [status, response] of Object.entries(route.responses))
      for (const [type, { example }] of Object.entries((response.content ?? {}) as Record<string, Json>))
        if (example !== undefined)
          expect(faultsAt(example, 'paths', path, method, 'responses', status, 'content', type, 'schema')).toEqual([]);
  });
});
