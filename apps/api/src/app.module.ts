import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { coreModule } from './core.module.ts';
import { graphqlModule } from './graphql/graphql.module.ts';
import { HealthController } from './health/health.controller.ts';
import type { RulesLibrary } from './library.ts';
import { LookupsController } from './lookups/lookups.controller.ts';
import { LookupsResolver } from './lookups/lookups.resolver.ts';
import { OpenApiController } from './openapi/openapi.controller.ts';
import { PacksController } from './packs/packs.controller.ts';
import { PacksResolver } from './packs/packs.resolver.ts';
import { ProblemFilter } from './problems/problem.filter.ts';
import { BatchController } from './units/batch.controller.ts';
import { chapterControllers } from './units/chapter-controllers.ts';
import { RulesController } from './units/rules.controller.ts';

/** The service as one module of Nest. */
@Module({})
class AppModule {}

/** What the service is made of, for the rules it is given. */
export function appModule(config: Config, rules: RulesLibrary, log: Logger): DynamicModule {
  return {
    module: AppModule,
    imports: [coreModule(config, rules, log), graphqlModule()],
    controllers: [
      HealthController,
      LookupsController,
      OpenApiController,
      BatchController,
      RulesController,
      PacksController,
      ...chapterControllers(rules.frontDoor.registry),
    ],
    providers: [{ provide: APP_FILTER, useClass: ProblemFilter }, LookupsResolver, PacksResolver],
  };
}
