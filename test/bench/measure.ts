/** Something whose speed is wanted. */
export interface Contender {
  name: string;
  /** Works for about so many milliseconds. @returns how often a second it got done */
  perSecond(milliseconds: number): number | Promise<number>;
}

export interface Pace {
  rounds: number;
  /** How long each contender works in each round. */
  milliseconds: number;
  warmUpMilliseconds: number;
}

/** Rates by contender; those at one place of the lists come from one round. */
export type Rates = ReadonlyMap<string, readonly number[]>;

/** The middle of several measurements, and the quarters of them on both sides of it. */
export interface Spread {
  low: number;
  median: number;
  high: number;
}

/**
 * Lets contenders work in turn, round by round, so that whatever else the machine does meets all of them alike:
 * the ratio within a round says more than any rate.
 */
export async function interleaved(contenders: readonly Contender[], pace: Pace): Promise<Rates> {
  for (const contender of contenders) await contender.perSecond(pace.warmUpMilliseconds);
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < pace.rounds; round++) {
    for (const { name, perSecond } of contenders) rates.get(name)?.push(await perSecond(pace.milliseconds));
  }
  return rates;
}

/**
 * A contender that repeats work which is over when it returns. Its rate is by processor time, its own and that of cleaning up after it:
 * on a machine that does much else, by the clock it would be the machine's.
 */
export function repeating(name: string, work: () => unknown): Contender {
  return { name, perSecond: (milliseconds) => ratePerSecond(work, milliseconds) };
}

/** Between two looks at the time. */
const BATCH = 16;

function ratePerSecond(work: () => unknown, milliseconds: number): number {
  const started = process.cpuUsage();
  let elapsed = 0;
  let count = 0;
  while (elapsed < milliseconds) {
    for (let i = 0; i < BATCH; i++) work();
    count += BATCH;
    const { user, system } = process.cpuUsage(started);
    elapsed = (user + system) / 1000;
  }
  return (count * 1000) / elapsed;
}

/** The rate of one contender. */
export function rateOf(rates: Rates, name: string): Spread {
  return spread(listOf(rates, name));
}

/** How many times as fast one contender was as another in the same round. */
export function ratioOf(rates: Rates, name: string, reference: string): Spread {
  const references = listOf(rates, reference);
  return spread(listOf(rates, name).map((rate, round) => rate / (references[round] ?? Number.NaN)));
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

function listOf(rates: Rates, name: string): readonly number[] {
  const list = rates.get(name);
  if (!list) throw new Error(`${name} was not measured`);
  return list;
}
