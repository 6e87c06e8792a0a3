import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.odds>[1]>;

const input = (parts: object) => ({
  attacker: { reflex: 12 },
  attack: { kind: 'weapon', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 6 }], criticalMultiplier: 3 },
  defender: guard,
  ...parts,
});
const guard = { hp: 40, maxHp: 40, armor: 'medium', dr: 4, reflex: 10 };
const dodge = { kind: 'dodge' };
const decided = (id: string, value: unknown) => ({ decisions: [{ id: `${M}.${id}`, value }] });

describe('the odds of an attack', () => {
  const odds = (parts: object, circumstances: Circumstances = {}) => {
    const answer = frontDoor.odds(`${M}.attack`, { input: input(parts), ...circumstances });
    if (answer.problem) throw new Error(answer.problem.message);
    return Object.fromEntries(answer.metrics.map((metric) => [metric.name, metric]));
  };
  const chanceOf = (metric: ReturnType<typeof odds>[string] | undefined, value: unknown) =>
    metric?.outcomes.find((outcome) => outcome.value === value)?.fraction;

  it('of a dodge: d20 pairs, ties rolled again', () => {
    // Reflex 12 against 10: of 400 pairs 18 tie and 18 × 17 / 2 = 153 are the defender's, which leaves 229 of 382.
    const { lands, damage } = odds({ defense: dodge });
    expect(chanceOf(lands, true)).toBe('229/382');
    // 1d8 + 2 on average 6.5, three times 3d8 + 18 - 4 on average 27.5: (19 × 6.5 + 27.5) / 20 = 7.55 where it lands.
    expect(damage?.exact).toBe(true);
    expect(damage?.mean).toBeCloseTo((229 / 382) * 7.55, 9);
  });

  it('of a chance, of a chance and then the duel, and of an opening', () => {
    const crowded = { defender: { ...guard, hindrances: ['crowded'] }, defense: dodge };
    const said = { grant: 'chance', chances: 2, outOf: 3 };
    expect(chanceOf(odds(crowded, decided('dodge.mobility#restrictedDodge', said)).lands, true)).toBe('1/3');
    // It fails, or it holds and the duel is lost: 1/3 + 2/3 × 229/382 = (191 + 229) / 573
    const both = decided('dodge.mobility#restrictedDodge', { ...said, thenDuel: true });
    expect(chanceOf(odds(crowded, both).lands, true)).toBe('140/191');
    expect(chanceOf(odds({ cover: 'substantial' }).lands, true)).toBe('2/3');
  });

  it('of going down: HP 9 and 1d8 + 2', () => {
    // 9 or more with a 7 or 8 in 19 of 20, always in the other: (19 × 2/8 + 1) / 20 = 23/80.
    // Dead at -10, that is from 19, which takes a critical: 3d8 + 14 with 3d8 of 5 or more, 508 of 512, in 1 of 20.
    const { health } = odds({ defender: { ...guard, hp: 9 } });
    expect(chanceOf(health, 'able')).toBe('57/80');
    expect(chanceOf(health, 'dead')).toBe('127/2560');
  });

  it('are those of a refusal where it is refused', () => {
    const answer = frontDoor.odds(`${M}.attack`, {
      input: input({ defender: { ...guard, hindrances: ['noRoom'] }, defense: dodge }),
    });
    expect(answer.problem).toMatchObject({ type: 'illegal-action', legal: ['parry', 'no defense'] });
  });
});
