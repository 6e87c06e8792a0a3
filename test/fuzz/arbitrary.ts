import fc from 'fast-check';
import { z } from 'zod';

type Any = fc.Arbitrary<unknown>;

/** Longest lists and texts that are generated; longer ones only take time. */
const LONGEST = 4;

/** Values that look like the schema and hold something that may not fit it, and plain rubbish. */
export function hostile(schema: z.ZodType): Any {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fitting(schema), rubbish, fc.nat()).map(([value, bad, where]) => spoiled(value, bad, where)),
    },
    { weight: 1, arbitrary: rubbish },
    { weight: 2, arbitrary: fitting(schema) },
  );
}

/** Values that fit a schema, often at the bounds of what it allows; what only a refinement knows is left to luck. */
export function fitting(schema: z.ZodType): Any {
  if (schema instanceof z.ZodObject) return objects(schema);
  if (schema instanceof z.ZodArray) return lists(schema);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => fitting(option as z.ZodType)));
  if (schema instanceof z.ZodOptional) return fc.option(fitting(schema.unwrap() as z.ZodType), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(fitting(schema.unwrap() as z.ZodType), { nil: null });
  if (schema instanceof z.ZodDefault) return fc.option(fitting(schema.unwrap() as z.ZodType), { nil: undefined });
  if (schema instanceof z.ZodReadonly) return fitting(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) {
    const { in: before, out } = schema.def;
    return fitting((before instanceof z.ZodTransform ? out : before) as z.ZodType);
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNumber) return numbers(schema);
  if (schema instanceof z.ZodString) return texts(schema);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map((item) => fitting(item as z.ZodType)));
  return fc.jsonValue({ maxDepth: 2 });
}

function objects({ shape }: z.ZodObject): Any {
  const fields = Object.entries(shape as Record<string, z.ZodType>);
  const optional = fields.filter(([, field]) => field.isOptional()).map(([name]) => name);
  const model = Object.fromEntries(fields.map(([name, field]) => [name, fitting(required(field))]));
  const requiredKeys = fields.map(([name]) => name).filter((name) => !optional.includes(name));
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/** A field that is there: whether it is missing is decided by its object. */
function required(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault
    ? required(field.unwrap() as z.ZodType)
    : field;
}

interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  pattern?: RegExp;
}

function checksOf(schema: z.ZodType): Check[] {
  return (schema.def.checks ?? []).map((check) => check._zod.def as Check);
}

/** The shortest and longest that a list or text may be. */
function lengths(schema: z.ZodType): { least: number; most: number } {
  const checks = checksOf(schema);
  const least = Math.max(0, ...checks.map(({ check, minimum = 0 }) => (check === 'min_length' ? minimum : 0)));
  const most = Math.min(
    ...checks.map(({ check, maximum = Infinity }) => (check === 'max_length' ? maximum : Infinity)),
  );
  return { least, most };
}

function lists(schema: z.ZodArray): Any {
  const { least, most } = lengths(schema);
  const longest = Math.max(least, Math.min(most, LONGEST));
  return fc.array(fitting(schema.element as z.ZodType), { minLength: least, maxLength: longest });
}

function numbers(schema: z.ZodNumber): Any {
  const multipleOf = checksOf(schema).find(({ check }) => check === 'multiple_of')?.value ?? 1;
  const low = Math.max(schema.minValue ?? -1e6, -1e9);
  const high = Math.min(schema.maxValue ?? 1e6, 1e9);
  const isWhole = schema.isInt || multipleOf !== 1;
  const near = [low, low + 1, high - 1, high, 0, 1, 2, -1, 20].filter((value) => value >= low && value <= high);
  const small = fc.integer({
    min: Math.ceil(Math.max(low, Math.min(high, -20))),
    max: Math.floor(Math.min(high, Math.max(low, 40))),
  });
  const wide = fc.integer({ min: Math.ceil(low), max: Math.floor(high) });
  const whole = fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 2, arbitrary: fc.constantFrom(...near) },
    { weight: 1, arbitrary: wide },
  );
  if (isWhole) return whole.map((value) => value - (value % multipleOf) + 0);
  const parts = fc.integer({ min: Math.ceil(Math.max(low, -1e5) * 4), max: Math.floor(Math.min(high, 1e5) * 4) });
  return fc.oneof(
    whole,
    parts.map((quarters) => quarters / 4),
  );
}

function texts(schema: z.ZodString): Any {
  const { least, most } = lengths(schema);
  const longest = Math.min(most, Math.max(least, 30));
  const pattern = checksOf(schema).find((check) => check.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern, { maxLength: longest });
  const words = ['Maelis', 'axe', 'M3', '1d8'].filter(({ length }) => length >= least && length <= longest);
  return fc.oneof(fc.string({ minLength: least, maxLength: longest }), fc.constantFrom(...words, 'x'.repeat(least)));
}

/** Whatever no rule expects. */
const rubbish: Any = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1e308,
    5e-324,
    2 ** 53,
    -1,
    0.1,
    '',
    '0',
    '1d6',
    '999d9999',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    true,
    [],
    {},
    [[]],
    { length: 1 },
    { toString: 1, valueOf: null },
  ),
  fc.constantFrom(JSON.parse('{"__proto__":{"level":9}}') as unknown, new Array(2000).fill(1)),
  fc.anything({ maxDepth: 2, withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
);

/** The value with one of its parts replaced, taken away or joined by an unknown one. */
function spoiled(value: unknown, bad: unknown, where: number): unknown {
  const copy = copyOf(value);
  const places = placesIn(copy);
  const place = places[where % (places.length + 1)];
  if (!place) return bad;
  if (where % 7 === 0) Object.assign(place.holder, { unknown: bad });
  else if (where % 11 === 0) delete place.holder[place.key];
  else place.holder[place.key] = bad;
  return copy;
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ holder: value as Holder, key }, ...placesIn((value as Holder)[key])]);
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyOf(field)]));
}
