import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import type { GivenDecision } from '../../../kernel/decision.ts';
import { ruled } from '../../../kernel/testing/door.ts';

const C = 'cerberus.combat';
const STARTER = { attack: 3, spell: 2, general: 3, dodge: 1 };
const decided = (rule: string, name: string, value: unknown) => [{ id: `${C}.${rule}#${name}`, value }];

// biome-ignore lint/suspicious/noExplicitAny: results of many rules
const asked = (rule: string, input: unknown, decisions: GivenDecision[] = []): any =>
  ruled(frontDoor.evaluate(`${C}.${rule}`, { input, decisions })).result;

const boardOf = (max: object = STARTER) => asked('board.state', { max }).board;
const after = (board: unknown, event: object, decisions?: GivenDecision[]) =>
  asked('board.transitions', { board, event }, decisions);

function through(board: unknown, ...events: object[]) {
  return events.reduce((now: unknown, event) => after(now, event).board, board);
}

const begin = (ticks: number, category = 'spell') => ({ do: 'begin', id: 's1', category, ticks });
const END = [{ do: 'endTick' }, { do: 'startTick' }];

describe('the Action Board', () => {
  it('writes the line of a sheet', () => {
    expect(asked('board.sheet-line', { attack: 9, spell: 3, general: 4 }).line).toBe('A 9, S 3, G 4, 3 slots per tick');
    expect(asked('board.sheet-line', { attack: 1, spell: 0, general: 0 }).line).toBe('A 1, S 0, G 0, 1 slot per tick');
  });

  it('never has fewer slots than none', () => {
    // ceil(3 / 3) - 2 = -1
    expect(asked('board.slots', { attack: 3, spell: 0, general: 0, bonusSlots: -2 })).toEqual({
      slotsPerTick: 0,
      total: 0,
    });
  });

  it('refuses an id that is in use, and takes one again that is free', () => {
    const board = boardOf({ attack: 6, spell: 4, general: 6, dodge: 1 });
    const running = through(board, begin(2));
    expect(after(running, begin(2))).toMatchObject({ accepted: false, code: 'id-in-use', board: running });
    expect(after(through(running, { do: 'abandon', id: 's1' }), begin(2))).toMatchObject({ accepted: true });
  });

  it('names the first reason that applies', () => {
    const board = boardOf();
    // Another category, no whole duration and another tick: the category comes first, then the duration, then the tick.
    expect(after(board, { ...begin(1.5, 'mana'), tick: 2 }).code).toBe('bad-category');
    expect(after(board, { ...begin(1.5), pay: 'attack', tick: 2 }).code).toBe('wrong-category');
    expect(after(board, { ...begin(1.5), tick: 2 }).code).toBe('bad-duration');
    expect(after(board, { ...begin(2), tick: 2 }).code).toBe('not-current-tick');
    expect(after(board, { do: 'parry', against: 'blow', pay: 'general' }).code).toBe('wrong-category');
  });

  it('closes a tick once, and opens the next one after that', () => {
    const board = boardOf();
    expect(after(board, { do: 'startTick' }).code).toBe('not-current-tick');
    const closed = through(board, { do: 'endTick' });
    expect(after(closed, { do: 'endTick' }).code).toBe('not-current-tick');
    expect(after(closed, { do: 'attack' }).code).toBe('not-current-tick');
    expect(after(closed, { do: 'startTick' }).board).toMatchObject({ round: 1, tick: 2, rows: [[], [], []] });
  });

  it('spends the dodges of a grouped dodge all or not at all', () => {
    const board = boardOf({ ...STARTER, dodge: 3 });
    expect(after(board, { do: 'dodge', against: 'swarm', count: 4 })).toMatchObject({ code: 'no-dodge', board });
    expect(after(board, { do: 'dodge', against: 'swarm', count: 3 }).board.reserve.dodge).toBe(0);
  });

  it('is a plain action when it takes a single tick', () => {
    expect(after(boardOf(), begin(1)).board).toMatchObject({
      sustained: [],
      rows: [[{ category: 'spell', use: 'action' }], [], []],
    });
  });
});

describe('what the GM decides about the board', () => {
  it('lets a changed maximum wait for the next round', () => {
    const board = boardOf();
    const sheet = { do: 'sheet', max: { attack: 6 } };
    const waiting = decided('board.recalculate', 'midRoundChange', 'next-round');
    const later = after(board, sheet, waiting).board;
    expect(later).toMatchObject({ max: STARTER, reserve: STARTER, upcoming: { ...STARTER, attack: 6 } });
    const next = through(later, ...END, ...END, ...END) as { max: object; reserve: object };
    expect(next).toMatchObject({ round: 2, max: { attack: 6 }, reserve: { attack: 6 } });
    expect('upcoming' in next).toBe(false);
  });

  it('brings tokens that were held back home when the action ends, at the next refill, or holds none back', () => {
    // Begun in tick 3 with 1 of 2 spell tokens; the second is paid in 2.1, where the action ends.
    const plan = [
      { round: 1, tick: 3, events: [begin(2)] },
      { round: 2, tick: 1, events: [{ do: 'continue', id: 's1' }] },
    ];
    const spellAt = (recovery: string) => {
      const decisions = decided('sustained.round-boundary', 'boundaryRecovery', recovery);
      const { ticks, roundStart } = asked('plan.validate', { max: STARTER, plan }, decisions);
      return [roundStart[0].reserve.spell, ticks[3].after.spell, roundStart[1].reserve.spell];
    };
    expect(spellAt('on-end')).toEqual([1, 1, 2]);
    expect(spellAt('next-refill')).toEqual([1, 0, 2]);
    expect(spellAt('none-held')).toEqual([2, 1, 2]);
  });

  it('lets a declared action be taken back until others have responded', () => {
    const board = boardOf();
    const declared = through(board, { do: 'parry', against: 'blow' });
    const back = { do: 'withdraw', slot: 1, answered: false };
    expect(after(declared, back).board).toEqual(board);
    expect(after(declared, { ...back, answered: true }).code).toBe('already-answered');
    const allowed = decided('board.transitions', 'withdrawDeclared', true);
    expect(after(declared, { ...back, answered: true }, allowed).board).toEqual(board);
    expect(after(board, back).code).toBe('not-current-tick');
  });

  it('undoes a stage that is taken back', () => {
    const board = boardOf();
    expect(after(through(board, begin(2)), { do: 'withdraw', slot: 1, answered: false }).board).toEqual(board);
    const running = through(board, begin(2), ...END);
    const paid = through(running, { do: 'continue', id: 's1' });
    expect(after(paid, { do: 'withdraw', slot: 1, answered: false }).board).toEqual(running);
  });
});

describe('warnings', () => {
  it('count what later rounds hold back', () => {
    // Three stages from tick 3 on: 1 in this round, 2 in the next, whose refill is 3 - 1 = 2; with a maximum of 2 only 1.
    const lastTick = (spell: number) => through(boardOf({ ...STARTER, spell }), ...END, ...END);
    const warned = (spell: number, decisions: GivenDecision[] = []) =>
      asked('board.warnings', { board: lastTick(spell), event: begin(3) }, decisions).warnings;
    expect(warned(3)).toEqual([]);
    expect(warned(2)).toEqual([{ code: 'unsustainable', id: 's1' }]);
    expect(warned(2, decided('sustained.round-boundary', 'boundaryRecovery', 'none-held'))).toEqual([]);
  });

  it('say nothing of what is refused', () => {
    const board = through(boardOf(), begin(2), ...END, { do: 'general' });
    expect(asked('board.warnings', { board, event: { do: 'attack' } }).warnings).toEqual([]);
  });
});
