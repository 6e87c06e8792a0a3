import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Cache } from './cache/cache.ts';
import { CONFIG, type Config } from './config.ts';
import { RULES, type RulesLibrary } from './library.ts';
import { LOG } from './logging.ts';
import { Catalogue } from './lookups/catalogue.ts';
import { Search } from './lookups/search.ts';
import { Tables } from './lookups/tables.ts';
import { OpenApi } from './openapi/openapi.ts';
import { Packs } from './packs/packs.ts';
import { Runner } from './runner/runner.ts';
import { WorkerPool } from './runner/worker-pool.ts';

/** What stands behind every surface. */
@Module({})
class CoreModule {}

export function coreModule(config: Config, rules: RulesLibrary, log: Logger): DynamicModule {
  const services = [Cache, WorkerPool, Packs, Runner, Catalogue, Tables, Search, OpenApi];
  return {
    module: CoreModule,
    global: true,
    providers: [
      { provide: CONFIG, useValue: config },
      { provide: RULES, useValue: rules },
      { provide: LOG, useValue: log },
      ...services,
    ],
    exports: [CONFIG, RULES, LOG, ...services],
  };
}
