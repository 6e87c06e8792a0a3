import { frontDoor } from '@riposte/rules';
import { riposteRules } from '../library.ts';
import { completed } from '../openapi/document.ts';
import { answered, answerJson } from './question.ts';
import type { DocumentOrder, WorkerAnswer, WorkOrder } from './worker-pool.ts';

/** What runs in each thread of the pool: the same library, asked the same questions. Those for which no time is left are not begun. */
export default function work({ questions, until }: WorkOrder): (WorkerAnswer | undefined)[] {
  return questions.map((question) => {
    if (Date.now() > until) return undefined;
    const answer = answered(frontDoor, question);
    return answer.problem
      ? { json: JSON.stringify(answer.problem), isProblem: true }
      : { json: answerJson(answer), isProblem: false };
  });
}

/** The OpenAPI document as JSON. */
export function document({ byHand, version }: DocumentOrder): string {
  return JSON.stringify(completed(byHand, riposteRules, version));
}
