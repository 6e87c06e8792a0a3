import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../index.ts';

/** The constraints that do not forbid a defense: grapples that cannot be, and what no request can even say. */

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.resolve>[1]>;

const blade = { kind: 'weapon', damageDice: '1d8' };
const spell = { kind: 'spell', level: 1, damageDice: '2d6' };
const guard = { hp: 40, armor: 'light', dr: 2, reflex: 8 };

describe('a grapple is refused', () => {
  const grappler = { limbs: 2, attackTokens: 1, freeSlots: 1, speedFt: 30, heldObjects: [], prone: false };
  const head = { kind: 'cerberus.grapple', formatVersion: 1, commands: 4 };
  const held = { held: true, pinned: false, limbsBusy: 1, escapesThisTick: 1 };
  const state = { ...head, attacker: grappler, target: grappler, ...held };
  const refused = (command: object) => frontDoor.resolve(`${M}.grapple`, { input: { state, command } }).problem;

  it('by grapple.certain: what the GM holds impossible', () => {
    expect(refused({ do: 'move', judgement: 'impossible' })).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.grapple.certain`,
      legal: ['trip', 'move', 'immobilize', 'release', 'nextTick'],
      state,
    });
  });

  it('by grapple.cost: a second escape in the tick', () => {
    expect(refused({ do: 'escape', odds: { chances: 1, outOf: 2 } })).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.grapple.cost`,
      message: 'Only one escape can be tried a tick.',
      legal: ['trip', 'move', 'immobilize', 'release', 'nextTick'],
      state,
    });
  });
});

describe('what the rules do not know cannot be asked', () => {
  const strike = (attack: object, more: Circumstances = {}) =>
    frontDoor.resolve(`${M}.attack`, { input: { attacker: { reflex: 5 }, attack, defender: guard }, ...more });
  const fault = (answer: ReturnType<typeof strike>) =>
    answer.problem?.type === 'invalid-input' && answer.problem.errors[0];

  it('base.attributes: half an attribute', () => {
    const input = { weapon: 'longsword', strength: 2.5, dexterity: 1, target: {} };
    expect(fault(frontDoor.resolve(`${M}.damage`, { input }))).toMatchObject({ pointer: '/input/strength' });
    const evaluated = frontDoor.evaluate('cerberus.base.attributes', { input: { attribute: 'str', value: 2.5 } });
    expect(fault(evaluated)).toMatchObject({ pointer: '/input/value' });
  });

  it('attack.auto-hit: a roll to hit', () => {
    const dice = { rolls: [{ key: 'attacker.toHit', faces: [20] }] };
    expect(fault(strike(blade, { dice }))).toMatchObject({ pointer: '/dice/rolls/0/key' });
    expect(fault(strike({ ...blade, toHit: 5 }))).toMatchObject({ pointer: '/input/attack/toHit' });
  });

  it('critical.trigger: a critical spell', () => {
    expect(fault(strike({ ...spell, automaticCritical: true }))).toMatchObject({
      pointer: '/input/attack/automaticCritical',
    });
    const dice = {
      rolls: [
        { key: 'attacker.damage', faces: [3, 4] },
        { key: 'attacker.critical', faces: [20] },
      ],
    };
    // 3 + 4 - 2 = 5: the d20 is not even looked at.
    expect(strike(spell, { dice })).toMatchObject({
      result: { damage: 5 },
      unused: { rolls: [{ key: 'attacker.critical' }] },
    });
  });

  it('dr.spell-damage: a spell that no DR holds back', () => {
    expect(fault(strike({ ...spell, ignoresDr: true }))).toMatchObject({ pointer: '/input/attack/ignoresDr' });
    const dice = { rolls: [{ key: 'attacker.damage', faces: [1, 1] }] };
    expect(strike({ ...spell, area: true }, { dice })).toMatchObject({
      result: { damage: 0, build: { beforeDr: 2, effectiveDr: 2 } },
    });
  });
});
