import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_JSON, problemDetails } from '../problems/problem-details.ts';
import { type Answer, answerJson } from '../runner/question.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends an answer of the runner, or the problem with its question, once it is there: most are at once. */
export function sendAnswer(reply: FastifyReply, answer: Answer | Promise<Answer>): void | Promise<void> {
  if (answer instanceof Promise) return answer.then((later) => sendAnswer(reply, later));
  if (answer.problem) {
    const details = problemDetails(answer.problem);
    void reply.code(details.status).type(PROBLEM_JSON).send(JSON.stringify(details));
    return;
  }
  sendJson(reply, answerJson(answer));
}

/** Sends what is JSON already. */
export function sendJson(reply: FastifyReply, json: string): void {
  void reply.type(JSON_TYPE).send(json);
}

/** How many bytes the body had, as far as its sender said. */
export function bytesOf(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0);
}
