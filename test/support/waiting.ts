/** Waits a while. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Asks again and again until the answer is the one that is waited for. @throws Error when it takes too long */
export async function until<T>(ask: () => Promise<T>, isIt: (value: T) => boolean, limit = 5_000): Promise<number> {
  const started = Date.now();
  for (;;) {
    const value = await ask();
    if (isIt(value)) return Date.now() - started;
    if (Date.now() - started > limit) throw new Error(`still ${JSON.stringify(value)} after ${limit} ms`);
    await pause(25);
  }
}
