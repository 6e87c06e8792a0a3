import { type Answered, chapterLoaders, type OddsAnswer, type UnitRequest } from '@riposte/rules';
import type { Chapter } from './chapter.ts';
import { chapterNameOf } from './chapter-name.ts';

/** Works out odds that would hold up the screen. */

export interface OddsQuestion {
  number: number;
  operation: string;
  request: UnitRequest;
}

export interface OddsReply {
  number: number;
  answer: Answered<OddsAnswer>;
}

const chapters = new Map<string, Promise<Chapter | undefined>>();

async function loaded(name: string): Promise<Chapter | undefined> {
  await import('./no-eval.ts');
  const [{ chapterOf }, units] = await Promise.all([import('./chapter.ts'), chapterLoaders[name]?.()]);
  return units && chapterOf(units);
}

function remembered(operation: string): Promise<Chapter | undefined> {
  const name = chapterNameOf(operation);
  const known = chapters.get(name) ?? loaded(name);
  chapters.set(name, known);
  return known;
}

addEventListener('message', async ({ data }: MessageEvent<OddsQuestion>) => {
  const chapter = await remembered(data.operation);
  const answer = chapter?.odds(data.operation, data.request);
  if (answer) postMessage({ number: data.number, answer } satisfies OddsReply);
});
