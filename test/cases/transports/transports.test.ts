import { registry } from '@riposte/rules';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AskRequest } from '../adapter.ts';
import { type Transport, transports } from './transport.ts';

const examples = [...registry.operations.values()].flatMap(({ id, examples }) =>
  examples.map(({ title, request }) => ({ id, title, request: request as AskRequest })),
);

describe.each(['rest', 'graphql'])('by %s', (via) => {
  let library: Transport;
  let service: Transport;
  beforeAll(async () => {
    process.env.RIPOSTE_URL ??= inject('serverUrl');
    library = (await transports.library?.()) as Transport;
    service = (await transports[via]?.()) as Transport;
  }, 120_000);
  afterAll(() => service?.close());

  it.each(examples)('$id: $title is answered as by the library', async ({ id, request }) => {
    const seeded = { ...request, dice: { seed: 'transport', missing: 'roll' as const, ...request.dice } };
    const expected = plain(await library.ask(id, seeded));
    expect(plain(await service.ask(id, seeded))).toEqual(expected);
  });

  it('a problem is answered as by the library', async () => {
    const id = 'cerberus.martial.defense.duel';
    const request: AskRequest = {
      input: { attacker: { reflex: 3 }, defender: { reflex: 4 } },
      dice: { missing: 'ask' },
    };
    const expected = plain(await library.ask(id, request));
    expect(expected.problem.type).toBe('needs-roll');
    expect(plain(await service.ask(id, request))).toEqual(expected);
  });
});

/** As JSON, and a field that is null as one that is absent: GraphQL cannot tell them apart. */
// biome-ignore lint/suspicious/noExplicitAny: answers have as many shapes as there are units
function plain(answer: any): any {
  return JSON.parse(JSON.stringify(answer, (_, value) => value ?? undefined));
}
