import { describe, expect, it } from 'vitest';
import { evaluate, odds, resolve } from '../../index.ts';

const P = 'percentile-dodge';
const gm = (answers: Record<string, unknown>) =>
  Object.entries(answers).map(([id, value]) => ({ id: `${P}.${id}`, value }));
const rolls = (attack: number, dodge: number, scope = '') => [
  { key: `${scope}attacker.attack`, faces: [attack] },
  { key: `${scope}defender.dodge`, faces: [dodge] },
];
const sword = { attack: { name: 'sword', kind: 'melee', skill: 55 } };
const mira = { name: 'Mira', dodge: { from: 'skill', value: 45 } };
const attack = (input: object, beside: object = {}) => resolve(`${P}.attack`, { input, ...beside });

/** Hits of a contest by counting every pair of faces. */
function counted(lead: number): number {
  let hits = 0;
  for (let a = 1; a <= 100; a++) for (let d = 1; d <= 100; d++) if (lead - a + d > 0) hits += 1;
  return hits / 10_000;
}

function metric(operation: string, input: object, beside: object = {}) {
  const answer = odds(`${P}.${operation}`, { input, ...beside });
  if (answer.problem) throw new Error(answer.problem.message);
  return new Map(answer.metrics[0]?.outcomes.map(({ value, probability }) => [value, probability]));
}

