import { describe, expect, it } from 'vitest';
import { TurnState } from './state.ts';

const someone = (id: string) => ({ id, dex: 12, spd: 3, stunned: false, acted: false });

/** In Segment 4 of Turn 1. */
const now = { turn: 1, segment: 4 };
const before = { turn: 1, segment: 3 };
const later = { turn: 1, segment: 8 };
const right = { id: 'ada', before: 'ben', at: now };
const quick = { ...someone('ben'), dex: 20 };
// Cleo comes before Ben, who comes before Ada and her higher DEX; Ben has acted meanwhile.
const three = [
  { ...someone('ada'), dex: 20 },
  { ...someone('ben'), acted: true },
  { ...someone('cleo'), dex: 10 },
];
const chain = [
  { id: 'ben', before: 'ada', at: now },
  { id: 'cleo', before: 'ben', at: now },
];
const grab = { maneuver: 'grab', ends: later };
const ada = (change: object) => ({ combatants: [{ ...someone('ada'), ...change }, someone('ben')] });

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
    ['a right whose Segment is over', { rights: [{ id: 'ada', before: 'ben', at: before }] }, ['rights.0.at']],
    ['an order against DEX', { combatants: [someone('ada'), quick], order: ['ada', 'ben'] }, ['order.1']],
    ['an order by a right', { combatants: [someone('ada'), quick], order: ['ada', 'ben'], rights: [right] }, undefined],
    [
      'an order by rights of which one needs another',
      { combatants: three, order: ['cleo', 'ada'], rights: chain },
      undefined,
    ],
    [
      'an order by a right that holds later',
      { combatants: [someone('ada'), quick], order: ['ada', 'ben'], rights: [{ ...right, at: later }] },
      ['order.1'],
    ],
    ['somebody to act who has acted', ada({ acted: true }), ['order.0']],
    ['an order before the first Segment', { segment: 0 }, ['order.0']],
    ['an action held since now', { ...ada({ heldSince: now }), order: [] }, undefined],
    ['an action held since later', ada({ heldSince: later }), ['combatants.0.heldSince']],
    ['an action held since the next Turn', ada({ heldSince: { turn: 2, segment: 1 } }), ['combatants.0.heldSince']],
    [
      'a held action of one who has acted',
      { ...ada({ acted: true, heldSince: now }), order: [] },
      ['combatants.0.heldSince'],
    ],
    [
      'a held action in a stance',
      ada({ heldSince: before, stance: 'dodge', stanceEnds: later }),
      ['combatants.0.heldSince'],
    ],
    ['a stance that ends now', ada({ stance: 'dodge', stanceEnds: now }), undefined],
    ['a stance without an end', ada({ stance: 'block' }), ['combatants.0.stanceEnds']],
    ['a stance that has ended', ada({ stance: 'block', stanceEnds: before }), ['combatants.0.stanceEnds']],
    ['the end of no stance', ada({ stanceEnds: later }), ['combatants.0.stanceEnds']],
    ['blocks without a Block', ada({ blocked: 1 }), ['combatants.0.blocked']],
    ['a failed block in a Dodge', ada({ stance: 'dodge', stanceEnds: later, spent: true }), ['combatants.0.spent']],
    ['a Phase given up that has come', ada({ forgone: now }), ['combatants.0.forgone']],
    ['an attack of one who has not acted', ada({ attacked: true }), ['combatants.0.attacked']],
    ['a maneuver without an end', ada({ lasting: [{ maneuver: 'brace' }] }), ['combatants.0.lasting.0.ends']],
    [
      'a maneuver that is over',
      ada({ lasting: [{ maneuver: 'brace', ends: before }] }),
      ['combatants.0.lasting.0.ends'],
    ],
    ['a maneuver twice', ada({ lasting: [grab, grab] }), ['combatants.0.lasting.1.maneuver']],
    ['a broken shield where there is none', ada({ broken: ['shield'] }), ['combatants.0.broken.0']],
  ])('with %s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });
});
