import type { Answered, OddsAnswer, UnitRequest } from '@riposte/rules';
import type { Chapter } from './chapter.ts';

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

async function chapterFor(operation: string): Promise<Chapter | undefined> {
  await import('./no-eval.ts');
  const { loadedChapter } = await import('./chapter.ts');
  return loadedChapter(operation);
}

function remembered(operation: string): Promise<Chapter | undefined> {
  const name = operation.split('.', 2).join('.');
  const known = chapters.get(name) ?? chapterFor(operation);
  chapters.set(name, known);
  return known;
}

addEventListener('message', async ({ data }: MessageEvent<OddsQuestion>) => {
  const chapter = await remembered(data.operation);
  const answer = chapter?.odds(data.operation, data.request);
  if (answer) postMessage({ number: data.number, answer } satisfies OddsReply);
});
