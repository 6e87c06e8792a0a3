import { describe, expect, it } from 'vitest';
import {
  arrow,
  ask,
  decided,
  dodges,
  duel,
  GRANTED,
  guard,
  hit,
  M,
  reserves,
  resolved,
  roll,
  spear,
  threeHits,
} from './testing/volleys.ts';

const granted = decided(GRANTED);

describe('dodges', () => {
  it('cancel one attack each, the first announced; the stake is spent', () => {
    // 7 + 2 = 9 against 6 - 5 + 10 = 11: heavy armor weighs on the dodge.
    const { result, sentence, trace } = resolved({ defense: dodges(2) }, [...duel(2, 10), ...hit('3', 13, 8)], granted);
    expect(result).toMatchObject({
      cancelled: 2,
      landing: 1,
      damage: 9,
      reservesAfter: { dodges: 1, attackTokens: 3, freeSlots: 1 },
      duel: { attackerTotal: 9, defenderTotal: 11 },
      hits: [
        { id: '1', lands: false },
        { id: '2', lands: false },
        { id: '3', lands: true },
      ],
    });
    expect(sentence).toBe('The guard dodges 2 attacks; 1 attack lands on the guard for 9 in all.');
    // 3 dodges less the 2 that are staked
    expect(trace.find(({ rule }) => rule === `${M}.dodge.cost`)?.expression).toBe(
      '2 dodges are spent, win or lose: 1 of 3 left.',
    );
  });

  it('cancel those that the GM names, and then the first announced', () => {
    const attacks = ['a', 'b', 'c'].map((id) => ({ id, weapon: arrow }));
    const lands = (named: string[]) =>
      resolved(
        { attacks, defense: dodges(2) },
        [...duel(2, 10), ...attacks.flatMap(({ id }) => hit(id, 2, 3))],
        decided(GRANTED, ['dodge.grouped#cancelledAttacks', named]),
      ).result.hits.flatMap(({ id, lands: isHit }) => (isHit ? [id] : []));
    expect(lands(['c', 'b'])).toEqual(['a']);
    expect(lands(['c'])).toEqual(['b']);
    expect(lands([])).toEqual(['c']);
  });

  it('cancel none that do not come: the GM names each of them once, or nothing is ruled', () => {
    const named = (ids: string[]) =>
      ask(
        { defense: dodges(2) },
        [...duel(2, 10), ...threeHits],
        decided(GRANTED, ['dodge.grouped#cancelledAttacks', ids]),
      );
    for (const ids of [['nosuch'], ['1', 'nosuch'], ['2', '2']])
      expect(named(ids).problem, ids.join()).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/decisions' }],
      });
    expect(named(['3']).problem).toBeUndefined();
  });

  it('that lose cancel none and are spent', () => {
    expect(resolved({ defense: dodges(3) }, [...duel(12, 2), ...threeHits], granted).result).toMatchObject({
      cancelled: 0,
      landing: 3,
      reservesAfter: { dodges: 0 },
    });
  });

  it('beyond the number of attacks are wasted; one goes without the GM', () => {
    const { result, sentence } = resolved({ attacks: [{ weapon: arrow }], defense: dodges(3) }, duel(2, 10), granted);
    expect(result).toMatchObject({ cancelled: 1, landing: 0, reservesAfter: { dodges: 0 } });
    expect(sentence).toBe('The guard dodges 1 attack; none of the attacks lands.');
    const one = resolved(
      { defense: { kind: 'dodge' } },
      [...duel(2, 10), ...threeHits],
      decided(['dodge.grouped#useGroupedDodge', false]),
    );
    expect(one.result.cancelled).toBe(1);
  });

  it('are no more than there are, and the GM may want them one by one', () => {
    expect(ask({ defense: dodges(4) }, [], granted).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.dodge.grouped`,
      message: 'No more than the 3 dodges of the reserve can be staked.',
      legal: ['stake up to 3', 'parry', 'no defense'],
    });
    for (const unsaid of [{}, decided(['dodge.grouped#useGroupedDodge', false])])
      expect(ask({ defense: dodges(2) }, [], unsaid).problem).toMatchObject({
        rule: `${M}.dodge.grouped`,
        message: 'The GM does not settle several dodges in one duel.',
        legal: ['dodge the attacks one by one', 'parry', 'no defense'],
      });
    const none = { ...guard, reserves: { ...reserves, dodges: 0, freeSlots: 0 } };
    expect(ask({ defender: none, defense: dodges(2) }, [], granted).problem).toMatchObject({
      rule: `${M}.dodge.cost`,
      legal: ['no defense'],
    });
  });

  it('without reserves are not counted', () => {
    const { reserves: _, ...tireless } = guard;
    expect(resolved({ defender: tireless, defense: dodges(3) }, duel(2, 10), granted).result).toMatchObject({
      cancelled: 3,
      reservesAfter: null,
    });
  });

  it('go by chance where the GM grants one, for all together', () => {
    const crowded = { defender: { ...guard, hindrances: ['crowded'] }, defense: dodges(3) };
    const said = { grant: 'chance', chances: 1, outOf: 2 };
    const one = decided(GRANTED, ['dodge.mobility#restrictedDodge', said]);
    expect(resolved(crowded, [roll('defender.chance', 1)], one).result).toMatchObject({ cancelled: 3, duel: null });
    expect(resolved(crowded, [roll('defender.chance', 2), ...threeHits], one).result).toMatchObject({
      cancelled: 0,
      duel: null,
    });
    const both = decided(GRANTED, ['dodge.mobility#restrictedDodge', { ...said, thenDuel: true }]);
    expect(resolved(crowded, [roll('defender.chance', 1), ...duel(2, 10)], both).result.cancelled).toBe(3);
  });

  it('answer every attack of the group: prone, no blow among arrows is dodged', () => {
    const prone = { defender: { ...guard, hindrances: ['prone'] }, defense: dodges(2) };
    const attacks = [{ weapon: { ...arrow, level: 1 } }, { weapon: spear }];
    expect(ask({ ...prone, attacks }).problem).toMatchObject({
      rule: `${M}.dodge.mobility`,
      message: 'Prone: no dodging melee attacks.',
    });
    expect(resolved(prone, [...duel(1, 20), ...hit('3', 2, 3)], granted).result.cancelled).toBe(2);
  });
});
