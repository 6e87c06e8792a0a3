import { describe, expect, it } from 'vitest';
import { chanceOf, decided, rolled, verdict } from '../testing/asking.ts';

const B = 'phase-combat.basics';
const chart = (...rows: { spd: number; segments: number[] }[]) => ({
  decisions: [{ id: `${B}.speed-chart#speedChart`, value: rows }],
});

describe('the SPEED chart', () => {
  it.each([
    [0, 0, {}],
    [-3, 4, {}],
    [1, 6, { turnOffset: 0, segment: 7 }],
    [1, 7, { turnOffset: 1, segment: 7 }],
    [12, 12, { turnOffset: 1, segment: 1 }],
    [40, 3, { turnOffset: 0, segment: 4 }],
  ])('SPD %i after Segment %i', (spd, afterSegment, phase) => {
    expect(verdict(`${B}.speed-chart`, { spd, afterSegment })).toEqual(phase);
  });

  it("is the campaign's, row by row", () => {
    const own = chart({ spd: 1, segments: [12] });
    expect(verdict(`${B}.speed-chart`, { spd: 1, afterSegment: 0 }, own)).toEqual({ turnOffset: 0, segment: 12 });
    expect(verdict(`${B}.speed-chart`, { spd: 2, afterSegment: 0 }, own)).toEqual({ turnOffset: 0, segment: 6 });
  });
});

describe('acting order', () => {
  const tied = [
    { id: 'a', dex: 15 },
    { id: 'b', dex: 15 },
    { id: 'c', dex: 20 },
  ];
  const order = (combatants: object[], more = {}, rights: object[] = []) =>
    verdict(`${B}.segment-order`, { combatants, rights }, more);

  it('rolls again for equal margins, and only for those', () => {
    // DEX 15 rolls against 12: a and b by 2 and 2, then by 1 and 4
    const dice = rolled(
      ['a.dexRoll', [4, 3, 3]],
      ['a.dexRoll', [5, 3, 3]],
      ['b.dexRoll', [5, 4, 1]],
      ['b.dexRoll', [2, 3, 3]],
    );
    expect(order(tied, dice)).toMatchObject({ order: ['c', 'b', 'a'] });
    const three = [{ id: 'd', dex: 15 }, ...tied.slice(0, 2)];
    // d 9, a and b 12; then a 13 and b 11
    const again = rolled(
      ['d.dexRoll', 9],
      ['a.dexRoll', [6, 3, 3]],
      ['a.dexRoll', [6, 4, 3]],
      ['b.dexRoll', [6, 5, 1]],
      ['b.dexRoll', [5, 5, 1]],
    );
    expect(order(three, again)).toMatchObject({ order: ['d', 'b', 'a'] });
  });

  it('is as likely one way as the other among equals', () => {
    const two = { combatants: tied.slice(0, 2) };
    expect(chanceOf(`${B}.segment-order`, two, 'first', 'a')).toBe(0.5);
    const three = { combatants: [...two.combatants, { id: 'd', dex: 15 }] };
    expect(chanceOf(`${B}.segment-order`, three, 'first', 'd')).toBeCloseTo(1 / 3, 12);
  });

  it('is by INT and PRE, at once or by lot where the GM has it so', () => {
    const minds = [
      { id: 'a', dex: 15, int: 10, pre: 20 },
      { id: 'b', dex: 15, int: 10, pre: 25 },
    ];
    expect(order(minds, decided('tieRule', 'int-then-pre'))).toMatchObject({ order: ['b', 'a'], together: [] });
    expect(order(tied, decided('tieRule', 'simultaneous'))).toMatchObject({
      order: ['c', 'a', 'b'],
      together: [['a', 'b']],
    });
    const lots = { ...decided('tieRule', 'random'), ...rolled(['a.lot', [7]], ['b.lot', [70]]) };
    expect(order(tied, lots)).toMatchObject({ order: ['c', 'b', 'a'] });
  });

  it('gives way to a right to act first', () => {
    const two = [
      { id: 'fast', dex: 30 },
      { id: 'blocker', dex: 10 },
    ];
    expect(order(two, {}, [{ id: 'blocker', before: 'fast' }])).toMatchObject({ order: ['blocker', 'fast'] });
    expect(order(two, {}, [{ id: 'fast', before: 'blocker' }])).toMatchObject({ order: ['fast', 'blocker'] });
    expect(order(two, {}, [{ id: 'gone', before: 'fast' }])).toMatchObject({ order: ['fast', 'blocker'] });
  });

  it('refuses an id that stands twice', () => {
    expect(order([tied[0] as object, tied[0] as object])).toMatchObject({ type: 'invalid-input' });
  });
});

