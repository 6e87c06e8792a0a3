import type { Questions } from './work.ts';

/** Rules at work beside the screen. */

export interface Asked<Name extends keyof Questions = keyof Questions> {
  number: number;
  operation: string;
  name: Name;
  sent: Questions[Name]['sent'];
}

/** An answer, or why there is none; both with the number of the question. */
export type Reply = { number: number } & ({ answer: unknown; failure?: undefined } | { failure: string });

async function answered({ number, operation, name, sent }: Asked): Promise<Reply> {
  try {
    await import('./no-eval.ts');
    const { worked } = await import('./work.ts');
    return { number, answer: await worked(operation, name, sent) };
  } catch (error) {
    return { number, failure: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => postMessage(await answered(data)));
