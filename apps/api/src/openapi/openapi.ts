import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { RULES, type RulesLibrary } from '../library.ts';
import { ANY } from '../lookups/decorators.ts';
import { partialViews } from '../lookups/views.ts';
import { WorkerPool } from '../runner/worker-pool.ts';
import type { OpenApiVersion } from './components.ts';
import { completed, type OpenApiDocument } from './document.ts';

const ABOUT = `Adjudicates tabletop combat: give it the situation, it returns the ruling, how it got there, and the exact odds.

- **Rulings**: POST to an operation. Without dice, they are rolled and the seed is returned; with \`dice.rolls\`, physical dice are entered by key, and missing ones are asked for (\`needs-roll\`).
- **Odds**: POST the same body to the operation's \`/odds\`.
- **Everything about an operation**: GET it.
- **Single rules**: \`/v1/rules/{id}\`, \`/evaluate\` and \`/odds\`.
- **Content of your own**: \`/v1/packs\` has the packs that are here; a request's \`entries\` fill places of its input from them, and its \`packs\` bring packs along for that request alone. What entries bring may be missing in the input.
- **Errors** are RFC 9457 problem details. A body that is no JSON object and wrong query parameters are 400, an unknown id in the path is 404, everything wrong inside a readable body is 422; \`errors\` names each fault by its JSON pointer.
- The service keeps nothing. GraphQL is at \`/graphql\`.`;

/** The OpenAPI document, made when it is first asked for. */
@Injectable()
export class OpenApi {
  private readonly rules: RulesLibrary;
  private readonly pool: WorkerPool;
  private readonly made = new Map<OpenApiVersion, Promise<string>>();
  private app: NestFastifyApplication | undefined;

  constructor(@Inject(RULES) rules: RulesLibrary, pool: WorkerPool) {
    this.rules = rules;
    this.pool = pool;
  }

  /** Nest reads its own routes from the application. */
  attach(app: NestFastifyApplication): void {
    this.app = app;
  }

  json(version: OpenApiVersion): Promise<string> {
    const known = this.made.get(version);
    if (known) return known;
    const making = this.make(version);
    this.made.set(version, making);
    making.catch(() => this.made.delete(version));
    return making;
  }

  /** Hundreds of schemas take long to write down, so a worker does it. */
  private async make(version: OpenApiVersion): Promise<string> {
    const byHand = this.byHand(version);
    if (this.pool.isAvailable) return this.pool.document({ byHand, version });
    return JSON.stringify(completed(byHand, this.rules, version));
  }

  private byHand(version: OpenApiVersion): OpenApiDocument {
    if (!this.app) throw new Error('the application is not attached yet');
    const about = new DocumentBuilder()
      .setTitle('Riposte')
      .setVersion('1')
      .setDescription(ABOUT)
      .setLicense('MIT', 'https://opensource.org/license/mit')
      .addServer('/')
      .setOpenAPIVersion(version)
      .build();
    const document = SwaggerModule.createDocument(this.app, about, { operationIdFactory: (_, method) => method });
    const plain: OpenApiDocument = JSON.parse(JSON.stringify(document), (key, value) =>
      key === 'type' && value === ANY ? undefined : value,
    );
    for (const [name, schema] of Object.entries(plain.components?.schemas ?? {})) {
      schema.additionalProperties = false;
      if (partialViews.has(name)) delete schema.required; // with `fields`, only some are there
    }
    return plain;
  }
}
