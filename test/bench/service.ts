import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { attackByGraphql, attackByRest, bareByGraphql } from './asks.ts';
import { type Ask, Served } from './child.ts';
import type { Figure, Section } from './figure.ts';
import { type Contender, interleaved, type Pace, rateOf, ratioOf } from './measure.ts';
import { perSecond } from './words.ts';

const PACE: Pace = { rounds: 7, milliseconds: 3000, warmUpMilliseconds: 10_000 };
const CONNECTIONS = 8;

/** How fast the service answers, beside the framework that it stands on doing nothing. */
export async function service(): Promise<Section> {
  const scratch = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const served = await Served.service();
  try {
    const rest = attackByRest();
    const graphql = attackByGraphql();
    return {
      title: 'Service',
      how: `Requests a second of the server's processor time over ${CONNECTIONS} connections, medians of ${PACE.rounds} interleaved rounds of ${PACE.milliseconds / 1000} s. ×: beside a server that parses the same body and gives the same answer without working it out.`,
      figures: [
        await beside(served, rest, 'bare-nest.ts', { ...rest, path: '/echo' }, scratch, {
          what: 'an attack by REST, beside a bare Nest on Fastify',
          atLeast: 0.6,
        }),
        await beside(served, graphql, 'bare-apollo.ts', bareByGraphql(), scratch, {
          what: 'an attack by GraphQL, beside a bare Apollo on Fastify',
          atLeast: 0.7,
        }),
      ],
    };
  } finally {
    await served.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The service against a bare server of its own that is started with the service's answer. */
async function beside(
  served: Served,
  ask: Ask,
  bareFile: string,
  bareAsk: Ask,
  scratch: string,
  { what, atLeast }: { what: string; atLeast: number },
): Promise<Figure> {
  const answer = await served.firstAnswer(ask);
  const path = join(scratch, `${bareFile}.json`);
  writeFileSync(path, answer);
  const bare = await Served.start(['--import', 'tsx', join(import.meta.dirname, bareFile), path]);
  try {
    const bareAnswer = await bare.firstAnswer(bareAsk);
    if (bareAnswer.trim() !== answer.trim())
      throw new Error(`${bareFile} answers something else:\n${bareAnswer}\n${answer}`);
    const rates = await interleaved([loaded('bare', bare, bareAsk), loaded('service', served, ask)], PACE);
    const [own, other] = [rateOf(rates, 'service'), rateOf(rates, 'bare')];
    return {
      what,
      measured: ratioOf(rates, 'service', 'bare'),
      unit: 'ratio',
      target: { atLeast },
      note: `${perSecond(own.median)} beside ${perSecond(other.median)}`,
    };
  } finally {
    await bare.stop();
  }
}

/**
 * A server under load. Its rate is by its own processor time, where the system tells: by the clock it would be that of the machine,
 * which has the load to make and much else to do.
 */
function loaded(name: string, served: Served, { path, body }: Ask): Contender {
  return {
    name,
    async perSecond(milliseconds) {
      const before = served.processorSeconds;
      const { requests, duration, non2xx, errors } = await autocannon({
        url: served.url + path,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        connections: CONNECTIONS,
        duration: milliseconds / 1000,
      });
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`);
      const after = served.processorSeconds;
      return requests.total / (before === undefined || after === undefined ? duration : after - before);
    },
  };
}
