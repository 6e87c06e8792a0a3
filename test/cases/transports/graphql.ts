import { type AnyOperation, CircumstanceFields, registry } from '@riposte/rules';
import {
  buildClientSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { AskRequest } from '../adapter.ts';
import { camelCase, fromGraphql, toGraphql } from './graphql-values.ts';
import { openServer, post, problemOf } from './server.ts';
import type { Transport } from './transport.ts';

const RULE = 'query ($id: String!, $request: JSON!) { evaluateRule(id: $id, request: $request) SELECTION }';

/** Asks the service by GraphQL: operations as their typed fields with everything selected, rules by id. */
export async function openGraphql(): Promise<Transport> {
  const { url, stop } = await openServer();
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await post(`${url}/graphql`, { query, variables });
    if (!errors) return { data };
    const problem = errors[0]?.extensions?.problem;
    return { problem: problem ? problemOf(problem) : { type: 'internal', message: JSON.stringify(errors) } };
  };
  const introspected = await ask(getIntrospectionQuery({ descriptions: false, inputValueDeprecation: false }), {});
  if (!introspected.data) throw new Error(`the service does not describe itself: ${JSON.stringify(introspected)}`);
  const schema = buildClientSchema(introspected.data);
  const ruleField = schema.getQueryType()?.getFields().evaluateRule;
  const ruleQuery = RULE.replace('SELECTION', ruleField ? selectionOf(ruleField.type) : '');
  const queries = new Map<string, string>();

  async function askRule(id: string, request: AskRequest) {
    const { data, problem } = await ask(ruleQuery, { id, request });
    return problem ? { problem } : { ...withoutNulls(data.evaluateRule), result: data.evaluateRule.result };
  }

  async function askOperation(operation: AnyOperation, request: AskRequest) {
    const { system, field } = fieldOf(operation.id);
    const query = queries.get(operation.id) ?? queryOf(schema, system, field);
    queries.set(operation.id, query);
    const { data, problem } = await ask(query, variablesOf(operation, request));
    if (problem) return { problem };
    const { result, ...account } = withoutAliases(data[system][field]);
    return { ...withoutNulls(account), result: fromGraphql(operation.output, result) };
  }

  return {
    concurrency: 8,
    ask: async (unitId, request) => {
      const operation = registry.operations.get(unitId);
      return operation ? askOperation(operation, request) : askRule(unitId, request);
    },
    close: stop,
  };
}

function fieldOf(id: string): { system: string; field: string } {
  const [system = '', ...rest] = id.split('.');
  return { system: camelCase(system), field: camelCase(rest.join('.')) };
}

function variablesOf(operation: AnyOperation, { input, ...circumstances }: AskRequest): Record<string, unknown> {
  const sent = Object.entries(circumstances) as [keyof typeof CircumstanceFields, unknown][];
  const translated = sent.map(([name, value]) => [name, toGraphql(CircumstanceFields[name], value)]);
  return { input: toGraphql(operation.input, input), ...Object.fromEntries(translated) };
}

function queryOf(schema: GraphQLSchema, system: string, field: string): string {
  const systemType = schema.getQueryType()?.getFields()[system]?.type;
  const found = (systemType && (getNamedType(systemType) as GraphQLObjectType).getFields()[field]) || undefined;
  if (!found) throw new Error(`GraphQL has no field ${system} { ${field} }`);
  const declared = found.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = found.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `query (${declared}) { ${system} { ${field}(${passed}) ${selectionOf(found.type)} } }`;
}

/** Everything below a type. Members of a union may have fields of one name and different types, so theirs are renamed. */
function selectionOf(wrapped: GraphQLOutputType, isMember = false): string {
  const type = getNamedType(wrapped);
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, true)}`);
    return `{ ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const alias = isMember ? `${type.name}${ALIAS}${field.name}: ` : '';
    return `${alias}${field.name} ${selectionOf(field.type)}`;
  });
  return `{ ${fields.join(' ')} }`;
}

const ALIAS = '___';

// biome-ignore lint/suspicious/noExplicitAny: whatever the service answers
function withoutAliases(value: any): any {
  return mapped(value, (entries) => entries.map(([name, field]) => [name.split(ALIAS).at(-1) ?? name, field]));
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the service answers
function withoutNulls(value: any): any {
  return mapped(value, (entries) => entries.filter(([, field]) => field !== null));
}

type Entries = [name: string, field: unknown][];

/** The value with the fields of every object in it changed. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the service answers
function mapped(value: any, change: (entries: Entries) => Entries): any {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(change(Object.entries(value)).map(([name, field]) => [name, mapped(field, change)]));
}
