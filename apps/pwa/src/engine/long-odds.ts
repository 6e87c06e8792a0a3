import address from 'virtual:odds-worker';
import type { Answered, OddsAnswer, UnitRequest } from '@riposte/rules';
import type { OddsQuestion, OddsReply } from './odds-worker.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answered<OddsAnswer>) => void>();

/** Odds worked out beside the screen's own thread. Questions are answered in order; one that is outdated costs nobody a wait. */
export function longOdds(operation: string, request: UnitRequest): Promise<Answered<OddsAnswer>> {
  worker ??= started();
  const number = ++asked;
  const answered = new Promise<Answered<OddsAnswer>>((resolve) => waiting.set(number, resolve));
  worker.postMessage({ number, operation, request } satisfies OddsQuestion);
  return answered;
}

function started(): Worker {
  const fresh = new Worker(address, { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => {
    waiting.get(data.number)?.(data.answer);
    waiting.delete(data.number);
  });
  return fresh;
}
