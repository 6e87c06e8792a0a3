import { describe as described, registry } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { freshValue, freshVariant, samplesOf } from './fresh.ts';
import { gistOf } from './gist.ts';
import { type Field, type FormModel, formModel, type Shape } from './model.ts';
import { pointerOf, valueAt, valuesAt, withValue } from './values.ts';

const number = { type: 'integer', minimum: 0, maximum: 10 };
const schema = {
  $ref: '#/$defs/Input',
  $defs: {
    Input: {
      type: 'object',
      required: ['kind', 'who', 'command'],
      properties: {
        kind: { type: 'string', const: 'thing' },
        who: { $ref: '#/$defs/Person' },
        command: { $ref: '#/$defs/Command' },
        cover: { $ref: '#/$defs/Cover', description: 'Cover; usually none.' },
      },
    },
    Person: {
      type: 'object',
      title: 'Person',
      required: ['hp'],
      properties: {
        id: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
        hp: { ...number, title: 'HP', unit: 'HP' },
        speedFt: { ...number, unit: 'ft', description: 'Speed.' },
        maxHp: { ...number },
        bonuses: { type: 'array', maxItems: 3, items: { $ref: '#/$defs/Modifier' } },
        quick: { type: 'boolean' },
        shield: { type: 'boolean', description: 'Usually a shield is.' },
      },
    },
    Modifier: {
      type: 'object',
      required: ['label', 'value'],
      properties: { label: { type: 'string' }, source: { type: 'string' }, value: { type: 'number' } },
    },
    Command: {
      oneOf: [
        {
          type: 'object',
          title: 'Strike',
          required: ['do', 'dice'],
          properties: {
            do: { const: 'strike' },
            dice: { type: 'string', pattern: '^([1-9]\\d{0,2})d([1-9]\\d{0,3})$' },
          },
        },
        { type: 'object', required: ['do'], properties: { do: { const: 'nextTick' } } },
      ],
    },
    Cover: { type: 'string', enum: ['none', 'veryLight'] },
  },
};
const groups = [
  { title: 'First', fields: ['command', 'who.hp'] },
  { title: 'Rest', fields: ['who', 'cover'] },
];
const model = formModel(schema, groups);
const [first, rest] = model.groups;
const shapeOf = (fields: readonly Field[] | undefined, label: string): Shape | undefined =>
  fields?.find((field) => field.label === label)?.shape;
const inner = (field: Field | undefined) => (field?.shape.type === 'object' ? field.shape.fields : []);

describe('the model of a form', () => {
  it('has the groups of the operation, each field once', () => {
    expect(first?.fields.map((field) => field.label)).toEqual(['Command', 'Who: HP']);
    expect(rest?.fields.map((field) => field.label)).toEqual(['Who', 'Cover']);
    expect(inner(rest?.fields[0]).map((field) => field.label)).toEqual([
      'Id',
      'Speed',
      'Max HP',
      'Bonuses',
      'Quick',
      'Shield',
    ]);
  });

  it('knows bounds and units', () => {
    expect(shapeOf(first?.fields, 'Who: HP')).toEqual({
      type: 'number',
      whole: true,
      minimum: 0,
      maximum: 10,
      unit: 'HP',
    });
    expect(shapeOf(inner(rest?.fields[0]), 'Speed')).toMatchObject({ unit: 'ft' });
  });

  it('turns a closed choice into its variants', () => {
    expect(shapeOf(first?.fields, 'Command')).toMatchObject({
      type: 'union',
      key: 'do',
      variants: [
        {
          value: 'strike',
          label: 'Strike',
          fields: [{ shape: { type: 'silent', constant: 'strike' } }, { shape: { type: 'dice' } }],
        },
        { value: 'nextTick', label: 'Next tick' },
      ],
    });
  });

  it('takes the usual value of a choice from its words', () => {
    expect(shapeOf(rest?.fields, 'Cover')).toEqual({
      type: 'choice',
      usual: 'none',
      options: [
        { value: 'none', label: 'None' },
        { value: 'veryLight', label: 'Very light' },
      ],
    });
  });

  it('knows modifiers, and flags that may be left open', () => {
    const who = inner(rest?.fields[0]);
    expect(shapeOf(who, 'Bonuses')).toMatchObject({ type: 'list', isModifiers: true, least: 0, most: 3 });
    expect(shapeOf(who, 'Quick')).toEqual({ type: 'flag', isOpen: false });
    expect(shapeOf(who, 'Shield')).toEqual({ type: 'flag', isOpen: true });
    expect(shapeOf(who, 'Id')).toMatchObject({ type: 'silent' });
  });

  it('calls fields that stand alone in a group by whose they are', () => {
    const side = { type: 'object', required: ['value'], properties: { value: number } };
    const both = { type: 'object', required: ['a', 'b'], properties: { a: side, b: side } };
    const { groups: told } = formModel(both, [{ title: 'Both', fields: ['a.value', 'b.value'] }]);
    expect(told[0]?.fields.map((field) => field.label)).toEqual(['A: Value', 'B: Value']);
  });
});

