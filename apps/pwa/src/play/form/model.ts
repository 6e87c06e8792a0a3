import type { FormGroup, JsonSchema } from './schema-types.ts';

export type { JsonSchema };

import { abbreviationsIn, type Capitals, capitalsOf, labelOf, unitOf, usualIn, withoutUnit, wordsOf } from './words.ts';

/** What a form shows, worked out from an operation's JSON Schema. Names, units and bounds are the operation's own. */

export interface Field {
  /** Property names from the input's root, with `*` for any item of a list. */
  path: readonly string[];
  label: string;
  help: string | undefined;
  isOptional: boolean;
  /** Whether packs have entries that it can be filled in from. */
  isFilledFromPacks: boolean;
  shape: Shape;
}

export interface Variant {
  value: string;
  label: string;
  help: string | undefined;
  fields: readonly Field[];
}

export type Shape =
  | { type: 'number'; whole: boolean; minimum: number; maximum: number; unit: string | undefined }
  | { type: 'flag'; isOpen: boolean }
  /** `isName`: it is an id, and all that its item is called by. */
  | { type: 'text'; most: number; isName?: true }
  | { type: 'dice' }
  /** One of the combatants, by id; people choose by name. */
  | { type: 'who' }
  | { type: 'choice'; options: readonly Option[]; usual: string | undefined }
  | { type: 'some'; options: readonly Option[] }
  | { type: 'object'; fields: readonly Field[] }
  | { type: 'union'; key: string; variants: readonly Variant[] }
  | { type: 'list'; item: Field; least: number; most: number; isModifiers: boolean }
  /** Written by the app, never shown: constants, names for machines, and what has no form. */
  | { type: 'silent'; constant: unknown };

export interface Option {
  value: string;
  label: string;
}

export interface Group {
  title: string;
  fields: readonly Field[];
}

export interface FormModel {
  root: Field;
  groups: readonly Group[];
  capitals: Capitals;
}

/** @param abbreviations which words are written in capitals, where more is known than what the schema says itself */
export function formModel(
  schema: JsonSchema,
  groups: readonly FormGroup[],
  abbreviations: readonly string[] = abbreviationsIn(schema),
): FormModel {
  const capitals = capitalsOf(abbreviations);
  const root = fieldOf('', schema, { definitions: definitionsOf(schema), capitals, path: [], isOptional: false });
  return { root, groups: groupsOf(root, groups), capitals };
}

interface Surroundings {
  definitions: Readonly<Record<string, JsonSchema>>;
  capitals: Capitals;
  path: readonly string[];
  isOptional: boolean;
}

function definitionsOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.$defs ?? {}) as Record<string, JsonSchema>;
}

/** What a reference points to; what stands beside it says more of this one place. */
function resolved(schema: JsonSchema, definitions: Surroundings['definitions']): JsonSchema {
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  const target = definitions[$ref.replace('#/$defs/', '')] ?? {};
  return { ...resolved(target, definitions), ...beside };
}

function fieldOf(name: string, given: JsonSchema, around: Surroundings): Field {
  const schema = resolved(given, around.definitions);
  const unit = unitOf(schema.unit as string | undefined);
  const said = withoutUnit(wordsOf(name, around.capitals), unit);
  // A title of this very place beats its name. The title of a shared definition does so only for a choice: what is chosen among
  // is the same everywhere, while a Person may be attacker or defender.
  const isTitled = given.title !== undefined || name === '' || Array.isArray(schema.enum);
  const title = isTitled ? (schema.title as string | undefined) : undefined;
  const label = title ?? labelOf(said, around.capitals);
  return {
    path: around.path,
    label,
    help: schema.description as string | undefined,
    isOptional: around.isOptional,
    isFilledFromPacks: Array.isArray(schema.takes),
    shape: shapeOf(schema, around, label),
  };
}

