import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';

const P = 'cerberus.perception';
const answer = (rule: string, input: object, beside: object = {}) => evaluate(`${P}.${rule}`, { input, ...beside });
const GM = (rule: string, value: unknown) => ({ id: `${P}.${rule}`, value });
const thrown = (...rolls: [key: string, ...faces: number[]][]) => ({
  rolls: rolls.map(([key, ...faces]) => ({ key, faces })),
});

describe('a case of perception', () => {
  it.each([
    ['disguise examined closely', 'prescribed-chance'],
    ['attack from hiding without possible reaction', 'attacker-first-and-critical'],
    ['attack from hiding with possible reaction', 'reflex-duel'],
    ['thing in darkness', 'light-or-sense-needed'],
    ['luminous effect', 'will-save-by-spell'],
  ])('%s: %s', (situation, mode) => {
    expect(answer('mode', { situation })).toMatchObject({ result: { mode } });
  });
});

describe('stealth and perception in a scene', () => {
  it('asks the GM for the odds', () => {
    expect(answer('scene.check', {})).toMatchObject({
      problem: { type: 'needs-ruling', rulings: [{ id: `${P}.scene.check#odds` }] },
    });
  });

  it.each([
    [[3], undefined, false], // one in two
    [[1], undefined, true],
    [[3, 1], 'advantage', true], // the lower counts
    [[1, 3], 'disadvantage', false], // the higher counts
  ])('%j at 2 in 4, with %s', (faces, mode, success) => {
    const decisions = [GM('scene.check#odds', { x: 2, y: 4 })];
    const dice = thrown(['player.perception', ...faces]);
    expect(answer('scene.check', { mode }, { dice, decisions })).toMatchObject({ result: { success } });
  });

  it('takes odds whole or not at all', () => {
    for (const input of [{ x: 1 }, { x: 5, y: 5 }, { y: 3 }])
      expect(answer('scene.check', input)).toMatchObject({ problem: { type: 'invalid-input' } });
  });

  it('tells what was weighed', () => {
    const asked = { x: 1, y: 2, factors: ['noise', 'viewingAngle'] };
    const { trace } = answer('scene.check', asked) as { trace: { expression: string }[] };
    expect(trace.map(({ expression }) => expression)).toContain('noise, viewing angle');
  });
});

describe('a disguise', () => {
  it.each([
    ['simple', undefined, true],
    ['detailed', undefined, false],
    ['detailed', true, true],
  ])('%s, studied %s', (kind, studied, allowed) => {
    expect(answer('disguise.kinds', { kind, studied })).toMatchObject({ result: { allowed } });
  });

  it('changes no size, unless magic does', () => {
    expect(answer('disguise.limits', { aspect: 'size' })).toMatchObject({ result: { changed: false } });
    const value = ['appearance', 'size'];
    const amendments = [{ parameter: `${P}.disguise.limits#changes`, op: 'set', value, source: 'a spell' }];
    expect(answer('disguise.limits', { aspect: 'size' }, { amendments })).toMatchObject({ result: { changed: true } });
  });

  it.each([
    ['simple', true, 10],
    ['don-prepared', false, 10],
    ['don-prepared', true, 10],
  ])('%s with a kit: %s takes %d minutes', (kind, disguiseKit, minutes) => {
    expect(answer('disguise.create-time', { kind, disguiseKit })).toMatchObject({
      result: { minutes, fullRest: false },
    });
  });

  it('takes as long as the GM says, else as long as a feat has it', () => {
    const parameter = `${P}.disguise.create-time#ownMinutes`;
    const amendments = [{ parameter, at: 'detailed', op: 'set', value: 5, source: 'Lightning Disguise' }];
    const time = (kind: string, beside: object) => answer('disguise.create-time', { kind }, { amendments, ...beside });
    expect(time('detailed', {})).toMatchObject({ result: { minutes: 5, fullRest: false } });
    expect(time('simple', {})).toMatchObject({ result: { minutes: 60 } });
    const decisions = [GM('disguise.create-time#minutes', 90)];
    expect(time('detailed', { decisions })).toMatchObject({ result: { minutes: 90, fullRest: false } });
  });

  it.each([
    [{ reasonToLook: false, damagedSinceLast: true }, undefined, false],
    [{ reasonToLook: false, damagedSinceLast: true }, true, true],
    [{ reasonToLook: true, damagedSinceLast: true }, false, true], // somebody looks in any case
  ])('%j, a fresh roll after damage: %s', (input, said, rollNeeded) => {
    const decisions = [
      GM('disguise.scrutiny#odds', { x: 1, y: 2 }),
      ...(said === undefined ? [] : [GM('disguise.scrutiny#newRollAfterDamage', said)]),
    ];
    expect(answer('disguise.scrutiny', input, { decisions })).toMatchObject({ result: { rollNeeded } });
  });

  it('is looked at if the GM says so', () => {
    expect(answer('disguise.scrutiny', {})).toMatchObject({
      problem: { rulings: [{ id: `${P}.disguise.scrutiny#reasonToLook` }] },
    });
  });
});

