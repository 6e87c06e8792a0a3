import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { ruled } from '../../../kernel/testing/door.ts';
import type { ExchangeResult } from './attacking/exchange.ts';

const M = 'cerberus.martial';
type Request = Parameters<typeof frontDoor.resolve>[1];

const blade = { kind: 'weapon', damageDice: '1d8', fixedBonuses: [{ label: 'STR', value: 6 }] };
const arrow = { ...blade, form: 'projectile' };
const guard = {
  id: 'brant',
  name: 'Brant',
  hp: 12,
  maxHp: 40,
  armor: 'medium',
  dr: 4,
  reflex: 10,
  reserves: { dodges: 3, attackTokens: 3, freeSlots: 2 },
};
const blow = (more: object = {}) => ({ kind: 'attack', attacker: { reflex: 12 }, attack: blade, ...more });
const volley = (more: object = {}) => ({
  kind: 'volley',
  attackers: [{ reflex: 5 }],
  attacks: [{ times: 2, weapon: arrow }],
  ...more,
});
const dodge = { kind: 'dodge' };
const shield = { kind: 'parry', equipment: 'shield' };

const roll = (key: string, ...faces: number[]) => ({ key, faces });
/** A blow that lands for 5 + 6 − 4 = 7. */
const seven = (threat: string | number) => [
  roll(`threats.${threat}.attacker.critical`, 2),
  roll(`threats.${threat}.attacker.damage`, 5),
];
/** 12 + 1 against 10 + 10. */
const dodged = (threat: number) => [
  roll(`threats.${threat}.attacker.reflex`, 1),
  roll(`threats.${threat}.defender.reflex`, 10),
];

function ask(threats: object[], rolls: ReturnType<typeof roll>[] = [], more: Partial<Request> = {}, defender = guard) {
  return frontDoor.resolve(`${M}.exchange`, {
    input: { defender, threats },
    dice: { rolls, missing: 'ask' },
    ...more,
  });
}
function met(...given: Parameters<typeof ask>) {
  const answer = ruled(ask(...given));
  return { ...answer, result: answer.result as ExchangeResult };
}

describe('a threat that is not possible', () => {
  const unreachable = blow({ cover: 'total', defense: dodge });

  it('is told with its rule and what would be legal, and the others go on', () => {
    const { result, sentence } = met([blow(), unreachable, blow({ defense: dodge })], [...seven(1), ...dodged(3)]);
    expect(result).toMatchObject({
      landing: 1,
      damage: 7,
      hpAfter: 5,
      reservesAfter: { ...guard.reserves, dodges: 2 },
    });
    expect(result.events).toMatchObject([
      { id: '1', lands: true, refused: null },
      {
        id: '2',
        lands: false,
        damage: 0,
        hpAfter: 5,
        attack: null,
        volley: null,
        refused: {
          what: 'threat',
          rule: 'cerberus.movement.cover.total',
          message: 'Nothing reaches a target behind total cover.',
          legal: ['another target'],
        },
      },
      { id: '3', lands: false, refused: null, attack: { outcome: 'dodged' } },
    ]);
    expect(sentence).toBe(
      'Brant takes 1 hit for 7 in all and has 5 HP. One threat was not possible: Nothing reaches a target behind total cover.',
    );
  });

  it.each([blow({ cover: 'total' }), volley({ cover: 'total' })])('has no odds of its own', (impossible) => {
    const { result } = met([impossible, blow()], seven(2));
    expect(result).toMatchObject({ landing: 1, hpAfter: 5 });
    const odds = frontDoor.odds(`${M}.exchange`, { input: { defender: guard, threats: [impossible] } });
    expect(odds).toMatchObject({
      metrics: expect.arrayContaining([
        expect.objectContaining({
          name: 'landing',
          outcomes: [expect.objectContaining({ value: 0, fraction: '1/1' })],
        }),
      ]),
    });
  });
});

describe('a defense that is not possible', () => {
  it('is told with what would be, and the threat goes on without it', () => {
    const full = { ...guard, reserves: { ...guard.reserves, freeSlots: 0 } };
    const { result, sentence } = met([blow({ defense: shield })], seven(1), {}, full);
    expect(result.events).toMatchObject([
      {
        lands: true,
        refused: {
          what: 'defense',
          rule: `${M}.parry.cost`,
          message: 'Not enough slots are free this tick.',
          legal: ['dodge', 'no defense'],
        },
      },
    ]);
    expect(sentence).toBe(
      'Brant takes 1 hit for 7 in all and has 5 HP. One defense was not possible: Not enough slots are free this tick.',
    );
  });

  it('is that of one against attacks that are no group', () => {
    const together = { simultaneous: true, similarDirection: true, oneMovement: false };
    const hits = ['1', '2'].flatMap((id) => [
      roll(`threats.archers.attacks.${id}.attacker.critical`, 2),
      roll(`threats.archers.attacks.${id}.attacker.damage`, 1),
    ]);
    const { result } = met([volley({ id: 'archers', together, defense: shield }), blow()], [...hits, ...seven(2)]);
    expect(result.events).toMatchObject([
      { id: 'archers', damage: 6, refused: { what: 'defense', rule: `${M}.group.criteria` } },
      { id: '2', damage: 7, refused: null },
    ]);
    expect(result.reservesAfter).toEqual(guard.reserves);
  });
});

