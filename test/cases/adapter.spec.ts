import { describe, expect, it } from 'vitest';
import { evaluation, modifiers, requestOf } from './adapter.ts';

describe('the request that a case makes', () => {
  it('is its given, without nulls', () => {
    expect(requestOf('a.b', { x: 1, y: null, z: [null, { w: null }] })).toEqual({ input: { x: 1, z: [null, {}] } });
  });

  it('turns faces into dice, wherever they stand', () => {
    const given = { die: 7, a: { die: 12, value: 7 }, attacks: [{ crit: [20, 3] }, { id: 'axe', crit: 1 }, {}] };
    const request = requestOf('a.b', given, {
      dice: { die: 'reflex', 'a.die': 'a.check', 'attacks.*.crit': 'attacks.*.critical' },
    });
    expect(request).toEqual({
      input: { a: { value: 7 }, attacks: [{}, { id: 'axe' }, {}] },
      dice: {
        rolls: [
          { key: 'reflex', faces: [7] },
          { key: 'a.check', faces: [12] },
          { key: 'attacks.1.critical', faces: [20, 3] },
          { key: 'attacks.axe.critical', faces: [1] },
        ],
      },
    });
    expect(given.a.die).toBe(12);
  });

  it('turns what the GM says into decisions, his no included', () => {
    const given = { allowed: false, mood: 'grim', kept: 1 };
    const request = requestOf('a.b', given, {
      decisions: { allowed: 'isAllowed', mood: 'c.d#mood', absent: 'absent' },
    });
    expect(request).toEqual({
      input: { kept: 1 },
      decisions: [
        { id: 'a.b#isAllowed', value: false },
        { id: 'c.d#mood', value: 'grim' },
      ],
    });
  });

  it('names modifiers, drops and renames', () => {
    const given = { bonuses: [2, 3], penalty: -1, note: 'x', old: 5, side: { flat: [4] } };
    const request = requestOf('a.b', given, {
      modifiers: ['bonuses', 'penalty', 'side.flat'],
      drop: ['note', 'absent'],
      rename: { old: 'side.fresh' },
    });
    expect(request.input).toEqual({
      bonuses: [
        { label: 'bonuses 1', value: 2 },
        { label: 'bonuses 2', value: 3 },
      ],
      penalty: [{ label: 'penalty', value: -1 }],
      side: { flat: [{ label: 'flat', value: 4 }], fresh: 5 },
    });
  });
});

describe('an evaluation', () => {
  it('gives the output, or throws the words of the problem', async () => {
    expect(await evaluation('a.b')({ x: 1 }, async (id, { input }) => ({ result: { id, input } }))).toEqual({
      id: 'a.b',
      input: { x: 1 },
    });
    const refused = evaluation('a.b')({}, async () => ({ problem: { type: 'too-large', message: 'No.' } }));
    await expect(refused).rejects.toThrow('too-large: No.');
  });
});

describe('bare numbers', () => {
  it('become named parts; named parts stay', () => {
    expect(modifiers([1, { label: 'feat', value: 2 }])).toEqual([
      { label: 'modifier 1', value: 1 },
      { label: 'feat', value: 2 },
    ]);
    expect(modifiers(3, 'cover')).toEqual([{ label: 'cover', value: 3 }]);
    expect(modifiers([])).toEqual([]);
    expect(modifiers(undefined)).toBeUndefined();
  });
});