const MACHINE_NAME = '^[A-Za-z0-9_-]+$';
const DICE = /^\^\(?\[1-9\].*d/;

function shapeOf(schema: JsonSchema, around: Surroundings, label: string): Shape {
  if (schema.const !== undefined) return { type: 'silent', constant: schema.const };
  if (Array.isArray(schema.enum)) return choiceOf(schema, around);
  const members = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (members) return unionOf(members, around, label);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return {
        type: 'number',
        whole: schema.type === 'integer',
        minimum: (schema.minimum as number | undefined) ?? -1e9,
        maximum: (schema.maximum as number | undefined) ?? 1e9,
        unit: shownUnit(schema, label),
      };
    case 'boolean':
      return { type: 'flag', isOpen: around.isOptional && /usually/i.test(String(schema.description ?? '')) };
    case 'string':
      return textOf(schema, around.path.at(-1));
    case 'object':
      return { type: 'object', fields: fieldsOf(schema, around) };
    case 'array':
      return listOf(schema, around, label);
    default:
      return { type: 'silent', constant: undefined };
  }
}

/** A unit that only repeats the label, such as `levels` beside Level, is left out. */
function shownUnit(schema: JsonSchema, label: string): string | undefined {
  const unit = unitOf(schema.unit as string | undefined);
  const isSaid = unit !== undefined && label.toLowerCase().split(' ').includes(unit.toLowerCase().replace(/s$/, ''));
  return isSaid && unit.length > 2 ? undefined : unit;
}

function choiceOf(schema: JsonSchema, { capitals, isOptional }: Surroundings): Shape {
  const values = (schema.enum as unknown[]).map(String);
  const usual = isOptional ? usualIn(String(schema.description ?? ''), values) : undefined;
  return { type: 'choice', options: optionsOf(values, capitals), usual };
}

function optionsOf(values: readonly string[], capitals: Capitals): Option[] {
  return values.map((value) => ({ value, label: labelOf(value, capitals) }));
}

/** A combatant's own id is written by machines for machines; somebody else's says who is meant. */
function textOf(schema: JsonSchema, name: string | undefined): Shape {
  const pattern = schema.pattern as string | undefined;
  if (pattern === MACHINE_NAME) return name === 'id' ? { type: 'silent', constant: undefined } : { type: 'who' };
  if (pattern !== undefined && DICE.test(pattern)) return { type: 'dice' };
  return { type: 'text', most: (schema.maxLength as number | undefined) ?? 200 };
}

function fieldsOf(schema: JsonSchema, around: Surroundings): Field[] {
  const required = (schema.required ?? []) as string[];
  const names = Object.keys((schema.properties ?? {}) as object);
  const fields = plainFieldsOf(schema, around, required);
  if (!required.includes('id') || names.includes('name')) return fields;
  // A command says by an id whom it means; anything else that has an id and no name is called by it.
  const isCommand = fields.some(({ shape }) => shape.type === 'silent' && shape.constant !== undefined);
  const named = isCommand
    ? { label: 'Who', help: undefined, shape: { type: 'who' } as const }
    : { label: 'Name', shape: { type: 'text', most: 60, isName: true } as const };
  return fields.map((field) => (isOwnId(field) ? { ...field, ...named } : field));
}

function isOwnId({ path, shape }: Field): boolean {
  return path.at(-1) === 'id' && shape.type === 'silent' && shape.constant === undefined;
}

function plainFieldsOf(schema: JsonSchema, around: Surroundings, required: readonly string[]): Field[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, inner]) =>
    fieldOf(name, inner, { ...around, path: [...around.path, name], isOptional: !required.includes(name) }),
  );
}

