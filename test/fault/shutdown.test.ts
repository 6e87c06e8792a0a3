import { request } from 'node:http';
import { describe, expect, type TestContext, test } from 'vitest';
import { attack, exampleOf, pathOf } from '../contract/requests.ts';
import { isOpen, takePort } from '../support/ports.ts';
import { Server, startServer } from '../support/server.ts';
import { pause } from '../support/waiting.ts';

const PATH = pathOf(attack);
const example = exampleOf(attack);

/** How long a server with nothing to do may take to end. */
const IDLE_MS = 2_000;

type Hooks = Pick<TestContext, 'onTestFinished'>;

/** A server that does not outlive the test. */
async function started({ onTestFinished }: Hooks, environment: Record<string, string> = {}): Promise<Server> {
  const server = await startServer(environment);
  onTestFinished(() => void server.stop('SIGKILL'));
  return server;
}

/** A question that keeps a worker busy for some time: hundreds of dice, sampled. */
function longQuestion(number: number) {
  const input = structuredClone(example.input) as { attack: { damageDice: string } };
  input.attack.damageDice = `${300 + number}d999`;
  return { input };
}

describe('a server that is told to end', () => {
  test.for(['SIGTERM', 'SIGINT'] as const)(
    '%s: answers what it was asked, closes its port, exits with 0',
    async (signal, hooks) => {
      const server = await started(hooks);
      const port = Number(new URL(server.url).port);
      const client = server.client();
      await client.get('/health/live');
      const asked = [
        ...[1, 2, 3].map((number) => client.post(`${PATH}/odds`, longQuestion(number))),
        client.post('/v1/batch', { items: Array(100).fill({ id: attack.id, request: example }) }),
        ...Array.from({ length: 20 }, () => client.post(PATH, example)),
      ];
      await client.get('/health/live'); // whoever is answered came after them: all of them have arrived
      const ended = server.stop(signal);
      const answers = await Promise.all(asked);
      expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(asked.map(() => 200));
      expect(await ended).toBe(0);
      expect(await isOpen(port)).toBe(false);
      expect(server.log.filter(({ level }) => level >= 40)).toEqual([]);
      client.close();
    },
  );

  test('waits for a request that is still being sent', async (hooks) => {
    const server = await started(hooks);
    const body = JSON.stringify(example);
    const answer = new Promise<number | undefined>((done, fail) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const sent = request(server.url + PATH, { method: 'POST', headers }, (response) => done(response.statusCode));
      sent.on('error', fail);
      sent.write(body.slice(0, 20));
      setTimeout(() => sent.end(body.slice(20)), 600);
    });
    await pause(200);
    const ended = server.stop();
    expect(await answer).toBe(200);
    expect(await ended).toBe(0);
  });

  test('ends at once when there is nothing to do, though connections are open', async (hooks) => {
    const server = await started(hooks);
    const client = server.client();
    await Promise.all(Array.from({ length: 10 }, () => client.get('/health/live')));
    const before = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - before).toBeLessThan(IDLE_MS);
    client.close();
  });
});

describe.concurrent('a server that starts', () => {
  test('needs no configuration and no Redis, and has nothing to complain of', async (hooks) => {
    const server = await started(hooks);
    const client = server.client();
    expect((await client.get('/health/ready')).body).toEqual({ status: 'ok' });
    expect((await client.post(PATH, example)).status).toBe(200);
    expect(server.log.filter(({ level }) => level >= 40)).toEqual([]);
    client.close();
  });

  test('says which port is taken, and exits with 1', async () => {
    const { port, holder } = await takePort();
    const server = new Server({ PORT: String(port), REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await server.exit()).toBe(1);
    holder.close();
    expect(server.output).toContain(`port ${port} is taken`);
    expect(server.output).not.toMatch(/\n\s+at /);
  });

  test.each([
    ['PORT', 'banana', 'PORT must be a whole number from 0 to 65535, not banana'],
    ['PORT', '70000', 'PORT must be'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['WORKERS', '-1', 'WORKERS must be'],
  ])('says what is wrong with %s=%s, and exits with 1', async (name, value, message) => {
    const server = new Server({ PORT: '0', [name]: value });
    expect(await server.exit()).toBe(1);
    expect(server.output).toContain(message);
    expect(server.output).not.toMatch(/\n\s+at /);
  });

  test('logs no bodies and no addresses of callers, even when it logs everything', async (hooks) => {
    const server = await started(hooks, { LOG_LEVEL: 'trace' });
    const client = server.client();
    const secret = 'a-name-that-is-nobodys-business';
    const input = structuredClone(example.input) as { attacker: { name: string } };
    input.attacker.name = secret;
    expect((await client.post(PATH, { ...example, input })).status).toBe(200);
    expect((await client.post(PATH, { input: { [secret]: 1 } })).status).toBe(422);
    client.close();
    await server.stop();
    expect(server.log.length).toBeGreaterThan(1);
    expect(server.output).not.toContain(secret);
    expect(server.output).not.toMatch(/remoteAddress|user-agent/);
  });
});
