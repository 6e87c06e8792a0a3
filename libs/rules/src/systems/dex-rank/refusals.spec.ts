import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../index.ts';
import { ruled } from '../../kernel/testing/door.ts';
import { duel } from './round/fighting/examples.ts';

/** Every rule that only forbids or prices something, refusing where a person asks, with what is legal now. */

const plan = (input: object) =>
  frontDoor.resolve('dex-rank.action.plan', { input: { dex: 14, engaged: true, ...input } });
const fight = (state: object, command: object, beside: object = {}) =>
  frontDoor.resolve('dex-rank.round.fight', { input: { state, command }, dice: { seed: 'refusals' }, ...beside });
const hth = { kind: 'hth' };
const forbids = (rule: string) => ({
  problem: { type: 'illegal-action', rule, legal: expect.arrayContaining([expect.any(String)]) },
});

describe('a plan is refused by', () => {
  it.each([
    [
      'dex-rank.order.spacing',
      {
        skill: 120,
        attacks: [
          { ...hth, share: 60 },
          { ...hth, share: 60, rank: 10 },
        ],
      },
    ],
    [
      'dex-rank.attack.split',
      {
        skill: 100,
        attacks: [
          { ...hth, share: 50 },
          { ...hth, share: 50 },
        ],
      },
    ],
    ['dex-rank.action.attack-kind', { attacks: [{ kind: 'missile' }] }],
    ['dex-rank.action.ready-weapon', { readied: 3, attacks: [hth] }],
    ['dex-rank.action.non-combat', { instead: 'cast' }],
    ['dex-rank.round.engagement', { move: { moved: 2, normal: 8, toEngage: false } }],
    ['dex-rank.action.move', { engaged: false, move: { moved: 9, normal: 8, toEngage: true } }],
    [
      'dex-rank.action.move',
      { engaged: false, move: { moved: 4, normal: 7, toEngage: false }, attacks: [{ kind: 'missile' }] },
    ],
    [
      'dex-rank.action.move-to-engage',
      { engaged: false, move: { moved: 4, normal: 7, toEngage: true }, attacks: [hth] },
    ],
  ])('%s', (rule, input) => {
    expect(plan(input)).toMatchObject(forbids(rule));
  });
});

describe('a blow is refused by', () => {
  it('the family of a weapon that is marked as impaling', () => {
    const attacker = { skill: 50, weapon: { family: 'bashing', damage: '1d6', canImpale: true } };
    const answer = frontDoor.resolve('dex-rank.attack.strike', { input: { attacker, defender: { hp: 9 } } });
    expect(answer).toMatchObject(forbids('dex-rank.weapon.can-impale'));
  });
});

describe('a round is refused by', () => {
  it.each([
    ['dex-rank.magic.timing', duel, { do: 'cast', who: 'aldo', spell: 'fog', magicPoints: 1 }],
    [
      'dex-rank.action.non-combat',
      { ...duel, phase: 'magic' },
      { do: 'cast', who: 'aldo', spell: 'fog', magicPoints: 1 },
    ],
    ['dex-rank.round.engagement', duel, { do: 'move', who: 'aldo', moved: 1 }],
    ['dex-rank.action.ready-weapon', duel, { do: 'ready', who: 'aldo', count: 3 }],
    ['dex-rank.riposte', duel, { do: 'riposte', who: 'berta', item: 'axe' }],
  ])('%s, and the state is handed back', (rule, state, command) => {
    expect(fight(state, command)).toMatchObject({ problem: { ...forbids(rule).problem, state } });
  });

  it('a second attack that no skill of 101 allows', () => {
    const [aldo, berta] = duel.fighters;
    const struck = { ...duel, fighters: [{ ...aldo, attacks: [{ rank: 14, share: 60, kind: 'hth' }] }, berta] };
    const again = { do: 'attack', who: 'aldo', target: 'berta', item: 'sword' };
    expect(fight(struck, again)).toMatchObject(forbids('dex-rank.attack.split'));
  });
});

describe('a whole round', () => {
  const run = (state: object, command: object, rolls: object[] = []) => {
    const answer = ruled(fight(state, command, { dice: { seed: 'round', rolls } }));
    return (answer.result as { state: typeof duel }).state;
  };

  it('lets whoever dodged everything leave, and begins the next one whole', () => {
    const stated = run(
      { ...duel, phase: 'statements' },
      { do: 'state', who: 'berta', intention: 'away', disengage: true },
    );
    const acting = run(run(stated, { do: 'nextPhase' }), { do: 'nextPhase' });
    const attack = { do: 'attack', who: 'aldo', target: 'berta', item: 'sword', defence: { use: 'dodge' } };
    const struck = run(acting, attack, [
      { key: 'commands.4.attacker.attack', faces: [40] },
      { key: 'commands.4.defender.defence', faces: [55] }, // Dodge 55: just made
    ]);
    const resolved = run(struck, { do: 'nextPhase' });
    expect(resolved.fighters[1]).toMatchObject({ engaged: false, defencesUsed: 1, hp: 15 });
    expect(run(resolved, { do: 'nextPhase' })).toMatchObject({
      round: 2,
      phase: 'statements',
      fighters: [{ attacks: [] }, { defencesUsed: 0 }],
    });
  });

  it('holds spells until the magic phase of the next round', () => {
    const [aldo, berta] = duel.fighters;
    const free = { ...duel, phase: 'magic', fighters: [{ ...aldo, engaged: false }, berta] };
    const begun = run(free, { do: 'cast', who: 'aldo', spell: 'fog', magicPoints: 4 });
    expect(begun.fighters[0]).toMatchObject({ mp: 7, spells: [{ spell: 'fog', effectRound: 2 }] });
    let state = begun;
    for (let i = 0; i < 3; i++) state = run(state, { do: 'nextPhase' });
    expect(state).toMatchObject({ round: 2, phase: 'statements' });
    expect(ruled(fight(state, { do: 'nextPhase' })).sentence).toBe("Magic. Aldo's fog takes effect.");
  });
});
