import { describe, expect, it } from 'vitest';
import { board, resolve } from '../../../../index.ts';
import { choicesNow } from '../../../../kernel/board.ts';
import type { TurnState } from './state.ts';

const TURN = 'phase-combat.basics.turn';
const fresh = { stunned: false, acted: false };
// SPD 4 has Phases in the Segments 3, 6, 9 and 12; SPD 5 in 3, 5, 8, 10 and 12.
const third: TurnState = {
  kind: 'phase-combat.turn',
  formatVersion: 1,
  commands: 1,
  turn: 1,
  segment: 3,
  combatants: [
    { id: 'odo', name: 'Odo', dex: 15, spd: 4, ...fresh },
    { id: 'ilse', name: 'Ilse', dex: 20, spd: 4, ...fresh },
    { id: 'scout', dex: 10, spd: 5, ...fresh },
  ],
  order: ['ilse', 'odo', 'scout'],
};

function shown(state: unknown, settled: object = {}) {
  const answer = board(TURN, { state, ...settled });
  if (answer.problem) throw new Error(answer.problem.message);
  return answer.board;
}

function after(state: unknown, command: object): unknown {
  const answer = resolve(TURN, { input: { state, command }, dice: { seed: 'x' } });
  if (answer.problem) throw new Error(answer.problem.message);
  return (answer.result as { state: unknown }).state;
}

const titles = (state: unknown, rank: string) =>
  shown(state).offers.flatMap((offer) => (offer.rank === rank ? offer.title : []));

describe('the board of a Turn', () => {
  it('shows the Segments with who acts in each, and who is next first', () => {
    const { title, rail, rows } = shown(third);
    expect(title).toBe('Turn 1, Segment 3');
    expect(rail?.steps.slice(1, 6)).toEqual([
      { label: '2', mark: 'past' },
      { label: '3', mark: 'now', note: 'Ilse, Odo, scout' },
      { label: '4', mark: 'ahead' },
      { label: '5', mark: 'ahead', note: 'scout' },
      { label: '6', mark: 'ahead', note: 'Odo, Ilse' },
    ]);
    expect(rows.map(({ name, isNext, notes }) => [name, isNext, notes])).toEqual([
      ['Ilse', true, []],
      ['Odo', false, ['still to act']],
      ['scout', false, ['still to act']],
    ]);
  });

  it('offers first what whoever is next may do, then what the others may', () => {
    expect(titles(third, 'first')).toEqual(['Ilse acts', 'Ilse holds the action']);
    expect(titles(third, 'other')).toContain('Odo aborts');
    expect(titles(third, 'other')).not.toContain('Odo acts');
  });

  it('tells of a held action, which may be used later', () => {
    const held = after(third, { do: 'hold', id: 'ilse' });
    expect(shown(held).rows.find(({ id }) => id === 'ilse')?.notes).toEqual(['holds an action since Segment 3']);
    expect(titles(held, 'first')).toEqual(['Odo acts', 'Odo holds the action']);
    expect(titles(held, 'other')).toContain('Ilse acts');
  });

  it('tells of an abort, and of the Phase that it cost', () => {
    const acted = after(third, { do: 'act', id: 'ilse', actions: [{ cost: 'full', attack: false }] });
    const aborted = after(acted, { do: 'abort', id: 'scout', to: 'dodge' });
    // The Phase of this very Segment is given up; the stance lasts to the next one, in Segment 5.
    const { rows, offers } = shown(aborted);
    expect(rows.find(({ id }) => id === 'scout')?.notes).toEqual(['dodges until Segment 5', 'has acted']);
    expect(offers.map(({ title }) => title)).not.toContain('scout aborts');
  });

  it('has whoever is attacked block first, then nobody, then others for them', () => {
    const combatants = third.combatants.map((one) => ({ ...one, ocv: 5, dcv: 5 }));
    const blocking = after({ ...third, combatants }, { do: 'abort', id: 'odo', to: 'block' });
    const attack = shown(blocking).offers.find(({ title }) => title === 'Ilse attacks');
    const among = attack?.asks.find(({ field }) => field === 'blocker')?.among ?? [];
    expect(choicesNow(among, { target: 'odo' }).map(({ label }) => label)).toEqual(['Odo', 'Nobody']);
    expect(choicesNow(among, { target: 'scout' }).map(({ label }) => label)).toEqual(['Nobody', 'Odo, for them']);
  });

  it('lets the Stunned do nothing but recover', () => {
    const stunned = after(third, { do: 'stun', id: 'ilse' });
    expect(titles(stunned, 'first')).toEqual(['Ilse recovers']);
    expect(titles(stunned, 'other').filter((title) => title.startsWith('Ilse'))).toEqual([]);
  });

  it('goes on to the next Segment once nobody is left', () => {
    expect(titles({ ...third, order: [] }, 'first')).toEqual(['Next Segment']);
  });

  it('keeps to what the table has settled', () => {
    const own = [{ spd: 4, segments: [2, 4] }];
    const decisions = [{ id: 'phase-combat.basics.speed-chart#speedChart', value: own }];
    expect(shown(third, { decisions }).rail?.steps[3]).toEqual({ label: '4', mark: 'ahead', note: 'Odo, Ilse' });
    const allowed = [{ id: 'phase-combat.basics.abort-limits#allow', value: false }];
    expect(shown(third, { decisions: allowed }).offers.map(({ title }) => title)).not.toContain('Odo aborts');
  });
});

describe('a board that there is none of', () => {
  it('is refused by name', () => {
    expect(board('phase-combat.basics.attack', { state: {} }).problem).toMatchObject({ type: 'unknown-operation' });
    expect(board(TURN, { state: { kind: 'other' } }).problem).toMatchObject({ type: 'invalid-input' });
  });
});
