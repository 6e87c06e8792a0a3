import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../../index.ts';

const M = 'cerberus.movement';
const refused = (input: object) => {
  const { problem } = resolve(`${M}.move`, { input });
  return problem?.type === 'illegal-action' ? problem.rule : problem?.type;
};
const walk = (feet: number, difficult = false) => ({ mode: 'walk', difficult, distance_ft: feet });
const cast = [{ action: 'cast', castingTicks: 2 }];

describe('moving in a tick', () => {
  it('uses up twice the length of a halved stretch, and is struck at on leaving', () => {
    // 30 + 2 × 10 of 66
    const threats = [
      { id: 'guard', name: 'Orso', hasFeat: true },
      { id: 'other', hasFeat: false },
    ];
    const input = { mover: { name: 'Séra', speed_ft: 66 }, way: [walk(30), walk(10, true)], threats };
    expect(resolve(`${M}.move`, { input })).toMatchObject({
      result: { budget_ft: 66, used_ft: 50, remaining_ft: 16, struckBy: ['guard'] },
      sentence: 'Séra uses 50 ft; 16 ft are left. Opportunity attack: Orso.',
    });
  });

  it('is refused by allowance.tick: further than a spell leaves', () => {
    const mover = { speed_ft: 45 };
    expect(refused({ mover, way: [walk(23)], actions: cast })).toBe(`${M}.allowance.tick`);
    expect(refused({ mover, way: [walk(22)], actions: cast })).toBeUndefined();
  });

  it('is refused by stand-up: after moving, and during a ritual', () => {
    const mover = { speed_ft: 45 };
    expect(refused({ mover, way: [walk(5)], standsUp: true })).toBe(`${M}.stand-up`);
    expect(refused({ mover, way: [], actions: [{ action: 'ritual' }], standsUp: true })).toBe(`${M}.stand-up`);
    expect(refused({ mover, way: [], actions: cast, standsUp: true })).toBeUndefined();
  });
});

describe('a shove', () => {
  const input = {
    target: { name: 'Brant', size: 'medium', reflex: 6 },
    effect: { distance_ft: 20, allowedSize: 'medium', dc: 15 },
    edge_ft: 10,
  };

  it('stops at the brink with 9 or more on the d20: 12 faces of 20', () => {
    const answer = odds(`${M}.shove`, { input });
    if (answer.problem) throw new Error(answer.problem.message);
    const { outcomes = [] } = answer.metrics.find(({ name }) => name === 'inDanger') ?? {};
    expect(outcomes.find(({ value }) => value === true)?.fraction).toBe('2/5');
  });

  it('goes over the brink with 8', () => {
    const dice = { rolls: [{ key: 'target.reflexSave', faces: [8] }] };
    expect(resolve(`${M}.shove`, { input, dice })).toMatchObject({
      result: { moved_ft: 20, inDanger: true, total: 14 },
      sentence: 'Brant is moved 20 ft, over the brink, 14 against DC 15.',
    });
  });
});
