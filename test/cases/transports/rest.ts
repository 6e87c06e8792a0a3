import { registry } from '@riposte/rules';
import { openServer, post, problemOf } from './server.ts';
import type { Transport } from './transport.ts';

/** Asks the service by REST. */
export async function openRest(): Promise<Transport> {
  const { url, stop } = await openServer();
  const pathOf = (id: string) =>
    registry.operations.has(id) ? `/v1/${id.replaceAll('.', '/')}` : `/v1/rules/${encodeURIComponent(id)}/evaluate`;
  return {
    concurrency: 8,
    ask: async (unitId, request) => {
      const answer = await post(url + pathOf(unitId), request);
      return 'result' in answer ? answer : { problem: problemOf(answer) };
    },
    close: stop,
  };
}
