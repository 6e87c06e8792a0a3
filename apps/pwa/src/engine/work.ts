import {
  type Answered,
  type Board,
  type BoardRequest,
  chapterLoaders,
  type OddsAnswer,
  type Resolution,
  type UnitRequest,
} from '@riposte/rules';
import type { Chapter } from './chapter.ts';
import { chapterNameOf } from './chapter-name.ts';
import { type Actual, actualsOf } from './metrics.ts';
import { oncePer } from './once-per.ts';

/** What the screen asks of an operation's rules, by name: what is sent, and what comes back. */
export interface Questions {
  /** Gets the rules ready, and nothing else. */
  ready: { sent: undefined; answer: undefined };
  resolve: { sent: UnitRequest; answer: Answered<Resolution> };
  odds: { sent: UnitRequest; answer: Answered<OddsAnswer> };
  /** The same, or undefined where working them out would keep the next question waiting. */
  quickOdds: { sent: UnitRequest; answer: Answered<OddsAnswer> | undefined };
  /** How a state is shown, and what is open in it. */
  board: { sent: BoardRequest; answer: Answered<{ board: Board }> };
  /** What the metrics of the odds came to in an actual result. */
  actuals: { sent: unknown; answer: Actual[] };
}

type Work = {
  [Name in keyof Questions]: (
    chapter: Chapter,
    operation: string,
    sent: Questions[Name]['sent'],
  ) => Questions[Name]['answer'];
};

/** Well under 50 ms on a slow phone. */
const QUICK = 40_000;

const work: Work = {
  ready: () => undefined,
  resolve: (chapter, operation, request) => chapter.resolve(operation, request),
  odds: (chapter, operation, request) => chapter.odds(operation, request),
  quickOdds: (chapter, operation, request) => chapter.oddsWithin(operation, request, QUICK),
  board: (chapter, operation, request) => chapter.board(operation, request),
  actuals(chapter, operation, result) {
    const unit = chapter.operation(operation);
    return unit ? actualsOf(unit, result) : [];
  },
};

/** Answers a question by the rules of the operation's chapter, which are loaded for the first one. @throws Error when they cannot be */
export async function worked<Name extends keyof Questions>(
  operation: string,
  name: Name,
  sent: Questions[Name]['sent'],
): Promise<Questions[Name]['answer']> {
  return work[name](await chapter(chapterNameOf(operation)), operation, sent);
}

const chapter = oncePer(loaded);

async function loaded(name: string): Promise<Chapter> {
  // Both at once: neither has to wait to be asked for by the other.
  const [{ chapterOf }, units] = await Promise.all([import('./chapter.ts'), chapterLoaders[name]?.()]);
  if (!units) throw new Error(`the rules of ${name} are not here`);
  return chapterOf(units);
}
