import address from 'virtual:rules-worker';
import type { Asked, Reply } from './rules-worker.ts';
import type { Questions } from './work.ts';

/** Rules at work beside the screen, which meanwhile draws and takes taps. Questions are answered one after the other. */
export interface Thread {
  /** @throws Error when the rules could not be loaded, which an update in another tab may have caused */
  ask<Name extends keyof Questions>(
    operation: string,
    name: Name,
    sent: Questions[Name]['sent'],
  ): Promise<Questions[Name]['answer']>;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** It is started by the first question, and again by the next one after it has failed. */
function createThread(): Thread {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function started(): Worker {
    const fresh = new Worker(address, { type: 'module' });
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.failure !== undefined) return fail(fresh, data.failure);
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
    });
    fresh.addEventListener('error', () => fail(fresh, 'the rules could not be started'));
    return fresh;
  }

  /** A file that did not come would be missing for good in there: the next question gets a fresh one. */
  function fail(failed: Worker, why: string): void {
    if (failed !== worker) return;
    failed.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  }

  return {
    ask(operation, name, sent) {
      worker ??= started();
      const number = ++asked;
      worker.postMessage({ number, operation, name, sent } satisfies Asked);
      // What comes back is what the worker's table of work gives for this name.
      return new Promise((resolve, reject) =>
        waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject }),
      );
    },
  };
}

/** Answers whatever somebody waits for. */
export const atOnce = createThread();
/** Works out odds that take their time, so that nobody has to wait behind them. */
export const inTime = createThread();
