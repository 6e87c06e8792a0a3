import { describe, expect, it } from 'vitest';
import { configFrom, DEFAULTS } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(configFrom({})).toEqual(DEFAULTS);
    expect(configFrom({ PORT: '', REDIS_URL: '' })).toEqual(DEFAULTS);
  });

  it('is read from the environment', () => {
    const config = configFrom({
      PORT: '0',
      HOST: '127.0.0.1',
      REDIS_URL: 'redis://r',
      LOG_LEVEL: 'silent',
      WORKERS: '0',
      PACKS_FOLDER: '/srv/packs',
    });
    expect(config).toMatchObject({
      packsFolder: '/srv/packs',
      port: 0,
      host: '127.0.0.1',
      redisUrl: 'redis://r',
      logLevel: 'silent',
      workers: 0,
    });
  });

  it('names the variable that cannot be read', () => {
    expect(() => configFrom({ PORT: '70000' })).toThrow('PORT must be a whole number from 0 to 65535');
    expect(() => configFrom({ PORT: 'x' })).toThrow('PORT');
    expect(() => configFrom({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of');
  });
});
