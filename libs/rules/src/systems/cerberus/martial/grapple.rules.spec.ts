import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';

const G = 'cerberus.martial.grapple';
type Circumstances = Partial<Parameters<typeof frontDoor.evaluate>[1]>;

/** The output of a rule. */
function verdict(rule: string, input: unknown, circumstances: Circumstances = {}) {
  const answer = frontDoor.evaluate(`${G}.${rule}`, { input, ...circumstances });
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return answer.result;
}
const problem = (rule: string, input: unknown, circumstances: Circumstances = {}) =>
  frontDoor.evaluate(`${G}.${rule}`, { input, ...circumstances }).problem;
const decided = (name: string, value: unknown) => ({ decisions: [{ id: `${G}.${name}`, value }] });
const rolled = (face: number) => ({ dice: { rolls: [{ key: 'attempter.chance', faces: [face] }] } });

describe('the check', () => {
  it.each([
    [1, 2, 1, true],
    [1, 2, 2, false],
    [999, 1000, 999, true],
    [999, 1000, 1000, false],
  ])('%i in %i, rolled %i: %s', (chances, outOf, face, success) => {
    expect(verdict('check', { chances, outOf }, rolled(face))).toEqual({ success });
  });

  it('has exactly the odds that were announced', () => {
    const { metrics } = frontDoor.ruleOdds(`${G}.check`, { input: { chances: 3, outOf: 5 } }) as { metrics: unknown };
    expect(metrics).toMatchObject([
      {
        name: 'success',
        exact: true,
        outcomes: expect.arrayContaining([
          expect.objectContaining({ value: true, fraction: '3/5' }),
          expect.objectContaining({ value: false, fraction: '2/5' }),
        ]),
      },
    ]);
  });

  it.each([
    [0, 5],
    [5, 5],
    [6, 5],
    [1, 1],
    [1.5, 5],
  ])('%f in %i is no chance: certainty is not rolled', (chances, outOf) => {
    expect(problem('check', { chances, outOf })?.type).toBe('invalid-input');
  });

  it('asks for its die, and takes none that it does not have', () => {
    const asked = problem('check', { chances: 3, outOf: 5 }, { dice: { missing: 'ask' } });
    expect(asked).toMatchObject({
      type: 'needs-roll',
      rolls: [{ key: 'attempter.chance', faces: 5, by: 'attempter' }],
    });
    expect(problem('check', { chances: 3, outOf: 5 }, rolled(6))?.type).toBe('invalid-input');
  });
});

describe('what the GM weighs', () => {
  const sides = (attempter: unknown, opponent: unknown) => ({ attempter, opponent });
  const weighed = {
    strength: sides(8, 5),
    dexterity: sides(2, 9),
    size: sides('large', 'medium'),
    level: sides(6, 7),
    extraExperience: sides(false, true),
  };

  it('has no formula: without an answer the GM is asked, whatever is weighed', () => {
    for (const input of [weighed, {}])
      expect(problem('factors', input)).toMatchObject({
        type: 'needs-ruling',
        rulings: [{ id: `${G}.factors#odds`, question: expect.stringContaining('odds') }],
      });
  });

  it('is what the GM says', () => {
    expect(verdict('factors', weighed, decided('factors#odds', { chances: 2, outOf: 5 }))).toEqual({
      chances: 2,
      outOf: 5,
    });
  });

  it('is never a certainty, nor half a comparison', () => {
    expect(problem('factors', weighed, decided('factors#odds', { chances: 5, outOf: 5 }))?.type).toBe('invalid-input');
    expect(problem('factors', { strength: { attempter: 3 } })?.type).toBe('invalid-input');
  });
});

describe('certain and impossible grapples', () => {
  it('are told by the GM, uncertain as usual', () => {
    expect(verdict('certain', {})).toEqual({ roll: true, result: 'pending' });
    expect(verdict('certain', {}, decided('certain#judgement', 'certain'))).toEqual({ roll: false, result: 'success' });
    expect(verdict('certain', {}, decided('certain#judgement', 'impossible'))).toEqual({
      roll: false,
      result: 'rejected',
    });
  });

  it('go by the input where it is given', () => {
    expect(verdict('certain', { judgement: 'uncertain' }, decided('certain#judgement', 'impossible'))).toEqual({
      roll: true,
      result: 'pending',
    });
    expect(problem('certain', { judgement: 'likely' })?.type).toBe('invalid-input');
  });
});

