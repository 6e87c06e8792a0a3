import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import type { VolleyResult } from './attacking/volley-input.ts';
import { volley as operation } from './volley.ts';

const M = 'cerberus.martial';
const VOLLEY = `${M}.volley`;
type Request = Parameters<typeof frontDoor.resolve>[1];
type Circumstances = Partial<Request>;

const arrow = { kind: 'weapon', form: 'projectile', damageDice: '1d8', fixedBonuses: [{ label: 'DEX', value: 5 }] };
const spear = { kind: 'weapon', form: 'melee', damageDice: '1d6' };
const reserves = { dodges: 3, attackTokens: 3, freeSlots: 1 };
const guard = { id: 'guard', name: 'the guard', hp: 96, maxHp: 96, armor: 'heavy', dr: 4, reflex: 6, reserves };
const shield = { kind: 'parry', equipment: 'shield' };
const sword = { kind: 'parry', equipment: 'weapon' };
const dodges = (stake: number) => ({ kind: 'dodge', stake });

const three = { attackers: [{ id: 'archers', reflex: 7 }], attacks: [{ times: 3, weapon: arrow }], defender: guard };
const roll = (key: string, ...faces: number[]) => ({ key, faces });
const duel = (group: number, defender: number) => [roll('attacker.reflex', group), roll('defender.reflex', defender)];
const hit = (id: string, critical: number, ...damage: number[]) => [
  roll(`attacks.${id}.attacker.critical`, critical),
  roll(`attacks.${id}.attacker.damage`, ...damage),
];
const threeHits = [...hit('1', 20, 6, 3), ...hit('2', 7, 1), ...hit('3', 13, 8)];

function ask(parts: object, rolls: ReturnType<typeof roll>[] = [], circumstances: Circumstances = {}) {
  return frontDoor.resolve(VOLLEY, {
    input: { ...three, ...parts },
    dice: { rolls, missing: 'ask' },
    ...circumstances,
  });
}
function resolved(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return { ...answer, result: answer.result as VolleyResult };
}
const decided = (id: string, value: unknown) => ({ decisions: [{ id: `${M}.${id}`, value }] });

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
    const famed = decided('parry.item-override#itemParryText', { extraLevels: 1 });
    const { result, trace } = resolved({ attacks, defense: shield }, duel(8, 10), famed);
    expect(result.blocked).toBe(3);
    expect(trace.find(({ rule }) => rule === `${M}.group.parry`)?.expression).toBe('All 3 are blocked.');
  });

  it('meets every missile of a mixed group: at a strict table the shield too needs the feat', () => {
    const attacks = [{ weapon: { ...spear, level: 1 } }, { weapon: arrow }];
    const strict = decided('parry.projectiles#projectileParryNeedsFeat', 'always');
    expect(ask({ attacks, defense: shield }, duel(8, 10), strict).problem).toMatchObject({
      rule: `${M}.parry.projectiles`,
    });
    expect(resolved({ attacks, defense: shield }, duel(8, 10)).result.blocked).toBe(2);
  });
});

