import { expect, it } from 'vitest';
import type { z } from 'zod';
import { frontDoor } from '../index.ts';

/** Schemas with an id of their own, by what they belong to. */
type Named = Map<string, { schema: unknown; of: string }[]>;

/** Walks a schema's definition down to its last part. */
function collect(part: unknown, of: string, named: Named, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if (!('_zod' in part)) {
    for (const value of Object.values(part)) collect(value, of, named, seen);
    return;
  }
  // Checks are built like schemas, but bear no names.
  const schema = part as Pick<z.ZodType, '_zod'> & Partial<z.ZodType>;
  const id = schema.meta?.()?.id;
  const known = id === undefined ? [] : (named.get(id) ?? []);
  if (id !== undefined && known.every((other) => other.schema !== schema)) named.set(id, [...known, { schema, of }]);
  collect(schema._zod.def, of, named, seen);
}

it('gives no two schemas the same id: OpenAPI and GraphQL know one type by each', () => {
  const { rules, operations, decisions, parameters } = frontDoor.registry;
  const named: Named = new Map();
  for (const { id, input, output } of [...rules.values(), ...operations.values()])
    for (const schema of [input, output]) collect(schema, id, named, new Set());
  for (const { id, schema } of [...decisions.values(), ...parameters.values()]) collect(schema, id, named, new Set());
  const twice = [...named].flatMap(([id, found]) => (found.length > 1 ? [`${id}: ${found.map(({ of }) => of)}`] : []));
  expect(named.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

it('calls no input what another would be called as an input: GraphQL adds the word where it is missing', () => {
  const inputs: Named = new Map();
  for (const { id, input } of frontDoor.registry.operations.values()) collect(input, id, inputs, new Set());
  const clashing = [...inputs.keys()].filter((id) => inputs.has(`${id}Input`));
  expect(clashing).toEqual([]);
});