describe('the cost', () => {
  const purse = (attackTokens: number, freeSlotsThisTick: number, escapesThisTick = 0) => ({
    attackTokens,
    freeSlotsThisTick,
    escapesThisTick,
  });

  it.each(['technique', 'escape'])('of a %s is the last token and the last slot', (action) => {
    expect(verdict('cost', { action, ...purse(1, 1) })).toEqual({
      allowed: true,
      attackTokensAfter: 0,
      freeSlotsAfter: 0,
    });
    expect(verdict('cost', { action, ...purse(0, 1) })).toEqual({
      allowed: false,
      attackTokensAfter: 0,
      freeSlotsAfter: 1,
    });
    expect(verdict('cost', { action, ...purse(1, 0) })).toEqual({
      allowed: false,
      attackTokensAfter: 1,
      freeSlotsAfter: 0,
    });
  });

  it('does not count escapes against techniques', () => {
    expect(verdict('cost', { action: 'technique', ...purse(3, 2, 1) })).toMatchObject({ allowed: true });
  });

  it('is said with the reason', () => {
    const words = (input: unknown) => {
      const answer = frontDoor.evaluate(`${G}.cost`, { input });
      return answer.problem ? answer.problem.message : answer.sentence;
    };
    expect(words({ action: 'technique', ...purse(4, 2) })).toBe(
      'Spent, succeed or fail: 3 attack tokens and 1 slot are left.',
    );
    expect(words({ action: 'technique', ...purse(0, 2) })).toBe('No attack token is left.');
    expect(words({ action: 'technique', ...purse(1, 0) })).toBe('No slot is free this tick.');
    expect(words({ action: 'escape', ...purse(1, 1, 1) })).toBe('Only one escape can be tried a tick.');
    expect(words({ action: 'release', ...purse(0, 0) })).toBe('Letting go is free.');
  });

  it('is never owed', () => {
    expect(problem('cost', { action: 'technique', ...purse(-1, 1) })?.type).toBe('invalid-input');
  });
});

describe('a hold', () => {
  const none = { targetCondition: 'none', holderLimbsBusy: 0 };

  it('ties up one limb, or as many as the holder uses', () => {
    expect(verdict('hold', { success: true, freeLimbs: 1 })).toEqual({
      targetCondition: 'grappled',
      holderLimbsBusy: 1,
    });
    expect(verdict('hold', { success: true, freeLimbs: 4, limbsUsed: 3 })).toEqual({
      targetCondition: 'grappled',
      holderLimbsBusy: 3,
    });
  });

  it('takes limbs that are free', () => {
    expect(verdict('hold', { success: true, freeLimbs: 0 })).toEqual(none);
    expect(verdict('hold', { success: true, freeLimbs: 1, limbsUsed: 2 })).toEqual(none);
    expect(problem('hold', { success: true, freeLimbs: 2, limbsUsed: 0 })?.type).toBe('invalid-input');
  });
});

describe('a trip', () => {
  const held = { success: true, alreadyHeld: true };
  const leverage = (value: boolean) => decided('trip#leveragePlausible', value);

  it('ends a hold that is not kept', () => {
    expect(verdict('trip', { ...held, keep: 'none' })).toEqual({
      targetProne: true,
      targetGrappled: false,
      attackerProne: false,
    });
  });

  it('keeps a hold by leverage where the GM finds it plausible, which is not usual', () => {
    const lost = { targetProne: true, targetGrappled: false, attackerProne: false };
    expect(verdict('trip', { ...held, keep: 'leverage' })).toEqual(lost);
    expect(verdict('trip', { ...held, keep: 'leverage' }, leverage(false))).toEqual(lost);
    expect(verdict('trip', { ...held, keep: 'leverage' }, leverage(true))).toEqual({ ...lost, targetGrappled: true });
  });

  it.each(['fallWith', 'leverage'])('makes no hold of none (%s): nobody falls along', (keep) => {
    expect(verdict('trip', { success: true, alreadyHeld: false, keep }, leverage(true))).toEqual({
      targetProne: true,
      targetGrappled: false,
      attackerProne: false,
    });
  });

  it('that fails changes nothing and asks nothing', () => {
    const answer = frontDoor.evaluate(`${G}.trip`, { input: { ...held, success: false, keep: 'leverage' } });
    expect(answer).toMatchObject({
      result: { targetProne: false, targetGrappled: true, attackerProne: false },
      decisions: [],
    });
  });
});

