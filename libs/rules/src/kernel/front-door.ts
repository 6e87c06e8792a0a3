import { acceptedOffers, type Board } from './board.ts';
import type { Compile } from './check.ts';
import { checkedCircumstances } from './checked-circumstances.ts';
import type { Unused } from './circumstances.ts';
import { Context } from './context.ts';
import type { ReachedDecision } from './decision.ts';
import { type EnteredOutcome, type EnteredRoll, enteredDice } from './dice/entered.ts';
import { freshSeed } from './dice/fresh-seed.ts';
import { LiveDice } from './dice/live.ts';
import { requireLasting } from './lasting.ts';
import { Memory } from './memory.ts';
import { exactOdds, type Question } from './odds/question.ts';
import type { MetricOdds } from './odds/report.ts';
import { sampledOdds } from './odds/sampling.ts';
import { BudgetExceeded, EXACT_BUDGET, RULE, Work } from './odds/work.ts';
import type { Amendment } from './parameter.ts';
import { type Prepared, preparing, type Wanted } from './prepared.ts';
import { type Answered, answered, type Problem, Refusal, unknownName, withoutOdds } from './problem.ts';
import type { Reach, Registry } from './registry.ts';
import { type BoardRequest, parsedBoardRequest, parsedInput, parsedRequest, type UnitRequest } from './request.ts';
import { Ruling } from './ruling.ts';
import type { TraceStep } from './trace.ts';
import type { AnyOperation, Change } from './unit.ts';

/**
 * A ruling. The answer's `rolls`, `seed`, `outcomes`, `decisions` and `amendments` are accepted unchanged as the next request's,
 * which is then answered the same.
 */
export interface Resolution {
  result: unknown;
  /** The ruling in one sentence. */
  sentence: string;
  /** What it changed; empty for rules. */
  changes: Change[];
  trace: TraceStep[];
  /** Present when given or when a die came from it. */
  seed?: string;
  rolls: EnteredRoll[];
  /** Entered outcomes that took the place of dice. */
  outcomes: readonly EnteredOutcome[];
  unused: Unused;
  decisions: readonly ReachedDecision[];
  amendments: readonly Amendment[];
  /** The rules that took part. */
  cites: readonly string[];
}

export interface OddsAnswer {
  metrics: MetricOdds[];
  /** What was sent and not needed, whatever the dice show (of a sample, by none of its runs). Entered dice never are: odds are of dice that have not fallen. */
  unused: Unused;
}

export interface FrontDoor {
  readonly registry: Registry;
  /** What happens, or what happened at the table. @param id an operation's id */
  resolve(id: string, request: UnitRequest): Answered<Resolution>;
  /** The same for an input that already has the shape of the operation's schema; nothing is checked again. */
  resolveParsed(id: string, request: UnitRequest): Answered<Resolution>;
  /** The odds of an operation's metrics: exact where the work budget allows, else sampled and marked so. */
  odds(id: string, request: UnitRequest): Answered<OddsAnswer>;
  /** The verdict of one rule. */
  evaluate(ruleId: string, request: UnitRequest): Answered<Resolution>;
  /**
   * How a state is shown, and which commands are open: all of them are accepted by `resolve` with the same decisions and amendments.
   * @param id of an operation whose states are kept as a fight goes on
   */
  board(id: string, request: BoardRequest): Answered<{ board: Board }>;
  /** The odds of one rule's outcome. */
  ruleOdds(ruleId: string, request: UnitRequest): Answered<OddsAnswer>;
  /** The ruling or verdict of an operation or rule, or undefined when it takes more rules than so many: for surfaces that do long work elsewhere. */
  answerWithin(id: string, request: UnitRequest, rules: number): Answered<Resolution> | undefined;
  /** The exact odds of an operation or rule, or undefined when they cost more than the budget: for surfaces that do long work elsewhere. */
  oddsWithin(id: string, request: UnitRequest, budget: number): Answered<OddsAnswer> | undefined;
}

/**
 * The one way into a registry of units. It remembers distributions, nothing else.
 * @param compile for whoever asks the same units very often, such as a service
 */
