import { describe, expect, it } from 'vitest';
import { odds, resolve } from '../../../index.ts';
import { fractionsIn } from '../../../kernel/testing/door.ts';

const H = 'cerberus.health';
const ask = (operation: string, input: object, beside: object = {}) =>
  resolve(`${H}.${operation}`, { input, ...beside });
const refused = (operation: string, input: object, beside: object = {}) => {
  const { problem } = ask(operation, input, beside);
  return problem?.type === 'illegal-action' ? problem.rule.replace(`${H}.`, '') : (problem?.type ?? 'done');
};
const GM = (rule: string, value: unknown) => ({ id: `${H}.${rule}`, value });
const thrown = (key: string, ...faces: number[]) => ({ rolls: [{ key, faces }], missing: 'ask' });
const chanceOf = (operation: string, input: object, metric: string, value: unknown, beside: object = {}) =>
  fractionsIn(odds(`${H}.${operation}`, { input, ...beside }), metric)[String(value)];

describe('a turn', () => {
  const dying = { maxHp: 60, hp: -2, fortitude: 5 };

  it('opens with bleeding, then the Save', () => {
    // 5% of 80 is 4: -3 - 4 = -7; 6 + 4 < 15, and 8 more are lost
    const input = { name: 'Brant', maxHp: 80, hp: -3, fortitude: 4, bleeding: true };
    expect(ask('turn', input, { dice: thrown('character.fortitude', 6) })).toMatchObject({
      result: { hpAfter: -15, state: 'dying', bled: 4, saved: false, total: 10 },
      sentence: 'The wound costs 4 HP. The dying Save fails (10). Brant: -15 HP, dying.',
      changes: [{ who: 'Brant', what: 'HP', from: -3, to: -15, unit: 'HP' }],
    });
  });

  it('saves the dying on 10 and more: 10 + 5 = 15', () => {
    expect(chanceOf('turn', dying, 'state', 'stable')).toBe('11/20');
  });

  it('asks no Save of the stable, of who falls in it, or of whom the wound kills', () => {
    const dice = { missing: 'ask' };
    expect(ask('turn', { ...dying, stabilized: true }, { dice })).toMatchObject({
      result: { state: 'stable', hpAfter: -2 },
    });
    const falling = { maxHp: 96, hp: 4, fortitude: 5, bleeding: true };
    expect(ask('turn', falling, { dice })).toMatchObject({ result: { state: 'dying', hpAfter: 0 } });
    const bledOut = { maxHp: 60, hp: -13, fortitude: 5, bleeding: true };
    // 5% of 60 is 3: -16, past -15
    expect(ask('turn', bledOut, { dice })).toMatchObject({ result: { state: 'dead', hpAfter: -16 } });
  });
});

describe('tending', () => {
  const tender = { generalTokens: 2, freeSlotsThisTick: 1 };

  it('spends the action, succeed or fail', () => {
    const input = { need: 'dying', tender, chances: 2, outOf: 3 };
    expect(ask('tend', input, { dice: thrown('ally.chance', 3) })).toMatchObject({
      result: { success: false, generalTokensAfter: 1, freeSlotsAfter: 0 },
      sentence: 'The ally fails to stabilize the wounded.',
      changes: [{ what: 'general tokens', from: 2, to: 1 }],
    });
    expect(chanceOf('tend', input, 'success', true)).toBe('2/3');
  });

  it('closes a wound without a roll, unless the GM wants one', () => {
    const input = { need: 'bleeding', tender };
    expect(chanceOf('tend', input, 'success', true)).toBe('1/1');
    const decisions = [GM('condition.bleeding#closingRoll', { roll: 'chance', chances: 3, outOf: 4 })];
    expect(chanceOf('tend', input, 'success', true, { decisions })).toBe('3/4');
  });

  it.each([
    ['dying', { generalTokens: 0, freeSlotsThisTick: 1 }, 'dying.first-aid'],
    ['dying', { generalTokens: 1, freeSlotsThisTick: 0 }, 'dying.first-aid'],
    ['bleeding', { generalTokens: 0, freeSlotsThisTick: 1 }, 'condition.bleeding'],
  ])('the %s is refused with %j', (need, means, rule) => {
    expect(refused('tend', { need, tender: means })).toBe(rule);
  });
});