describe('a Phase', () => {
  const half = { cost: 'half', attack: false };
  const strike = { cost: 'half', attack: true };
  const zero = { cost: 'zero', attack: false };
  const full = { cost: 'full', attack: false };
  it.each([
    ['nothing', [], true],
    ['zero, half, zero, attack', [zero, half, zero, strike], true],
    ['full after zero', [zero, full], true],
    ['zero after full', [full, zero], false],
    ['half and full', [half, full], false],
    ['two attacks', [strike, strike], false],
    ['two halves and zero', [half, half, zero], true],
  ])('holds %s: %s', (_, actions, legal) => {
    expect(verdict(`${B}.actions`, { actions })).toEqual({ legal });
    expect(verdict(`${B}.actions`, { actions }, decided('allow', !legal))).toEqual({ legal: !legal });
  });
});

describe('an abort', () => {
  const free = { stunned: false, actedThisSegment: false, abortPending: false, holding: false };
  it.each(['stunned', 'actedThisSegment', 'abortPending'])('is barred when %s', (bar) => {
    expect(verdict(`${B}.abort-limits`, { ...free, [bar]: true })).toEqual({ allowed: false, spends: 'none' });
    const allowed = verdict(`${B}.abort-limits`, { ...free, [bar]: true }, decided('allow', true));
    expect(allowed).toEqual({ allowed: true, spends: 'next-phase' });
  });
});

describe('a held action', () => {
  const held = (spd: number, heldInSegment: number, segmentNow: number, turnOffset: number, more = {}) =>
    verdict(`${B}.hold`, { spd, heldInSegment, segmentNow, turnOffset }, more);

  it('is lost when the next own Segment begins, or when its DEX comes up', () => {
    expect(held(3, 12, 3, 1)).toEqual({ stillHeld: true });
    expect(held(3, 12, 4, 1)).toEqual({ stillHeld: false });
    expect(held(3, 12, 4, 1, decided('keepUntilOwnDex', true))).toEqual({ stillHeld: true });
    expect(held(3, 12, 5, 1, decided('keepUntilOwnDex', true))).toEqual({ stillHeld: false });
    expect(held(4, 6, 3, 0)).toEqual({ stillHeld: false });
  });
});

describe('what a maneuver does', () => {
  it.each([
    [
      { spd: 2, usedInSegment: 12, aborted: false },
      { endsTurnOffset: 1, endsSegment: 6 },
    ],
    // forgone 6 of the next Turn, so it ends in 12 of that Turn
    [
      { spd: 2, usedInSegment: 12, aborted: true, forgone: 6 },
      { endsTurnOffset: 1, endsSegment: 12 },
    ],
    // SPD 1: forgone 7 of the next Turn, ends in 7 of the one after
    [
      { spd: 1, usedInSegment: 8, aborted: true, forgone: 7 },
      { endsTurnOffset: 2, endsSegment: 7 },
    ],
    [{ spd: 0, usedInSegment: 8, aborted: false }, {}],
  ])('%j lasts to %j', (used, end) => {
    expect(verdict(`${B}.maneuver-duration`, used)).toEqual(end);
  });
});