export function createFrontDoor(registry: Registry, compile?: Compile): FrontDoor {
  const memory = new Memory();
  const prepare = preparing(registry, compile);
  const titleOf = (rule: string) => registry.texts.get(rule)?.title ?? rule;

  /** @throws BudgetExceeded when `work` is limited and runs out */
  function answer(
    wanted: Wanted,
    id: string,
    sent: UnitRequest,
    isParsed: boolean,
    work = Work.ofRulings(),
  ): Answered<Resolution> {
    let ruling: Ruling | undefined;
    try {
      const part = prepare(wanted, id);
      const request = isParsed ? sent : parsedRequest(sent);
      const input = isParsed ? request.input : parsedInput(part.input, request.input);
      const circumstances = checkedCircumstances(part.told, request);
      const dice = liveDice(request, part.reach);
      const context = new Context(circumstances, work, memory, titleOf);
      ruling = new Ruling(dice, context, request.trace !== false);
      return resolution(part, input, ruling, dice, request);
    } catch (error) {
      return refused(error, ruling?.account.trace);
    }
  }

  function answerWithin(id: string, request: UnitRequest, rules: number): Answered<Resolution> | undefined {
    try {
      return answer('unit', id, request, false, new Work(rules * RULE));
    } catch (error) {
      if (error instanceof BudgetExceeded) return undefined;
      throw error;
    }
  }

  function boardOf(id: string, sent: BoardRequest): Answered<{ board: Board }> {
    return answered(() => {
      const { told, reach, ...part } = prepare('operation', id);
      const unit = part.unit as AnyOperation;
      const { tracker } = unit;
      if (!tracker) throw unknownName('unknown-operation', id, tracked(registry));
      const { state: given, ...settled } = parsedBoardRequest(sent);
      const state = parsedInput(tracker.state, given, '/state');
      const circumstances = checkedCircumstances(told, { input: state, ...settled });
      const fresh = () => {
        const dice = new LiveDice('board', undefined, reach.dice);
        return new Ruling(dice, new Context(circumstances, Work.ofRulings(), memory, titleOf), false);
      };
      const board = tracker.board(state, fresh());
      const accepts = (given: unknown) => {
        const command = tracker.command.safeParse(given);
        return command.success && isAccepted(() => unit.resolve({ state, command: command.data }, fresh()));
      };
      return { board: { ...board, offers: acceptedOffers(board.offers, accepts) } };
    });
  }

  function question(wanted: Wanted, id: string, sent: UnitRequest): Question {
    const { unit, told, reach, metrics, input } = prepare(wanted, id);
    if (Object.keys(metrics).length === 0) throw withoutOdds(id);
    const request = parsedRequest(sent);
    const rolls = request.dice?.rolls ?? NONE;
    enteredDice(rolls, reach.dice);
    return {
      unit,
      metrics,
      input: parsedInput(input, request.input),
      circumstances: checkedCircumstances(told, request),
      rolls,
    };
  }

  function oddsOf(
    wanted: Wanted,
    id: string,
    sent: UnitRequest,
    budget: number,
    whenOver: (asked: Question) => OddsAnswer | undefined,
  ) {
    return answered(() => {
      const asked = question(wanted, id, sent);
      try {
        return exactOdds(asked, new Work(budget), memory, titleOf);
      } catch (error) {
        if (error instanceof BudgetExceeded) return whenOver(asked);
        throw error;
      }
    });
  }

  const sampled = (asked: Question): OddsAnswer => sampledOdds(asked, memory, titleOf);
  return {
    registry,
    resolve: (id, request) => answer('operation', id, request, false),
    resolveParsed: (id, request) => answer('operation', id, request, true),
    board: boardOf,
    evaluate: (id, request) => answer('rule', id, request, false),
    odds: (id, request) => oddsOf('operation', id, request, EXACT_BUDGET, sampled) as Answered<OddsAnswer>,
    ruleOdds: (id, request) => oddsOf('rule', id, request, EXACT_BUDGET, sampled) as Answered<OddsAnswer>,
    answerWithin,
    oddsWithin: (id, request, budget) => oddsOf('unit', id, request, budget, () => undefined),
  };
}

/** Whether the rules let something be done: what the table must still roll or decide does not stand against it. */
function isAccepted(deed: () => unknown): boolean {
  const { problem } = answered(() => ({ done: deed() }));
  return problem === undefined || problem.type === 'needs-roll' || problem.type === 'needs-ruling';
}

function tracked({ operations }: Registry): string[] {
  return [...operations.values()].filter(({ tracker }) => tracker).map(({ id }) => id);
}

function resolution(
  { unit, lasting }: Prepared,
  input: unknown,
  ruling: Ruling,
  dice: LiveDice,
  request: UnitRequest,
): Resolution {
  const isOperation = unit.form === 'operation';
  const result = isOperation ? unit.resolve(input, ruling) : unit.evaluate(input, ruling);
  if (lasting) requireLasting(lasting, result.state);
  const { account, context } = ruling;
  if (!isOperation) ruling.cite(unit, result, input, 0);
  const answer: Resolution = {
    result,
    sentence: isOperation ? unit.sentence(result, input) : unit.says(result, input),
    changes: isOperation ? unit.changes(result, input) : [],
    trace: account.trace ?? [],
    rolls: dice.rolls(),
    outcomes: context.needed('outcomes'),
    unused: context.unused(dice.unused()),
    decisions: account.decisions,
    amendments: context.needed('amendments'),
    cites: account.cites.all,
  };
  const seed = dice.seed ?? request.dice?.seed;
  if (seed !== undefined) answer.seed = seed;
  return answer;
}

const NONE: readonly never[] = [];

function liveDice({ dice }: UnitRequest, reach: Reach): LiveDice {
  const seed = dice?.seed;
  const rolls = dice?.rolls ?? NONE;
  const missing = dice?.missing ?? (rolls.length > 0 && seed === undefined ? 'ask' : 'roll');
  const entered = rolls.length > 0 ? enteredDice(rolls, reach.dice) : undefined;
  return new LiveDice(missing === 'ask' ? undefined : (seed ?? freshSeed), entered, reach.dice);
}

/** Turns a refusal into an answer, with the steps so far where they help. Anything else is a mistake in the code. */
function refused(error: unknown, trace: TraceStep[] | undefined): { problem: Problem } {
  if (!(error instanceof Refusal)) throw error;
  const { problem } = error;
  const explains =
    problem.type === 'needs-roll' || problem.type === 'needs-ruling' || problem.type === 'illegal-action';
  return { problem: explains && trace ? { ...problem, trace } : problem };
}