describe('healing', () => {
  it('by a spell wakes the dying, and does nothing for the dead', () => {
    const spell = { source: 'spell', amount: 12 };
    expect(ask('heal', { ...spell, target: { name: 'Maelis', maxHp: 60, hp: -8 } })).toMatchObject({
      result: { hpAfter: 4, state: 'able', generalTokensSpent: 0 },
      sentence: 'Maelis is healed to 4 HP: able.',
    });
    expect(ask('heal', { ...spell, target: { maxHp: 60, hp: -15 } })).toMatchObject({
      result: { hpAfter: -15, state: 'dead' },
    });
  });

  it('by a potion takes a token and a slot', () => {
    const potion = { source: 'potion', amount: 18, target: { maxHp: 96, hp: 40 } };
    expect(ask('heal', { ...potion, drinker: { generalTokens: 1, freeSlotsThisTick: 1 } })).toMatchObject({
      result: { hpAfter: 58, generalTokensSpent: 1 },
    });
    for (const drinker of [
      { generalTokens: 0, freeSlotsThisTick: 1 },
      { generalTokens: 1, freeSlotsThisTick: 0 },
    ])
      expect(refused('heal', { ...potion, drinker })).toBe('healing.sources');
  });

  it('is not for the undead, nor rest for the dying', () => {
    const undead = { maxHp: 40, hp: 30, creature: 'undead', dr: 6 };
    expect(refused('heal', { source: 'spell', amount: 5, target: undead })).toBe('energy.effects');
    expect(refused('heal', { source: 'rest', amount: 5, target: { maxHp: 40, hp: -3 } })).toBe('healing.sources');
    expect(ask('heal', { source: 'energy', amount: 18, target: undead })).toMatchObject({
      result: { hpAfter: 18, state: 'able' },
    });
  });

  it('by energy harms partial undead either way', () => {
    const target = { maxHp: 40, hp: 5, creature: 'partialUndead' };
    for (const energy of ['positive', 'negative'])
      expect(ask('heal', { source: 'energy', energy, amount: 8, target })).toMatchObject({
        result: { hpAfter: -3, state: 'dying' },
      });
  });
});

describe('coating a weapon is refused', () => {
  const blade = { damageType: 'slashing', doses: 1, generalTokens: 2 };

  it.each([{ damageType: 'other' }, { doses: 0 }, { generalTokens: 0 }, { freeSlots: [0] }])('with %j', (given) => {
    expect(refused('coat', { ...blade, ...given })).toBe('poison.coating');
  });

  it('not for want of a second token: that is warned of, and the dose is lost', () => {
    expect(ask('coat', { ...blade, generalTokens: 1 })).toMatchObject({
      result: { coated: false, warned: true, dosesAfter: 0, generalTokensAfter: 0 },
      sentence: 'The weapon is not coated: a later stage cannot be paid, and the dose is lost; doses left: 0.',
    });
  });
});

