import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { bytesOf } from '../http/send.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { LOG } from '../logging.ts';
import { Runner } from '../runner/runner.ts';
import { explorerPlugin } from './explorer-page.ts';
import { LIMITS, withinLimits } from './limits.ts';
import { formatter } from './problem-errors.ts';
import { type Context, withUnits } from './unit-fields.ts';
import { wholeRequestPlugin } from './whole-request.ts';

/** GraphQL at /graphql: the lookups as Nest's resolvers, the units from the registry, all of them queries, since nothing is stored. */
export function graphqlModule(): DynamicModule {
  return GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    inject: [RULES, Runner, LOG],
    useFactory: (rules: RulesLibrary, runner: Runner, log: Logger) => ({
      path: '/graphql',
      autoSchemaFile: true,
      buildSchemaOptions: { skipCheck: true }, // Apollo checks the whole schema once more
      transformSchema: (lookups: GraphQLSchema) => withUnits(lookups, rules, runner),
      context: (request: FastifyRequest): Context => ({ bytes: bytesOf(request) }),
      formatError: formatter(log),
      autoTransformHttpErrors: false,
      preserveHttpStatusForExecutionErrors: false,
      introspection: true,
      includeStacktraceInErrorResponses: false,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      stopOnTerminationSignals: false,
      parseOptions: { maxTokens: LIMITS.tokens },
      validationRules: [withinLimits],
      graphiql: false, // Nest's own loads itself from a CDN
      plugins: [explorerPlugin(), wholeRequestPlugin(), ApolloServerPluginCacheControlDisabled()],
    }),
  });
}