describe('something invisible', () => {
  const will = { wis: 2, grade: 'standard', level: 5, dc: 15 };
  const die = (face: number) => thrown(['gm.illusion', face]);

  it('is noticed with the bonus of the moment and what resists illusions', () => {
    // 8 + 2 + half of 5, down to 2 = 12; 1 by resistance and 2 by the moment make 15.
    const amendments = [{ parameter: `${P}.invisibility.notice#resistance`, op: 'set', value: 1, source: 'undead' }];
    const decisions = [GM('invisibility.notice#bonus', 2), GM('invisibility.notice#looking', true)];
    const asked = answer('invisibility.notice', will, { dice: die(8), amendments, decisions });
    expect(asked).toMatchObject({ result: { total: 15, noticed: true } });
    expect(answer('invisibility.notice', will, { dice: die(8), decisions })).toMatchObject({
      result: { total: 14, noticed: false },
    });
  });

  it('gives no second Save to hearing', () => {
    for (const saveSucceeded of [true, false])
      expect(answer('invisibility.sound', { masksSound: false, saveSucceeded })).toMatchObject({
        result: { revealed: saveSucceeded, savesMade: 1 },
      });
  });

  it('is betrayed by nothing unless the GM says so', () => {
    expect(answer('invisibility.evidence', { evidence: 'scent' })).toMatchObject({ result: { ruling: 'none' } });
    // 10 + 2 + 2 = 14, one short
    expect(answer('invisibility.evidence', { evidence: 'scent', observer: will }, { dice: die(10) })).toMatchObject({
      result: { ruling: 'none', total: 14, noticed: false },
    });
  });

  it('is not betrayed by tracks to somebody who looks elsewhere', () => {
    const decisions = [GM('invisibility.evidence#ruling', 'save-bonus'), GM('invisibility.evidence#bonus', 20)];
    const observer = { ...will, looking: false };
    expect(answer('invisibility.evidence', { evidence: 'tracks', observer }, { decisions })).toMatchObject({
      result: { noticed: false },
    });
  });
});

describe('an attack from hiding', () => {
  const sides = { reflexA: 9, reflexD: 8, attacks: 2 };
  const rolled = (a: number[], d: number[]) => thrown(['attacker.reflex', ...a], ['defender.reflex', ...d]);
  const attack = (more: object, beside: object = {}) => answer('hidden-attack', { ...sides, ...more }, beside);

  it('rolls a tie again', () => {
    // 9 + 10 = 8 + 11; then 9 + 5 = 14 against 8 + 7 = 15
    expect(attack({ defenderCanReact: true }, { dice: rolled([10, 5], [11, 7]) })).toMatchObject({
      result: { first: 'defender', automaticCriticals: 0, rollsUsed: 2, totalA: 14, totalD: 15 },
    });
  });

  it.each([
    [false, undefined, false],
    [false, true, true],
    [true, undefined, true], // the defender wins: 9 + 1 against 8 + 20
    [true, false, false],
  ])('reaction %s, the GM on defending %s: %s', (defenderCanReact, said, defenderMayDefend) => {
    const decisions = said === undefined ? [] : [GM('hidden-attack#defenderMayDefend', said)];
    const dice = defenderCanReact ? rolled([1], [20]) : undefined;
    expect(attack({ defenderCanReact }, { dice, decisions })).toMatchObject({ result: { defenderMayDefend } });
  });

  it('is not one by somebody invisible, unless the GM says so', () => {
    const unseen = { invisible: true, defenderCanReact: false };
    expect(attack(unseen)).toMatchObject({
      result: { applies: false, automaticCriticals: 0, defenderMayDefend: false },
    });
    const decisions = [GM('hidden-attack#appliesToInvisible', true)];
    expect(attack(unseen, { decisions })).toMatchObject({ result: { first: 'attacker', automaticCriticals: 2 } });
  });

  it('is not critical against a feat of awareness', () => {
    const amendments = [
      { parameter: `${P}.hidden-attack#automaticCritical`, op: 'set', value: false, source: 'a feat' },
    ];
    expect(attack({ defenderCanReact: false }, { amendments })).toMatchObject({
      result: { first: 'attacker', automaticCriticals: 0 },
    });
  });

  it('needs both Reflex modifiers for a duel', () => {
    expect(answer('hidden-attack', { attacks: 1, reflexA: 3, defenderCanReact: true })).toMatchObject({
      problem: { type: 'invalid-input', errors: [{ pointer: '/input/reflexD' }] },
    });
  });

  it("adds the GM's bonuses", () => {
    const decisions = [GM('hidden-attack.bonuses#bonusA', 3), GM('hidden-attack.bonuses#bonusD', -1)];
    // 9 + 4 + 3 = 16 against 8 + 8 - 1 = 15
    expect(attack({ defenderCanReact: true }, { dice: rolled([4], [8]), decisions })).toMatchObject({
      result: { first: 'attacker', totalA: 16, totalD: 15 },
    });
    expect(answer('hidden-attack.bonuses', {}, { decisions })).toMatchObject({ result: { bonusA: 3, bonusD: -1 } });
  });
});