describe('poison', () => {
  const victim = { name: 'Brant', fortitude: 7 };

  it('in a wound has its full DC: 14 + 7 < 22', () => {
    const input = { victim, poison: { dc: 22, exposure: 'injury', damageThroughDr: 3, frequency: 'round' } };
    expect(ask('poison', input, { dice: thrown('victim.fortitude', 14) })).toMatchObject({
      result: { exposed: true, afflicted: true, saveDc: 22, total: 21, effectsPerRound: 1 },
      sentence: 'Brant succumbs to the poison: 21 against DC 22.',
    });
    // 15 to 20 resist
    expect(chanceOf('poison', input, 'afflicted', false)).toBe('3/10');
  });

  it('does nothing where DR absorbs all, or where nothing lives', () => {
    const absorbed = { victim, poison: { dc: 22, exposure: 'injury', damageThroughDr: 0 } };
    const lifeless = { victim: { ...victim, livingBiology: false }, poison: { dc: 22, exposure: 'contact' } };
    for (const input of [absorbed, lifeless])
      expect(ask('poison', input, { dice: { missing: 'ask' } })).toMatchObject({
        result: { exposed: false, afflicted: false },
      });
  });

  it('met again keeps the stronger consequence and lasts anew', () => {
    const course = { currentStrength: 4, newStrength: 3, baseDurationRounds: 6, remainingRounds: 2 };
    const input = { victim, poison: { dc: 20, exposure: 'ingestion' }, course };
    expect(ask('poison', input, { dice: thrown('victim.fortitude', 1) })).toMatchObject({
      result: { strength: 4, remainingRounds: 6 },
    });
    expect(ask('poison', input, { dice: thrown('victim.fortitude', 20) })).toMatchObject({
      result: { strength: 4, remainingRounds: 2 },
    });
  });
});

describe('shaking off fear', () => {
  const fear = { distanceFt: 31, savesThisRound: 0, dc: 16, will: 4 };

  it('takes 12 or more: 12 + 4 = 16', () => {
    expect(chanceOf('shake-off', fear, 'fearEnds', true)).toBe('9/20');
  });

  it('is refused within the distance, and twice in a round', () => {
    expect(refused('shake-off', { ...fear, distanceFt: 30 })).toBe('fear.recovery');
    expect(refused('shake-off', { ...fear, savesThisRound: 1 })).toBe('fear.recovery');
    expect(refused('shake-off', { ...fear, requiredFt: 60 })).toBe('fear.recovery');
  });
});

describe('under conditions', () => {
  const does = (conditions: string[], deed: string, more: object = {}, beside: object = {}) =>
    refused('act', { actor: { conditions }, deed, ...more }, beside);

  it.each([
    ['prone', 'dodge', {}, 'condition.prone'],
    ['prone', 'dodge', { attackRange: 'ranged' }, 'done'],
    ['prone', 'parry', {}, 'done'],
    ['grappled', 'weaponAttack', {}, 'condition.grappled'],
    ['grappled', 'castSpell', {}, 'condition.grappled'],
    ['grappled', 'castSpell', { gestures: false }, 'done'],
    ['grappled', 'escape', { tick: { escapesTried: 1 } }, 'condition.grappled'],
    ['grappled', 'dodge', {}, 'cerberus.martial.dodge.mobility'],
    ['grappled', 'parry', {}, 'cerberus.martial.parry.position'],
    ['immobilized', 'move', {}, 'cerberus.martial.grapple.immobilize'],
    ['blinded', 'dodge', {}, 'condition.blinded'],
    ['blinded', 'parry', { perceived: true }, 'done'],
    ['stunned', 'move', {}, 'condition.stunned'],
    ['stunned', 'dodge', {}, 'condition.stunned'],
    ['stunned', 'willSave', {}, 'done'],
    ['paralyzed', 'generalAction', {}, 'condition.paralyzed'],
    ['paralyzed', 'move', {}, 'condition.paralyzed'],
    ['paralyzed', 'reflexSave', {}, 'condition.paralyzed'],
    ['paralyzed', 'fortitudeSave', {}, 'done'],
    ['paralyzed', 'fortitudeSave', { effectAllowsSave: false }, 'condition.paralyzed'],
    ['gagged', 'castSpell', {}, 'condition.gagged'],
    ['silenced', 'castSpell', { speech: false }, 'done'],
    ['nauseated', 'weaponAttack', {}, 'done'],
    ['nauseated', 'weaponAttack', { tick: { tokensSpent: 1 } }, 'condition.nauseated'],
    ['nauseated', 'dodge', { tick: { tokensSpent: 1 } }, 'done'],
    ['nauseated', 'opportunityAttack', {}, 'condition.nauseated'],
    ['poisoned', 'weaponAttack', {}, 'done'],
  ])('%s, %s %j: %s', (condition, deed, more, outcome) => {
    expect(does([condition], deed, more)).toBe(outcome);
  });

  it('the GM may let the stunned dodge', () => {
    expect(does(['stunned'], 'dodge', {}, { decisions: [GM('condition.stunned#dodgeAllowed', true)] })).toBe('done');
  });

  it('penalties of different conditions add up', () => {
    const input = { actor: { name: 'Brant', conditions: ['prone', 'grappled', 'immobilized'] }, deed: 'escape' };
    expect(ask('act', input)).toMatchObject({
      result: { reflexDuelModifier: -10, mustFlee: false, duel: 'normal' },
      sentence: 'Brant can try to escape. Reflex duels: -10.',
    });
  });

  it('an amendment may hold for one character', () => {
    const parameter = 'cerberus.martial.defense.duel#prone';
    const amendments = [{ parameter, of: 'brant', op: 'set', value: 0, source: 'Ground Fighter' }];
    const modifierOf = (id: string) =>
      (ask('act', { actor: { id, conditions: ['prone'] }, deed: 'parry' }, { amendments }) as { result?: object })
        .result;
    expect(modifierOf('brant')).toMatchObject({ reflexDuelModifier: 0 });
  });

  it('a blind attack reaches its target in one of four', () => {
    const input = { actor: { conditions: ['blinded'] }, deed: 'weaponAttack' };
    expect(chanceOf('act', input, 'reachesTarget', true)).toBe('1/4');
  });
});

