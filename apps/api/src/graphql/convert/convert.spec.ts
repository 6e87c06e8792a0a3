import {
  type GraphQLEnumType,
  GraphQLInputObjectType,
  type GraphQLObjectType,
  GraphQLSchema,
  type GraphQLUnionType,
  printType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InputTypes } from './input-types.ts';
import { LeafTypes } from './leaf-types.ts';
import { OutputTypes } from './output-types.ts';

const Bow = z
  .strictObject({ kind: z.literal('long-bow'), draw: z.int().min(0).max(9).describe('Its draw.') })
  .meta({ id: 'Bow', description: 'A bow.' });
const Bare = z.strictObject({ kind: z.literal('bare') }).meta({ id: 'Bare', description: 'Nothing in hand.' });
const Arm = z.discriminatedUnion('kind', [Bow, Bare]).meta({ id: 'Arm', description: 'What is in hand.' });
const Grip = z.enum(['one-handed', 'both', '2x']).meta({ id: 'Grip', description: 'How it is held.' });
const Fighter = z
  .strictObject({
    arm: Arm.optional().describe('In hand.'),
    grip: Grip.optional(),
    weight: z.number().min(0).max(1).nullable().describe('Its weight.'),
    count: z.int().min(0).max(5e9),
    inner: z.strictObject({ deep: z.boolean() }).array().optional(),
    any: z.json().optional(),
    plain: z.union([z.string(), z.number(), z.null()]).optional(),
  })
  .meta({ id: 'Fighter', description: 'Who fights.' });

const inputs = () => new InputTypes(new LeafTypes());
const outputs = () => new OutputTypes(new LeafTypes());
const named = (schema: z.ZodType, io: 'input' | 'output') => {
  const { type } = io === 'input' ? inputs().field(schema, 'Hint') : outputs().field(schema, 'Hint');
  return 'ofType' in type ? type.ofType : type;
};

describe('inputs', () => {
  it('are named after the schema, with its descriptions', () => {
    const printed = printType(named(Fighter, 'input') as GraphQLInputObjectType);
    expect(printed).toContain('"""Who fights."""\ninput FighterInput {');
    expect(printed).toContain('"""In hand."""\n  arm: ArmInput');
    expect(printed).toContain('grip: Grip');
    expect(printed).toContain('weight: Float');
    expect(printed).toContain('count: Float!'); // past 32 bits
    expect(printed).toContain('inner: [FighterInnerInput!]');
    expect(printed).toContain('any: JSON');
    expect(printed).toContain('plain: Scalar');
  });

  it('have exactly one field of a closed choice, named by the value that tells it from the others', () => {
    const type = named(Arm, 'input') as GraphQLInputObjectType;
    expect(type.isOneOf).toBe(true);
    expect(printType(type)).toContain('long_bow: ArmLongBowInput');
    expect(printType(type)).toContain('bare: Boolean');
    const bow = type.getFields().long_bow?.type as GraphQLInputObjectType;
    expect(Object.keys(bow.getFields())).toEqual(['draw']);
  });

  it('are read as the library takes them', () => {
    const { type, read } = inputs().field(Fighter, 'Hint');
    void new GraphQLSchema({ types: ['ofType' in type ? type.ofType : type] as GraphQLInputObjectType[] });
    const sent = {
      arm: { long_bow: { draw: 3 } },
      grip: 'one-handed',
      weight: null,
      count: 1,
      inner: null,
      any: { a: null },
    };
    expect(read(sent)).toEqual({
      arm: { kind: 'long-bow', draw: 3 },
      grip: 'one-handed',
      weight: null,
      count: 1,
      any: { a: null },
    });
    expect(read({ arm: { bare: true }, weight: 1, count: 2 })).toEqual({ arm: { kind: 'bare' }, weight: 1, count: 2 });
  });

  it('of different schemas may not have one name', () => {
    const types = inputs();
    types.field(z.strictObject({ a: z.string() }).meta({ id: 'TwiceSame' }), 'x');
    const other = z.strictObject({ b: z.string() });
    expect(() => types.field(other, 'TwiceSame')).toThrow('two different inputs are called TwiceSameInput');
  });
});

describe('choices', () => {
  it('keep their values behind names that GraphQL can write', () => {
    const grip = named(Grip, 'input') as GraphQLEnumType;
    expect(grip.getValues().map(({ name, value }) => [name, value])).toEqual([
      ['one_handed', 'one-handed'],
      ['both', 'both'],
      ['_2x', '2x'],
    ]);
  });

  it('keep their name where a field describes them anew', () => {
    expect((named(Grip.describe('How this one is held.'), 'input') as GraphQLEnumType).name).toBe('Grip');
  });
});

describe('outputs', () => {
  it('are the same schemas under their own names', () => {
    const printed = printType(named(Fighter, 'output') as GraphQLObjectType);
    expect(printed).toContain('type Fighter {');
    expect(printed).toContain('arm: Arm\n');
    expect(printed).toContain('weight: Float\n');
    expect(printed).toContain('inner: [FighterInner!]');
  });

  it('tell the forms of a choice apart', () => {
    const union = named(Arm, 'output') as GraphQLUnionType;
    expect(union.getTypes().map(({ name }) => name)).toEqual(['Bow', 'Bare']);
    const resolve = union.resolveType as (value: unknown) => unknown;
    expect(resolve({ kind: 'long-bow' })).toBe('Bow');
  });
});
