import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decision } from './decision.ts';
import { deepFrozen, doorTo, ruled } from './testing/door.ts';
import { formula } from './unit.ts';

const kinds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sword'), reach: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('bow'), range: z.strictObject({ feet: z.number() }) }),
]);

const asked = decision({ id: 'test.kernel.rule#asked', question: 'What now?', schema: z.json(), usual: 1 });

const rule = formula({
  id: 'test.kernel.rule',
  input: z.strictObject({
    dr: z.int().min(0).max(10),
    name: z.string().min(1).max(5).optional(),
    tags: z
      .array(z.enum(['a', 'b']))
      .max(2)
      .optional(),
    weapon: kinds.optional(),
    loose: z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.strictObject({ c: z.int() }) })]).optional(),
    'odd/na~me': z.int().optional(),
    either: z.union([z.string(), z.array(z.int())]).optional(),
  }),
  output: z.strictObject({ dr: z.int() }),
  decisions: [asked],
  says: () => '',
  evaluate: ({ dr }, ruling) => ({ dr: ruling.decide(asked) === 1 ? dr : 0 }),
});

const { evaluate } = doorTo(rule);
const faults = (request: unknown) => {
  const { problem } = evaluate('test.kernel.rule', deepFrozen(request) as never);
  return problem?.type === 'invalid-input' ? problem.errors : problem;
};

