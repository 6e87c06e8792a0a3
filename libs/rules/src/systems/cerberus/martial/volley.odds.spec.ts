import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import type { VolleyResult } from './attacking/volley-input.ts';

const M = 'cerberus.martial';
const VOLLEY = `${M}.volley`;
type Circumstances = Partial<Parameters<typeof frontDoor.odds>[1]>;

const arrow = {
  kind: 'weapon',
  form: 'projectile',
  damageDice: '1d8',
  fixedBonuses: [{ label: 'DEX', value: 5 }],
  criticalMultiplier: 3,
};
const twelve = {
  attackers: [
    { id: 'captain', reflex: 9 },
    { id: 'archers', reflex: 7 },
  ],
  attacks: [{ times: 12, weapon: arrow }],
  defender: {
    hp: 96,
    maxHp: 96,
    armor: 'light',
    dr: 6,
    reflex: 12,
    reserves: { dodges: 5, attackTokens: 4, freeSlots: 2 },
  },
};

function odds(parts: object, circumstances: Circumstances = {}) {
  const answer = frontDoor.odds(VOLLEY, { input: { ...twelve, ...parts }, ...circumstances });
  if (answer.problem) throw new Error(answer.problem.message);
  return Object.fromEntries(answer.metrics.map((metric) => [metric.name, metric]));
}
const fractions = (metric: ReturnType<typeof odds>[string] | undefined) =>
  Object.fromEntries((metric?.outcomes ?? []).map(({ value, fraction }) => [String(value), fraction]));

/** An arrow that lands: 1d8 - 1 on average 3.5, a critical 3d8 + 9 on average 22.5, never below 0; (19 × 3.5 + 22.5) / 20. */
const ARROW = 4.45;

describe('twelve arrows', () => {
  it('against five dodges staked on one duel: seven land, or all', () => {
    // 9 against 12. Of the 400 pairs 17 tie and are rolled again; the captain needs 4 more than the defender: 17 × 16 / 2 = 136.
    // That leaves 247 of 383 to the defender.
    const granted = { decisions: [{ id: `${M}.dodge.grouped#useGroupedDodge`, value: true }] };
    const { landing, damage } = odds({ defense: { kind: 'dodge', stake: 5 } }, granted);
    expect(fractions(landing)).toEqual({ 7: '247/383', 12: '136/383' });
    expect(landing?.exact).toBe(true);
    expect(damage?.exact).toBe(true);
    expect(damage?.mean).toBeCloseTo(ARROW * ((7 * 247 + 12 * 136) / 383), 9);
  });

  it('against a shield: none, or all', () => {
    const { landing, hpAfter } = odds({ defense: { kind: 'parry', equipment: 'shield' } });
    expect(fractions(landing)).toEqual({ 0: '247/383', 12: '136/383' });
    expect(hpAfter?.mean).toBeCloseTo(96 - ARROW * ((12 * 136) / 383), 9);
  });

  it('undefended behind substantial cover: each finds an opening in 2 of 3', () => {
    const { landing, damage } = odds({ cover: 'substantial' });
    // Binomial: all of 12 in (2/3)^12 = 4096/531441, on average 8.
    expect(fractions(landing)[12]).toBe('4096/531441');
    expect(landing?.mean).toBeCloseTo(8, 9);
    expect(damage?.mean).toBeCloseTo(8 * ARROW, 9);
  });

  it('or six, one of them with a narrower opening, by a decision that holds for it alone', () => {
    const opening = { id: 'cerberus.movement.cover.chance#chance', at: 'attacks.1', value: { x: 1, y: 3 } };
    const { landing, damage } = odds(
      { attacks: [{ times: 6, weapon: arrow }], cover: 'substantial' },
      { decisions: [opening] },
    );
    // All of six: (2/3)^5 × 1/3 = 32/729
    expect(fractions(landing)[6]).toBe('32/729');
    expect(damage?.mean).toBeCloseTo((5 * (2 / 3) + 1 / 3) * ARROW, 9);
  });

  it('that are two kinds of missiles add up', () => {
    const bolt = { kind: 'weapon', form: 'projectile', damageDice: '1d4', fixedBonuses: [{ label: 'DEX', value: 9 }] };
    const { damage, health } = odds({
      attacks: [
        { times: 2, weapon: arrow },
        { times: 1, weapon: bolt },
      ],
      defender: { ...twelve.defender, hp: 5 },
    });
    // The bolt does 1d4 + 3, on average 5.5, a critical 2d4 + 12 on average 17: (19 × 5.5 + 17) / 20 = 6.075.
    expect(damage?.mean).toBeCloseTo(2 * ARROW + 6.075, 9);
    // Able only with 4 in all: the bolt does exactly 4 and both arrows nothing, 19/80 × (19/160)².
    expect(fractions(health).able).toBe('6859/2048000');
  });
});

describe('twelve attacks that are all unlike', () => {
  it('have exact odds: their damages are added up, not multiplied out', () => {
    const attacks = Array.from({ length: 12 }, (_, i) => ({
      weapon: { kind: 'weapon', form: 'projectile', damageDice: `1d${6 + 2 * i}`, criticalMultiplier: 1 },
    }));
    const { damage } = odds({ attacks, defender: { ...twelve.defender, armor: 'none', dr: 0 } });
    expect(damage?.exact).toBe(true);
    // (7 + 9 + … + 29) / 2 = 12 × 18 / 2
    expect(damage?.mean).toBeCloseTo(108, 9);
  });
});

describe('the openings of a volley', () => {
  it('are rolled for each arrow by itself', () => {
    const input = { ...twelve, attacks: [{ times: 2, weapon: arrow }], cover: 'light' };
    const rolls = [
      { key: 'attacks.1.attacker.opening', faces: [5] },
      { key: 'attacks.2.attacker.opening', faces: [4] },
      { key: 'attacks.2.attacker.critical', faces: [3] },
      { key: 'attacks.2.attacker.damage', faces: [7] },
    ];
    const answer = frontDoor.resolve(VOLLEY, { input, dice: { rolls } });
    expect(answer).toMatchObject({
      result: {
        landing: 1,
        damage: 6,
        hits: [
          { id: '1', lands: false },
          { id: '2', lands: true, damage: 6 },
        ],
      },
      sentence: '1 attack lands on the defender for 6 in all.',
    });
  });

  it('are none behind total cover', () => {
    expect(frontDoor.resolve(VOLLEY, { input: { ...twelve, cover: 'total' } }).problem).toMatchObject({
      type: 'illegal-action',
      rule: 'cerberus.movement.cover.total',
    });
  });

  it('come to what they were said to be, over seeds', () => {
    const input = { ...twelve, attacks: [{ times: 100, weapon: arrow }], cover: 'light' };
    const landing = Array.from({ length: 20 }, (_, i) => {
      const answer = frontDoor.resolve(VOLLEY, { input, dice: { seed: `volley ${i}` }, trace: false });
      return answer.problem ? Number.NaN : (answer.result as VolleyResult).landing;
    });
    // 2000 arrows at 4 in 5: 1600 with a standard deviation of 18; five of them either way.
    const sum = landing.reduce((total, count) => total + count, 0);
    expect(Math.abs(sum - 1600)).toBeLessThan(90);
  });
});
