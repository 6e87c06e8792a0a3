import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deepFrozen } from '../frozen.ts';
import { createRegistry } from '../registry.ts';
import { operation } from '../unit.ts';
import { createPackDoor, type PackRequest } from './door.ts';
import { packKind } from './kind.ts';
import { comparedVersions, entryId } from './pack.ts';
import { sameFields, takingFrom } from './places.ts';

const tool = z.strictObject({
  id: entryId(),
  name: z.string().min(1).max(20),
  edge: z.int().min(1).max(9),
  uses: z
    .array(z.strictObject({ wear: z.int().min(0).max(5) }))
    .max(3)
    .optional(),
});
const kinds = {
  toy: [
    packKind({
      id: 'tools',
      one: 'tool',
      most: 5,
      schema: tool,
      slips: ({ name, edge }) =>
        name === 'blunt' && edge > 1 ? [{ way: ['edge'], expected: '1 for what is blunt', got: `${edge}` }] : [],
    }),
    packKind({
      id: 'bags',
      one: 'bag',
      most: 5,
      schema: z.strictObject({ id: entryId(), room: z.int().min(0).max(9) }),
    }),
  ],
};
const Held = takingFrom(z.strictObject({ name: z.string().max(20).optional(), edge: z.int().min(0).max(9) }), {
  tools: sameFields,
  bags: ({ room }) => ({ edge: 0, name: `a bag of ${room}` }),
});
const strike = operation({
  id: 'toy.strike',
  title: 'Strike',
  summary: 'Strike.',
  input: z.strictObject({
    who: z.strictObject({ held: Held.optional() }).optional(),
    all: z.array(Held).max(5).optional(),
  }),
  output: z.strictObject({ edge: z.int() }),
  dice: [],
  odds: {},
  resolve: ({ who }) => ({ edge: who?.held?.edge ?? 0 }),
  sentence: () => '',
  changes: () => [],
  groups: [],
  examples: [],
});
const document = {
  formatVersion: 1,
  id: 'shed',
  title: 'The shed',
  version: '1.2',
  system: 'toy',
  entries: {
    tools: [
      { id: 'axe', name: 'axe', edge: 5 },
      { id: 'saw', name: 'saw', edge: 7 },
    ],
    bags: [{ id: 'sack', room: 3 }],
  },
};
const door = createPackDoor(createRegistry([{ id: 'toy', units: [strike] }], []), kinds, [document]);
const faultsOf = (given: unknown) => {
  const { problem } = door.check(given);
  expect(problem?.type).toBe('invalid-input');
  return problem?.type === 'invalid-input' ? problem.errors.map(({ pointer, says }) => `${pointer} | ${says}`) : [];
};
const withTool = (changes: object) => ({
  ...document,
  entries: { tools: [{ id: 'axe', name: 'axe', edge: 5, ...changes }] },
});

