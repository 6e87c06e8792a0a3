import { describe, expect, it } from 'vitest';
import { evaluate } from '../../index.ts';

const P = 'percentile-dodge';
const rule = (name: string, input: object, beside: object = {}) => evaluate(`${P}.${name}`, { input, ...beside });
const result = (name: string, input: object, beside: object = {}) => {
  const answer = rule(name, input, beside);
  return 'result' in answer ? answer.result : answer.problem;
};
const gm = (id: string, value: unknown) => ({ decisions: [{ id: `${P}.${id}`, value }] });

describe('a dodge', () => {
  const may = { attackResolution: 'contested', mayDodge: true };

  it('comes about once for each attack, and is no action', () => {
    expect(result('trigger', { ...may, attacks: 3, declaredActions: 2 })).toEqual({
      dodgeRolled: true,
      dodgeRolls: 3,
      declaredActions: 2,
    });
    expect(result('trigger', may)).toEqual({ dodgeRolled: true, dodgeRolls: 1, declaredActions: 1 });
  });

  it.each([
    ['a skill test', { ...may, attackResolution: 'skill-test' }, {}],
    ['somebody unable', { ...may, mayDodge: false }, {}],
    ['no attack', { ...may, attacks: 0 }, {}],
    ['the GM, as an input', { ...may, skipRoll: true }, {}],
    ['the GM', may, gm('trigger#skipRoll', true)],
  ])('is not rolled for %s', (_, input, beside) => {
    expect(result('trigger', input, beside)).toMatchObject({ dodgeRolled: false, dodgeRolls: 0 });
  });
});

describe('what is contested', () => {
  it.each([
    ['melee', {}, {}, 'contested'],
    ['thrown', {}, {}, 'contested'],
    ['magical', {}, {}, 'contested'],
    ['magical', { timeToReact: false }, {}, 'skill-test'],
    ['other', {}, gm('attack-type#timeToReact', false), 'skill-test'],
    ['archery', {}, {}, 'skill-test'],
    ['archery', { archeryContestAllowed: true }, {}, 'contested'],
    ['launched', {}, {}, 'skill-test'],
    ['launched', { archeryContestAllowed: true }, {}, 'contested'],
    // Classed as no archery, time to react decides.
    ['launched', {}, gm('attack-type#treatAsArchery', false), 'contested'],
    ['launched', { treatAsArchery: false, timeToReact: false }, {}, 'skill-test'],
    ['archery', { treatAsArchery: false }, {}, 'contested'],
    ['other', { treatAsArchery: true }, {}, 'skill-test'],
    // A blow and a throw are what they are.
    ['melee', { treatAsArchery: true, timeToReact: false }, {}, 'contested'],
    ['thrown', { treatAsArchery: true, timeToReact: false }, {}, 'contested'],
  ])('%s %j %j: %s', (attackKind, more, beside, attackResolution) => {
    expect(result('attack-type', { attackKind, ...more }, beside)).toEqual({ attackResolution });
  });
});

describe('a dodge against a shot', () => {
  const ready = { alert: true, watchingArcher: true };

  it.each([
    [{ ...ready, roomToMove: true }, {}, false],
    [{ ...ready, roomToMove: true }, gm('archery-permission#gmAllows', true), true],
    [{ ...ready, roomToMove: false }, gm('archery-permission#gmAllows', true), false],
    [{ ...ready, alert: false, roomToMove: true, gmAllows: true }, {}, false],
    [{ ...ready, gmAllows: true }, gm('archery-permission#roomToMove', true), true],
    [{ ...ready, gmAllows: true }, gm('archery-permission#roomToMove', false), false],
  ])('%j %j: %s', (input, beside, archeryContestAllowed) => {
    expect(result('archery-permission', input, beside)).toEqual({ archeryContestAllowed });
  });

  it('asks about the room only where everything else is there', () => {
    expect(result('archery-permission', { ...ready, gmAllows: true })).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${P}.archery-permission#roomToMove` }],
    });
    expect(result('archery-permission', ready)).toEqual({ archeryContestAllowed: false });
  });
});

describe('who may dodge', () => {
  const able = { awareOfAttacker: true, restrained: false, stunned: false, helpless: false };

  it.each([
    [able, {}, 'The defender may dodge.'],
    [{ ...able, restrained: true }, {}, 'No dodge: restrained.'],
    [{ ...able, helpless: true, stunned: true }, {}, 'No dodge: stunned, helpless.'],
    [{ ...able, awareOfAttacker: false }, {}, 'No dodge: not aware of the attacker.'],
    [able, gm('eligibility#spaceSufficient', false), 'No dodge: no space to manoeuvre.'],
    [{ ...able, spaceSufficient: true }, {}, 'The defender may dodge.'],
  ])('%j %j: %s', (input, beside, sentence) => {
    expect(rule('eligibility', input, beside)).toMatchObject({
      result: { mayDodge: sentence.includes('may') },
      sentence,
    });
  });
});

describe('the base', () => {
  it('needs what it is made of', () => {
    const skill = result('base-skill', { dodgeListed: true, dexterity: 13 });
    const score = result('base-skill', { dodgeListed: false, dodgeSkill: 13 });
    expect(skill).toMatchObject({ type: 'invalid-input', errors: [{ pointer: '/input/dodgeSkill' }] });
    expect(score).toMatchObject({ type: 'invalid-input', errors: [{ pointer: '/input/dexterity' }] });
  });

  it('may be 0 or less', () => {
    expect(result('base-skill', { dodgeListed: true, dodgeSkill: 0, dexterity: 90 })).toEqual({
      baseDodge: 0,
      untrained: false,
    });
    expect(result('base-skill', { dodgeListed: false, dexterity: -4 })).toEqual({ baseDodge: -4, untrained: true });
  });
});