describe('the dark', () => {
  it.each([
    [{ lit: true, distance_ft: 5000 }, true],
    [{ lit: false, darkvisionRange_ft: 60, distance_ft: 60 }, true], // a range includes its end
    [{ lit: false, darkvisionRange_ft: 60 }, false], // nobody knows how far away
    [{ lit: false, darkvisionRange_ft: 0, distance_ft: 0 }, false],
    [{ lit: false, otherSense: true }, true],
  ])('%j: %s', (input, seen) => {
    expect(answer('darkness.sight', input)).toMatchObject({ result: { seen, saveAllowed: seen } });
  });

  it('is no hindrance to a sense that the GM holds fitting', () => {
    const decisions = [GM('darkness.sight#otherSense', true)];
    expect(answer('darkness.sight', { lit: false }, { decisions })).toMatchObject({ result: { seen: true } });
  });

  it('hides nothing lit that lies beyond it, but a wall does', () => {
    expect(answer('darkness.transparent', { targetLit: true, lineOfSight: false })).toMatchObject({
      result: { seen: false },
    });
  });
});

describe('light that blinds', () => {
  const saver = { wis: 1, grade: 'good', level: 3 };

  it.each([
    [10, true], // 10 + 1 + 3 = 14, one short
    [11, false],
  ])('a Save of %d on the die', (face, affected) => {
    const decisions = [GM('magical-light#looking', true)];
    const dice = thrown(['defender.save', face]);
    expect(answer('magical-light', { saver, dc: 15 }, { dice, decisions })).toMatchObject({
      result: { affected, total: face + 4 },
    });
  });

  it('is held off by nothing where there is no Save', () => {
    expect(answer('magical-light', { looking: true, dc: 15 })).toMatchObject({ result: { affected: true } });
  });
});

describe('several steps', () => {
  const blow = { critMultiplier: 3, fixed: 19, diceTotal: 20, dr: 2 };
  const strike = (more: object, beside: object = {}) =>
    answer('combined', { kind: 'strike', attacks: 1, reflexA: 9, reflexD: 8, blow, ...more }, beside);

  it.each([
    ['none', 75], // 20 + 3 × 19 - 2
    ['heavy', 56], // 20 + 2 × 19 - 2
  ])('a critical axe against %s armor: %d', (armor, damage) => {
    expect(strike({ defenderCanReact: false, blow: { ...blow, armor } })).toMatchObject({ result: { damage } });
  });

  it('no critical when the defender wins the duel', () => {
    const dice = thrown(['attacker.reflex', 1], ['defender.reflex', 20]);
    // 20 + 19 - 2
    expect(strike({ defenderCanReact: true }, { dice })).toMatchObject({ result: { first: 'defender', damage: 37 } });
  });

  it.each([
    [{ lit: true, looking: true, saveTotal: 15 }, true], // the tie notices
    [{ lit: true, looking: true, saveTotal: 14 }, false],
    [{ lit: true, looking: false, saveTotal: 30 }, false],
    [{ lit: false, looking: true, saveTotal: 15, darkvisionRange_ft: 60, distance_ft: 20 }, true],
  ])('a look: %j', (look, noticed) => {
    expect(answer('combined', { kind: 'look', dc: 15, ...look })).toMatchObject({ result: { seen: noticed, noticed } });
  });
});
