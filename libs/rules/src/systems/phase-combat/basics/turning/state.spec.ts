import { describe, expect, it } from 'vitest';
import { TurnState } from './state.ts';

const someone = (id: string) => ({ id, dex: 12, spd: 3, stunned: false, acted: false });

/** A Turn of Ada and Ben, changed. */
function faults(change: object): unknown {
  const turn = { kind: 'phase-combat.turn', formatVersion: 1, commands: 0, turn: 1, segment: 4, order: ['ada'] };
  const { error } = TurnState.safeParse({ ...turn, combatants: [someone('ada'), someone('ben')], ...change });
  return error?.issues.map(({ path }) => path.join('.'));
}

describe('the state of a Turn', () => {
  it.each([
    ['an order of those who are there', { order: ['ben', 'ada'] }, undefined],
    ['an id twice', { combatants: [someone('ada'), someone('ada')] }, ['combatants.1.id']],
    ['somebody twice in the order', { order: ['ada', 'ben', 'ada'] }, ['order.2']],
    ['a stranger in the order', { order: ['cleo'] }, ['order.0']],
    [
      'a right of a stranger',
      { rights: [{ id: 'cleo', before: 'ben', at: { turn: 1, segment: 8 } }] },
      ['rights.0.id'],
    ],
    [
      'a right against oneself',
      { rights: [{ id: 'ada', before: 'ada', at: { turn: 1, segment: 8 } }] },
      ['rights.0.before'],
    ],
  ])('with %s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });
});
