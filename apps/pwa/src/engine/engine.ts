import {
  type Answered,
  type AnyOperation,
  type Board,
  chapterLoaders,
  type OddsAnswer,
  type Resolution,
  type UnitRequest,
} from '@riposte/rules';
import { circumstancesOf, type HouseRuleRecord, houseRules } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { chapterNameOf } from './chapter-name.ts';
import { descriptionOf, type OperationDescription } from './description.ts';
import { longOdds } from './long-odds.ts';
import { type Actual, actualsOf } from './metrics.ts';

/** What is sent to an operation, apart from what the table has settled for good. */
export type Question = Pick<UnitRequest, 'input' | 'dice' | 'decisions' | 'amendments'>;

/** One operation that can be asked; its rules may still be on their way. The table's house rules go with every question. */
export interface Engine {
  readonly description: OperationDescription;
  /** The question with the house rules that it can meet, as it is kept in the history. */
  settled(question: Question): Promise<UnitRequest>;
  /** A request exactly as it stands. */
  resolve(request: UnitRequest): Promise<Answered<Resolution>>;
  odds(request: UnitRequest): Promise<Answered<OddsAnswer>>;
}

/** The same with its rules at hand. */
export interface LoadedEngine extends Engine {
  resolveNow(request: UnitRequest): Answered<Resolution>;
  /** How a state is shown, and what is open in it by the rules of this table. */
  boardNow(state: unknown, rules: readonly HouseRuleRecord[]): Answered<{ board: Board }>;
  /** What the metrics of the odds came to in an actual result. */
  actuals(result: unknown): Actual[];
  titleOf(rule: string): string;
}

/** Work that may be done while somebody waits: well under 50 ms on a slow phone. What costs more goes to the worker. */
const QUICK = 40_000;

/** An operation whose rules are loaded when it is first asked. */
export function engineFor(description: OperationDescription): Engine {
  const { id, decisions, parameters } = description;
  const known = knownTo({ decisions, parameters });
  return {
    description,
    async settled(question) {
      const house = circumstancesOf(await standing(id), known);
      return {
        ...question,
        decisions: [...house.decisions, ...(question.decisions ?? [])],
        amendments: [...house.amendments, ...(question.amendments ?? [])],
      };
    },
    resolve: async (request) => (await rulesOf(id)).chapter.resolve(id, request),
    odds: async (request) => {
      const { chapter } = await rulesOf(id);
      const started = performance.now();
      const answer = chapter.oddsWithin(id, request, QUICK);
      performance.clearMeasures('odds'); // for whoever watches, such as the bench; kept, they would pile up all evening
      performance.measure('odds', { start: started });
      return answer ?? longOdds(id, request);
    },
  };
}

/** What of the house rules an operation can meet. */
function knownTo({ decisions, parameters }: Pick<OperationDescription, 'decisions' | 'parameters'>) {
  const known = new Set([...decisions, ...parameters].map((one) => one.id));
  return (id: string) => known.has(id);
}

const engines = new Map<string, Promise<LoadedEngine | undefined>>();

/** @returns undefined for an operation that there is none of */
export function loadedEngine(operation: string): Promise<LoadedEngine | undefined> {
  const known = engines.get(operation) ?? made(operation);
  // A failure is kept as well: a screen that asks again and again would never get to say so.
  engines.set(operation, known);
  return known;
}

async function made(operation: string): Promise<LoadedEngine | undefined> {
  const description = await descriptionOf(operation);
  if (!description) return undefined;
  const { chapter, unit, titleOf } = await rulesOf(operation);
  return {
    ...engineFor(description),
    titleOf,
    actuals: (result) => actualsOf(unit, result),
    boardNow: (state, rules) => chapter.board(operation, { state, ...circumstancesOf(rules, knownTo(description)) }),
    resolveNow: (request) => chapter.resolve(operation, request),
  };
}

interface Rules {
  chapter: Chapter;
  unit: AnyOperation;
  titleOf(rule: string): string;
}

const chapters = new Map<string, Chapter>();

/** @throws Error when the chapter could not be loaded, or has no such operation */
export async function rulesOf(operation: string): Promise<Rules> {
  const name = chapterNameOf(operation);
  // Both at once: neither has to wait to be asked for by the other.
  const [{ chapterOf, titleOf }, units] = await Promise.all([import('./chapter.ts'), chapterLoaders[name]?.()]);
  const chapter = chapters.get(name) ?? (units && chapterOf(units));
  if (chapter) chapters.set(name, chapter);
  const unit = chapter?.operation(operation);
  if (!chapter || !unit) throw new Error(`the rules of ${operation} are not here`);
  return { chapter, unit, titleOf };
}

/** Without a database there are no house rules, and rulings go on. */
async function standing(operation: string) {
  return houseRules(operation.split('.', 1)[0]).catch(() => []);
}
