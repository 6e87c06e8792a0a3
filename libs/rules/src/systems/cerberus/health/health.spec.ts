import { cerberusHealthTables } from '@riposte/content';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../index.ts';

const H = 'cerberus.health';
const answer = (rule: string, input: object, beside: object = {}) => evaluate(`${H}.${rule}`, { input, ...beside });
const GM = (rule: string, value: unknown) => ({ id: `${H}.${rule}`, value });
const thrown = (key: string, ...faces: number[]) => ({ rolls: [{ key, faces }], missing: 'ask' });

describe('the dying', () => {
  it('make no Save while able, and none once dead', () => {
    const dice = { missing: 'ask' };
    expect(answer('dying.save', { maxHp: 60, hp: 3, fortitude: 4 }, { dice })).toMatchObject({
      result: { hpAfter: 3, state: 'able' },
    });
    expect(answer('dying.save', { maxHp: 60, hp: -15, fortitude: 4 }, { dice })).toMatchObject({
      result: { hpAfter: -15, state: 'dead' },
    });
  });

  it('are destroyed at 0 HP where no margin is left', () => {
    const amendments = [{ parameter: `${H}.death-threshold#margin`, op: 'set', value: 0, source: 'undead' }];
    expect(answer('state', { maxHp: 60, hp: 0 }, { amendments })).toMatchObject({ result: { state: 'dead' } });
  });

  it('are tended at odds that the GM is asked for', () => {
    const ally = { generalTokens: 1, freeSlotsThisTick: 1 };
    expect(answer('dying.first-aid', ally)).toMatchObject({
      problem: { type: 'needs-ruling', rulings: [{ id: `${H}.dying.first-aid#chances` }] },
    });
    const decisions = [GM('dying.first-aid#chances', 3), GM('dying.first-aid#outOf', 3)];
    // Three in three is certain: no die is asked for
    expect(answer('dying.first-aid', ally, { decisions, dice: { missing: 'ask' } })).toMatchObject({
      result: { allowed: true, stabilized: true, generalTokensAfter: 0, freeSlotsAfter: 0 },
    });
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('are not tended with %i tokens and %i slots', (generalTokens, freeSlotsThisTick) => {
    expect(answer('dying.first-aid', { generalTokens, freeSlotsThisTick, chances: 1, outOf: 2 })).toMatchObject({
      result: { allowed: false, stabilized: false, generalTokensAfter: generalTokens },
    });
  });

  it('who are partly undead are neither healed nor stabilized by magic', () => {
    expect(answer('dying.magic', { maxHp: 60, hp: -8, healed: 12, creature: 'partialUndead' })).toMatchObject({
      result: { hpAfter: -8, state: 'dying' },
    });
  });

  it('who have died are beyond healing magic', () => {
    expect(answer('dying.magic', { maxHp: 60, hp: -15, healed: 40 })).toMatchObject({
      result: { hpAfter: -15, state: 'dead' },
    });
  });
});

describe('the stable', () => {
  it('fall to dying only where the GM says so', () => {
    const input = { maxHp: 60, hp: -8, damageTaken: 3 };
    expect(answer('stable', input)).toMatchObject({ result: { rollsDyingSave: false, state: 'stable', hpAfter: -11 } });
    expect(answer('stable', input, { decisions: [GM('stable#dyingAgain', true)] })).toMatchObject({
      result: { rollsDyingSave: true, state: 'dying' },
    });
  });

  it('wake above 0 HP, and no healing reaches those whom the damage before it kills', () => {
    expect(answer('stable', { maxHp: 60, hp: -8, healed: 9 })).toMatchObject({
      result: { state: 'able', conscious: true, hpAfter: 1 },
    });
    expect(answer('stable', { maxHp: 60, hp: -8, damageTaken: 7, healed: 30 })).toMatchObject({
      result: { state: 'dead', hpAfter: -15 },
    });
  });
});

describe('conditions', () => {
  it('weigh on Reflex duels as their table says', () => {
    for (const { condition, reflex_duels } of cerberusHealthTables.conditions)
      expect(answer('condition.general', { conditions: [condition] })).toMatchObject({
        result: { reflexDuelModifier: reflex_duels },
      });
  });

  it('together bar what each of them bars, and leave the least of their tokens', () => {
    const conditions = ['nauseated', 'gagged', 'nauseated', 'stunned'];
    expect(answer('condition.general', { conditions })).toMatchObject({
      result: {
        reflexDuelModifier: 0,
        tokensPerTick: 0,
        barred: ['opportunityAttack', 'speech', 'movement', 'dodge', 'parry'],
      },
    });
  });

  it('yield to the text of the effect', () => {
    const amendments = [
      { parameter: 'cerberus.martial.defense.duel#prone', op: 'set', value: -2, source: 'Ground Fighter' },
    ];
    const prone = { reflex: 11, attackRange: 'melee', speedFt: 30 };
    expect(answer('condition.prone', prone, { amendments })).toMatchObject({ result: { duelModifier: 9 } });
  });

  it('stunned in tick 3 cost tick 1 of the next round', () => {
    expect(answer('condition.stunned', { stunnedAtTick: 3 })).toMatchObject({
      result: { lostTick: 1, inNextRound: true, sustainedActionLost: false, dodgeAllowed: false },
    });
  });

  it('blinded leave defenses against what another sense perceives', () => {
    const decisions = [GM('condition.blinded#perceivedByOtherSense', true), GM('condition.blinded#outOf', 6)];
    expect(answer('condition.blinded', {}, { decisions, dice: thrown('attacker.blind', 2) })).toMatchObject({
      result: { reachesTarget: false, dodgeAllowed: true, parryAllowed: true },
    });
  });

  it('bleeding is not known to the undead, and may take a roll to close', () => {
    expect(answer('condition.bleeding', { maxHp: 120, creature: 'undead' })).toMatchObject({ result: { loss: 0 } });
    const decisions = [GM('condition.bleeding#closingRoll', { roll: 'chance', chances: 1, outOf: 2 })];
    const closed = { maxHp: 120, closed: true };
    // 5% of 120 is 6
    expect(answer('condition.bleeding', closed, { decisions, dice: thrown('ally.chance', 2) })).toMatchObject({
      result: { loss: 6, bleeds: true },
    });
    expect(answer('condition.bleeding', { ...closed, closedBy: 'healing' }, { decisions })).toMatchObject({
      result: { loss: 0, bleeds: false },
    });
  });
});

describe('fear', () => {
  it('reaches as far as its effect says', () => {
    const action = { distanceFt: 45, action: 'castSpell', movementFraction: 0.5 };
    expect(answer('fear.flee', action)).toMatchObject({ result: { mustFlee: false } });
    const amendments = [{ parameter: `${H}.fear.flee#requiredFt`, op: 'set', value: 60, source: 'a dragon' }];
    expect(answer('fear.flee', action, { amendments })).toMatchObject({
      result: { mustFlee: true, actionAllowed: false },
    });
    const will = { distanceFt: 45, savesThisRound: 0, dc: 10, will: 20 };
    expect(answer('fear.recovery', will, { amendments })).toMatchObject({ result: { saveAllowed: false } });
  });

  it('is shaken off at most once a round', () => {
    expect(answer('fear.recovery', { distanceFt: 31, savesThisRound: 1, dc: 1, will: 20 })).toMatchObject({
      result: { saveAllowed: false, fearEnds: false },
    });
  });

  it('corners nobody unless the GM says so', () => {
    expect(answer('fear.cornered', { opponent: 'source' })).toMatchObject({ result: { duel: 'normal' } });
    const decisions = [GM('fear.cornered#canFlee', false)];
    expect(answer('fear.cornered', { opponent: 'source' }, { decisions })).toMatchObject({
      result: { duel: 'autoLoss' },
    });
  });
});

describe('poison', () => {
  it.each([
    ['contact', 28, 22], // 28 - 5.6 = 22.4
    ['inhalation', 20, 13], // 7 is more than 5
    ['inhalation', 30, 22], // 30 - 7.5 = 22.5
    ['ingestion', 20, 20],
    ['injection', 20, 20],
  ])('by %s at DC %i: DC %i', (exposure, dc, saveDc) => {
    expect(answer('poison.exposure', { dc, exposure })).toMatchObject({ result: { exposed: true, saveDc } });
  });

  it('acts on a body without biology only where its text says so', () => {
    expect(answer('poison.nature', { livingBiology: false, immunityOverride: false })).toMatchObject({
      result: { affected: true },
    });
    expect(answer('poison.nature', { livingBiology: true, immunityOverride: true })).toMatchObject({
      result: { affected: false },
    });
  });

  const blade = { damageType: 'slashing', doses: 1, generalTokens: 3 };

  it.each([
    [{ generalTokens: 1 }, { allowed: true, warned: true, coated: false, dosesAfter: 0, generalTokensAfter: 0 }],
    [{ freeSlots: [1, 0] }, { allowed: true, warned: true, coated: false, dosesAfter: 0, generalTokensAfter: 2 }],
    [{ freeSlots: [0, 1] }, { allowed: false, coated: false, dosesAfter: 1, generalTokensAfter: 3 }],
    [{ quickApplicationTicks: 1 }, { coated: true, dosesAfter: 0, generalTokensAfter: 2 }],
    [{ doses: 0 }, { allowed: false, dosesAfter: 0, generalTokensAfter: 3 }],
    [{ projectiles: 5 }, { coated: true, projectilesCoated: 3 }],
  ])('is put on with %j: %j', (given, result) => {
    expect(answer('poison.coating', { ...blade, ...given })).toMatchObject({ result });
  });

  it.each([
    [{ minutesSinceCoating: 60 }, { injects: false, doseRemains: false }],
    [{ minutesSinceCoating: 59.5 }, { injects: true, doseRemains: false }],
    [{ cleaned: true }, { injects: false, doseRemains: false }],
    [{ touchesMithril: true }, { injects: false, doseRemains: false }],
    [
      { outcome: 'dodged', touchesMithril: true },
      { injects: false, doseRemains: true },
    ],
  ])('on a weapon that hits, but %j: %j', (given, result) => {
    const hit = { outcome: 'hit', damageThroughDr: 4, minutesSinceCoating: 0 };
    expect(answer('poison.coat-lifetime', { ...hit, ...given })).toMatchObject({ result });
  });

  it('met for the first time lasts as long as it says, and not at all when resisted', () => {
    const first = { newStrength: 3, baseDurationRounds: 6 };
    expect(answer('poison.re-exposure', { ...first, saved: false })).toMatchObject({
      result: { strength: 3, remainingRounds: 6 },
    });
    expect(answer('poison.re-exposure', { ...first, saved: true })).toMatchObject({ result: {} });
  });

  it('is neither dispelled nor healed', () => {
    for (const means of ['dispelMagic', 'healing'])
      expect(answer('poison.treatment', { means, dc: 5, fortitude: 10 })).toMatchObject({
        result: { poisonEnds: false },
      });
    expect(answer('poison.treatment', { means: 'removePoison', dc: 50, fortitude: 0 })).toMatchObject({
      result: { poisonEnds: true, saveAllowed: false },
    });
  });

  it('that fails to be made may cost more than time', () => {
    const decisions = [
      GM('poison.harvest#chance', { roll: 'chance', chances: 1, outOf: 4 }),
      GM('poison.harvest#alchemistExposed', true),
    ];
    const able = { knowsRecipe: true, alchemicalEquipment: true, resting: true };
    expect(answer('poison.harvest', able, { decisions, dice: thrown('alchemist.chance', 2) })).toMatchObject({
      result: { dosesMade: false, ingredientDestroyed: false, alchemistExposed: true },
    });
    expect(answer('poison.harvest', { ...able, dosesProduced: 2 })).toMatchObject({
      result: { dosesMade: true, doses: 2 },
    });
  });

  it('has four reference preparations', () => {
    expect(answer('poison.reference-preparations', {})).toMatchObject({
      result: {
        poisons: ['Cerberus Nerve Venom', 'Drow Sleep', 'Black Flower Sap', 'Suffocating Spores'],
      },
    });
  });
});

describe('energy', () => {
  it.each([
    ['partialUndead', 'positive', -12],
    ['partialUndead', 'negative', -12],
    ['undead', 'positive', -12],
    ['living', 'negative', -12],
    ['undead', 'negative', 10], // 18, but only 10 are missing
    ['living', 'positive', 10],
  ])('on %s, %s: %i HP', (creature, energy, hpChange) => {
    const body = { maxHp: 40, hp: 30, dr: 6 };
    expect(answer('energy.effects', { creature, energy, amount: 18, ...body })).toMatchObject({
      result: { hpChange, saveAllowed: false },
    });
  });
});

describe('several steps', () => {
  it('give who falls by bleeding the first Save in the round after', () => {
    // 2 - 4 = -2 in the first round, without a Save; -6 and a Save of 5 + 4 in the second: 8 more are lost
    const fall = { kind: 'downed', maxHp: 80, hp: 2, fortitude: 4, bleedingPercent: 5, rounds: 2 };
    expect(answer('combined', fall, { dice: thrown('character.fortitude', 5) })).toMatchObject({
      result: { hpAfterRounds: [-2, -14], stateAfterRounds: ['dying', 'dying'], finalState: 'dying' },
    });
  });
});
