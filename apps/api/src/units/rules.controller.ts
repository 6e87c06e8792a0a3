import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, sendAnswer, sendJson } from '../http/send.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { orThrow } from '../problems/problem-error.ts';
import { Runner } from '../runner/runner.ts';

/** Every rule alone: what players read of it, its verdict and its odds. */
@ApiExcludeController()
@Controller('v1/rules/:id')
export class RulesController {
  private readonly runner: Runner;
  private readonly rules: RulesLibrary;

  constructor(runner: Runner, @Inject(RULES) rules: RulesLibrary) {
    this.runner = runner;
    this.rules = rules;
  }

  @Get()
  describe(@Param('id') id: string, @Res() reply: FastifyReply): void {
    sendJson(reply, JSON.stringify(orThrow(this.rules.describe(id))));
  }

  @Post('evaluate')
  @HttpCode(200)
  async evaluate(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendAnswer(reply, await this.runner.run({ kind: 'evaluate', id, request: request.body }, bytesOf(request)));
  }

  @Post('odds')
  @HttpCode(200)
  async odds(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendAnswer(reply, await this.runner.run({ kind: 'rule-odds', id, request: request.body }, bytesOf(request)));
  }
}
