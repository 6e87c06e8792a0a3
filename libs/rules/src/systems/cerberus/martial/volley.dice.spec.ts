import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { arrow, ask, duel, hit, M, resolved, roll, shield, three, threeHits, VOLLEY } from './testing/volleys.ts';

const needed = (...given: Parameters<typeof ask>) => {
  const { problem } = ask(...given);
  return problem?.type === 'needs-roll'
    ? problem.rolls.map(({ key, count, faces }) => `${key} ${count}d${faces}`)
    : problem;
};

describe('the dice of a volley', () => {
  const twelve = { attacks: [{ times: 12, weapon: arrow }] };
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1);

  it('are asked for together: those of everything that lands', () => {
    expect(needed(twelve)).toEqual(
      numbers.flatMap((n) => [`attacks.${n}.attacker.critical 1d20`, `attacks.${n}.attacker.damage 1d8`]),
    );
    // Without a defense that wins: 7 + 12 = 19 against 6 + 9 = 15
    expect(needed({ defense: shield }, duel(12, 9))).toHaveLength(6);
  });

  it('are asked for together: every opening, each with the faces that the GM gave it', () => {
    const narrow = {
      decisions: [{ id: 'cerberus.movement.cover.chance#chance', at: 'attacks.2', value: { x: 1, y: 6 } }],
    };
    expect(needed({ cover: 'light' }, [], narrow)).toEqual([
      'attacks.1.attacker.opening 1d5',
      'attacks.2.attacker.opening 1d6',
      'attacks.3.attacker.opening 1d5',
    ]);
    const openings = [1, 5, 2].map((face, i) => roll(`attacks.${i + 1}.attacker.opening`, face));
    expect(needed({ cover: 'light' }, openings)).toEqual(
      [1, 3].flatMap((n) => [`attacks.${n}.attacker.critical 1d20`, `attacks.${n}.attacker.damage 1d8`]),
    );
  });

  it('of unlike weapons are asked for together too', () => {
    const attacks = [{ weapon: arrow }, { weapon: { ...arrow, damageDice: '2d6' } }];
    expect(needed({ attacks })).toEqual([
      'attacks.1.attacker.critical 1d20',
      'attacks.1.attacker.damage 1d8',
      'attacks.2.attacker.critical 1d20',
      'attacks.2.attacker.damage 2d6',
    ]);
  });
});

describe('the damage of a volley', () => {
  it('is told as the sum of its hits', () => {
    // A critical on heavy armor does ordinary damage: 6 + 5 − 4 = 7, then 1 + 5 − 4 = 2 and 8 + 5 − 4 = 9.
    const { result, trace } = resolved({}, [...hit('1', 20, 6), ...threeHits.slice(2)]);
    expect(result.damage).toBe(18);
    expect(trace.find(({ rule }) => rule === `${M}.dr.per-attack`)).toMatchObject({
      expression: '7 attack 1 + 2 attack 2 + 9 attack 3 = 18',
      value: 18,
    });
  });

  it('of one hit is no sum', () => {
    const { trace } = resolved({ attacks: [{ weapon: arrow }] }, hit('1', 2, 6));
    expect(trace.filter(({ rule }) => rule === `${M}.dr.per-attack`)).toEqual([]);
  });
});

describe('who makes an attack of a volley', () => {
  const attackers = [
    { id: 'maelis', reflex: 9 },
    { id: 'orso', reflex: 3 },
  ];
  const attacks = [{ by: 'maelis', weapon: arrow }, { by: 'orso', weapon: arrow }, { weapon: arrow }];
  const light = { ...three.defender, armor: 'light' };
  const keen = (of: string) => ({
    amendments: [{ parameter: `${M}.critical.trigger#lowest`, op: 'set' as const, value: 19, source: 'feat', of }],
  });
  // With a critical 2d8 + 10 − 4, else 1d8 + 5 − 4.
  const damages = (of: string, parts: object = { attackers, attacks }) =>
    resolved(
      { ...parts, defender: light },
      ['1', '2', '3'].flatMap((id) => hit(id, 19, 4, 4)),
      keen(of),
    ).result.hits.map(({ damage }) => damage);

  it('counts for what holds for that one alone', () => {
    expect(damages('maelis')).toEqual([14, 5, 5]);
    expect(damages('orso')).toEqual([5, 14, 5]);
    expect(damages('attacker')).toEqual([14, 14, 14]);
  });

  it('goes without saying where there is only one', () => {
    expect(damages('archers', {})).toEqual([14, 14, 14]);
  });

  it('is told, and is one of them', () => {
    const { result } = resolved({ attackers, attacks }, threeHits);
    expect(result.hits.map(({ by }) => by)).toEqual(['maelis', 'orso', undefined]);
    expect(ask({ attackers, attacks: [{ by: 'guard', weapon: arrow }] }).problem).toMatchObject({
      errors: [{ pointer: '/input/attacks/0/by' }],
    });
  });

  it('has the odds of that one', () => {
    const question = { ...three, attackers, attacks, defender: light };
    const mean = (of: string) => {
      const answer = frontDoor.odds(VOLLEY, { input: question, ...keen(of) });
      return answer.problem ? undefined : answer.metrics.find(({ name }) => name === 'damage')?.mean;
    };
    // 1d8 + 1 is 5.5 on average and a critical 2d8 + 6 is 15: 0.475 more for each d20 face that makes one.
    expect(mean('orso')).toBeCloseTo(3 * 5.975 + 0.475, 9);
    expect(mean('attacker')).toBeCloseTo(3 * (5.975 + 0.475), 9);
    expect(mean('guard')).toBeCloseTo(3 * 5.975, 9);
  });
});
