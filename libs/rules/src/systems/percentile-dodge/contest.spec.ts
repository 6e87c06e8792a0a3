import { describe, expect, it } from 'vitest';
import { evaluate, ruleOdds } from '../../index.ts';

const CONTEST = 'percentile-dodge.contest';
const rolls = (attack: number, dodge: number) => ({
  rolls: [
    { key: 'attacker.attack', faces: [attack] },
    { key: 'defender.dodge', faces: [dodge] },
  ],
});
const contest = (attackSkill: number, effectiveDodge: number, dice: object, beside: object = {}) =>
  evaluate(CONTEST, { input: { attackSkill, effectiveDodge }, dice, ...beside });

/** The exact share of hits, as the library has it. */
function shareOfHits(attackSkill: number, effectiveDodge: number): number {
  const answer = ruleOdds(CONTEST, { input: { attackSkill, effectiveDodge } });
  if (answer.problem) throw new Error(answer.problem.message);
  const [metric] = answer.metrics;
  expect(metric).toMatchObject({ name: 'result', exact: true });
  return metric?.outcomes.find(({ value }) => value === 'hit')?.probability ?? 0;
}

/** Every pair of faces, counted one by one. */
function counted(attackSkill: number, effectiveDodge: number): number {
  let hits = 0;
  for (let attack = 1; attack <= 100; attack++)
    for (let dodge = 1; dodge <= 100; dodge++) if (attackSkill - attack > effectiveDodge - dodge) hits += 1;
  return hits / 10_000;
}

describe('a contest of margins', () => {
  it.each([
    // skill, dodge, their faces: margins and what they come to
    [60, 45, 50, 20, 10, 25, 'miss'],
    [60, 45, 50, 36, 10, 9, 'hit'],
    [60, 45, 50, 35, 10, 10, 'miss'], // a tie is the defender's
    [60, 45, 50, 34, 10, 11, 'miss'],
    [40, 30, 100, 100, -60, -70, 'hit'], // no roll is special
    [40, 60, 1, 1, 39, 59, 'miss'],
    [500, -47, 100, 1, 400, -48, 'hit'], // no limits to skills
    [0, 0, 7, 7, -7, -7, 'miss'],
  ])('%i against %i, %i and %i: %i to %i, %s', (skill, dodge, attack, dodged, attackMargin, dodgeMargin, result) => {
    expect(contest(skill, dodge, rolls(attack, dodged))).toMatchObject({
      result: { attackMargin, dodgeMargin, result },
    });
  });

  it('reads 00 as 100, on one die and on two', () => {
    const tens = {
      rolls: [
        { key: 'attacker.attack', tens: 0, units: 0 },
        { key: 'defender.dodge', faces: [0] },
      ],
    };
    expect(contest(50, 50, tens)).toMatchObject({ result: { attackMargin: -50, dodgeMargin: -50 } });
  });

  it('asks for both dice at once, and refuses a face that there is not', () => {
    expect(contest(50, 50, { missing: 'ask' })).toMatchObject({
      problem: { type: 'needs-roll', rolls: [{ key: 'attacker.attack' }, { key: 'defender.dodge' }] },
    });
    expect(contest(50, 50, rolls(101, 5))).toMatchObject({
      problem: { type: 'invalid-input', errors: [{ pointer: '/dice/rolls/0/faces/0' }] },
    });
  });

  it('may be overruled by the GM', () => {
    const decisions = [{ id: `${CONTEST}#resultOverride`, value: 'miss' }];
    expect(contest(60, 45, rolls(1, 100), { decisions })).toMatchObject({
      result: { attackMargin: 59, dodgeMargin: -55, result: 'miss' },
    });
    expect(evaluate(CONTEST, { input: { attackSkill: 60, effectiveDodge: 45, resultOverride: 'miss' } })).toMatchObject(
      {
        result: { result: 'miss' },
      },
    );
  });

  it.each([
    [60, 45],
    [45, 60],
    [50, 50],
    [40, -47],
    [1, 95],
    [140, 45],
    [45, 144],
    [45, 145],
  ])('has the odds of all pairs of faces: %i against %i', (skill, dodge) => {
    expect(shareOfHits(skill, dodge)).toBe(counted(skill, dodge));
  });

  it.each([
    [200, 100, 1], // the worst is 100 against 1: margins 100 and 99
    [199, 100, 0.9999], // 100 against 1 is a tie
    [50, 50, 0.495], // of 10,000 pairs 100 are ties
    [50, 148, 0.0001], // only 1 against 100
    [50, 149, 0],
  ])('%i against %i hits with %d', (skill, dodge, share) => {
    expect(shareOfHits(skill, dodge)).toBe(share);
  });
});