describe('frightened', () => {
  const does = (deed: string, more: object = {}, fear: object = { distanceFt: 25 }, beside: object = {}) =>
    refused('act', { actor: { conditions: ['frightened'], fear }, deed, ...more }, beside);

  it.each([
    ['weaponAttack', { target: 'source' }, 'fear.source'],
    ['move', { target: 'source' }, 'fear.source'],
    ['weaponAttack', {}, 'done'],
    ['castSpell', {}, 'fear.flee'],
    ['castSpell', { movementFraction: 1 }, 'done'],
    ['generalAction', {}, 'fear.flee'],
    ['ritual', {}, 'fear.flee'],
    ['willSave', {}, 'done'],
    ['dodge', { target: 'source' }, 'done'],
  ])('within 30 ft, %s %j: %s', (deed, more, outcome) => {
    expect(does(deed, more)).toBe(outcome);
  });

  it('beyond the distance casts freely', () => {
    expect(does('castSpell', {}, { distanceFt: 31 })).toBe('done');
    expect(does('castSpell', {}, { distanceFt: 31, requiredFt: 60 })).toBe('fear.flee');
  });

  it('by Mobile Caster casts while fleeing', () => {
    const amendments = [
      { parameter: 'cerberus.movement.allowance#castShare', op: 'set', value: 1, source: 'Mobile Caster' },
    ];
    expect(does('castSpell', {}, { distanceFt: 30 }, { amendments })).toBe('done');
  });

  it('and cornered has no defense against the source, and one against others', () => {
    const cornered = { distanceFt: 10, canFlee: false };
    expect(does('parry', { target: 'source' }, cornered)).toBe('fear.cornered');
    expect(does('dodge', { target: 'source' }, cornered)).toBe('fear.cornered');
    expect(does('parry', {}, cornered)).toBe('done');
    expect(does('parry', { target: 'source' }, { distanceFt: 31, canFlee: false })).toBe('done');
  });

  it('says how far the source is', () => {
    expect(refused('act', { actor: { conditions: ['frightened'] }, deed: 'move' })).toBe('invalid-input');
  });
});
