import {
  buildClientSchema,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import type { Answer, Client } from '../support/http.ts';
import type { ProblemBody } from './hostile.ts';

/**
 * A client that knows of the service only what introspection tells, and one convention: values of choices and discriminators are named
 * as they are in JSON, with what is no letter or digit written as an underscore.
 */
export interface Result<T = Fields> {
  data?: T | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; problem: ProblemBody } }[];
}

export interface Fields {
  [field: string]: unknown;
}

export async function introspected(client: Client): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true, schemaDescription: true });
  const { body } = await client.post<Result<IntrospectionQuery>>('/graphql', { query });
  if (!body.data) throw new Error(`no introspection: ${JSON.stringify(body)}`);
  return buildClientSchema(body.data);
}

export function post<T = Fields>(client: Client, query: string, variables: object = {}): Promise<Answer<Result<T>>> {
  return client.post('/graphql', { query, variables });
}

export function fieldsOf(type: unknown): Record<string, GraphQLField<unknown, unknown>> {
  return (getNamedType(type as GraphQLObjectType) as GraphQLObjectType).getFields();
}

/** `martial.block-chain` → `martialBlockChain` */
export function fieldName(id: string): string {
  return id.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A query for one field of a system with everything that it has, its arguments being variables of their names. */
export function wholeQuery(system: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `query (${declared}) { ${system} { ${field.name}(${passed}) ${selection(field.type)} } }`;
}

/** Forms of a union may have fields of one name and different types, so theirs get the form's name before their own. */
function selection(wrapped: GraphQLOutputType): string {
  const type = getNamedType(wrapped);
  if (isUnionType(type)) {
    const forms = type.getTypes().map((form) => {
      const fields = Object.values(form.getFields());
      return `... on ${form.name} { ${fields.map((field) => `${form.name}_${field.name}: ${field.name} ${selection(field.type)}`).join(' ')} }`;
    });
    return `{ __typename ${forms.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  return `{ ${Object.values(type.getFields())
    .map((field) => `${field.name} ${selection(field.type)}`)
    .join(' ')} }`;
}

function valueName(type: GraphQLEnumType | GraphQLInputObjectType, value: unknown): string {
  const known = isEnumType(type) ? type.getValues().map(({ name }) => name) : Object.keys(type.getFields());
  const plain = String(value).replace(/[^A-Za-z0-9_]/g, '_');
  const name = [plain, `_${plain}`].find((candidate) => known.includes(candidate));
  if (name === undefined) throw new Error(`${type.name} has nothing called ${value}`);
  return name;
}

/** What REST takes, as GraphQL takes it. */
export function toGraphql(wrapped: GraphQLInputType, value: unknown): unknown {
  const type = getNullableType(wrapped);
  if (value === null || value === undefined || isScalarType(type)) return value;
  if (isListType(type)) return (value as unknown[]).map((item) => toGraphql(type.ofType, item));
  if (isEnumType(type)) return valueName(type, value);
  if (!isInputObjectType(type)) throw new Error(`${type} is no input`);
  return type.isOneOf ? toOneOf(type, value as Fields) : toObject(type, value as Fields);
}

function toObject(type: GraphQLInputObjectType, value: Fields): Fields {
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const known = fields[name];
      if (known) return [[name, toGraphql(known.type, field)]];
      if (name === 'kind') return []; // where there is one form only, it need not be told
      throw new Error(`${type.name} has no field ${name}`);
    }),
  );
}

/** Of a form, one field of the object tells which it is; the rest stand under that name. */
function toOneOf(type: GraphQLInputObjectType, value: Fields): Fields {
  const forms = type.getFields();
  for (const [discriminator, told] of Object.entries(value)) {
    const form = typeof told === 'string' ? forms[told.replace(/[^A-Za-z0-9_]/g, '_')] : undefined;
    if (!form) continue;
    const { [discriminator]: _, ...rest } = value;
    const isBare = isScalarType(getNullableType(form.type));
    return { [form.name]: isBare ? true : toGraphql(form.type, rest) };
  }
  throw new Error(`${type.name} has no form for ${JSON.stringify(value)}`);
}

/** What REST answers, as GraphQL has to answer it. @param got what came, which tells the forms of unions apart */
export function expectedIn(wrapped: GraphQLOutputType, value: unknown, got: unknown): unknown {
  const type = getNullableType(wrapped);
  if (value === null || value === undefined) return null;
  if (isScalarType(type)) return value;
  if (isListType(type))
    return (value as unknown[]).map((item, i) => expectedIn(type.ofType, item, (got as unknown[] | null)?.[i]));
  if (isEnumType(type)) return valueName(type, value);
  if (isUnionType(type)) {
    const name = (got as Fields | null)?.__typename;
    const form = type.getTypes().find((one) => one.name === name);
    if (!form) return value;
    const fields = expectedIn(form, value, undefined) as Fields;
    const renamed = Object.entries(fields).map(([field, inner]) => [`${form.name}_${field}`, inner]);
    return { __typename: name, ...Object.fromEntries(renamed) };
  }
  const known = Object.values((type as GraphQLObjectType).getFields());
  const given = value as Fields;
  const unknown = Object.keys(given).filter((name) => !known.some((field) => field.name === name));
  if (unknown.length > 0) throw new Error(`${type} lacks ${unknown.join(', ')}`);
  const inner = got as Fields | null | undefined;
  return Object.fromEntries(known.map(({ name, type: of }) => [name, expectedIn(of, given[name], inner?.[name])]));
}
