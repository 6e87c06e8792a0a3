import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { OpenApi } from './openapi.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The published document, and the same in an older form for tools that know no newer one. */
@ApiExcludeController()
@Controller()
export class OpenApiController {
  private readonly openApi: OpenApi;

  constructor(openApi: OpenApi) {
    this.openApi = openApi;
  }

  @Get('openapi.json')
  @Header('content-type', JSON_TYPE)
  published(): Promise<string> {
    return this.openApi.json('3.1.0');
  }

  @Get('openapi-3.0.json')
  @Header('content-type', JSON_TYPE)
  older(): Promise<string> {
    return this.openApi.json('3.0.3');
  }
}
