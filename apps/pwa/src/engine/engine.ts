import {
  type Answered,
  chapterLoaders,
  type Description,
  type OddsAnswer,
  type Resolution,
  type UnitRequest,
} from '@riposte/rules';
import { circumstancesOf, houseRules } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { chapterNameOf } from './chapter-name.ts';
import { longOdds } from './long-odds.ts';
import { type Actual, actualsOf } from './metrics.ts';

/** What is sent to an operation, apart from what the table has settled for good. */
export type Question = Pick<UnitRequest, 'input' | 'dice' | 'decisions' | 'amendments'>;

/** One operation, ready to be asked. The table's house rules go with every question. */
export interface Engine {
  readonly description: Description;
  /** The question with the house rules that it can meet, as it is kept in the history. */
  settled(question: Question): Promise<UnitRequest>;
  /** A request exactly as it stands. */
  resolve(request: UnitRequest): Answered<Resolution>;
  odds(request: UnitRequest): Promise<Answered<OddsAnswer>>;
  /** What the metrics of the odds came to in an actual result. */
  actuals(result: unknown): Actual[];
  titleOf(rule: string): string;
}

/** Work that may be done while somebody waits: well under 50 ms on a slow phone. What costs more goes to the worker. */
const QUICK = 40_000;

const engines = new Map<string, Promise<Engine | undefined>>();

/** @returns undefined for an operation that there is none of */
export function engineOf(operation: string): Promise<Engine | undefined> {
  const known = engines.get(operation) ?? made(operation);
  // A failure is kept as well: a screen that asks again and again would never get to say so.
  engines.set(operation, known);
  return known;
}

const chapters = new Map<string, Chapter>();

async function made(operation: string): Promise<Engine | undefined> {
  const name = chapterNameOf(operation);
  // Both at once: neither has to wait to be asked for by the other.
  const [{ chapterOf, titleOf }, units] = await Promise.all([import('./chapter.ts'), chapterLoaders[name]?.()]);
  const chapter = chapters.get(name) ?? (units && chapterOf(units));
  if (chapter) chapters.set(name, chapter);
  const unit = chapter?.operation(operation);
  const description = chapter?.describe(operation);
  if (!chapter || !unit || !description || description.problem) return undefined;
  const known = new Set([...description.decisions, ...description.parameters].map(({ id }) => id));
  return {
    description,
    titleOf,
    actuals: (result) => actualsOf(unit, result),
    resolve: (request) => chapter.resolve(operation, request),
    odds: async (request) => chapter.oddsWithin(operation, request, QUICK) ?? longOdds(operation, request),
    async settled(question) {
      const house = circumstancesOf(await standing(operation), (id) => known.has(id));
      return {
        ...question,
        decisions: [...house.decisions, ...(question.decisions ?? [])],
        amendments: [...house.amendments, ...(question.amendments ?? [])],
      };
    },
  };
}

/** Without a database there are no house rules, and rulings go on. */
async function standing(operation: string) {
  return houseRules(operation.split('.', 1)[0]).catch(() => []);
}