describe('dodges', () => {
  it('cancel one attack each, the first announced; the stake is spent', () => {
    // 7 + 2 = 9 against 6 - 5 + 10 = 11: heavy armor weighs on the dodge.
    const { result, sentence } = resolved({ defense: dodges(2) }, [...duel(2, 10), ...hit('3', 13, 8)]);
    expect(result).toMatchObject({
      cancelled: 2,
      landing: 1,
      damage: 9,
      reservesAfter: { dodges: 1, attackTokens: 3, freeSlots: 1 },
      duel: { attackerTotal: 9, defenderTotal: 11 },
      hits: [
        { id: '1', lands: false },
        { id: '2', lands: false },
        { id: '3', lands: true },
      ],
    });
    expect(sentence).toBe('The guard dodges 2; 1 attack lands on the guard for 9 in all.');
  });

  it('cancel those that the GM names, and then the first announced', () => {
    const attacks = ['a', 'b', 'c'].map((id) => ({ id, weapon: arrow }));
    const lands = (named: string[]) =>
      resolved(
        { attacks, defense: dodges(2) },
        [...duel(2, 10), ...attacks.flatMap(({ id }) => hit(id, 2, 3))],
        decided('dodge.grouped#cancelledAttacks', named),
      ).result.hits.flatMap(({ id, lands: isHit }) => (isHit ? [id] : []));
    expect(lands(['c', 'b'])).toEqual(['a']);
    expect(lands(['c'])).toEqual(['b']);
    expect(lands(['x', 'c', 'c'])).toEqual(['b']);
    expect(lands([])).toEqual(['c']);
  });

  it('that lose cancel none and are spent', () => {
    expect(resolved({ defense: dodges(3) }, [...duel(12, 2), ...threeHits]).result).toMatchObject({
      cancelled: 0,
      landing: 3,
      reservesAfter: { dodges: 0 },
    });
  });

  it('beyond the number of attacks are wasted; one goes without the GM', () => {
    const { result, sentence } = resolved({ attacks: [{ weapon: arrow }], defense: dodges(3) }, duel(2, 10));
    expect(result).toMatchObject({ cancelled: 1, landing: 0, reservesAfter: { dodges: 0 } });
    expect(sentence).toBe('The guard dodges 1; none of the attacks lands.');
    const one = resolved(
      { defense: { kind: 'dodge' } },
      [...duel(2, 10), ...threeHits],
      decided('dodge.grouped#useGroupedDodge', false),
    );
    expect(one.result.cancelled).toBe(1);
  });

  it('are no more than there are, and the GM may want them one by one', () => {
    expect(ask({ defense: dodges(4) }).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.dodge.grouped`,
      message: 'No more than the 3 dodges of the reserve can be staked.',
      legal: ['stake up to 3', 'parry', 'no defense'],
    });
    expect(ask({ defense: dodges(2) }, [], decided('dodge.grouped#useGroupedDodge', false)).problem).toMatchObject({
      rule: `${M}.dodge.grouped`,
      legal: ['dodge the attacks one by one', 'parry', 'no defense'],
    });
    const none = { ...guard, reserves: { ...reserves, dodges: 0, freeSlots: 0 } };
    expect(ask({ defender: none, defense: dodges(2) }).problem).toMatchObject({
      rule: `${M}.dodge.cost`,
      legal: ['no defense'],
    });
  });

  it('without reserves are not counted', () => {
    const { reserves: _, ...tireless } = guard;
    expect(resolved({ defender: tireless, defense: dodges(3) }, duel(2, 10)).result).toMatchObject({
      cancelled: 3,
      reservesAfter: null,
    });
  });

  it('go by chance where the GM grants one, for all together', () => {
    const crowded = { defender: { ...guard, hindrances: ['crowded'] }, defense: dodges(3) };
    const said = { grant: 'chance', chances: 1, outOf: 2 };
    const one = decided('dodge.mobility#restrictedDodge', said);
    expect(resolved(crowded, [roll('defender.chance', 1)], one).result).toMatchObject({ cancelled: 3, duel: null });
    expect(resolved(crowded, [roll('defender.chance', 2), ...threeHits], one).result).toMatchObject({
      cancelled: 0,
      duel: null,
    });
    const both = decided('dodge.mobility#restrictedDodge', { ...said, thenDuel: true });
    expect(resolved(crowded, [roll('defender.chance', 1), ...duel(2, 10)], both).result.cancelled).toBe(3);
  });

  it('answer every attack of the group: prone, no blow among arrows is dodged', () => {
    const prone = { defender: { ...guard, hindrances: ['prone'] }, defense: dodges(2) };
    const attacks = [{ weapon: { ...arrow, level: 1 } }, { weapon: spear }];
    expect(ask({ ...prone, attacks }).problem).toMatchObject({
      rule: `${M}.dodge.mobility`,
      message: 'Prone: no dodging melee attacks.',
    });
    expect(resolved(prone, [...duel(1, 20), ...hit('3', 2, 3)]).result.cancelled).toBe(2);
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

  it('declares first and has bonuses as one', () => {
    const bearing = { attackBonus: 2, declaredFirst: true };
    expect(resolved({ defense: shield, duel: bearing }, duel(1, 20)).result.duel?.attackerTotal).toBe(15);
  });

  it('has no two attacks of one id, nor more than can be', () => {
    const twice = [
      { id: 'a', weapon: arrow },
      { id: 'a', weapon: arrow },
    ];
    expect(ask({ attacks: twice }).problem?.type).toBe('invalid-input');
    expect(ask({ attacks: [{ times: 200, weapon: arrow }, { weapon: arrow }] }).problem?.type).toBe('too-large');
  });
});

describe('its examples', () => {
  it.each(operation.examples.map(({ title, request }) => [title, request] as const))('%s', (_, request) => {
    const answer = frontDoor.resolve(VOLLEY, request as Request);
    expect(answer.problem).toBeUndefined();
    if (!answer.problem) expect(operation.output.safeParse(answer.result).success).toBe(true);
  });
});
