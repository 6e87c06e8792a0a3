import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.evaluate>[1]>;

/** The output of a rule. */
function verdict(rule: string, input: unknown, circumstances: Circumstances = {}) {
  const answer = frontDoor.evaluate(`${M}.${rule}`, { input, ...circumstances });
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return answer.result;
}
const sentence = (rule: string, input: unknown, circumstances: Circumstances = {}) => {
  const answer = frontDoor.evaluate(`${M}.${rule}`, { input, ...circumstances });
  return answer.problem ? answer.problem.message : answer.sentence;
};
const problem = (rule: string, input: unknown, circumstances: Circumstances = {}) =>
  frontDoor.evaluate(`${M}.${rule}`, { input, ...circumstances }).problem;
const decided = (rule: string, name: string, value: unknown) => ({
  decisions: [{ id: `${M}.${rule}#${name}`, value }],
});

describe('one personal defense', () => {
  const first = {
    alreadyTried: 'none',
    wants: 'dodge',
    by: 'self',
    featPermitsInterposition: false,
    damageRolled: false,
  };

  it('is the first one only, even of the same kind', () => {
    expect(verdict('defense.choose-one', first)).toEqual({ allowed: true });
    expect(verdict('defense.choose-one', { ...first, alreadyTried: 'dodge' })).toEqual({ allowed: false });
    expect(sentence('defense.choose-one', { ...first, alreadyTried: 'parry' })).toBe(
      'One personal defense per threat: the target has tried its parry.',
    );
  });

  it('is not given to the target by the feat of an ally, nor to an ally without one', () => {
    expect(verdict('defense.choose-one', { ...first, alreadyTried: 'parry', featPermitsInterposition: true })).toEqual({
      allowed: false,
    });
    expect(verdict('defense.choose-one', { ...first, by: 'ally' })).toEqual({ allowed: false });
    expect(sentence('defense.choose-one', { ...first, by: 'ally' })).toBe('An ally steps in only with a feat for it.');
  });

  it('comes before damage, for target and ally alike', () => {
    expect(verdict('defense.choose-one', { ...first, damageRolled: true })).toEqual({ allowed: false });
    expect(
      verdict('defense.choose-one', { ...first, by: 'ally', featPermitsInterposition: true, damageRolled: true }),
    ).toEqual({ allowed: false });
    expect(sentence('defense.choose-one', { ...first, damageRolled: true })).toContain('too late');
  });

  it('is a dodge or a parry', () => {
    expect(problem('defense.choose-one', { ...first, wants: 'none' })?.type).toBe('invalid-input');
  });
});

describe('dodge and parry side by side', () => {
  it('are the rows of the table', () => {
    expect(verdict('defense.comparison', { defense: 'dodge' })).toMatchObject({
      resource: '1 dedicated dodge',
      board_slots: 0,
      damage_spell_success: 'not possible',
      weapon_level_matters: false,
    });
    expect(verdict('defense.comparison', { defense: 'parry' })).toMatchObject({
      resource: '1 attack token',
      board_slots: 1,
      damage_spell_success: 'half blocked',
      weapon_level_matters: true,
    });
  });

  it('has no row for no defense', () => {
    expect(problem('defense.comparison', { defense: 'none' })?.type).toBe('invalid-input');
  });
});

describe('the duel', () => {
  const rolls = (attacker: number, defender: number) => ({
    dice: {
      rolls: [
        { key: 'attacker.reflex', faces: [attacker] },
        { key: 'defender.reflex', faces: [defender] },
      ],
    },
  });

  it('asks the GM for the Reflex of a trap', () => {
    const trap = { attacker: {}, defender: { reflex: 4 } };
    expect(problem('defense.duel', trap)).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${M}.defense.duel#opposingReflex`, at: '' }],
    });
    // 10 + 7 against 12 + 4
    expect(
      verdict('defense.duel', trap, { ...rolls(10, 12), ...decided('defense.duel', 'opposingReflex', 7) }),
    ).toEqual({ winner: 'attacker', attackerTotal: 17, defenderTotal: 16 });
  });

  it('does not ask where the attacker has a Reflex', () => {
    expect(
      verdict(
        'defense.duel',
        { attacker: { reflex: 2 }, defender: { reflex: 4 } },
        { ...rolls(10, 12), ...decided('defense.duel', 'opposingReflex', 7) },
      ),
    ).toEqual({ winner: 'defender', attackerTotal: 12, defenderTotal: 16 });
  });

  it('brings the fraction of a dodge in heavy armor into the total and rounds it once', () => {
    // 8 + 26.4 + 2 = 36.4, down to 36, against 6 + 22 + 5 + 3 = 36: a tie
    const attacker = {
      reflex: 22,
      flat: [
        { label: 'declared first', value: 5 },
        { label: 'attack bonus', value: 3 },
      ],
    };
    const defender = { reflex: 26.4, flat: [{ label: 'light cover', value: 2 }] };
    expect(verdict('defense.duel', { attacker, defender }, rolls(6, 8))).toEqual({
      winner: 'reroll',
      attackerTotal: 36,
      defenderTotal: 36,
    });
  });

  it('keeps the lower die at a disadvantage', () => {
    const defender = { reflex: 9, mode: 'disadvantage' };
    const dice = {
      rolls: [
        { key: 'attacker.reflex', faces: [8] },
        { key: 'defender.reflex', faces: [18, 7] },
      ],
    };
    expect(verdict('defense.duel', { attacker: { reflex: 10 }, defender }, { dice })).toEqual({
      winner: 'attacker',
      attackerTotal: 18,
      defenderTotal: 16,
    });
  });

  it('is won by either in 190 of 400 throws between equals, and thrown again in 20', () => {
    const answer = frontDoor.ruleOdds(`${M}.defense.duel`, {
      input: { attacker: { reflex: 5 }, defender: { reflex: 5 } },
    });
    expect(answer).toMatchObject({
      metrics: [
        {
          name: 'winner',
          exact: true,
          outcomes: [
            { value: 'attacker', probability: 0.475 },
            { value: 'defender', probability: 0.475 },
            { value: 'reroll', probability: 0.05 },
          ],
        },
      ],
    });
  });
});

describe('perception', () => {
  it('is taken for granted unless the GM or the input says otherwise; the input goes first', () => {
    expect(verdict('defense.perception', { defense: 'dodge' })).toEqual({ allowed: true });
    const unseen = decided('defense.perception', 'perceived', false);
    expect(verdict('defense.perception', { defense: 'parry' }, unseen)).toEqual({ allowed: false });
    expect(verdict('defense.perception', { defense: 'parry', perceived: true }, unseen)).toEqual({ allowed: true });
  });
});

describe('interposition', () => {
  it('takes a feat unless the GM says otherwise', () => {
    const ally = { allyHasFeat: false, targetTried: 'none' };
    expect(verdict('defense.interposition', ally)).toEqual({ allowed: false, targetDefenseUsed: false });
    expect(
      verdict('defense.interposition', ally, decided('defense.interposition', 'interpositionAllowed', true)),
    ).toEqual({ allowed: true, targetDefenseUsed: false });
    expect(
      verdict(
        'defense.interposition',
        { ...ally, allyHasFeat: true },
        decided('defense.interposition', 'interpositionAllowed', false),
      ),
    ).toEqual({ allowed: false, targetDefenseUsed: false });
  });

  it("stands beside the target's own defense", () => {
    expect(verdict('defense.interposition', { allyHasFeat: true, targetTried: 'dodge' })).toEqual({
      allowed: true,
      targetDefenseUsed: true,
    });
  });
});
