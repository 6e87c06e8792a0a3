import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { checked, jsonObject, withoutQuery } from '../http/checked.ts';
import { fieldsOfView } from '../lookups/decorators.ts';
import { partial } from '../lookups/paging.ts';
import { ListQuery } from '../lookups/queries.ts';
import { Packs } from './packs.ts';
import { KindsQuery } from './queries.ts';
import { EntryView, KindView, PackPage, PackSummaryView, PackView } from './views.ts';

/** A pack that can be checked, and loaded. */
const HARBOR = {
  id: 'harbor-watch',
  title: 'The harbor watch',
  version: 1,
  system: 'phase-combat',
  entries: { weapons: [{ id: 'gaff', name: 'gaff', kind: 'hth', twoHanded: true, strMin: 10 }] },
};

const PACK_ID = { name: 'pack', description: "The pack's id.", example: 'dex-rank-sample' };

/** Content that tables bring along: what is here, and whether a new pack would do. */
@ApiTags('packs')
@Controller('v1/packs')
export class PacksController {
  private readonly packs: Packs;

  constructor(packs: Packs) {
    this.packs = packs;
  }

  @Get()
  @ApiOperation({ operationId: 'listPacks', summary: 'The packs that are here, and those that were refused' })
  @ApiOkResponse({ description: 'What there is.', type: PackPage })
  list(@Query() query: ListQuery): object {
    const list = checked(ListQuery, query);
    return partial(this.packs.list(list), list.fields, fieldsOfView(PackSummaryView));
  }

  @Get('kinds')
  @ApiOperation({ operationId: 'listPackKinds', summary: 'What packs may hold, with the schema of each entry' })
  @ApiOkResponse({ description: 'What there is.', type: KindView, isArray: true })
  kinds(@Query() query: KindsQuery): KindView[] {
    return this.packs.kinds(checked(KindsQuery, query).system);
  }

  @Post('check')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'checkPack',
    summary: 'Whether a pack would do; nothing of it is kept',
    description:
      'A faulty pack is answered with `invalid-input`: `errors[].says` names the entry, the field and what would be right.',
  })
  @ApiBody({
    schema: { type: 'object', additionalProperties: true, description: 'The pack as a document.' },
    examples: { harbor: { summary: 'A pack with one weapon', value: HARBOR } },
  })
  @ApiOkResponse({ description: 'What it holds.', type: PackSummaryView })
  check(@Req() request: FastifyRequest): PackSummaryView {
    withoutQuery(request);
    return this.packs.check(jsonObject(request.body));
  }

  @Get(':pack')
  @ApiOperation({ operationId: 'getPack', summary: 'A whole pack, as it can be loaded elsewhere' })
  @ApiParam(PACK_ID)
  @ApiOkResponse({ description: 'The pack.', type: PackView })
  pack(@Param('pack') id: string, @Req() request: FastifyRequest): PackView {
    withoutQuery(request);
    return this.packs.pack(id);
  }

  @Get(':pack/:kind/:entry')
  @ApiOperation({ operationId: 'getPackEntry', summary: 'One entry, to be given by value' })
  @ApiParam(PACK_ID)
  @ApiParam({ name: 'kind', description: 'The kind.', example: 'weapons' })
  @ApiParam({ name: 'entry', description: "The entry's id.", example: 'broadblade' })
  @ApiOkResponse({ description: 'The entry.', type: EntryView })
  entry(
    @Param('pack') pack: string,
    @Param('kind') kind: string,
    @Param('entry') entry: string,
    @Req() request: FastifyRequest,
  ): EntryView {
    withoutQuery(request);
    return this.packs.entry(pack, kind, entry);
  }
}
