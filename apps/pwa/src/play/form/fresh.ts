import type { Field, Shape, Variant } from './model.ts';
import type { Example } from './schema-types.ts';
import { valuesAt } from './values.ts';

/** Where values for a field come from that has none yet: the operation's own examples, then its bounds. */

export type Samples = readonly unknown[];

export function samplesOf(examples: readonly Example[]): Samples {
  return examples.map(({ request }) => request.input);
}

/** A value for a field that is being added. */
export function freshValue(field: Field, samples: Samples): unknown {
  const [found] = sampled(field.path, samples);
  return fits(field.shape, found) ? found : plainValue(field.shape, samples);
}

/** A variant that is being chosen: what it must have. Bonuses of somebody else in an example are not brought along. */
export function freshVariant(key: string, variant: Variant, samples: Samples): Record<string, unknown> {
  return { ...requiredOf(variant.fields, samples), [key]: variant.value };
}

/** An item that is being added to a list: like the last one, else like an example's. */
export function freshItem(item: Field, list: readonly unknown[], samples: Samples): unknown {
  const like = list.at(-1) ?? freshValue(item, samples);
  if (item.shape.type !== 'object') return withoutName(like);
  const isCalledById = item.shape.fields.some(({ shape }) => shape.type === 'text' && shape.isName);
  return isCalledById
    ? { ...(like as object), id: otherName(idOf(like) ?? asName(item.label), list) }
    : withoutName(like);
}

function idOf(value: unknown): string | undefined {
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** A name as machines want it: `long sword` → `long-sword`. */
export function asName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9_-]/g, '');
}

/** The name with a number behind it where somebody or something has it already. */
export function otherName(name: string, list: readonly unknown[]): string {
  const taken = new Set(list.map(idOf));
  const base = name.replace(/-\d+$/, '');
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? name : `${base}-${number}`;
    if (!taken.has(wanted)) return wanted;
  }
}

/** The names by which machines tell items apart must differ, so a copy goes without. */
function withoutName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { id: _, ...rest } = value as Record<string, unknown>;
  return rest;
}

function sampled(path: readonly string[], samples: Samples): unknown[] {
  return samples.flatMap((sample) => [...valuesAt(sample, path)]);
}

function fits(shape: Shape, value: unknown): boolean {
  switch (shape.type) {
    case 'number':
      return typeof value === 'number' && value >= shape.minimum && value <= shape.maximum;
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return shape.options.some((option) => option.value === value);
    case 'text':
    case 'dice':
    case 'who':
      return typeof value === 'string';
    case 'some':
    case 'list':
      return Array.isArray(value);
    case 'object':
    case 'union':
      return typeof value === 'object' && value !== null;
    case 'silent':
      return shape.constant === undefined && value !== undefined;
  }
}

function plainValue(shape: Shape, samples: Samples): unknown {
  switch (shape.type) {
    case 'number':
      return Math.min(shape.maximum, Math.max(shape.minimum, 0));
    case 'flag':
      return true;
    case 'choice':
      return shape.options[0]?.value;
    case 'text':
    case 'who':
      return '';
    case 'dice':
      return '1d6';
    case 'some':
      return [];
    case 'list':
      return Array.from({ length: Math.max(1, shape.least) }, () => freshItem(shape.item, [], samples));
    case 'object':
      return requiredOf(shape.fields, samples);
    case 'union': {
      const [variant] = shape.variants;
      return variant && freshVariant(shape.key, variant, samples);
    }
    case 'silent':
      return shape.constant;
  }
}

function requiredOf(fields: readonly Field[], samples: Samples): Record<string, unknown> {
  const required = fields.filter((field) => !field.isOptional);
  return Object.fromEntries(required.map((field) => [field.path.at(-1) as string, requiredValue(field, samples)]));
}

/** A flag that must be said but that nobody has set is off. */
function requiredValue(field: Field, samples: Samples): unknown {
  if (field.shape.type === 'flag') return sampled(field.path, samples)[0] ?? false;
  return freshValue(field, samples);
}
