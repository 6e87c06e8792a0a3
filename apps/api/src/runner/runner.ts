import { Inject, Injectable } from '@nestjs/common';
import { refersToPacks, type UnitRequest } from '@riposte/rules';
import { Cache } from '../cache/cache.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { Packs } from '../packs/packs.ts';
import type { AnyProblem } from '../problems/problem-details.ts';
import { fingerprint } from './canonical.ts';
import { type Answer, answered, answerJson, answerOf, type Kind, type Question, unlessTooDeep } from './question.ts';
import { WorkerPool } from './worker-pool.ts';

/** Odds that cost no more work than this are answered at once, in a few milliseconds. */
const WORK_AT_ONCE = 10_000;

/** Rulings that take no more rules than this are made at once: with their trace, a millisecond or two. */
const RULES_AT_ONCE = 2_000;

/** How many odds one turn of the event loop tries to answer at once: one query may ask for many. */
const MOST_A_TURN = 8;

/** Bodies with more bytes than this are answered in a worker. */
const LARGE_BODY = 64 * 1024;

/** Batches with more questions than this are answered in a worker. */
const LARGE_BATCH = 25;

/** What was asked and how it went, for logs and metrics. */
export interface Answering {
  question: Question;
  answer: Answer;
  milliseconds: number;
}

/**
 * The one runner behind REST, GraphQL and batch: it asks the library, remembers odds, and sends long work to the worker threads.
 * The answer is the same wherever it was worked out.
 */
@Injectable()
export class Runner {
  private readonly rules: RulesLibrary;
  private readonly cache: Cache;
  private readonly pool: WorkerPool;
  private readonly packs: Pick<Packs, 'loaded'>;
  private readonly underway = new Map<string, Promise<Answer>>();
  /** Odds tried in this turn of the event loop. */
  private tried = 0;
  private readonly listeners: ((answering: Answering) => void)[] = [];

  constructor(@Inject(RULES) rules: RulesLibrary, cache: Cache, pool: WorkerPool, packs: Packs) {
    this.rules = rules;
    this.cache = cache;
    this.pool = pool;
    this.packs = packs;
  }

  /** @param bytes size of the request as sent, where it is known */
  run(question: Question, bytes = 0): Answer | Promise<Answer> {
    if (this.listeners.length === 0) return this.answer(question, bytes);
    return this.told(question, bytes);
  }

  /** Answers in order. Questions of one batch are independent: a problem with one is no problem for the others. */
  async runAll(questions: readonly Question[], bytes = 0): Promise<Answer[]> {
    const isLarge = questions.length > LARGE_BATCH || bytes > LARGE_BODY;
    if (!isLarge || !this.pool.isAvailable) return Promise.all(questions.map((question) => this.run(question)));
    const asked = questions.map((question) => this.byValue(question));
    const answers = (await this.pool.run(asked.filter((one) => 'request' in one))).values();
    return asked.map((one) => ('request' in one ? (answers.next().value as Answer) : one));
  }

  /** Tells a listener of every answer from now on. */
  listen(listener: (answering: Answering) => void): void {
    this.listeners.push(listener);
  }

  private answer(sent: Question, bytes: number): Answer | Promise<Answer> {
    const question = this.byValue(sent);
    if (!('request' in question)) return question;
    if (bytes > LARGE_BODY && this.pool.isAvailable) return this.elsewhere(question);
    if (isOdds(question.kind)) return this.odds(question);
    return this.atOnce(question) ?? this.elsewhere(question);
  }

  /** The question with what it refers to in packs put in, or the problem with that. Answers are remembered by what was put in. */
  private byValue(question: Question): Question | { problem: AnyProblem } {
    const { id, request } = question;
    if (!refersToPacks(request)) return question;
    const filled = unlessTooDeep(() => this.rules.packs.withEntries(id, request, this.packs.loaded));
    return filled.problem ? { problem: filled.problem } : { ...question, request: filled.request };
  }

  private async told(question: Question, bytes: number): Promise<Answer> {
    const started = performance.now();
    const answer = await this.answer(question, bytes);
    const milliseconds = performance.now() - started;
    for (const listener of this.listeners) listener({ question, answer, milliseconds });
    return answer;
  }

  private odds(question: Question): Answer | Promise<Answer> {
    const key = unlessTooDeep(() => fingerprint([question.kind, question.id, question.request]));
    if (typeof key !== 'string') return key;
    const known = this.cache.get('odds', key);
    if (typeof known === 'string') return { json: known };
    if (known === undefined) return this.freshOdds(question, key);
    return known.then((json) => (json === undefined ? this.freshOdds(question, key) : { json }));
  }

  private freshOdds(question: Question, key: string): Answer | Promise<Answer> {
    const underway = this.underway.get(key);
    if (underway) return underway;
    if (this.isTooMuchAtOnce()) return nextTurn().then(() => this.freshOdds(question, key));
    const answer = this.atOnce(question);
    if (answer) return this.remembered(answer, key);
    const working = this.elsewhere(question)
      .then((found) => this.remembered(found, key))
      .finally(() => this.underway.delete(key));
    this.underway.set(key, working);
    return working;
  }

  /** True when this turn of the event loop has had its share, and others wait for theirs. */
  private isTooMuchAtOnce(): boolean {
    if (this.tried === 0)
      void nextTurn().then(() => {
        this.tried = 0;
      });
    this.tried += 1;
    return this.tried > MOST_A_TURN;
  }

  /** Undefined when it costs too much to hold everybody else up: the odds of many dice, or a plan of hundreds of attacks. */
  private atOnce(question: Question): Answer | undefined {
    const { kind, id } = question;
    const { frontDoor } = this.rules;
    if (!this.isKnown(question) || !this.pool.isAvailable) return answered(frontDoor, question);
    if (kind === 'board') return undefined; // it tries every command that there may be
    const request = question.request as UnitRequest;
    return unlessTooDeep(() => {
      const found = isOdds(kind)
        ? frontDoor.oddsWithin(id, request, WORK_AT_ONCE)
        : frontDoor.answerWithin(id, request, RULES_AT_ONCE);
      return found && answerOf(found);
    });
  }

  /** Operations and rules are asked in different ways, and neither is taken for the other. */
  private isKnown({ kind, id }: Question): boolean {
    const { operations, rules } = this.rules.frontDoor.registry;
    return kind === 'evaluate' || kind === 'rule-odds' ? rules.has(id) : operations.has(id);
  }

  private remembered(answer: Answer, key: string): Answer {
    if (answer.problem) return answer;
    const json = answerJson(answer);
    this.cache.set('odds', key, json);
    return { json };
  }

  private async elsewhere(question: Question): Promise<Answer> {
    const [answer] = await this.pool.run([question]);
    return answer as Answer;
  }
}

function isOdds(kind: Kind): boolean {
  return kind === 'odds' || kind === 'rule-odds';
}

function nextTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
