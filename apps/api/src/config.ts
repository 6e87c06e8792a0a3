import { availableParallelism } from 'node:os';

/** Token under which the configuration is injected. */
export const CONFIG = Symbol('configuration');

/** How the service runs; everything has a default, so that it runs without any. */
export interface Config {
  port: number;
  host: string;
  /** Where the shared cache is; without one, each process has its own. */
  redisUrl: string | undefined;
  logLevel: string;
  /** The most bytes of a request's body. */
  bodyLimit: number;
  /** How long a client may take to send its request. */
  requestTimeoutMs: number;
  /** How long a piece of work may wait for a worker and be at it before it begins no further question; at twice as long it is ended. */
  workTimeoutMs: number;
  /** Worker threads for long work; 0 does everything in the main thread. */
  workers: number;
  /** How long open requests may take to finish when the service stops. */
  shutdownTimeoutMs: number;
  /** The folder of the built service, where its workers and bundled pages are. */
  folder: string;
  /** The folder whose `*.json` are packs of content, read at the start. */
  packsFolder: string | undefined;
  /** The folder of the built app that is served at `/`; it may be missing. */
  appFolder: string | undefined;
}

export const DEFAULTS: Config = {
  port: 3000,
  host: '0.0.0.0',
  redisUrl: undefined,
  logLevel: 'info',
  bodyLimit: 1024 * 1024,
  requestTimeoutMs: 15_000,
  workTimeoutMs: 5_000,
  workers: Math.min(2, Math.max(1, availableParallelism() - 1)),
  shutdownTimeoutMs: 10_000,
  folder: '',
  packsFolder: undefined,
  appFolder: undefined,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration from the environment. @throws Error naming the variable that cannot be read */
export function configFrom(env: Environment): Config {
  return {
    ...DEFAULTS,
    port: whole(env, 'PORT', DEFAULTS.port, 65_535),
    host: env.HOST || DEFAULTS.host,
    redisUrl: env.REDIS_URL || undefined,
    packsFolder: env.PACKS_FOLDER || undefined,
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      DEFAULTS.logLevel,
    ),
    workers: whole(env, 'WORKERS', DEFAULTS.workers, 64),
    workTimeoutMs: whole(env, 'WORK_TIMEOUT_MS', DEFAULTS.workTimeoutMs, 600_000),
  };
}

function whole(env: Environment, name: string, usual: number, most: number): number {
  const given = env[name];
  if (given === undefined || given === '') return usual;
  const value = Number(given);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be a whole number from 0 to ${most}, not ${given}`);
}

function oneOf(env: Environment, name: string, values: readonly string[], usual: string): string {
  const given = env[name] || usual;
  if (values.includes(given)) return given;
  throw new Error(`${name} must be one of ${values.join(', ')}, not ${given}`);
}
