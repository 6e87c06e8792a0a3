import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonObject, valid, withoutQuery } from '../http/checked.ts';
import { bytesOf, sendJson } from '../http/send.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { component } from '../openapi/component.ts';
import { problemDetails } from '../problems/problem-details.ts';
import { type Answer, answerJson, type Kind, type Question } from '../runner/question.ts';
import { Runner } from '../runner/runner.ts';
import { type BatchItem, BatchRequest } from './batch.dto.ts';
import { withOwnSeeds } from './batch-seeds.ts';

/** Many questions at once, answered in order, each with its own status. */
@ApiTags('batch')
@Controller('v1/batch')
export class BatchController {
  private readonly runner: Runner;
  private readonly rules: RulesLibrary;

  constructor(runner: Runner, @Inject(RULES) rules: RulesLibrary) {
    this.runner = runner;
    this.rules = rules;
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'batch', summary: 'Many questions at once' })
  @ApiBody({ type: BatchRequest })
  @ApiOkResponse({ description: 'The answers in order.', schema: component('BatchAnswer') })
  async run(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    withoutQuery(request);
    const { items, seed } = valid(BatchRequest.from(jsonObject(request.body)));
    const questions = withOwnSeeds(
      items.map((item) => this.questionOf(item)),
      seed,
    );
    const answers = await this.runner.runAll(questions, bytesOf(request));
    const written = answers.map((answer, index) => this.written(questions[index] as Question, answer));
    sendJson(reply, `{"answers":[${written.join(',')}]}`);
  }

  private questionOf({ id, kind, request }: BatchItem): Question {
    return { id, kind: kind ?? this.usualKind(id), request };
  }

  private usualKind(id: string): Kind {
    return this.rules.frontDoor.registry.rules.has(id) ? 'evaluate' : 'resolve';
  }

  private written({ id, kind }: Question, answer: Answer): string {
    const head = `"id":${JSON.stringify(id)},"kind":"${kind}"`;
    if (!answer.problem) return `{${head},"status":200,"answer":${answerJson(answer)}}`;
    const details = problemDetails(answer.problem);
    return `{${head},"status":${details.status},"problem":${JSON.stringify(details)}}`;
  }
}
