import { Controller, Get, HttpCode, Inject, Post, Req, Res, type Type } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Registry } from '@riposte/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutQuery } from '../http/checked.ts';
import { bytesOf, sendAnswer, sendJson } from '../http/send.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import type { Kind } from '../runner/question.ts';
import { Runner } from '../runner/runner.ts';
import { describedJson } from './described.ts';
import { operationsByChapter } from './paths.ts';

/**
 * One controller class for each chapter, one handler for each thing an operation can be asked. Nest's decorators are called as the
 * functions they are, so that guards, filters and interceptors apply as to classes written by hand.
 */
export function chapterControllers(registry: Registry): Type[] {
  return [...operationsByChapter(registry)].map(([chapter, operations]) =>
    chapterController(chapter, operations, registry),
  );
}

function chapterController(chapter: string, operations: readonly string[], registry: Registry): Type {
  class ChapterController {
    readonly runner: Runner;
    readonly rules: RulesLibrary;

    constructor(runner: Runner, rules: RulesLibrary) {
      this.runner = runner;
      this.rules = rules;
    }
  }
  const { prototype } = ChapterController;
  for (const id of operations) {
    const path = id
      .slice(chapter.length + 1)
      .split('.')
      .join('/');
    addHandler(prototype, `${id} resolve`, asks('resolve', id), [Post(path), HttpCode(200)]);
    addHandler(prototype, `${id} odds`, asks('odds', id), [Post(`${path}/odds`), HttpCode(200)]);
    if (registry.operations.get(id)?.tracker)
      addHandler(prototype, `${id} board`, asks('board', id), [Post(`${path}/board`), HttpCode(200)]);
    addHandler(prototype, `${id} description`, describes(id), [Get(path)]);
  }
  Object.defineProperty(ChapterController, 'name', { value: `ChapterController ${chapter}` });
  Reflect.defineMetadata('design:paramtypes', [Runner, Object], ChapterController);
  Inject(RULES)(ChapterController, undefined, 1);
  Controller(`v1/${chapter.split('.').join('/')}`)(ChapterController);
  ApiExcludeController()(ChapterController); // the registry has more to say of these routes than their handlers
  return ChapterController;
}

interface Handling {
  runner: Runner;
  rules: RulesLibrary;
}

type Handler = (this: Handling, request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/** Whole request and reply: nothing between the body and the library, which checks it. */
function asks(kind: Kind, id: string): Handler {
  return function ask(request, reply) {
    withoutQuery(request);
    return sendAnswer(reply, this.runner.run({ kind, id, request: request.body }, bytesOf(request)));
  };
}

function describes(id: string): Handler {
  return function describe(request, reply) {
    sendJson(reply, describedJson(this.rules, id, request));
  };
}

function addHandler(prototype: object, name: string, handler: Handler, decorators: readonly MethodDecorator[]): void {
  const descriptor = { value: handler, writable: true, configurable: true, enumerable: false };
  Object.defineProperty(prototype, name, descriptor);
  Req()(prototype, name, 0);
  Res()(prototype, name, 1);
  Reflect.defineMetadata('design:paramtypes', [Object, Object], prototype, name);
  for (const decorate of decorators) decorate(prototype, name, descriptor);
}
