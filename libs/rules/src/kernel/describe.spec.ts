import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDescribe, describedSystems } from './describe.ts';
import { parameter } from './parameter.ts';
import { createRegistry } from './registry.ts';
import { whole } from './schema.ts';
import { operation, procedure } from './unit.ts';

const bonus = parameter({
  id: 'toy.dice.luck#bonus',
  title: 'Luck',
  default: 1,
  schema: whole(0, 9, 'Luck.'),
  changedBy: 'house rules',
});
const luck = procedure({
  id: 'toy.dice.luck',
  input: z.strictObject({ note: z.json().optional() }),
  output: z.strictObject({ lucky: z.boolean(), face: whole(1, 6, 'The face.') }),
  parameters: [bonus],
  dice: [{ key: 'luck', dice: '1d6', by: 'you', label: 'luck' }],
  outcome: ['lucky'],
  says: ({ lucky }) => (lucky ? 'Lucky.' : 'Not lucky.'),
  evaluate: (_, ruling) => {
    const face = ruling.roll('luck', 6);
    return { face, lucky: face + ruling.parameter(bonus) > 6 };
  },
});
const tryLuck = operation({
  id: 'toy.dice.try-luck',
  title: 'Try your luck',
  summary: 'One die.',
  input: z.strictObject({}),
  output: z.strictObject({ lucky: z.boolean() }),
  uses: [luck],
  dice: luck.dice,
  odds: { lucky: (result) => result.lucky },
  resolve: (_, ruling) => ({ lucky: ruling.run(luck, {}).lucky }),
  sentence: ({ lucky }) => (lucky ? 'Lucky.' : 'Not lucky.'),
  changes: () => [],
  groups: [],
  examples: [{ title: 'a try', request: { input: {} } }],
});
const texts = [
  { id: 'toy.dice.luck', title: 'Luck', kind: 'procedure', text: 'A 6 is lucky.', related: ['toy.dice.lore'] },
  { id: 'toy.dice.lore', title: 'Lore', kind: 'content', text: 'Luck is a goddess.', related: [] },
];
const registry = createRegistry([{ id: 'toy.dice', units: [luck, tryLuck] }], texts);
const describeUnit = createDescribe(registry);

describe('describe', () => {
  it('says everything of an operation, with what its rules bring', () => {
    expect(describeUnit('toy.dice.try-luck')).toMatchObject({
      kind: 'operation',
      title: 'Try your luck',
      input: { $ref: '#/$defs/ToyDiceTryLuckInput' },
      parameters: [{ id: 'toy.dice.luck#bonus', default: 1, schema: { type: 'integer', minimum: 0, maximum: 9 } }],
      odds: ['lucky'],
      uses: ['toy.dice.luck'],
    });
  });

  it('says of a rule what players read, and takes only its outcome for odds', () => {
    expect(describeUnit('toy.dice.luck')).toMatchObject({
      kind: 'rule',
      form: 'procedure',
      title: 'Luck',
      entry: { text: 'A 6 is lucky.' },
      odds: ['lucky'],
      related: ['toy.dice.lore'],
    });
  });

  it('describes a rule that is only read', () => {
    const lore = describeUnit('toy.dice.lore');
    expect(lore).toMatchObject({ kind: 'rule', title: 'Lore', dice: [] });
    expect(lore).not.toHaveProperty('input');
  });

  it('refuses an unknown id and names near ones', () => {
    expect(describeUnit('toy.dice.luk').problem).toMatchObject({ type: 'unknown-rule', id: 'toy.dice.luk' });
  });

  it('writes any JSON value as an open schema', () => {
    const { input } = describeUnit('toy.dice.luck') as unknown as { input: { $defs: Record<string, unknown> } };
    expect(Object.keys(input.$defs)).toEqual(['ToyDiceLuckInput']);
    expect(input.$defs.ToyDiceLuckInput).toMatchObject({ properties: { note: {} } });
  });
});

describe('systems', () => {
  it('lists operations and rules by chapter, rules that are only read too', () => {
    const chapter = { id: 'toy.dice', title: 'Dice', summary: 'All dice.', entries: texts };
    const [system] = describedSystems(registry, [{ id: 'toy', title: 'Toy', summary: 'A toy.', chapters: [chapter] }]);
    expect(system?.chapters[0]).toMatchObject({
      operations: ['toy.dice.try-luck'],
      rules: ['toy.dice.luck', 'toy.dice.lore'],
    });
  });
});