describe('an attack', () => {
  it.each([
    // 55 - 20 = 35, 45 - 5 = 40; 45 - 10 = 35; 45 - 11 = 34
    [20, 5, 'miss', "Mira dodges Thorn's sword, attack margin 35 against dodge margin 40."],
    [20, 10, 'miss', "Mira dodges Thorn's sword, attack margin 35 against dodge margin 35: the defender wins ties."],
    [20, 11, 'hit', "Thorn's sword hits Mira, attack margin 35 against dodge margin 34."],
    [100, 99, 'hit', "Thorn's sword hits Mira, attack margin −45 against dodge margin −54."],
  ])('of %i against %i: %s', (face, dodged, result, sentence) => {
    const input = { attacker: { name: 'Thorn' }, ...sword, defender: mira };
    expect(attack(input, { dice: { rolls: rolls(face, dodged) } })).toMatchObject({
      result: { attackResolution: 'contested', dodgeRolled: true, effectiveDodge: 45, result },
      sentence,
      changes: [],
    });
  });

  it('says when the GM overrules the margins', () => {
    const decisions = gm({ 'contest#resultOverride': 'hit' });
    const answer = attack({ ...sword, defender: mira }, { decisions, dice: { rolls: rolls(20, 5) } });
    expect(answer).toMatchObject({
      sentence: "The attacker's sword hits Mira, attack margin 35 against dodge margin 40, as the GM rules.",
    });
  });

  it('may have its contest settled at the table', () => {
    const dice = { outcomes: [{ key: 'contest', outcome: { result: 'miss' } }] };
    expect(attack({ ...sword, defender: mira }, { dice })).toMatchObject({
      result: { effectiveDodge: 45, result: 'miss' },
      sentence: "Mira dodges the attacker's sword.",
      rolls: [],
    });
  });

  it.each([
    [{ ...mira, states: ['helpless'] }, 'melee'],
    [{ ...mira, aware: false }, 'thrown'],
    [{ ...mira, spaceSufficient: false }, 'melee'],
    [mira, 'archery'],
    [mira, 'launched'],
  ])('without a dodge asks how it came out, and rolls nothing: %j %s', (defender, kind) => {
    const input = { attack: { kind, skill: 55 }, defender };
    const asked = { type: 'needs-ruling', rulings: [{ id: `${P}.combined#skillTestOutcome` }] };
    expect(attack(input).problem).toMatchObject(asked);
    expect(odds(`${P}.attack`, { input }).problem).toMatchObject(asked);
    expect(attack({ ...input, skillTestOutcome: 'miss' })).toMatchObject({
      result: { dodgeRolled: false, result: 'miss' },
      rolls: [],
    });
    expect(metric('attack', input, { decisions: gm({ 'combined#skillTestOutcome': 'hit' }) })).toEqual(
      new Map([['hit', 1]]),
    );
  });

  it('asks nothing about the dodge where there is none', () => {
    const busy = { ...mira, actionsThisRound: 2, states: ['stunned'] };
    const answer = attack({ ...sword, situation: 'confined', defender: busy, skillTestOutcome: 'hit' });
    expect(answer).toMatchObject({ result: { result: 'hit' }, decisions: [] });
    expect(JSON.stringify(answer)).not.toContain('effectiveDodge');
  });

  it('refuses points outside the confined row, and tells those within', () => {
    const input = { ...sword, defender: mira, situation: 'confined', confinedPoints: -5 };
    expect(attack(input).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${P}.situational`,
      legal: ['the confined row with a whole number from -30 to -10', 'another row of the ladder'],
    });
    expect(odds(`${P}.attack`, { input }).problem).toMatchObject({ type: 'illegal-action' });
  });

  it.each([
    ['/input/confinedPoints', { ...sword, situation: 'open', confinedPoints: -20 }],
    ['/input/attack/timeToReact', { attack: { ...sword.attack, timeToReact: false } }],
    ['/input/attack/shot', { attack: { ...sword.attack, shot: { alert: true, watchingArcher: true } } }],
    ['/input/attack/treatAsArchery', { attack: { kind: 'magical', skill: 5, treatAsArchery: true } }],
  ])('takes nothing that cannot count: %s', (pointer, input) => {
    expect(attack({ ...input, defender: mira }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer }],
    });
  });

  it('takes amendments for its defender alone', () => {
    const amendment = { parameter: `${P}.effective-dodge#further`, op: 'add', value: 10, source: 'a charm' };
    const at = (of: string) => ({ amendments: [{ ...amendment, of }], dice: { rolls: rolls(20, 5) } });
    const input = { attacker: { id: 'thorn' }, ...sword, defender: { ...mira, id: 'mira' } };
    expect(attack(input, at('mira'))).toMatchObject({ result: { effectiveDodge: 55 } });
    expect(attack(input, at('defender'))).toMatchObject({ result: { effectiveDodge: 55 } });
    expect(attack(input, at('thorn'))).toMatchObject({ result: { effectiveDodge: 45 } });
  });

  it.each([
    [55, 45],
    [30, 95],
    [120, 13],
  ])('has exact odds: %i against %i', (skill, value) => {
    const input = { attack: { kind: 'melee', skill }, defender: { dodge: { from: 'skill', value } } };
    expect(metric('attack', input).get('hit')).toBe(counted(skill - value));
  });

  it('gives the steps together their numbers back', () => {
    expect(evaluate(`${P}.combined`, { input: { attackKind: 'melee' } }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/dexterity' }],
    });
    expect(evaluate(`${P}.combined`, { input: { attackKind: 'melee', dexterity: 9 } }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/attackSkill' }],
    });
  });
});

describe('several attacks', () => {
  const three = {
    attacks: [
      { id: 'first', attack: { name: 'blow', kind: 'melee', skill: 55 } },
      { attack: { name: 'stool', kind: 'thrown', skill: 30 } },
      { attack: { name: 'arrow', kind: 'archery', skill: 60 }, skillTestOutcome: 'hit' },
    ],
    defender: mira,
  };

  it('meet a dodge each, at the same value however many they are', () => {
    const dice = { rolls: [...rolls(20, 11, 'attacks.first.'), ...rolls(40, 46, 'attacks.2.')] };
    expect(resolve(`${P}.attacks`, { input: three, dice })).toMatchObject({
      result: {
        hits: 2,
        dodges: 2,
        attacks: [
          { id: 'first', effectiveDodge: 45, result: 'hit' },
          { id: '2', effectiveDodge: 45, attackMargin: -10, dodgeMargin: -1, result: 'miss' },
          { id: '3', attackResolution: 'skill-test', result: 'hit' },
        ],
      },
      sentence:
        "2 of 3 attacks hit Mira. The attacker's blow hits Mira, attack margin 35 against dodge margin 34. " +
        "Mira dodges the attacker's stool, attack margin −10 against dodge margin −1. " +
        "The attacker's arrow hits Mira: it is tested, not contested.",
    });
  });

  it('have the exact odds of so many hits', () => {
    const [blow, stool] = [counted(10), counted(-15)];
    const hits = metric('attacks', three);
    expect(hits.get(1)).toBeCloseTo((1 - blow) * (1 - stool), 12);
    expect(hits.get(2)).toBeCloseTo(blow * (1 - stool) + (1 - blow) * stool, 12);
    expect(hits.get(3)).toBeCloseTo(blow * stool, 12);
  });

  it('may each find another situation, by the GM', () => {
    const decisions = [{ id: `${P}.situational#situation`, at: 'attacks.2', value: 'cramped' }];
    expect(resolve(`${P}.attacks`, { input: three, decisions, dice: { seed: 'x' } })).toMatchObject({
      result: { attacks: [{ effectiveDodge: 45 }, { effectiveDodge: -5 }, {}] },
    });
  });

  it('are told apart by their ids', () => {
    const twice = {
      ...three,
      attacks: [...three.attacks.slice(0, 1), { id: '1', ...sword }, { ...sword, id: 'first' }],
    };
    expect(resolve(`${P}.attacks`, { input: twice }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/attacks/2/id' }],
    });
  });
});

describe('a dodge that is worked out', () => {
  const dodge = (input: object, beside: object = {}) => resolve(`${P}.dodge`, { input, ...beside });
  const blow = { attack: { kind: 'melee' }, defender: mira };

  it.each([
    [15, 30, 30, 'Mira dodges at 45: a roll of 30 or less will do.'],
    [45, 0, 0, 'Mira dodges at 45: no roll is low enough.'],
    [-55, 100, 100, 'Mira dodges at 45: any roll will do.'],
    [-70, 115, 100, 'Mira dodges at 45: any roll will do.'],
    [60, -15, 0, 'Mira dodges at 45: no roll is low enough.'],
    [44, 1, 1, 'Mira dodges at 45: a roll of 1 or less will do.'],
  ])('against a margin of %i needs %i', (attackMargin, rollAtMost, chance, sentence) => {
    expect(dodge({ ...blow, attackMargin })).toMatchObject({ result: { rollAtMost, chance }, sentence });
  });

  it('shows everything that counts', () => {
    const defender = { dodge: { from: 'dexterity', value: 13 }, actionsThisRound: 2, cumulativePenalty: 10 };
    expect(dodge({ attack: { kind: 'thrown' }, defender, situation: 'cramped' })).toMatchObject({
      result: {
        baseDodge: 13,
        untrained: true,
        situationalModifier: -50,
        multiActionModifier: -10,
        armorModifier: 0,
        effectiveDodge: -47,
      },
      sentence: 'The defender dodges at −47.',
    });
  });

  it.each([
    [{ states: ['stunned', 'restrained'] }, 'Mira cannot dodge: restrained, stunned.', 1],
    [{ aware: false }, 'Mira cannot dodge: not aware of the attacker.', 1],
    [{ spaceSufficient: false }, 'Mira cannot dodge: no space to manoeuvre.', 2],
  ])('is refused to somebody who is %j', (standing, message, open) => {
    const { problem } = dodge({ ...blow, defender: { ...mira, ...standing } });
    expect(problem).toMatchObject({ type: 'illegal-action', rule: `${P}.eligibility`, message });
    expect((problem as { legal: string[] }).legal).toHaveLength(open);
  });

  it('is refused against a shot without permission, and against what leaves no time', () => {
    const shot = { attack: { kind: 'archery' }, defender: mira };
    expect(dodge(shot).problem).toMatchObject({ type: 'illegal-action', rule: `${P}.archery-permission` });
    expect(dodge({ attack: { kind: 'magical', timeToReact: false }, defender: mira }).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${P}.attack-type`,
      legal: ['the attack, settled by its own test', 'a dodge, if the GM finds that there is time to react'],
    });
    const ready = { alert: true, watchingArcher: true, roomToMove: true };
    const faced = { ...shot, attack: { kind: 'archery', shot: ready } };
    expect(dodge(faced, { decisions: gm({ 'archery-permission#gmAllows': true }) })).toMatchObject({
      result: { effectiveDodge: 45 },
    });
  });
});
