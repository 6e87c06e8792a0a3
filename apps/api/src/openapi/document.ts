import { type JsonSchema, OddsAnswerSchema } from '@riposte/rules';
import type { RulesLibrary } from '../library.ts';
import { BatchAnswerSchema, DescriptionSchema, RuleAnswerSchema, RuleRequestSchema } from '../units/answer-schemas.ts';
import { Components, type OpenApiVersion } from './components.ts';
import { operationPaths } from './operation-paths.ts';
import { faults, LOOKUP_FAULTS, QUESTION_FAULTS } from './responses.ts';

/** A document as plain JSON. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, JsonSchema>>;
  components?: { schemas?: Record<string, JsonSchema> };
  tags?: { name: string }[];
  [member: string]: unknown;
}

/** Components that routes written by hand refer to by name. */
const NAMED = [
  [RuleRequestSchema, 'input'],
  [RuleAnswerSchema, 'output'],
  [OddsAnswerSchema, 'output'],
  [DescriptionSchema, 'output'],
  [BatchAnswerSchema, 'output'],
] as const;

/** GraphQL describes itself; here it is only named. */
const graphqlPath: OpenApiDocument['paths'] = {
  '/graphql': {
    post: {
      operationId: 'graphql',
      tags: ['graphql'],
      summary: 'Any GraphQL query',
      description:
        'Problems are under `errors[].extensions.problem`. The schema is found by introspection; a browser is shown an explorer.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['query'],
              properties: {
                query: { type: 'string', description: 'The query.' },
                variables: { type: 'object', additionalProperties: true, description: 'Its variables.' },
                operationName: { type: 'string', description: 'Which of several operations is meant.' },
              },
            },
            example: { query: '{ systems { title } }' },
          },
        },
      },
      responses: {
        '200': {
          description: 'The answer.',
          content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
        },
      },
    },
  },
};

/**
 * The whole document: the routes written by hand as Nest describes them, and the operations from the registry.
 * @param byHand what Nest knows of its controllers
 */
export function completed(byHand: OpenApiDocument, rules: RulesLibrary, version: OpenApiVersion): OpenApiDocument {
  const components = new Components(version);
  for (const [schema, io] of NAMED) components.use(schema, io);
  const paths = {
    ...operationPaths(rules, components),
    ...withFaults({ ...byHand.paths, ...graphqlPath }, components),
  };
  addBatchExample(paths['/v1/batch'] as OpenApiDocument['paths'][string] | undefined, rules);
  components.addDiscriminators();
  const schemas = sorted({ ...byHand.components?.schemas, ...components.schemas });
  const routes = Object.values(paths).flatMap((path) => Object.values(path) as JsonSchema[]);
  const tags = [...new Set(routes.flatMap((route) => (route.tags as string[] | undefined) ?? []))];
  return {
    ...byHand,
    openapi: version,
    security: [],
    tags: tags.map((name) => ({ name })),
    paths: sorted(paths as OpenApiDocument['paths']),
    components: { schemas },
  };
}

/** A few questions at once, from the examples of the operations. */
function addBatchExample(path: Record<string, JsonSchema> | undefined, rules: RulesLibrary): void {
  const body = path?.post?.requestBody as { content: Record<string, JsonSchema> } | undefined;
  const content = body?.content['application/json'];
  if (!content) return;
  const items = [...rules.frontDoor.registry.operations.values()].slice(0, 3).flatMap(({ id, odds, examples }) =>
    examples.slice(0, 1).flatMap(({ request }) => {
      const kinds = Object.keys(odds).length > 0 ? ['resolve', 'odds'] : ['resolve'];
      return kinds.map((kind) => ({ id, kind, request }));
    }),
  );
  content.example = { seed: 'tonight', items };
}

function withFaults(paths: OpenApiDocument['paths'], components: Components): OpenApiDocument['paths'] {
  const completedPath = ([path, methods]: [string, Record<string, JsonSchema>]) => {
    const entries = Object.entries(methods).map(([method, route]) => {
      const statuses = method === 'post' ? QUESTION_FAULTS : LOOKUP_FAULTS;
      const responses = { ...(route.responses as JsonSchema), ...faults(components, statuses) };
      return [method, { ...route, responses }] as const;
    });
    return [path, Object.fromEntries(entries)] as const;
  };
  return Object.fromEntries(Object.entries(paths).map(completedPath));
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
