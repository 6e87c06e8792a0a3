import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type ProblemError, pointerTo, unreadable } from '../problems/problem-error.ts';

/** What a GraphQL request over HTTP may have. */
const MEMBERS = new Set(['query', 'variables', 'operationName', 'extensions']);

/** Refuses what GraphQL itself passes over in silence: members that no request has, and variables that the query does not declare. */
export function wholeRequestPlugin(): ApolloServerPlugin {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ request, operation }) => {
        const declared = new Set(operation?.variableDefinitions?.map(({ variable }) => variable.name.value));
        const ways = [
          ...unknownAmong(request.http?.body, MEMBERS, []),
          ...unknownAmong(request.variables, declared, ['variables']),
        ];
        if (ways.length > 0) throw refusal(ways);
      },
    }),
  };
}

function unknownAmong(given: unknown, known: ReadonlySet<string>, way: readonly string[]): string[][] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.keys(given).flatMap((name) => (known.has(name) ? [] : [[...way, name]]));
}

function refusal(ways: readonly string[][]): GraphQLError {
  const problem: ProblemError = unreadable(
    ways.map((way) => ({ pointer: pointerTo(way), expected: 'no such field', got: 'something' })),
  );
  return new GraphQLError(problem.message, { originalError: problem, extensions: { http: { status: 400 } } });
}
