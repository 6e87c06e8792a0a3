import type { BoardRequest, FrontDoor, Problem, UnitRequest } from '@riposte/rules';
import type { AnyProblem } from '../problems/problem-details.ts';

export const KINDS = ['resolve', 'odds', 'board', 'evaluate', 'rule-odds'] as const;

/** What a surface asks: an operation's ruling or odds, how a state of its is shown and what is open in it, a rule's verdict or odds. */
export type Kind = (typeof KINDS)[number];

export interface Question {
  kind: Kind;
  id: string;
  /** As it was sent; the library checks it. */
  request: unknown;
}

/** An answer, as a value or already written down as JSON, or the problem with the question. */
export type Answer =
  | { problem: AnyProblem }
  | { problem?: undefined; value: unknown; json?: undefined }
  | { problem?: undefined; json: string; value?: undefined };

/** The answer as JSON. */
export function answerJson(answer: Exclude<Answer, { problem: AnyProblem }>): string {
  return answer.json ?? JSON.stringify(answer.value);
}

/** The answer as a value. */
export function answerValue(answer: Exclude<Answer, { problem: AnyProblem }>): unknown {
  return answer.json === undefined ? answer.value : JSON.parse(answer.json);
}

/** Answers here and now, however long it takes. */
export function answered(door: FrontDoor, { kind, id, request }: Question): Answer {
  const asked = request as UnitRequest;
  return unlessTooDeep(() => {
    if (kind === 'resolve') return answerOf(door.resolve(id, asked));
    if (kind === 'board') return answerOf(door.board(id, request as BoardRequest));
    if (kind === 'evaluate') return answerOf(door.evaluate(id, asked));
    return answerOf(kind === 'odds' ? door.odds(id, asked) : door.ruleOdds(id, asked));
  });
}

export function answerOf(given: { problem?: Problem | undefined }): Answer {
  return given.problem ? { problem: given.problem } : { value: given };
}

export interface TooDeep {
  problem: AnyProblem;
}

export const TOO_DEEP: TooDeep = {
  problem: { type: 'too-large', message: 'The request is nested too deeply.', limit: 'nesting' },
};

/** A request nested a thousand levels deep exhausts the stack of whatever walks through it, wherever that is. */
export function unlessTooDeep<T>(work: () => T): T | TooDeep {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return TOO_DEEP;
  }
}
