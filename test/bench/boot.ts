import { attackByRest } from './asks.ts';
import { Served } from './child.ts';
import type { Section } from './figure.ts';
import { spread } from './measure.ts';

const STARTS = 5;

/** How long the built service takes from being started to answering an operation. */
export async function boot(): Promise<Section> {
  const starts: Start[] = [];
  for (let i = 0; i < STARTS; i++) starts.push(await start());
  const processor = starts.flatMap(({ processorSeconds }) => processorSeconds ?? []);
  return {
    title: 'Start',
    how: `Median of ${STARTS} starts of the built service, from the start of its process to an attack resolved by REST.`,
    figures: [
      {
        what: 'start to first answer',
        measured: spread(starts.map(({ seconds }) => seconds)),
        unit: 'seconds',
        target: { atMost: 2 },
      },
      ...(processor.length > 0
        ? [{ what: 'of it processor time', measured: spread(processor), unit: 'seconds' } as const]
        : []),
    ],
  };
}

interface Start {
  seconds: number;
  processorSeconds: number | undefined;
}

async function start(): Promise<Start> {
  const started = performance.now();
  const served = await Served.service();
  try {
    await served.firstAnswer(attackByRest());
    return { seconds: (performance.now() - started) / 1000, processorSeconds: served.processorSeconds };
  } finally {
    await served.stop();
  }
}
