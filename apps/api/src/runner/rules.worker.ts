import { frontDoor } from '@riposte/rules';
import { answered, answerJson, type Question } from './question.ts';
import type { WorkerAnswer } from './worker-pool.ts';

/** What runs in each thread of the pool: the same library, asked the same questions. */
export default function work(questions: readonly Question[]): WorkerAnswer[] {
  return questions.map((question) => {
    const answer = answered(frontDoor, question);
    return answer.problem
      ? { json: JSON.stringify(answer.problem), isProblem: true }
      : { json: answerJson(answer), isProblem: false };
  });
}
