import { frontDoor } from '@riposte/rules';
import { riposteRules } from '../library.ts';
import { completed } from '../openapi/document.ts';
import { answered, answerJson, type Question } from './question.ts';
import type { DocumentOrder, WorkerAnswer } from './worker-pool.ts';

/** What runs in each thread of the pool: the same library, asked the same questions. */
export default function work(questions: readonly Question[]): WorkerAnswer[] {
  return questions.map((question) => {
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
