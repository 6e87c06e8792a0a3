import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { arrow, ask, decided, duel, M, resolved, shield, spear, sword, threeHits, VOLLEY } from './testing/volleys.ts';
import { volley as operation } from './volley.ts';

describe('a parry', () => {
  it('that wins stops the whole volley, for one token and one slot; no other die is rolled', () => {
    // 7 + 8 = 15 against 6 + 10 = 16
    const { result, sentence, unused, changes } = resolved({ defense: shield }, [...duel(8, 10), ...threeHits]);
    expect(result).toMatchObject({
      blocked: 3,
      cancelled: 0,
      landing: 0,
      damage: 0,
      hpAfter: 96,
      reservesAfter: { dodges: 3, attackTokens: 2, freeSlots: 0 },
      duel: { winner: 'defender', attackerTotal: 15, defenderTotal: 16 },
    });
    expect(sentence).toBe('The guard parries the whole volley.');
    expect(new Set(unused.rolls.map(({ key }) => key))).toEqual(new Set(threeHits.map(({ key }) => key)));
    expect(changes.map(({ what }) => what)).toEqual(['attack tokens', 'slots']);
  });

  it('that loses costs as much, and each arrow lands by itself', () => {
    // 19 against 15. Heavy armor makes ×2 an ordinary hit: 6 + 5 - 4 = 7, 1 + 5 - 4 = 2, 8 + 5 - 4 = 9.
    const { result, sentence, trace } = resolved({ defense: shield }, [...duel(12, 9), ...threeHits]);
    expect(result).toMatchObject({
      blocked: 0,
      landing: 3,
      damage: 18,
      hpAfter: 78,
      reservesAfter: { dodges: 3, attackTokens: 2, freeSlots: 0 },
      provider: 'archers',
      hits: [
        { id: '1', lands: true, damage: 7 },
        { id: '2', lands: true, damage: 2 },
        { id: '3', lands: true, damage: 9 },
      ],
    });
    expect(sentence).toBe('3 attacks land on the guard for 18 in all.');
    expect(trace).toContainEqual(
      expect.objectContaining({ at: 'attacks.2.attacker', expression: '1 (1d8) + 5 DEX − 4 DR = 2' }),
    );
  });

  it('is helped by cover, which then asks for no opening', () => {
    expect(resolved({ defense: shield, cover: 'substantial' }, duel(8, 5)).result.duel?.defenderTotal).toBe(16);
  });

  it('with a weapon needs leave for more than one missile, not for blows', () => {
    const without = (parts: object) => ask({ defense: sword, ...parts }, duel(8, 10));
    expect(without({}).problem).toMatchObject({
      rule: `${M}.group.weapon-permission`,
      message: 'A weapon needs a feat or property to stop a volley.',
      legal: ['dodge', 'parry with other equipment', 'no defense'],
    });
    expect(without({ attacks: [{ weapon: arrow }] }).problem).toMatchObject({ rule: `${M}.parry.projectiles` });
    const bullet = { ...arrow, projectile: 'bullet' };
    expect(
      without({ attacks: [{ times: 2, weapon: bullet }], defense: { ...sword, meetsBullets: true } }).problem,
    ).toMatchObject({ rule: `${M}.group.weapon-permission` });
    for (const leave of [{ deflectProjectiles: true }, { itemProperty: true }])
      expect(resolved({ defense: { ...sword, ...leave } }, duel(8, 10)).result.blocked).toBe(3);
    expect(resolved({ attacks: [{ times: 2, weapon: spear }], defense: sword }, duel(8, 10)).result.blocked).toBe(2);
  });

  it('reaches the highest level of the group, or cannot be declared', () => {
    const attacks = [0, 3, 1].map((level) => ({ weapon: { ...arrow, level } }));
    expect(ask({ attacks, defense: shield }, duel(8, 10)).problem).toMatchObject({
      rule: `${M}.parry.level-limit`,
      message: 'The shield meets up to level 2; the attack is level 3.',
    });
    expect(resolved({ attacks, defense: { ...shield, equipmentLevel: 1 } }, duel(8, 10)).result.blocked).toBe(3);
    const famed = decided(['parry.item-override#itemParryText', { extraLevels: 1 }]);
    const { result, trace } = resolved({ attacks, defense: shield }, duel(8, 10), famed);
    expect(result.blocked).toBe(3);
    expect(trace.find(({ rule }) => rule === `${M}.group.parry`)?.expression).toBe('All 3 are blocked.');
  });

  it('meets every missile of a mixed group: at a strict table the shield too needs the feat', () => {
    const attacks = [{ weapon: { ...spear, level: 1 } }, { weapon: arrow }];
    const strict = decided(['parry.projectiles#projectileParryNeedsFeat', 'always']);
    expect(ask({ attacks, defense: shield }, duel(8, 10), strict).problem).toMatchObject({
      rule: `${M}.parry.projectiles`,
    });
    expect(resolved({ attacks, defense: shield }, duel(8, 10)).result.blocked).toBe(2);
  });
});