function listOf(schema: JsonSchema, around: Surroundings, label: string): Shape {
  const given = (schema.items ?? {}) as JsonSchema;
  const itemSchema = resolved(given, around.definitions);
  const most = (schema.maxItems as number | undefined) ?? 100;
  if (Array.isArray(itemSchema.enum))
    return { type: 'some', options: optionsOf(itemSchema.enum as string[], around.capitals) };
  const inside = { ...around, path: [...around.path, '*'], isOptional: false };
  const nameless = fieldOf('', given, inside);
  // A list within a list has no name of its own, and hands on the one it stands in.
  const shape = itemSchema.type === 'array' ? listOf(itemSchema, inside, label) : nameless.shape;
  const item = { ...nameless, label, shape };
  return {
    type: 'list',
    item,
    least: (schema.minItems as number | undefined) ?? 0,
    most,
    isModifiers: areModifiers(itemSchema),
  };
}

/** Named parts of a total are short enough for one line each. */
function areModifiers(item: JsonSchema): boolean {
  const properties = (item.properties ?? {}) as Record<string, JsonSchema>;
  const names = Object.keys(properties).filter((name) => name !== 'source');
  const isNumber = ['integer', 'number'].includes(String(properties.value?.type));
  return names.length === 2 && names.includes('label') && isNumber;
}

function unionOf(members: JsonSchema[], around: Surroundings, label: string): Shape {
  const options = members.filter((member) => member.type !== 'null');
  if (options.length === 1) return shapeOf(resolved(options[0] as JsonSchema, around.definitions), around, label);
  const variants = options.map((option) => resolved(option, around.definitions));
  const key = discriminatorOf(variants);
  if (key === undefined) return { type: 'silent', constant: undefined };
  return {
    type: 'union',
    key,
    variants: variants.map((variant) => {
      const value = String((variant.properties as Record<string, JsonSchema>)[key]?.const);
      return {
        value,
        label: (variant.title as string | undefined) ?? labelOf(value, around.capitals),
        help: variant.description as string | undefined,
        fields: fieldsOf(variant, around),
      };
    }),
  };
}

/** The property by which the variants are told apart: a constant in every one of them. */
function discriminatorOf(variants: readonly JsonSchema[]): string | undefined {
  const names = Object.keys((variants[0]?.properties ?? {}) as object);
  return names.find((name) =>
    variants.every(
      (variant) => (variant.properties as Record<string, JsonSchema> | undefined)?.[name]?.const !== undefined,
    ),
  );
}

/** The groups as the operation has them; a field that an earlier group shows by itself is not shown again inside its parent. */
function groupsOf(root: Field, groups: readonly FormGroup[]): Group[] {
  const listed = groups.flatMap((group) => group.fields);
  return groups.map(({ title, fields }) => {
    const found = fields.flatMap((path) => {
      const field = fieldAt(root, path.split('.'));
      return field
        ? [
            without(
              field,
              listed.filter((other) => other.startsWith(`${path}.`)),
            ),
          ]
        : [];
    });
    return { title, fields: toldApart(found.filter(({ shape }) => shape.type !== 'silent')) };
  });
}

function fieldAt(root: Field, path: readonly string[]): Field | undefined {
  let field: Field | undefined = root;
  for (const name of path) {
    if (field?.shape.type !== 'object') return undefined;
    field = field.shape.fields.find((inner) => inner.path.at(-1) === name);
  }
  return field;
}

function without(field: Field, paths: readonly string[]): Field {
  if (paths.length === 0 || field.shape.type !== 'object') return field;
  const fields = field.shape.fields
    .filter((inner) => !paths.includes(inner.path.join('.')))
    .map((inner) => without(inner, paths));
  return { ...field, shape: { type: 'object', fields } };
}

/** A field that stands in a group without its like is called by whose it is: the HP among an attack's fields are the defender's. */
function toldApart(fields: readonly Field[]): Field[] {
  const ownerOf = (field: Field) => field.path.slice(0, -1).join('.');
  const isStranger = (field: Field) =>
    field.path.length > 1 && 2 * fields.filter((other) => ownerOf(other) === ownerOf(field)).length <= fields.length;
  return fields.map((field) =>
    isStranger(field) ? { ...field, label: `${labelOf(field.path.at(-2) ?? '')}: ${field.label}` } : field,
  );
}