describe('forced movement', () => {
  const dragging = { targetGrappled: true, success: true };
  const moved = (attackerSpeedFt: number, obstacleAtFt?: number) =>
    verdict('forced-movement', { ...dragging, attackerSpeedFt, obstacleAtFt });

  // floor(45 / 2) = 22, floor(1 / 2) = 0
  it.each([
    [45, 22],
    [1, 0],
    [0, 0],
    [10_000, 5000],
  ])('of Speed %i reaches %i ft, without an opportunity attack', (speed, movedFt) => {
    expect(moved(speed)).toEqual({ allowed: true, movedFt, opportunityAttack: false });
  });

  it('ends at an obstacle that is nearer than that', () => {
    expect(moved(60, 0)).toMatchObject({ movedFt: 0 });
    expect(moved(60, 29)).toMatchObject({ movedFt: 29 });
    expect(moved(60, 31)).toMatchObject({ movedFt: 30 });
  });

  it('that fails goes nowhere', () => {
    expect(verdict('forced-movement', { targetGrappled: true, success: false, attackerSpeedFt: 60 })).toEqual({
      allowed: true,
      movedFt: 0,
      opportunityAttack: false,
    });
  });
});

describe('a pin', () => {
  const pinning = { targetGrappled: true, success: true, attackerLimbs: 2 };

  it('needs a hold and two limbs, and may use more', () => {
    expect(verdict('immobilize', { ...pinning, attackerLimbs: 4 })).toEqual({
      allowed: true,
      immobilized: true,
      reflexDuelModifier: -5,
      attackerLimbsBusy: 4,
    });
    expect(verdict('immobilize', { ...pinning, targetGrappled: false })).toMatchObject({
      allowed: false,
      immobilized: false,
      reflexDuelModifier: 0,
    });
  });

  it('that fails is allowed and does nothing', () => {
    expect(verdict('immobilize', { ...pinning, success: false })).toMatchObject({
      allowed: true,
      immobilized: false,
      reflexDuelModifier: 0,
    });
  });

  it('weighs as much in Reflex duels as the rules as amended say', () => {
    const amendments = [{ parameter: `${G}.immobilize#reflex`, op: 'set' as const, value: -8, source: 'giant' }];
    expect(verdict('immobilize', pinning, { amendments })).toMatchObject({ reflexDuelModifier: -8 });
  });
});

describe('a disarm', () => {
  it('drops the one object that was chosen, even of two alike, and grapples nobody', () => {
    expect(verdict('disarm', { success: true, heldObjects: ['dagger', 'dagger'], chosen: 'dagger' })).toEqual({
      dropped: ['dagger'],
      targetGrappled: false,
    });
  });

  it('is told as one says it', () => {
    const said = (object: string) => {
      const input = { success: true, heldObjects: [object], chosen: object };
      const answer = frontDoor.evaluate(`${G}.disarm`, { input });
      return answer.problem ? answer.problem.message : answer.sentence;
    };
    expect(said('sword')).toBe('The target drops the sword.');
    expect(said("his father's axe")).toBe("The target drops his father's axe.");
  });

  it('drops nothing that is not held', () => {
    const nothing = { dropped: [], targetGrappled: false };
    expect(verdict('disarm', { success: true, heldObjects: ['longsword'], chosen: 'shield' })).toEqual(nothing);
    expect(verdict('disarm', { success: true, heldObjects: [], chosen: 'shield' })).toEqual(nothing);
  });
});