describe('the group', () => {
  const reasons = { simultaneous: true, similarDirection: true, oneMovement: true };

  it.each(['simultaneous', 'similarDirection', 'oneMovement'])('is none unless %s', (reason) => {
    expect(ask({ defense: shield, together: { ...reasons, [reason]: false } }).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.group.criteria`,
      legal: ['resolve the attacks one by one', 'split the group by direction'],
    });
    expect(resolved({ defense: shield, together: reasons }, duel(8, 10)).result.blocked).toBe(3);
  });

  it('is no matter where nothing is to meet them', () => {
    expect(ask({ together: { ...reasons, oneMovement: false } }, threeHits).problem).toBeUndefined();
  });

  it('is what the GM says it is', () => {
    const named = (...groups: string[][]) => decided(['group.criteria#groups', groups.map((attacks) => ({ attacks }))]);
    const parts = { defense: shield, together: { ...reasons, oneMovement: false } };
    expect(resolved(parts, duel(8, 10), named(['1', '2', '3'])).result.blocked).toBe(3);
    expect(ask({ defense: shield }, [], named(['1', '2'])).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.group.criteria`,
      legal: ['a volley of 1, 2', 'a volley of 3'],
    });
    for (const unknown of [named(['1', '4']), named(['1', '2'], ['2', '3'])])
      expect(ask({ defense: shield }, [], unknown).problem).toMatchObject({
        type: 'invalid-input',
        errors: [{ pointer: '/decisions' }],
      });
  });

  it('of one attack needs no reason', () => {
    const alone = { attacks: [{ weapon: arrow }], together: { ...reasons, oneMovement: false } };
    expect(resolved({ ...alone, defense: shield }, duel(8, 10)).result.blocked).toBe(1);
  });

  it("rolls with a player character's Reflex, else a rider's, else the best", () => {
    const provider = (...attackers: object[]) => {
      const { result } = resolved({ attackers, defense: shield }, duel(1, 20));
      return [result.provider, result.duel?.attackerTotal];
    };
    const [slow, quick] = [
      { id: 'slow', reflex: 3 },
      { id: 'quick', reflex: 9 },
    ];
    expect(provider(slow, quick)).toEqual(['quick', 10]);
    expect(provider({ ...slow, rider: true }, quick)).toEqual(['slow', 4]);
    expect(provider({ ...slow, pc: true }, { ...quick, rider: true })).toEqual(['slow', 4]);
    expect(provider({ reflex: 3 }, { reflex: 3 })).toEqual(['1', 4]);
  });

  it('of a trap rolls what the GM says, who is asked where none of them has a Reflex', () => {
    const hall = { attackers: [{ name: 'the hall' }], defense: shield };
    expect(ask(hall, duel(8, 10)).problem).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${M}.defense.duel#opposingReflex` }],
    });
    const said = decided(['defense.duel#opposingReflex', 11]);
    expect(resolved(hall, duel(1, 10), said).result).toMatchObject({ provider: '1', duel: { attackerTotal: 12 } });
    const both = { attackers: [{ name: 'the hall' }, { id: 'orso', reflex: 4 }], defense: shield };
    expect(resolved(both, duel(1, 10)).result).toMatchObject({ provider: 'orso', duel: { attackerTotal: 5 } });
  });

  it('declares first and has bonuses as one', () => {
    const bearing = { attackBonus: 2, declaredFirst: true };
    expect(resolved({ defense: shield, duel: bearing }, duel(1, 20)).result.duel?.attackerTotal).toBe(15);
  });

  it('has no two attacks or attackers of one name, nor more than can be', () => {
    const twice = [
      { id: 'a', weapon: arrow },
      { id: 'a', weapon: arrow },
    ];
    const pointed = (parts: object) => {
      const { problem } = ask(parts);
      return problem?.type === 'invalid-input' ? problem.errors.map(({ pointer }) => pointer) : problem;
    };
    expect(pointed({ attacks: twice })).toEqual(['/input/attacks/1/id']);
    expect(pointed({ attackers: twice.map(({ id }) => ({ id, reflex: 3 })) })).toEqual(['/input/attackers/1/id']);
    // "2" is what the second one is called without an id of its own.
    const second = { id: '2', reflex: 3 };
    expect(pointed({ attackers: [second, { reflex: 4 }] })).toEqual(['/input/attackers/0/id']);
    expect(pointed({ attackers: [{ reflex: 4 }, second] })).toMatchObject({ type: 'needs-roll' });
    expect(ask({ attacks: [{ times: 200, weapon: arrow }, { weapon: arrow }] }).problem?.type).toBe('too-large');
  });
});

describe('its examples', () => {
  it.each(operation.examples.map(({ title, request }) => [title, request] as const))('%s', (_, request) => {
    const answer = frontDoor.resolve(VOLLEY, request as never);
    expect(answer.problem).toBeUndefined();
    if (!answer.problem) expect(operation.output.safeParse(answer.result).success).toBe(true);
  });
});
