import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { CONFIG, type Config } from '../config.ts';
import type { OpenApiVersion } from '../openapi/components.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { type Answer, type Question, TOO_DEEP } from './question.ts';

/** What a worker gives back for each question: JSON, which crosses threads as it is and goes out as it is. */
export interface WorkerAnswer {
  json: string;
  isProblem: boolean;
}

/** Questions for a thread, and the time in milliseconds (as of `Date.now`) after which it begins no further one. */
export interface WorkOrder {
  questions: readonly Question[];
  until: number;
}

/** A document to be completed with what the registry knows. */
export interface DocumentOrder {
  byHand: OpenApiDocument;
  version: OpenApiVersion;
}

/** How many pieces of work may wait for a free worker. */
const MOST_WAITING = 64;

/** What is begun within the time limit may take as long again; then its thread is ended. */
const TO_FINISH = 2;

/** Threads for work that would hold up everybody else. Each piece has a time limit, after which its thread is ended. */
@Injectable()
export class WorkerPool implements OnApplicationShutdown {
  private pool: Piscina | undefined;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly config: Config;

  constructor(@Inject(CONFIG) config: Config) {
    this.config = config;
  }

  /** False when all work is done in the main thread. */
  get isAvailable(): boolean {
    return this.config.workers > 0;
  }

  /** Starts the threads, so that the first long question need not wait for them. */
  start(): void {
    if (!this.isAvailable) return;
    this.pool ??= new Piscina({
      filename: join(this.config.folder, 'rules.worker.js'),
      minThreads: 1,
      maxThreads: this.config.workers,
      idleTimeout: 60_000,
      atomics: 'disabled',
    });
  }

  /** Answers in order. The time limit counts from now: what has waited so long is not begun. */
  async run(questions: readonly Question[]): Promise<Answer[]> {
    if (this.waiting.length >= MOST_WAITING) return questions.map(() => OVERLOADED);
    const { workTimeoutMs } = this.config;
    const until = Date.now() + workTimeoutMs;
    const signal = AbortSignal.timeout(TO_FINISH * workTimeoutMs);
    if (this.running < this.config.workers) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      if (Date.now() > until) return questions.map(() => OVERLOADED);
      return await this.worked({ questions, until }, signal);
    } finally {
      this.handOver();
    }
  }

  /** The OpenAPI document as JSON. */
  async document(order: DocumentOrder): Promise<string> {
    this.start();
    return (this.pool as Piscina).run(order, { name: 'document' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  /** A free thread goes to whoever has waited longest. */
  private handOver(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }

  private async worked(order: WorkOrder, signal: AbortSignal): Promise<Answer[]> {
    this.start();
    try {
      const answers: (WorkerAnswer | undefined)[] = await (this.pool as Piscina).run(order, { signal });
      return answers.map((answer) => (answer ? answerFrom(answer) : this.overTime()));
    } catch (error) {
      if (isUncloneable(error)) return order.questions.map(() => TOO_DEEP);
      if (!signal.aborted) throw error;
      return order.questions.map(() => this.overTime());
    }
  }

  private overTime(): Answer {
    const limit = `${this.config.workTimeoutMs} ms`;
    const message = `This takes longer than the service may spend on it: ${limit}.`;
    return { problem: { type: 'too-large', message, limit } };
  }
}

function answerFrom({ json, isProblem }: WorkerAnswer): Answer {
  return isProblem ? { problem: JSON.parse(json) } : { json };
}

/** What is nested very deeply cannot cross to another thread. */
function isUncloneable(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'DataCloneError');
}

const OVERLOADED: Answer = {
  problem: { type: 'unavailable', message: 'Too much long work is waiting; try again.' },
};
