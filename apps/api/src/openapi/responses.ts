import type { JsonSchema } from '@riposte/rules';
import { z } from 'zod';
import type { ProblemType } from '../problems/problem-details.ts';
import { problemSchemas } from '../problems/problem-schemas.ts';
import type { Components } from './components.ts';

type Responses = Record<string, JsonSchema>;

/** Which kinds of problem come with which status. */
const BY_STATUS: Readonly<Record<string, { description: string; types: readonly ProblemType[] }>> = {
  '400': { description: 'The request could not be read.', types: ['invalid-input'] },
  '404': {
    description: 'Nothing bears this id, or nothing is at this path.',
    types: [
      'unknown-operation',
      'unknown-rule',
      'unknown-system',
      'unknown-table',
      'unknown-odds',
      'unknown-pack',
      'unknown-entry',
      'not-found',
    ],
  },
  '405': { description: 'The path exists, for other methods.', types: ['method-not-allowed'] },
  '413': { description: 'The body has too many bytes.', types: ['too-large'] },
  '415': { description: 'The body is not JSON.', types: ['unsupported-media-type'] },
  '422': {
    description:
      'The request was read and cannot be answered: something in it is wrong, forbidden, missing or too much.',
    types: [
      'invalid-input',
      'illegal-action',
      'needs-roll',
      'needs-ruling',
      'too-large',
      'unknown-parameter',
      'unknown-decision',
    ],
  },
  '500': { description: 'A fault of the service.', types: ['internal'] },
  '503': { description: 'The service is stopping or overloaded.', types: ['unavailable'] },
};

export const QUESTION_FAULTS = ['400', '404', '413', '415', '422', '500', '503'];
export const LOOKUP_FAULTS = ['400', '404', '500', '503'];

/** The problem responses of a route. */
export function faults(components: Components, statuses: readonly string[]): Responses {
  return Object.fromEntries(statuses.map((status) => [status, fault(components, status)]));
}

function fault(components: Components, status: string): JsonSchema {
  const { description } = BY_STATUS[status] as (typeof BY_STATUS)[string];
  const schema = components.use(schemas.get(status) as z.ZodType, 'output');
  return { description, content: { 'application/problem+json': { schema } } };
}

/** One schema for each status: a kind of problem, or a choice of kinds. */
const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(BY_STATUS).map(([status, { description, types }]) => {
    const kinds = types.map((type) => problemSchemas.get(type) as z.ZodObject);
    const [only] = kinds;
    if (kinds.length === 1) return [status, only as z.ZodType];
    return [status, z.discriminatedUnion('type', kinds as never).meta({ id: `Problem${status}`, description })];
  }),
);

/** A response that is as it should be. */
export function success(description: string, schema: JsonSchema, example?: unknown): JsonSchema {
  const content = example === undefined ? { schema } : { schema, example };
  return { description, content: { 'application/json': content } };
}
