import type { Answered, Board, OddsAnswer, Resolution, UnitRequest } from '@riposte/rules';
import { circumstancesOf, type HouseRuleRecord, houseRules } from '../data/index.ts';
import { descriptionOf, type OperationDescription } from './description.ts';
import type { Actual } from './metrics.ts';
import { oncePer } from './once-per.ts';
import { atOnce, inTime } from './thread.ts';

/** What is sent to an operation, apart from what the table has settled for good. */
export type Question = Pick<UnitRequest, 'input' | 'dice' | 'decisions' | 'amendments'>;

/** One operation that can be asked. Its rules are at work beside the screen; the table's house rules go with every question. */
export interface Engine {
  readonly description: OperationDescription;
  /** What puts to a question the house rules that it can meet, as they stand now; so it is kept in the history. */
  settling(): Promise<(question: Question) => UnitRequest>;
  /** A request exactly as it stands. */
  resolve(request: UnitRequest): Promise<Answered<Resolution>>;
  odds(request: UnitRequest): Promise<Answered<OddsAnswer>>;
  /** How a state is shown, and what is open in it by the rules of this table. */
  board(state: unknown, rules: readonly HouseRuleRecord[]): Promise<Answered<{ board: Board }>>;
  /** What the metrics of the odds came to in an actual result. */
  actuals(result: unknown): Promise<Actual[]>;
}

/** The operation as soon as its description is here. @returns undefined for an operation that there is none of */
export const engineOf = oncePer(made);

async function made(operation: string): Promise<Engine | undefined> {
  const description = await descriptionOf(operation);
  return description && engineFor(description);
}

function engineFor(description: OperationDescription): Engine {
  const { id, decisions, parameters } = description;
  const known = knownTo({ decisions, parameters });
  return {
    description,
    async settling() {
      const house = circumstancesOf(await standing(id), known);
      return (question) => ({
        ...question,
        decisions: [...house.decisions, ...(question.decisions ?? [])],
        amendments: [...house.amendments, ...(question.amendments ?? [])],
      });
    },
    resolve: (request) => atOnce.ask(id, 'resolve', request),
    async odds(request) {
      const started = performance.now();
      const answer = await atOnce.ask(id, 'quickOdds', request);
      performance.clearMeasures('odds'); // for whoever watches, such as the bench; kept, they would pile up all evening
      performance.measure('odds', { start: started });
      return answer ?? inTime.ask(id, 'odds', request);
    },
    board: (state, rules) => atOnce.ask(id, 'board', { state, ...circumstancesOf(rules, known) }),
    actuals: (result) => atOnce.ask(id, 'actuals', result),
  };
}

/** What of the house rules an operation can meet. */
function knownTo({ decisions, parameters }: Pick<OperationDescription, 'decisions' | 'parameters'>) {
  const known = new Set([...decisions, ...parameters].map((one) => one.id));
  return (id: string) => known.has(id);
}

/** Gets the rules of an operation ready before anybody asks. What fails now is told when they are asked. */
export function readyRules(operation: string): void {
  atOnce.ask(operation, 'ready', undefined).catch(() => undefined);
}

/** Without a database there are no house rules, and rulings go on. */
async function standing(operation: string) {
  return houseRules(operation.split('.', 1)[0]).catch(() => []);
}