describe('a defender who goes down', () => {
  it('defends no more, and the sentence says how he is', () => {
    // 12 − 7 − 7 = −2, and death comes at −10
    const threats = [blow(), blow(), blow({ defense: dodge }), volley({ defense: shield })];
    const volleyHits = ['1', '2'].flatMap((id) => [
      roll(`threats.4.attacks.${id}.attacker.critical`, 2),
      roll(`threats.4.attacks.${id}.attacker.damage`, 1),
    ]);
    const down = met(threats.slice(0, 3), [...seven(1), ...seven(2), ...seven(3)]);
    expect(down.result.events[2]).toMatchObject({
      lands: true,
      refused: { what: 'defense', rule: 'cerberus.health.hp.meaning', legal: ['no defense'] },
    });
    expect(down.result).toMatchObject({ hpAfter: -9, health: 'dying', reservesAfter: guard.reserves });
    expect(down.sentence).toBe(
      'Brant takes 3 hits for 21 in all and has -9 HP. Brant goes down, dying. One defense was not possible: At 0 HP or less nobody acts.',
    );
    const dead = met(threats, [...seven(1), ...seven(2), ...seven(3), ...volleyHits]);
    expect(dead.result).toMatchObject({ hpAfter: -15, health: 'dead', reservesAfter: guard.reserves });
    expect(dead.sentence).toContain('has -15 HP. Brant is dead. 2 defenses were not possible.');
  });

  it('is told of in a volley as well', () => {
    const hits = ['1', '2'].flatMap((id) => [
      roll(`attacks.${id}.attacker.critical`, 2),
      roll(`attacks.${id}.attacker.damage`, 5),
    ]);
    const { kind: _, ...input } = volley();
    const said = (hp: number, maxHp?: number) =>
      ruled(
        frontDoor.resolve(`${M}.volley`, {
          input: JSON.parse(JSON.stringify({ ...input, defender: { ...guard, hp, maxHp } })),
          dice: { rolls: hits },
        }),
      ).sentence;
    // 14 in all
    expect(said(15, 40)).toBe('2 attacks land on Brant for 14 in all.');
    expect(said(14, 40)).toBe('2 attacks land on Brant for 14 in all. Brant goes down, dying.');
    expect(said(4, 40)).toBe('2 attacks land on Brant for 14 in all. Brant is dead.');
    expect(said(14)).toBe('2 attacks land on Brant for 14 in all. Brant goes down.');
    expect(said(0)).toBe('2 attacks land on Brant for 14 in all. Brant is down already.');
  });

  it('cannot defend against a single attack either', () => {
    const input = { attacker: { reflex: 12 }, attack: blade, defender: { ...guard, hp: 0 } };
    for (const defense of [dodge, shield])
      expect(frontDoor.resolve(`${M}.attack`, { input: { ...input, defense } }).problem).toMatchObject({
        type: 'illegal-action',
        rule: 'cerberus.health.hp.meaning',
        message: 'At 0 HP or less nobody acts.',
        legal: ['no defense'],
      });
  });
});

describe('the names of threats', () => {
  it('are told apart, by id and by number', () => {
    const pointed = (...threats: object[]) => {
      const { problem } = ask(threats);
      return problem?.type === 'invalid-input' ? problem.errors.map(({ pointer }) => pointer) : problem?.type;
    };
    expect(pointed(blow({ id: 'x' }), blow({ id: 'x' }))).toEqual(['/input/threats/1/id']);
    expect(pointed(blow({ id: '2' }), blow())).toEqual(['/input/threats/0/id']);
    expect(pointed(blow({ id: '1' }), blow({ id: '2' }))).toBe('needs-roll');
  });

  it('lead to the fault within a volley', () => {
    const twice = [
      { id: 'a', weapon: arrow },
      { id: 'a', weapon: arrow },
    ];
    expect(ask([blow(), volley({ attacks: twice })], seven(1)).problem).toMatchObject({
      errors: [{ pointer: '/input/threats/1/attacks/1/id' }],
    });
  });
});