describe('a pack', () => {
  it('is taken as it is, its version as a text, its form 1 where it says none', () => {
    expect(door.check(document)).toEqual({ pack: document });
    const { formatVersion: _, ...bare } = { ...document, version: 3 };
    expect(door.check(bare)).toMatchObject({ pack: { formatVersion: 1, version: '3' } });
  });

  it('is newer or older by its numbers, not by its letters', () => {
    expect(comparedVersions('1.10', '1.9')).toBeGreaterThan(0);
    expect(comparedVersions('2', '2.0.0')).toBe(0);
    expect(comparedVersions('1.9.9', '2')).toBeLessThan(0);
  });

  it.each([
    [
      { ...document, formatVersion: 2 },
      '/formatVersion | The pack “The shed”: formatVersion should be 1, the newest form of packs that is read here, not 2.',
    ],
    [
      { ...document, id: 'The Shed' },
      '/id | The pack “The shed”: id should be lower-case letters and digits with single dashes, such as harbor-watch, not “The Shed”.',
    ],
    [
      { ...document, version: 'new' },
      '/version | The pack “The shed”: version should be one to three numbers with points between them, such as 1 or 1.2.0, not “new”.',
    ],
    [{ ...document, title: undefined }, '/title | The pack: title is missing; it should be a text.'],
    [
      { ...document, auther: 'me' },
      '/auther | The pack “The shed”: there is no field “auther”. There are formatVersion, id, title, version, system, entries.',
    ],
    [
      { ...document, system: 'toys' },
      '/system | The pack: system should be one of toy, which have content of their own, not “toys”.',
    ],
    [
      { ...document, entries: { tolls: [] } },
      '/entries/tolls | There are no “tolls” in this system. Did you mean tools? It knows tools, bags.',
    ],
    [{ ...document, entries: { tools: {} } }, '/entries/tools | “tools” should be a list of at most 5, not an object.'],
    [withTool({ edge: 12 }), '/entries/tools/0/edge | Tool “axe”: edge should be at most 9, not 12.'],
    [withTool({ edge: undefined }), '/entries/tools/0/edge | Tool “axe”: edge is missing; it should be a number.'],
    [withTool({ egde: 3 }), '/entries/tools/0/egde | Tool “axe”: there is no field “egde”. Did you mean edge?'],
    [
      withTool({ uses: [{ wear: 0 }, { wear: 9 }] }),
      '/entries/tools/0/uses/1/wear | Tool “axe”: uses 2, wear should be at most 5, not 9.',
    ],
    [withTool({ name: 'blunt' }), '/entries/tools/0/edge | Tool “blunt”: edge should be 1 for what is blunt, not 5.'],
    [
      { ...document, entries: { bags: [{ room: 1 }] } },
      '/entries/bags/0/id | Bag 1: id is missing; it should be a text.',
    ],
    [{ ...document, entries: { bags: [7] } }, '/entries/bags/0 | Bag 1: it should be an object, not 7.'],
    [[], ' | The pack: it should be an object, not a list of 0.'],
  ])('is refused in words: %#', (given, told) => expect(faultsOf(given)).toContain(told));

  it('has no id twice, whatever the kinds', () => {
    const twice = { ...document, entries: { tools: document.entries.tools, bags: [{ id: 'axe', room: 1 }] } };
    expect(faultsOf(twice)).toEqual([
      '/entries/bags/0/id | Bag “axe”: id should be one that no other entry of the pack has; “axe” is taken by Tool “axe”.',
    ]);
  });

  it('tells of all slips, the first in the message', () => {
    const { problem } = door.check({ ...document, entries: { tools: [{ id: 'a', name: '', edge: 0 }] } });
    expect(problem?.message).toBe('Tool “a”: name should be a text whose length is at least 1, not “”. And 1 more.');
  });

  it('is looked through no further than faults are told', () => {
    const looked: number[] = [];
    const tools = Array.from({ length: 30 }, (_, i) => ({
      get id() {
        looked.push(i);
        return `tool-${i}`;
      },
    }));
    const wide = packKind({ id: 'tools', one: 'tool', most: 50, schema: tool });
    const { problem } = createPackDoor(createRegistry([], []), { toy: [wide] }, []).check({
      ...document,
      entries: { tools },
    });
    // Each of them lacks its name and its edge: ten have the twenty faults that are told.
    expect(Math.max(...looked)).toBe(9);
    expect(problem?.message).toMatch(/ And at least 19 more\.$/);
  });

  it('is refused as invalid input however odd it is', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ ...Object.fromEntries(Object.keys(document).map((key) => [key, fc.jsonValue()])) }),
      fc.jsonValue().map((entries) => ({ ...document, entries })),
      fc.jsonValue().map((tools) => ({ ...document, entries: { tools } })),
      fc.array(fc.jsonValue(), { maxLength: 7 }).map((tools) => ({ ...document, entries: { tools } })),
      fc.dictionary(fc.string(), fc.jsonValue()).map((fields) => withTool(fields)),
    );
    fc.assert(
      fc.property(odd, (given) => {
        const { problem } = door.check(given);
        expect(problem?.type ?? 'invalid-input').toBe('invalid-input');
      }),
    );
  });
});

