import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../index.ts';
import { ruled } from '../../kernel/testing/door.ts';

/** From the trace alone a player can check a ruling against the book: what fell, what was added, what came of it. */

type Request = Parameters<typeof frontDoor.resolve>[1];
const roll = (key: string, ...faces: number[]) => ({ key, faces });
const lines = (rule: string, answer: ReturnType<typeof frontDoor.resolve>) =>
  ruled(answer)
    .trace.filter((step) => step.rule === `cerberus.${rule}`)
    .map(({ expression }) => expression);
const evaluated = (rule: string, input: unknown, more: Partial<Request> = {}) =>
  lines(rule, frontDoor.evaluate(`cerberus.${rule}`, { input, ...more }));
const resolved = (operation: string, rule: string, request: Request) =>
  lines(rule, frontDoor.resolve(`cerberus.${operation}`, request));

describe('the trace of a figure', () => {
  it.each([
    ['base.rounding.final', { terms: '(18 + 11) * 1.25' }, '(18 + 11) * 1.25 = 36.25, down to 36'],
    ['base.rounding.final', { terms: '10 + 2' }, '10 + 2 = 12'],
    ['base.rounding.final', { terms: '18 + 11', bonusPercent: 25 }, '(18 + 11) + 25 % bonus = 36.25, down to 36'],
    ['base.rounding.final', { total: 29, bonusPercent: 25 }, '29 + 25 % bonus = 36.25, down to 36'],
    [
      'martial.armor.heavy-speed',
      { speedBeforeArmorFt: 56 },
      '56 Speed − 20 % heavy armor = 44.8, down to 40, a multiple of 5',
    ],
    ['martial.armor.heavy-speed', { speedBeforeArmorFt: 50 }, '50 Speed − 10 heavy armor = 40'],
    ['health.death-threshold', { maxHp: 50 }, '50 maximum HP × 0.25 of it = 12.5, down to 12'],
    ['health.death-threshold', { maxHp: 40 }, '40 maximum HP × 0.25 of it = 10'],
    [
      'martial.grapple.forced-movement',
      { targetGrappled: true, success: true, attackerSpeedFt: 45 },
      '45 Speed × 0.5 for half = 22.5, down to 22',
    ],
  ])('%s of %j', (rule, input, expression) => {
    expect(evaluated(rule, input)).toEqual([expression]);
  });
});

describe('the trace of a rule by itself', () => {
  it.each([
    [
      'martial.parry.level-limit',
      { equipment: 'shield', equipmentLevel: 3, attackLevel: 4 },
      'A level 3 shield meets up to level 5: level 4 can be parried.',
    ],
    [
      'martial.dodge.grouped',
      { attacks: 3, dodges: 5, declared: 2, won: true },
      '2 cancelled, 1 to land; 3 of 5 dodges left.',
    ],
    [
      'martial.parry.cost',
      { attackTokens: 3, freeSlotsThisTick: 1, parries: 1 },
      'Spent, win or lose: 2 attack tokens and 0 slots are left.',
    ],
    [
      'martial.critical.heavy-armor',
      { multiplier: 3, targetArmorCategory: 'heavy', attackKind: 'weapon' },
      'Against heavy armor a critical ×3 counts as ×2.',
    ],
  ])('%s is its verdict', (rule, input, expression) => {
    expect(evaluated(rule, input)).toEqual([expression]);
  });

  it('is its calculation where it has one', () => {
    expect(evaluated('base.level-bonus', { grade: 'standard', level: 5 })).toHaveLength(1);
  });
});

describe('the trace of a die', () => {
  const blow = { attacker: { reflex: 5 }, attack: { kind: 'weapon', damageDice: '1d8' } };
  const target = { hp: 40, armor: 'heavy', dr: 4, reflex: 10 };
  const hit = (critical: number) => [roll('attacker.critical', critical), roll('attacker.damage', 5, 5)];

  it.each([
    [20, {}, '20 on the d20: a critical.'],
    [19, {}, '19 on the d20: no critical.'],
    [3, { automaticCritical: true }, 'Critical by another rule, whatever the d20 shows (3).'],
  ])('tells the critical d20: %i', (face, more, words) => {
    const input = { ...blow, attack: { ...blow.attack, ...more }, defender: target };
    const request = { input, dice: { rolls: hit(face) } };
    expect(resolved('martial.attack', 'martial.critical.trigger', request)).toEqual([words]);
  });

  it('tells what heavy armor makes of a critical', () => {
    const request = { input: { ...blow, defender: target }, dice: { rolls: hit(20) } };
    expect(resolved('martial.attack', 'martial.critical.heavy-armor', request)).toEqual([
      'Against heavy armor a critical ×2 counts as ×1.',
    ]);
  });

  it('tells the die of every chance', () => {
    const opening = {
      input: { ...blow, defender: target, cover: 'light' },
      dice: { rolls: [roll('attacker.opening', 5)] },
    };
    expect(resolved('martial.attack', 'movement.cover.chance', opening)).toContain('5 on 1d5; 4 or less succeeds');
    const dice = { rolls: [roll('attempter.chance', 3)] };
    expect(evaluated('martial.grapple.check', { chances: 3, outOf: 5 }, { dice })).toContain(
      '3 on 1d5; 3 or less succeeds',
    );
  });

  it('tells what an exchange leaves of the HP', () => {
    const threats = [{ kind: 'attack', ...blow }];
    const rolls = hit(2).map(({ key, faces }) => ({ key: `threats.1.${key}`, faces: faces.slice(0, 1) }));
    expect(
      resolved('martial.exchange', 'martial.dr.apply', { input: { defender: target, threats }, dice: { rolls } }),
    ).toEqual(['40 HP − 1 damage = 39']);
  });
});
