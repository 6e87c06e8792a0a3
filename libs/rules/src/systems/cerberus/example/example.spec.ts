import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';

const E = 'cerberus.example';
function verdict(rule: string, input: object, more: object = {}): unknown {
  const answer = evaluate(`${E}.${rule}`, { input, dice: { seed: rule }, ...more });
  return answer.problem ?? answer.result;
}

describe('the worked round', () => {
  it.each([
    ['none', 12],
    ['flat7', 19], // 12 + 7
    ['percent10', 13], // 12 × 1.1 = 13.2
  ])('takes %s as the bonus for declaring first', (value, total) => {
    const dice = { rolls: [{ key: 'participant.reflex', faces: [8] }] };
    const decisions = [{ id: `${E}.declaration-bonus#option`, value }];
    expect(verdict('declaration-bonus', { reflex: 4 }, { dice, decisions })).toEqual({ total });
  });

  it('takes no conditional action that cannot be paid', () => {
    const declared = { conditionMet: true, attackTokens: 4, freeSlots: 1, attacksDeclared: 2 };
    expect(verdict('conditional-declaration', declared)).toEqual({
      taken: false,
      attackTokensAfter: 4,
      freeSlotsAfter: 1,
    });
  });

  it('lets another color of mana bear another share', () => {
    // 40 % of 96 is 38.4: 38 holds, 39 breaks
    const amendments = [{ parameter: `${E}.interruption#share`, op: 'set', value: 40, source: 'mana' }];
    const after = (damage: number) => verdict('interruption', { maxHp: 96, damages: [damage] }, { amendments });
    expect([after(38), after(39)]).toMatchObject([{ interrupted: false }, { interrupted: true }]);
  });

  it('lets equal totals of priority roll again among themselves', () => {
    // 10 + 5 and 8 + 7 are 15 both; 20 is ahead, 3 behind
    const contenders = [
      { id: 'ada', reflex: 5 },
      { id: 'ben', reflex: 0 },
      { id: 'cleo', reflex: 4, bonus: 3 },
      { id: 'dov', reflex: 2 },
    ];
    const faces = { ada: 10, ben: 20, cleo: 8, dov: 1 };
    const rolls = Object.entries(faces).map(([id, face]) => ({ key: `${id}.reflex`, faces: [face] }));
    expect(verdict('priority', { contenders }, { dice: { rolls } })).toMatchObject({
      order: ['ben', 'ada', 'cleo', 'dov'],
      reroll: [['ada', 'cleo']],
    });
  });

  it('leaves half of a Fireball to one who parries it', () => {
    // 52 less half is 26, less DR 2
    const burst = { sum: 52, dr: 2, totalCover: false, parryWon: true, dodges: 3 };
    expect(verdict('fireball', burst)).toEqual({ damage: 24, dodgesSpent: 0 });
  });

  it('spends nothing on a casting that lacks a slot, and adds up slots of one level', () => {
    const wall = { kind: 'casting', spellLevel: 2, sourceLevel: 1, quicken: true };
    const slots = [{ level: 2, count: 4 }];
    expect(verdict('resources', { ...wall, slots })).toEqual({ allowed: false, spent: [], slotsAfter: slots });
    // both from level 2: 1 + 3 + 1
    const two = verdict('resources', { ...wall, sourceLevel: 2, slots: [{ level: 2, count: 6 }] });
    expect(two).toEqual({ allowed: true, spent: [{ level: 2, count: 5 }], slotsAfter: [{ level: 2, count: 1 }] });
  });

  it('counts slots of one level together, however often it is named', () => {
    const level1 = { level: 1, count: 1000 };
    const bolt = { kind: 'casting', spellLevel: 1, quicken: false, slots: [level1, level1] };
    expect(verdict('resources', bolt)).toMatchObject({ slotsAfter: [{ level: 1, count: 1999 }] });
  });

  it('counts the attacks of a tick by its slots', () => {
    const crowded = { kind: 'attacks', attacks: 10, spentPerTick: [5], slotsPerTick: 4 };
    expect(verdict('resources', crowded)).toEqual({ allowed: false, attacksAfter: 10 });
  });

  it('strikes nobody who is moved by force, and none twice in a tick', () => {
    const leaving = { hasFeat: true, voluntary: true, usedThisTick: false, dodgeSpent: true };
    const allowed = (change: object) =>
      (verdict('opportunity-attack', { ...leaving, ...change }) as { allowed: boolean }).allowed;
    expect([allowed({}), allowed({ voluntary: false }), allowed({ usedThisTick: true })]).toEqual([true, false, false]);
  });
});