describe('an input that does not fit', () => {
  it.each([
    ['a missing field', {}, '/input/dr', 'a number', 'nothing'],
    ['a fraction', { dr: 1.5 }, '/input/dr', 'a whole number', '1.5'],
    ['another type', { dr: '3' }, '/input/dr', 'a number', '"3"'],
    ['no number', { dr: Number.NaN }, '/input/dr', 'a number', 'NaN'],
    ['too little', { dr: -1 }, '/input/dr', 'at least 0', '-1'],
    ['too much', { dr: 11 }, '/input/dr', 'at most 10', '11'],
    ['far too much', { dr: 1e308 }, '/input/dr', 'at most 10', '1e+308'],
    ['far too little', { dr: -1e308 }, '/input/dr', 'at least 0', '-1e+308'],
    [
      'beyond the safe integers without a bound',
      { dr: 1, 'odd/na~me': 1e308 },
      '/input/odd~1na~0me',
      'at most 9007199254740991',
      '1e+308',
    ],
    ['none of several forms', { dr: 1, either: true }, '/input/either', 'a text, or a list', 'true'],
    ['an unknown field', { dr: 1, armor: 2 }, '/input/armor', 'no such field', '2'],
    ['a text too long', { dr: 1, name: 'abcdef' }, '/input/name', 'a text whose length is at most 5', '"abcdef"'],
    ['an item of a list', { dr: 1, tags: ['a', 'c'] }, '/input/tags/1', 'one of "a", "b"', '"c"'],
    [
      'a list too long',
      { dr: 1, tags: ['a', 'b', 'a'] },
      '/input/tags',
      'a list whose length is at most 2',
      'a list of 3',
    ],
    ['an object for a list', { dr: 1, tags: {} }, '/input/tags', 'a list', 'an object'],
    ['a list for the input', [], '/input', 'an object', 'a list of 0'],
    ['nothing at all', undefined, '/input', 'an object', 'nothing'],
    ['null', null, '/input', 'an object', 'null'],
    ['a field with a slash', { dr: 1, 'odd/na~me': 'x' }, '/input/odd~1na~0me', 'a number', '"x"'],
    ['an unknown field with a slash', { dr: 1, 'a/b': 0 }, '/input/a~1b', 'no such field', '0'],
    [
      'a field of the variant',
      { dr: 1, weapon: { kind: 'sword', reach: 0 } },
      '/input/weapon/reach',
      'at least 1',
      '0',
    ],
    [
      'deep in the variant',
      { dr: 1, weapon: { kind: 'bow', range: { feet: '9' } } },
      '/input/weapon/range/feet',
      'a number',
      '"9"',
    ],
    [
      'another variant’s field',
      { dr: 1, weapon: { kind: 'bow', reach: 1, range: { feet: 1 } } },
      '/input/weapon/reach',
      'no such field',
      '1',
    ],
    ['an unknown variant', { dr: 1, weapon: { kind: 'axe' } }, '/input/weapon/kind', 'one of "sword", "bow"', '"axe"'],
    ['no variant', { dr: 1, weapon: {} }, '/input/weapon/kind', 'one of "sword", "bow"', 'nothing'],
    ['the nearest form of an open choice', { dr: 1, loose: { b: { c: 'x' } } }, '/input/loose/b/c', 'a number', '"x"'],
  ])('%s', (_, input, pointer, expected, got) => {
    expect(faults({ input })).toEqual([{ pointer, expected, got }]);
  });

  it('is told all its faults at once, but no book of them', () => {
    expect(faults({ input: { name: '', tags: ['x'] } })).toHaveLength(3);
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field${i}`, i]));
    const answer = evaluate('test.kernel.rule', { input: { dr: 1, ...unknown } });
    expect(answer.problem?.type === 'invalid-input' && answer.problem.errors).toHaveLength(20);
    expect(answer.problem?.message).toMatch(/ And 499 more\.$/);
    expect(answer.problem?.message.length).toBeLessThan(300);
  });

  it('is told the first fault of a very long list', () => {
    const rolls = [...Array.from({ length: 1500 }, () => ({ key: 'd', faces: [1] })), { key: 'd', faces: [] }, {}];
    expect(faults({ input: { dr: 1 }, dice: { rolls } })).toMatchObject([{ pointer: '/dice/rolls/1500/faces' }]);
    const decisions = Array.from({ length: 1500 }, () => ({ id: asked.id }));
    expect(faults({ input: { dr: 1 }, decisions })).toMatchObject([{ pointer: '/decisions/0/value' }]);
  });

  it('may have more faults than fit on a stack', () => {
    const unknown = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`field${i}`, i]));
    const rolls = Array.from({ length: 50_000 }, () => ({ key: 1, faces: ['x'], more: 1e308 }));
    for (const request of [
      { input: unknown },
      { input: { dr: 1 }, dice: { rolls } },
      { input: { dr: 1, loose: { b: unknown } } },
    ])
      expect(evaluate('test.kernel.rule', request as never).problem?.type).toBe('invalid-input');
  });
});

describe('an envelope that does not fit', () => {
  it('lacks its input', () => {
    expect(faults({})).toEqual([{ pointer: '/input', expected: 'an object', got: 'nothing' }]);
  });

  it.each([
    ['no request', undefined, ''],
    ['a text', 'x', ''],
    ['a field that it has not', { input: { dr: 1 }, seed: 's' }, '/seed'],
    ['a seed that is a number', { input: { dr: 1 }, dice: { seed: 5 } }, '/dice/seed'],
    ['a decision without a value', { input: { dr: 1 }, decisions: [{ id: asked.id }] }, '/decisions/0/value'],
    [
      'a scope with spaces',
      { input: { dr: 1 }, decisions: [{ id: asked.id, at: 'a b', value: 1 }] },
      '/decisions/0/at',
    ],
    ['a scope of dots', { input: { dr: 1 }, decisions: [{ id: asked.id, at: '.', value: 1 }] }, '/decisions/0/at'],
    [
      'an unknown operation',
      { input: { dr: 1 }, amendments: [{ parameter: 'x', op: 'div', value: 1, source: 's' }] },
      '/amendments/0/op',
    ],
    [
      'an amendment from nowhere',
      { input: { dr: 1 }, amendments: [{ parameter: 'x', op: 'add', value: 1 }] },
      '/amendments/0/source',
    ],
    ['a trace that is no yes or no', { input: { dr: 1 }, trace: 'yes' }, '/trace'],
  ])('%s', (_, request, pointer) => {
    expect(faults(request)).toMatchObject([{ pointer }]);
  });

  it('says what an answer could be where there is none', () => {
    expect(faults({ input: { dr: 1 }, decisions: [{ id: asked.id }] })).toMatchObject([
      { expected: 'a text, or a number, or true or false, or null, or a list, or an object', got: 'nothing' },
    ]);
  });

  it('names unknown decisions, parameters and rules with the nearest that there are', () => {
    expect(faults({ input: { dr: 1 }, decisions: [{ id: 'test.kernel.rule#ask', value: 1 }] })).toMatchObject({
      type: 'unknown-decision',
      closest: [asked.id],
    });
    expect(
      faults({ input: { dr: 1 }, amendments: [{ parameter: 'x#y', op: 'add', value: 1, source: 's' }] }),
    ).toMatchObject({ type: 'unknown-parameter', id: 'x#y' });
    expect(evaluate('test.kernel.rul', { input: {} }).problem).toMatchObject({
      type: 'unknown-rule',
      closest: [rule.id],
    });
  });

  it.each(['input', 'decisions', 'amendments', 'dice'])(
    'absurdly deep in its %s, is refused before anything walks it',
    (part) => {
      let deep: unknown = 1;
      for (let i = 0; i < 100_000; i++) deep = i % 2 ? [deep] : { deep };
      const given: Record<string, unknown> = {
        input: deep,
        decisions: [{ id: asked.id, value: deep }],
        amendments: [{ parameter: 'x', op: 'set', value: deep, source: 's' }],
        dice: { outcomes: [{ key: 'duel', outcome: deep }] },
      };
      const { problem } = evaluate('test.kernel.rule', { input: { dr: 1 }, [part]: given[part] } as never);
      expect(problem?.type).toBe('invalid-input');
      const [fault] = problem?.type === 'invalid-input' ? problem.errors : [];
      expect(fault?.pointer.startsWith(`/${part}/`)).toBe(true);
      expect(fault).toMatchObject({
        expected: 'no more than 32 levels of lists and objects',
        got: expect.stringMatching(/^a(n object| list of 1)$/),
      });
    },
  );

  it('may be as deep as any real one', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 20; i++) deep = [deep];
    expect(ruled(evaluate(rule.id, { input: { dr: 1 }, decisions: [{ id: asked.id, value: deep }] })).result).toEqual({
      dr: 0,
    });
  });

  it('that refers to itself is refused', () => {
    const loop: Record<string, unknown> = {};
    loop.again = loop;
    expect(evaluate(rule.id, { input: { dr: 1 }, decisions: [{ id: asked.id, value: loop }] }).problem?.type).toBe(
      'invalid-input',
    );
  });
});
