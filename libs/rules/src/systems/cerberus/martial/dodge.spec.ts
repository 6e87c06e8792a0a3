import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { namedFirst } from './dodge.grouped.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.evaluate>[1]>;

/** The output of a rule. */
function verdict(rule: string, input: unknown, circumstances: Circumstances = {}) {
  const answer = frontDoor.evaluate(`${M}.${rule}`, { input, ...circumstances });
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return answer.result;
}
const problem = (rule: string, input: unknown, circumstances: Circumstances = {}) =>
  frontDoor.evaluate(`${M}.${rule}`, { input, ...circumstances }).problem;
const decided = (rule: string, name: string, value: unknown) => ({
  decisions: [{ id: `${M}.${rule}#${name}`, value }],
});

describe('the cost of a dodge', () => {
  it('is one dodge and nothing else', () => {
    expect(verdict('dodge.cost', { dodges: 3, freeSlotsThisTick: 2, attackTokens: 4 })).toEqual({
      allowed: true,
      dodgesAfter: 2,
      freeSlotsAfter: 2,
      attackTokensAfter: 4,
    });
  });

  it('is never owed', () => {
    expect(problem('dodge.cost', { dodges: -1, freeSlotsThisTick: 2, attackTokens: 4 })?.type).toBe('invalid-input');
  });
});

describe('the outcome of a dodge', () => {
  it.each([0, 10])('is the same against level %i', (attackLevel) => {
    expect(verdict('dodge.outcome', { winner: 'defender', attackLevel })).toEqual({ lands: false, rollDamage: false });
    expect(verdict('dodge.outcome', { winner: 'attacker', attackLevel })).toEqual({ lands: true, rollDamage: true });
  });

  it('waits for a decided duel', () => {
    expect(problem('dodge.outcome', { winner: 'reroll', attackLevel: 0 })?.type).toBe('invalid-input');
  });
});

describe('what can be dodged', () => {
  const RULE = 'dodge.eligible-attacks';

  it.each(['melee', 'projectile', 'thrown', 'trap'])('%s: perceived, unless the GM sees no way', (form) => {
    expect(verdict(RULE, { form, perceived: true })).toEqual({ dodgeable: true });
    expect(verdict(RULE, { form, perceived: false })).toEqual({ dodgeable: false });
    expect(verdict(RULE, { form, perceived: true }, decided(RULE, 'realisticallyAvoidable', false))).toEqual({
      dodgeable: false,
    });
  });

  it.each(['damageSpell', 'areaEffect'])('%s: never, and the GM is not asked', (form) => {
    const avoidable = decided(RULE, 'realisticallyAvoidable', true);
    expect(verdict(RULE, { form, perceived: true }, avoidable)).toEqual({ dodgeable: false });
    expect(frontDoor.evaluate(`${M}.${RULE}`, { input: { form, perceived: true } })).toMatchObject({ decisions: [] });
  });

  it('is what the text of a weapon says: the cone of a blunderbuss', () => {
    const cone = {
      amendments: [
        {
          parameter: `${M}.${RULE}#forms`,
          op: 'set' as const,
          value: ['melee', 'projectile', 'thrown', 'trap', 'areaEffect'],
          source: 'blunderbuss',
        },
      ],
    };
    expect(verdict(RULE, { form: 'areaEffect', perceived: true }, cone)).toEqual({ dodgeable: true });
    expect(verdict(RULE, { form: 'damageSpell', perceived: true }, cone)).toEqual({ dodgeable: false });
  });
});

