import { describe, expect, it } from 'vitest';
import { toyRules } from '../fixtures/toy.ts';
import { riposteRules } from '../library.ts';
import type { OpenApiVersion } from './components.ts';
import { completed, type OpenApiDocument } from './document.ts';

const byHand: OpenApiDocument = { openapi: '3.0.0', paths: {}, components: { schemas: {} } };
const make = (version: OpenApiVersion, rules = toyRules) => completed(byHand, rules, version);

function referencesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, member] of Object.entries(value)) {
    if (key === '$ref' && typeof member === 'string') found.add(member);
    else referencesOf(member, found);
  }
  return found;
}

describe('the OpenAPI document', () => {
  it('has a typed path for every operation, its odds and its description', () => {
    const { paths } = make('3.1.0');
    expect(Object.keys(paths)).toEqual([
      '/graphql',
      '/v1/toy-game/fight/attack-foe',
      '/v1/toy-game/fight/attack-foe/odds',
    ]);
    expect(paths['/v1/toy-game/fight/attack-foe']).toMatchObject({
      get: { operationId: 'toyGameFightAttackFoeDescription' },
      post: {
        operationId: 'toyGameFightAttackFoe',
        tags: ['Toy Game: Fight'],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/ToyGameFightAttackFoeRequest' },
              examples: { withTheFist: { value: { input: { weapon: { kind: 'fist' } } } } },
            },
          },
        },
        responses: {
          '200': { content: { 'application/json': { example: { seed: 'example' } } } },
          '422': { content: { 'application/problem+json': {} } },
        },
      },
    });
  });

  it('tells the forms of a choice apart', () => {
    expect(make('3.1.0').components?.schemas?.ToyWeapon).toMatchObject({
      discriminator: {
        propertyName: 'kind',
        mapping: { 'long-blade': '#/components/schemas/ToyBlade', fist: '#/components/schemas/ToyFist' },
      },
    });
  });

  it('describes what tells them apart, though there is only one thing to say', () => {
    for (const version of ['3.1.0', '3.0.3'] as const) {
      const { kind } = (make(version).components?.schemas?.ToyFist?.properties ?? {}) as Record<string, unknown>;
      expect(kind).toMatchObject({ description: 'Always fist.' });
    }
  });

  it('says in the older form what may be null', () => {
    const { ToyGameFightAttackFoeResult } = make('3.0.3').components?.schemas ?? {};
    const { stance } = (ToyGameFightAttackFoeResult?.properties ?? {}) as Record<string, unknown>;
    expect(stance).toMatchObject({
      anyOf: [{ allOf: [{ $ref: '#/components/schemas/ToyStance' }] }, { nullable: true }],
    });
  });

  it.each(['3.1.0', '3.0.3'] as const)(
    'can be made of all rules as %s, with every reference leading somewhere',
    (version) => {
      const document = make(version, riposteRules);
      const names = Object.keys(document.components?.schemas ?? {});
      const used = [...referencesOf(document)].map((reference) => reference.replace('#/components/schemas/', ''));
      expect(used.filter((name) => !names.includes(name))).toEqual([]);
      // Routes written by hand, which are not here, refer to these two.
      expect(names.filter((name) => !used.includes(name))).toEqual(['BatchAnswer', 'RuleRequest']);
    },
  );
});