describe('references to entries', () => {
  const asked = (request: PackRequest) => {
    const answer = door.withEntries('toy.strike', deepFrozen(request));
    return answer.problem ?? answer.request;
  };
  const faulty = (request: PackRequest) => {
    const answer = asked(request);
    return 'errors' in answer ? answer.errors?.map(({ pointer, expected }) => `${pointer} | ${expected}`) : answer;
  };

  it('become the fields that the place knows, those of the request first', () => {
    const entries = [{ at: '/who/held', entry: 'shed:axe' }];
    expect(asked({ input: {}, entries, trace: false })).toEqual({
      input: { who: { held: { name: 'axe', edge: 5 } } },
      trace: false,
    });
    const given = { who: { held: { edge: 2 } } };
    expect(asked({ input: given, entries })).toEqual({ input: { who: { held: { name: 'axe', edge: 2 } } } });
    expect(asked({ entries })).toEqual(asked({ input: {}, entries }));
  });

  it('are taken as the place says of each kind', () => {
    const entries = [{ at: '/who/held', entry: 'shed:sack' }];
    expect(asked({ input: {}, entries })).toEqual({ input: { who: { held: { name: 'a bag of 3', edge: 0 } } } });
  });

  it('fill an item of a list, the next of it, or add all', () => {
    const saw = { name: 'saw', edge: 7 };
    expect(asked({ input: { all: [{ edge: 1 }] }, entries: [{ at: '/all/0', entry: 'shed:saw' }] })).toEqual({
      input: { all: [{ name: 'saw', edge: 1 }] },
    });
    expect(
      asked({
        input: {},
        entries: [
          { at: '/all/0', entry: 'shed:saw' },
          { at: '/all/-', entry: 'shed:saw' },
        ],
      }),
    ).toEqual({ input: { all: [saw, saw] } });
    expect(asked({ input: {}, entries: [{ at: '/all', entry: 'shed:*' }] })).toEqual({
      input: { all: [{ name: 'axe', edge: 5 }, saw, { name: 'a bag of 3', edge: 0 }] },
    });
  });

  it('look first into packs that the request brings along', () => {
    const own = withTool({ edge: 9 });
    const entries = [{ at: '/who/held', entry: 'shed:axe' }];
    expect(asked({ input: {}, entries, packs: [own] })).toMatchObject({ input: { who: { held: { edge: 9 } } } });
    expect(faulty({ input: {}, packs: [withTool({ edge: 12 })] })).toEqual([
      '/packs/0/entries/tools/0/edge | at most 9',
    ]);
  });

  it.each([
    [{ at: '/who/helt', entry: 'shed:axe' }, '/entries/0/at | one of /who/held, /all/*'],
    [{ at: 'who/held', entry: 'shed:axe' }, '/entries/0/at | one of /who/held, /all/*'],
    [
      { at: '/who/held', entry: 'shet:axe' },
      '/entries/0/entry | pack:entry of a pack that is here (shed); did you mean shed',
    ],
    [{ at: '/who/held', entry: 'axe' }, '/entries/0/entry | pack:entry of a pack that is here (shed)'],
    [
      { at: '/who/held', entry: 'shed:sax' },
      '/entries/0/entry | one of the tools or bags of shed, such as shed:saw, shed:sack',
    ],
    [
      { at: '/who/held', entry: 'shed:*' },
      '/entries/0/entry | one of the tools or bags of shed, such as shed:axe, shed:saw, shed:sack',
    ],
    [{ at: '/all/3', entry: 'shed:axe' }, '/input/all/3 | an item of 0, or the next'],
  ])('that lead nowhere are refused with what is there: %o', (reference, told) => {
    expect(faulty({ input: {}, entries: [reference] })).toEqual([told]);
  });

  it('leave what is no object to be told', () => {
    const entries = [{ at: '/who/held', entry: 'shed:axe' }];
    expect(faulty({ input: { who: 5 }, entries })).toEqual(['/input/who | an object']);
    expect(faulty({ input: 'x', entries })).toEqual(['/input | an object']);
    expect(faulty({ input: {}, entries: 5 as never })).toEqual(['/entries | a list']);
  });
});