describe('leaving an area', () => {
  const RULE = 'dodge.area-save';
  const save = (face: number) => ({ dice: { rolls: [{ key: 'reflexSave', faces: [face] }] } });

  it('is for the GM to grant', () => {
    expect(verdict(RULE, { dc: 20, reflex: 14 }, save(15))).toEqual({
      mayLeave: false,
      escaped: false,
      dodgesSpent: 0,
    });
    expect(verdict(RULE, { dc: 20, reflex: 14 }, { ...save(15), ...decided(RULE, 'granted', true) })).toEqual({
      mayLeave: true,
      escaped: true,
      dodgesSpent: 0,
    });
    expect(
      verdict(RULE, { granted: false, dc: 20, reflex: 14 }, { ...save(15), ...decided(RULE, 'granted', true) }),
    ).toMatchObject({ mayLeave: false });
  });

  it('succeeds when the Save meets the DC', () => {
    // 6 + 14 = 20; 5 + 14 = 19
    expect(verdict(RULE, { granted: true, dc: 20, reflex: 14 }, save(6))).toMatchObject({ escaped: true });
    expect(verdict(RULE, { granted: true, dc: 20, reflex: 14 }, save(5))).toMatchObject({ escaped: false });
  });

  it('asks for a DC where the effect has none; the effect goes first', () => {
    expect(problem(RULE, { granted: true, reflex: 14 }, save(6))).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${M}.${RULE}#dc` }],
    });
    expect(verdict(RULE, { granted: true, reflex: 14 }, { ...save(6), ...decided(RULE, 'dc', 21) })).toMatchObject({
      escaped: false,
    });
    expect(
      verdict(RULE, { granted: true, dc: 20, reflex: 14 }, { ...save(6), ...decided(RULE, 'dc', 21) }),
    ).toMatchObject({ escaped: true });
  });

  it('may be rolled with Advantage', () => {
    const dice = { rolls: [{ key: 'reflexSave', faces: [2, 6] }] };
    expect(verdict(RULE, { granted: true, dc: 20, reflex: 14, mode: 'advantage' }, { dice })).toMatchObject({
      escaped: true,
    });
  });

  it('has the odds of the Save: 15 in 20 for DC 20 with +14', () => {
    const answer = frontDoor.ruleOdds(`${M}.${RULE}`, { input: { granted: true, dc: 20, reflex: 14 } });
    if (answer.problem) throw new Error(answer.problem.message);
    const escaped = answer.metrics.find((metric) => metric.name === 'escaped');
    expect(escaped?.outcomes).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: true, probability: 0.75 })]),
    );
  });
});

describe('room and legs', () => {
  it('are a chance where the GM gives one to somebody held or hemmed in, and nowhere else', () => {
    const said = decided('dodge.mobility', 'restrictedDodge', { grant: 'chance', chances: 2, outOf: 3 });
    const chance = { chances: 2, outOf: 3, thenDuel: false };
    const verdictOn = (state: string) => verdict('dodge.mobility', { state, attackRange: 'melee' }, said);
    expect(verdictOn('crowded')).toEqual({ dodge: 'gmChance', chance });
    expect(verdictOn('noRoom')).toEqual({ dodge: 'refused' });
    expect(verdictOn('free')).toEqual({ dodge: 'allowed' });
  });

  it.each([
    ['free', 'allowed', 'allowed'],
    ['prone', 'refused', 'allowed'],
    ['grappled', 'gmChance', 'gmChance'],
    ['immobilized', 'gmChance', 'gmChance'],
    ['pinnedToWall', 'gmChance', 'gmChance'],
    ['crowded', 'gmChance', 'gmChance'],
    ['noRoom', 'refused', 'refused'],
    ['legsDisabled', 'refused', 'refused'],
  ])('%s: melee %s, ranged %s', (state, melee, ranged) => {
    expect(verdict('dodge.mobility', { state, attackRange: 'melee' })).toEqual({ dodge: melee });
    expect(verdict('dodge.mobility', { state, attackRange: 'ranged' })).toEqual({ dodge: ranged });
  });
});

describe('several dodges in one duel', () => {
  const mass = { attacks: 3, dodges: 5, declared: 5 };

  it('waste what is staked beyond the attacks', () => {
    expect(verdict('dodge.grouped', { ...mass, won: true })).toEqual({
      allowed: true,
      cancelled: 3,
      landing: 0,
      dodgesAfter: 0,
    });
  });

  it('keep what was not staked', () => {
    expect(verdict('dodge.grouped', { ...mass, declared: 2, won: false })).toEqual({
      allowed: true,
      cancelled: 0,
      landing: 3,
      dodgesAfter: 3,
    });
  });

  it('cancel the attacks that the GM names, then the first announced', () => {
    const announced = ['axe', 'bow', 'club', 'dart'];
    expect(namedFirst(announced, [])).toEqual(announced);
    expect(namedFirst(announced, ['club'])).toEqual(['club', 'axe', 'bow', 'dart']);
    expect(namedFirst(announced, ['dart', 'bow'])).toEqual(['dart', 'bow', 'axe', 'club']);
    const mass3 = { attacks: 3, dodges: 2, declared: 2, won: true, cancelledAttacks: ['dart', 'axe', 'bow'] };
    expect(verdict('dodge.grouped', mass3)).toMatchObject({ cancelled: 2, cancelledAttacks: ['dart', 'axe'] });
    expect(verdict('dodge.grouped', { ...mass3, won: false })).toMatchObject({ cancelled: 0, cancelledAttacks: [] });
  });

  it('are the GM’s to grant', () => {
    expect(verdict('dodge.grouped', { ...mass, won: true, useGroupedDodge: false })).toEqual({
      allowed: false,
      cancelled: 0,
      landing: 3,
      dodgesAfter: 5,
    });
  });
});
