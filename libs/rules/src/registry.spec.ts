import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chapterOf, registry } from './index.ts';
import { jsonSchemaOf } from './kernel/json-schema.ts';
import { reachOf } from './kernel/registry.ts';
import type { AnyOperation, AnyRule } from './kernel/unit.ts';

/** Words that are parts of the service's paths, which are made of the ids of operations. */
const RESERVED = new Set([
  'odds',
  'evaluate',
  'rules',
  'systems',
  'operations',
  'tables',
  'search',
  'parameters',
  'packs',
  'batch',
]);
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
const KEY = /^(\*|[a-z][A-Za-z0-9]*)(\.(\*|[a-z][A-Za-z0-9]*))*$/;

const rules = [...registry.rules.values()];
const operations = [...registry.operations.values()];
const units: (AnyRule | AnyOperation)[] = [...rules, ...operations];
const byId = <T extends { id: string }>(items: Iterable<T>) => [...items].map((item) => [item.id, item] as const);

describe('every unit', () => {
  it.each(byId(units))('%s has a well-formed id in its chapter, without reserved words', (id, { form }) => {
    expect(id).toMatch(ID);
    if (form === 'operation') expect(id.split('.').filter((segment) => RESERVED.has(segment))).toEqual([]);
    const chapter = registry.chapters.find(({ units: all }) => all.some((unit) => unit.id === id));
    expect(chapter?.id).toBe(chapterOf(id));
  });

  it('has a path, a GraphQL field and schema names of its own', () => {
    const camelCase = (id: string) => id.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(new Set(units.map(({ id }) => camelCase(id))).size).toBe(units.length);
    expect(units.filter(({ id }) => registry.rules.has(id) && registry.operations.has(id))).toEqual([]);
  });

  it('declares its dice by keys that a caller can write', () => {
    for (const unit of units) {
      if (unit.form === 'formula') continue;
      for (const { key, dice, by, label } of unit.dice) {
        expect(key, unit.id).toMatch(KEY);
        expect([dice, by, label].every(Boolean), `${unit.id}: who rolls ${key}, and what it is called`).toBe(true);
      }
      expect(new Set(unit.dice.map(({ key }) => key)).size, `${unit.id}: no key twice`).toBe(unit.dice.length);
    }
  });

  it('uses rules that the registry has, and none of them in a circle', () => {
    for (const unit of units) {
      const { rules: reached } = reachOf(unit);
      for (const rule of reached) {
        const known = registry.rules.get(rule.id);
        // A rule may have a part of its own that bears its id, such as one throw of a duel.
        const isPart = known !== undefined && reachOf(known).rules.includes(rule);
        expect(known === rule || isPart, `${unit.id} uses ${rule.id}, and it is the registry's`).toBe(true);
      }
      expect(reached.includes(unit as AnyRule), `${unit.id} runs itself`).toBe(false);
    }
  });
});

describe('schemas', () => {
  it('that share a name are the same', () => {
    const seen = new Map<string, { json: string; unit: string }>();
    for (const unit of units) {
      for (const [side, schema] of [
        ['input', unit.input],
        ['output', unit.output],
      ] as const) {
        const { $defs = {} } = jsonSchemaOf(z.strictObject({ schema }), side) as { $defs?: Record<string, unknown> };
        for (const [name, definition] of Object.entries($defs)) {
          const json = JSON.stringify(definition);
          const known = seen.get(`${side} ${name}`) ?? { json, unit: unit.id };
          expect(json, `${unit.id} and ${known.unit} have two schemas called ${name}`).toBe(known.json);
          seen.set(`${side} ${name}`, known);
        }
      }
    }
  });

  it.each(byId(units))('of %s bound every number, describe every field and take nothing unknown', (_, unit) => {
    const faults: string[] = [];
    walk(jsonSchemaOf(unit.input as z.ZodType, 'input') as Node, 'input', faults);
    walk(jsonSchemaOf(unit.output as z.ZodType, 'output') as Node, 'output', faults, true);
    expect(faults).toEqual([]);
  });
});

interface Node {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Node>;
  additionalProperties?: unknown;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  $defs?: Record<string, Node>;
  description?: string;
  $ref?: string;
}

/** Walks a JSON Schema and writes down what the conventions do not allow. */
function walk(node: Node, path: string, faults: string[], isOutput = false): void {
  if (!isOutput && (node.type === 'number' || node.type === 'integer')) {
    const isBounded = [node.minimum ?? node.exclusiveMinimum, node.maximum ?? node.exclusiveMaximum].every(
      Number.isFinite,
    );
    if (!isBounded && node.const === undefined && node.enum === undefined)
      faults.push(`${path}: a number without bounds`);
  }
  if (!isOutput && node.type === 'array' && node.maxItems === undefined)
    faults.push(`${path}: a list without a longest length`);
  if (!isOutput && node.type === 'string' && node.maxLength === undefined && !node.enum && !node.const && !node.pattern)
    faults.push(`${path}: a text without a longest length`);
  if (node.type === 'object' && node.additionalProperties !== false) faults.push(`${path}: takes unknown fields`);
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    if (!NAME.test(name)) faults.push(`${path}.${name}: not a name that every surface can use`);
    if (!isDescribed(field)) faults.push(`${path}.${name}: no description`);
    walk(field, `${path}.${name}`, faults, isOutput);
  }
  if (node.items) walk(node.items, `${path}[]`, faults, isOutput);
  for (const option of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) walk(option, path, faults, isOutput);
  for (const [name, definition] of Object.entries(node.$defs ?? {})) walk(definition, name, faults, isOutput);
}

/** A field says what it is, or refers to a schema that does, or is the word by which a form is told. */
function isDescribed(field: Node): boolean {
  const { description, $ref, allOf, anyOf = [], const: word } = field;
  return (
    Boolean(description) || $ref !== undefined || allOf !== undefined || word !== undefined || anyOf.some(isDescribed)
  );
}

describe('every rule', () => {
  it('has its text for players', () => {
    expect(rules.map(({ id }) => id).filter((id) => (registry.texts.get(id)?.text ?? '').length < 40)).toEqual([]);
  });

  it('names as its outcome fields that it has', () => {
    for (const rule of rules) {
      if (rule.form === 'formula' || !(rule.output instanceof z.ZodObject)) continue;
      expect(Object.keys(rule.output.shape), rule.id).toEqual(expect.arrayContaining([...rule.outcome] as string[]));
    }
  });
});

describe('every decision and parameter', () => {
  const named = [...registry.decisions.keys(), ...registry.parameters.keys()];

  it.each(named)('%s belongs to a rule', (id) => {
    const [rule = '', name, ...more] = id.split('#');
    expect(more).toEqual([]);
    expect(name).toMatch(NAME);
    expect(registry.rules.has(rule) || registry.texts.has(rule) || registry.operations.has(rule)).toBe(true);
  });

  it.each(byId(registry.decisions.values()))(
    '%s is a question with an answer that fits',
    (_, { question, schema, usual }) => {
      expect(question).toMatch(/^[A-Z].*\?( .*\.)?$/);
      if (usual !== undefined) expect(schema.safeParse(usual)).toMatchObject({ success: true, data: usual });
      expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    },
  );

  it.each(byId(registry.parameters.values()))(
    '%s has a default that fits',
    (_, { title, schema, default: usual, changedBy }) => {
      expect(schema.safeParse(usual)).toMatchObject({ success: true, data: usual });
      expect(title && changedBy).toBeTruthy();
      expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    },
  );
});
