import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Logger } from 'pino';
import { Cache } from './cache/cache.ts';
import { CONFIG, type Config } from './config.ts';
import { HealthController } from './health/health.controller.ts';
import { RULES, type RulesLibrary } from './library.ts';
import { LOG } from './logging.ts';
import { ProblemFilter } from './problems/problem.filter.ts';
import { Runner } from './runner/runner.ts';
import { WorkerPool } from './runner/worker-pool.ts';
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
    controllers: [HealthController, BatchController, RulesController, ...chapterControllers(rules.frontDoor.registry)],
    providers: [
      { provide: CONFIG, useValue: config },
      { provide: RULES, useValue: rules },
      { provide: LOG, useValue: log },
      { provide: APP_FILTER, useClass: ProblemFilter },
      Cache,
      WorkerPool,
      Runner,
    ],
  };
}