describe('the penalty for several actions', () => {
  it.each([
    [0, 20, 0],
    [1, 20, 0],
    [2, 20, -20],
    [2, -20, -20], // a penalty written with its minus is no bonus
    [9, 20, -20],
    [2, 0, 0],
  ])('%i actions at %i: %i', (actionsThisRound, cumulativePenalty, multiActionModifier) => {
    expect(result('multi-action', { actionsThisRound, cumulativePenalty })).toEqual({ multiActionModifier });
  });

  it('is asked for only when it counts', () => {
    expect(result('multi-action', { actionsThisRound: 1 })).toEqual({ multiActionModifier: 0 });
    expect(result('multi-action', { actionsThisRound: 2 })).toMatchObject({ type: 'needs-ruling' });
    expect(result('multi-action', { actionsThisRound: 2 }, gm('multi-action#cumulativePenalty', 15))).toEqual({
      multiActionModifier: -15,
    });
  });
});

describe('armor', () => {
  it('takes off what the GM says, never adds', () => {
    expect(result('armor', {})).toEqual({ armorModifier: 0 });
    expect(result('armor', { armor: 'heavy' }, gm('armor#gmArmorModifier', -15))).toEqual({ armorModifier: -15 });
    expect(result('armor', { gmArmorModifier: 5 })).toMatchObject({ type: 'invalid-input' });
    expect(result('armor', {}, gm('armor#gmArmorModifier', 5))).toMatchObject({ type: 'invalid-input' });
  });

  it('should cost nothing when it is light', () => {
    expect(rule('armor', { armor: 'light', gmArmorModifier: -5 })).toMatchObject({
      result: { armorModifier: -5 },
      sentence: expect.stringContaining('light armor should cost nothing'),
    });
  });
});

describe('the ladder', () => {
  it.each([
    [-30, true],
    [-10, true],
    [-17, true],
    [-31, false],
    [-9, false],
    [10, false],
  ])('lets a confined space take %i: %s', (confinedPoints, valid) => {
    expect(result('situational', { situation: 'confined', confinedPoints })).toEqual({
      situation: 'confined',
      ...(valid ? { situationalModifier: confinedPoints } : {}),
      valid,
    });
  });

  it('is at typical unless somebody says otherwise, and asks for the points of its range', () => {
    expect(result('situational', {})).toEqual({ situation: 'typical', situationalModifier: 0, valid: true });
    expect(result('situational', {}, gm('situational#situation', 'cramped'))).toMatchObject({
      situationalModifier: -50,
    });
    expect(result('situational', { situation: 'confined' })).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${P}.situational#confinedPoints` }],
    });
  });

  it('has whole numbers only', () => {
    expect(result('situational', { situation: 'confined', confinedPoints: -12.5 })).toMatchObject({
      type: 'invalid-input',
    });
  });

  it.each([
    ['open', 'open', 20, {}, 20],
    ['typical', 'typical', -5, {}, -5],
    ['cramped', 'cramped', -80, {}, -80],
    ['confined', 'confinedWorst', -40, { confinedPoints: -40 }, -40],
    ['confined', 'confinedBest', -5, { confinedPoints: -5 }, -5],
  ])('may be another at a table: %s, %s %i', (situation, step, value, more, situationalModifier) => {
    const amendments = [{ parameter: `${P}.situational#${step}`, op: 'set' as const, value, source: 'our ladder' }];
    expect(result('situational', { situation, ...more }, { amendments })).toEqual({
      situation,
      situationalModifier,
      valid: true,
    });
  });
});

describe('effective dodge', () => {
  const parts = { baseDodge: 70, situationalModifier: -20, multiActionModifier: -20, armorModifier: -10 };

  it('is a sum without floor or ceiling, and shows its parts', () => {
    const answer = rule('effective-dodge', parts);
    expect(answer).toMatchObject({
      result: { effectiveDodge: 20 },
      trace: [{ expression: '70 base dodge − 20 situation − 20 several actions − 10 armor and load = 20' }],
    });
    expect(result('effective-dodge', { ...parts, baseDodge: 300 })).toEqual({ effectiveDodge: 250 });
    expect(result('effective-dodge', { ...parts, baseDodge: -1 })).toEqual({ effectiveDodge: -51 });
  });

  it('takes further points of the table', () => {
    const amendments = [
      { parameter: `${P}.effective-dodge#further`, op: 'add' as const, value: 5, source: 'a charm' },
      { parameter: `${P}.effective-dodge#further`, op: 'add' as const, value: 2, source: 'good boots' },
    ];
    expect(result('effective-dodge', parts, { amendments })).toEqual({ effectiveDodge: 27 });
  });

  it('takes no bonus for armor or several actions', () => {
    expect(result('effective-dodge', { ...parts, armorModifier: 1 })).toMatchObject({ type: 'invalid-input' });
    expect(result('effective-dodge', { ...parts, multiActionModifier: 1 })).toMatchObject({ type: 'invalid-input' });
  });
});