describe('values', () => {
  const input = { who: { hp: 3, bonuses: [{ label: 'a', value: 1 }] } };

  it('are read and changed by path, the given ones untouched', () => {
    const changed = withValue(input, ['who', 'bonuses', 0, 'value'], 2);
    expect(valueAt(changed, ['who', 'bonuses', 0, 'value'])).toBe(2);
    expect(valueAt(input, ['who', 'bonuses', 0, 'value'])).toBe(1);
    expect(withValue(input, ['who', 'hp'], undefined)).toEqual({ who: { bonuses: input.who.bonuses } });
    expect(withValue(input, ['who', 'bonuses', 0], undefined)).toEqual({ who: { hp: 3, bonuses: [] } });
    expect(withValue({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
    expect(pointerOf(['who', 'bonuses', 0, 'value'])).toBe('/input/who/bonuses/0/value');
    expect([...valuesAt(input, ['who', 'bonuses', '*', 'label'])]).toEqual(['a']);
  });

  it('start from what an example has, within bounds, and from what must be there', () => {
    const samples = [{ who: { hp: 7 } }, { who: { hp: 99 } }];
    const hp = first?.fields[1] as Field;
    expect(freshValue(hp, samples)).toBe(7);
    expect(freshValue(hp, [{ who: { hp: 99 } }])).toBe(0);
    const command = first?.fields[0] as Field;
    if (command.shape.type !== 'union') throw new Error('a union was expected');
    expect(freshVariant(command.shape.key, command.shape.variants[0] as never, samples)).toEqual({
      do: 'strike',
      dice: '1d6',
    });
  });

  it('are told in a line', () => {
    const value = { hp: 3, quick: true, bonuses: [{ label: 'STR', value: -2 }], speedFt: 4 };
    expect(
      gistOf(
        inner(model.root).filter((f) => f.path[0] === 'who'),
        { who: value },
      ),
    ).toBe('3 HP · Speed 4 ft · STR −2 · quick');
  });
});

describe.each([...registry.operations.values()].map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const description = described(id);
    if (description.problem) throw new Error('every operation can be described');
    const form: FormModel = formModel(description.input ?? {}, description.groups);

    it('has a form in which no field is a riddle', () => {
      expect(form.groups.length).toBe(operation.groups.length);
      const labels = labelsOf(form.groups.flatMap((group) => group.fields));
      for (const label of labels) expect(label).toMatch(/^[\p{L}\d][^{}]*$/u);
      for (const { fields } of form.groups) expect(fields.length).toBeGreaterThan(0);
    });

    it('tells each of its examples in words', () => {
      for (const sample of samplesOf(description.examples)) {
        const gist = gistOf([form.root], { '': sample });
        expect(gist).not.toMatch(/[{}]|undefined|\[object/);
      }
    });
  },
);

function labelsOf(fields: readonly Field[]): string[] {
  return fields.flatMap(({ label, shape }) => [
    ...(shape.type === 'silent' ? [] : [label]),
    ...(shape.type === 'object' ? labelsOf(shape.fields) : []),
    ...(shape.type === 'union'
      ? shape.variants.flatMap((variant) => [variant.label, ...labelsOf(variant.fields)])
      : []),
    ...(shape.type === 'choice' || shape.type === 'some' ? shape.options.map((option) => option.label) : []),
    ...(shape.type === 'list' ? labelsOf([shape.item]) : []),
  ]);
}
