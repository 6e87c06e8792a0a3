import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Cache } from '../cache/cache.ts';

export class Health {
  @ApiProperty({ enum: ['ok', 'degraded'], description: 'Degraded: requests are answered, without the shared cache.' })
  status!: 'ok' | 'degraded';

  @ApiPropertyOptional({ enum: ['up', 'down'], description: 'The shared cache, where one is configured.' })
  redis?: 'up' | 'down';
}

/** Whether the service is alive, and whether it has everything it was given. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  private readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }

  @Get('live')
  @ApiOperation({ operationId: 'live', summary: 'Whether the service answers' })
  @ApiOkResponse({ type: Health, description: 'How it is.' })
  live(): Health {
    return { status: 'ok' };
  }

  /** Degraded is still 200: a balancer that took every instance out because one Redis is down would end the service. */
  @Get('ready')
  @ApiOperation({ operationId: 'ready', summary: 'Whether the service has everything it needs' })
  @ApiOkResponse({ type: Health, description: 'How it is.' })
  async ready(): Promise<Health> {
    const { shared } = this.cache;
    if (!shared) return { status: 'ok' };
    return (await shared.answers()) ? { status: 'ok', redis: 'up' } : { status: 'degraded', redis: 'down' };
  }
}
