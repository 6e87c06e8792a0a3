import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutQuery } from '../http/checked.ts';
import { bytesOf, sendAnswer, sendJson } from '../http/send.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { component } from '../openapi/component.ts';
import { Runner } from '../runner/runner.ts';
import { describedJson } from './described.ts';

/** A request to the rule that is the example of an id. */
const DUEL = {
  duel: {
    summary: 'A dodge against an arrow, rolled at the table',
    value: {
      input: { attacker: { reflex: 14 }, defender: { reflex: 10 } },
      dice: {
        rolls: [
          { key: 'attacker.reflex', faces: [11] },
          { key: 'defender.reflex', faces: [14] },
        ],
      },
    },
  },
};

/** Every rule alone: what players read of it, its verdict and its odds. */
@ApiTags('rules')
@ApiParam({ name: 'id', description: "The rule's id.", example: 'cerberus.martial.defense.duel' })
@Controller('v1/rules/:id')
export class RulesController {
  private readonly runner: Runner;
  private readonly rules: RulesLibrary;

  constructor(runner: Runner, @Inject(RULES) rules: RulesLibrary) {
    this.runner = runner;
    this.rules = rules;
  }

  @Get()
  @ApiOperation({ operationId: 'describeRule', summary: 'Everything about a rule' })
  @ApiOkResponse({ description: 'The description.', schema: component('Description') })
  @ApiQuery({ name: 'fields', type: String, required: false, description: 'Only these fields, separated by commas.' })
  describe(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendJson(reply, describedJson(this.rules, id, request));
  }

  @Post('evaluate')
  @ApiOperation({ operationId: 'evaluateRule', summary: 'The verdict of a rule' })
  @ApiBody({ schema: component('RuleRequest'), examples: DUEL })
  @ApiOkResponse({ description: 'The verdict.', schema: component('RuleAnswer') })
  @HttpCode(200)
  evaluate(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void | Promise<void> {
    withoutQuery(request);
    return sendAnswer(reply, this.runner.run({ kind: 'evaluate', id, request: request.body }, bytesOf(request)));
  }

  @Post('odds')
  @ApiOperation({ operationId: 'ruleOdds', summary: "The odds of a rule's outcome" })
  @ApiBody({ schema: component('RuleRequest'), examples: DUEL })
  @ApiOkResponse({ description: 'The odds.', schema: component('OddsAnswer') })
  @HttpCode(200)
  odds(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void | Promise<void> {
    withoutQuery(request);
    return sendAnswer(reply, this.runner.run({ kind: 'rule-odds', id, request: request.body }, bytesOf(request)));
  }
}
