import { describe, expect, it } from 'vitest';
import {
  amended,
  arrow,
  ask,
  blade,
  type Circumstances,
  decided,
  dodge,
  duel,
  guard,
  hit,
  M,
  orc,
  roll,
  shield,
  struck,
} from './testing/attacks.ts';

describe('a dodge by somebody who is hemmed in', () => {
  const crowded = {
    defender: { ...guard, hindrances: ['crowded'], reserves: { dodges: 1, attackTokens: 1, freeSlots: 1 } },
  };
  const granted = (thenDuel?: boolean) =>
    decided('dodge.mobility#restrictedDodge', { grant: 'chance', chances: 2, outOf: 3, ...(thenDuel && { thenDuel }) });

  it('is refused unless the GM gives a chance; nothing is spent', () => {
    for (const circumstances of [{}, decided('dodge.mobility#restrictedDodge', { grant: 'refuse' })])
      expect(ask({ ...crowded, defense: dodge }, [], circumstances).problem).toMatchObject({
        type: 'illegal-action',
        rule: `${M}.dodge.mobility`,
        legal: ['parry', 'no defense'],
      });
  });

  it('is the chance in the place of the duel, and costs the dodge either way', () => {
    const after = { reservesAfter: { dodges: 0, attackTokens: 1, freeSlots: 1 }, duel: null };
    const slipped = struck({ ...crowded, defense: dodge }, [roll('defender.chance', 2)], granted());
    expect(slipped.result).toMatchObject({ outcome: 'dodged', damage: 0, ...after });
    expect(slipped.trace).toContainEqual({
      rule: `${M}.dodge.mobility`,
      label: '1d3',
      expression: '2 on 1d3; 2 or less succeeds',
      value: 2,
    });
    const caught = struck({ ...crowded, defense: dodge }, [roll('defender.chance', 3), ...hit(2, 5)], granted());
    expect(caught.result).toMatchObject({ outcome: 'landed', damage: 7, ...after });
  });

  it('is the chance and then the duel, where the GM wants both', () => {
    const both = (...rolls: ReturnType<typeof roll>[]) =>
      struck({ ...crowded, defense: dodge }, rolls, granted(true)).result;
    expect(both(roll('defender.chance', 2), ...duel(1, 4))).toMatchObject({
      outcome: 'dodged',
      duel: { winner: 'defender' },
    });
    expect(both(roll('defender.chance', 2), ...duel(4, 1), ...hit(2, 5))).toMatchObject({
      outcome: 'landed',
      damage: 7,
    });
    expect(both(roll('defender.chance', 3), ...hit(2, 5))).toMatchObject({ outcome: 'landed', duel: null });
  });
});

describe('what weighs on the duel', () => {
  const totals = (parts: object, circumstances: Circumstances = {}) => {
    const { attackerTotal, defenderTotal } =
      struck(parts, [...duel(10, 10), ...hit(2, 5)], circumstances).result.duel ?? {};
    return [attackerTotal, defenderTotal];
  };
  const hindered = (...hindrances: string[]) => ({ defender: { ...guard, hindrances } });

  it('prone and pinned cost 5 each, and add up', () => {
    const allowed = decided('parry.position#grappledParryAllowed', true);
    expect(totals({ ...hindered('prone'), defense: shield })).toEqual([22, 15]);
    expect(totals({ ...hindered('prone'), attack: arrow, defense: dodge })).toEqual([22, 15]);
    expect(totals({ ...hindered('grappled', 'immobilized'), defense: shield }, allowed)).toEqual([22, 15]);
    expect(totals({ ...hindered('prone', 'grappled', 'immobilized'), defense: shield }, allowed)).toEqual([22, 10]);
  });

  it("the attacker's attack bonus and first declaration, and whatever else either brings", () => {
    const attacker = { ...orc, attackBonus: 3, declaredFirst: true, modifiers: [{ label: 'high ground', value: 1 }] };
    // 10 + 12 + 1 + 3 + 5 = 31; (10 + 10 + 2) × 1.25 = 27.5
    const defense = { ...dodge, modifiers: [{ label: 'boots', value: 2 }], percent: [{ label: 'feat', value: 25 }] };
    expect(totals({ attacker, defense })).toEqual([31, 27]);
    const percent = { decisions: [{ id: 'cerberus.combat.declare.first-bonus#mode', value: 'percent' }] };
    // (10 + 12) × 1.25 = 27.5
    expect(totals({ attacker: { ...orc, declaredFirst: true }, defense: dodge }, percent)).toEqual([27, 20]);
  });

  it('heavy armor, on a dodge only and with its fraction', () => {
    // 33 - 6.6 = 26.4; 26.4 + 10 + 2 = 38.4
    const heavy = { ...guard, armor: 'heavy', reflex: 33 };
    const swift = { ...orc, reflex: 40 };
    expect(totals({ attacker: swift, defender: heavy, defense: dodge, cover: 'light' })).toEqual([50, 38]);
    expect(totals({ attacker: swift, defender: heavy, defense: shield, cover: 'light' })).toEqual([50, 45]);
  });

  it('advantage keeps the better of two, disadvantage the worse', () => {
    const rolls = [roll('attacker.reflex', 4, 15), roll('defender.reflex', 16, 3), ...hit(2, 5)];
    const parts = { attacker: { ...orc, mode: 'advantage' }, defense: { ...dodge, mode: 'disadvantage' } };
    expect(struck(parts, rolls).result.duel).toMatchObject({ attackerTotal: 27, defenderTotal: 13 });
  });

  it('a trap opposes with what the GM says, who is asked only when a defense is rolled', () => {
    const trap = { attacker: { name: 'the hall' }, attack: { ...blade, form: 'trap' } };
    expect(ask({ ...trap, defense: dodge }).problem).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${M}.defense.duel#opposingReflex` }],
    });
    expect(totals({ ...trap, defense: dodge }, decided('defense.duel#opposingReflex', 15))).toEqual([25, 20]);
    expect(struck(trap, hit(2, 5)).decisions).toEqual([]);
  });
});

describe('a critical', () => {
  // Three times 1d8 + 6: 2 + 4 + 6 + 18 = 30, less 4; twice on heavy armor: 2 + 4 + 12 = 18, less 4.
  it.each([
    ['medium', 3, [2, 4, 6], '3d8', 26],
    ['heavy', 3, [2, 4], '2d8', 14],
    ['heavy', 2, [2], '1d8', 4],
    ['heavy', 1, [2], '1d8', 4],
  ] as const)('on %s armor with ×%i', (armor, criticalMultiplier, faces, rolledDice, damage) => {
    const attack = { ...blade, criticalMultiplier };
    const { result, unused } = struck({ attack, defender: { ...guard, armor } }, hit(20, ...faces));
    expect(result).toMatchObject({ damage, build: { rolledDice } });
    expect(unused.rolls).toEqual([]);
  });

  it('is what another rule makes of any d20, and never a spell', () => {
    const attack = { ...blade, automaticCritical: true };
    expect(struck({ attack }, hit(2, 2, 4, 6)).result.damage).toBe(26);
    const spell = { kind: 'spell', level: 1, damageDice: '1d8' };
    const { rolls } = struck({ attack: spell }, [roll('attacker.damage', 8)]);
    expect(rolls.map(({ key }) => key)).toEqual(['attacker.damage']);
  });
});

describe('figures of one combatant', () => {
  const prone = { defender: { ...guard, hindrances: ['prone'] }, attack: arrow, defense: dodge };
  const defends = (circumstances: Circumstances) =>
    struck(prone, [...duel(10, 10), ...hit(2, 5)], circumstances).result.duel;

  it('are amended by id or by role, for that combatant only', () => {
    for (const of of ['brant', 'defender', undefined])
      expect(defends(amended('defense.duel#prone', -2, of))?.defenderTotal).toBe(18);
    for (const of of ['orc', 'attacker', 'maelis'])
      expect(defends(amended('defense.duel#prone', -2, of))?.defenderTotal).toBe(15);
  });

  it('hold for the attacker where they are the attacker’s', () => {
    const at19 = (of: string) => struck({}, hit(19, 2, 4, 6), amended('critical.trigger#lowest', 19, of));
    for (const of of ['orc', 'attacker']) {
      const { result, amendments } = at19(of);
      expect(result.damage).toBe(26);
      expect(amendments).toMatchObject([{ of, value: 19, source: 'feat' }]);
    }
    for (const of of ['brant', 'defender']) expect(at19(of)).toMatchObject({ result: { damage: 4 }, amendments: [] });
  });
});

describe('what is told besides', () => {
  it.each([
    [3, 'dying', 'Brant goes down, dying.'],
    [7, 'dying', 'Brant goes down, dying.'],
    [8, 'able', 'hits Brant for 7.'],
    [-2, 'dying', 'Brant is still dying.'],
    [-3, 'dead', 'Brant is dead.'],
  ] as const)('from %i HP: %s', (hp, health, words) => {
    // 5 + 6 - 4 = 7; death comes at -10, a quarter of 40 below 0.
    const { result, sentence } = struck({ defender: { ...guard, hp } }, hit(2, 5));
    expect(result).toMatchObject({ hpAfter: hp - 7, health });
    expect(sentence).toContain(words);
  });

  it('no health without maximum HP', () => {
    const { maxHp: _, ...unknown } = guard;
    expect(struck({ defender: unknown }, hit(2, 5)).result.health).toBeNull();
  });

  it('what the defense has cost, win or lose', () => {
    const reserves = { dodges: 2, attackTokens: 3, freeSlots: 1 };
    const defender = { ...guard, reserves };
    const lost = struck({ defender, defense: shield }, [...duel(10, 1), ...hit(2, 5)]);
    expect(lost.result.reservesAfter).toEqual({ dodges: 2, attackTokens: 2, freeSlots: 0 });
    expect(lost.changes).toEqual([
      { who: 'Brant', what: 'HP', from: 40, to: 33 },
      { who: 'Brant', what: 'attack tokens', from: 3, to: 2 },
      { who: 'Brant', what: 'slots', from: 1, to: 0 },
    ]);
    expect(struck({ defender, defense: dodge }, duel(1, 10)).result.reservesAfter).toEqual({ ...reserves, dodges: 1 });
    expect(struck({ defender }, hit(2, 5)).result.reservesAfter).toEqual(reserves);
    expect(struck({ defense: dodge }, duel(1, 10)).result.reservesAfter).toBeNull();
  });

  it('the dice that were not needed', () => {
    const { unused } = struck({ defense: dodge }, [...duel(1, 10), ...hit(20, 5)]);
    expect(unused.rolls).toEqual([roll('attacker.critical', 20), roll('attacker.damage', 5)]);
  });

  it('which dice are still to be rolled, those of one throw together', () => {
    expect(ask({ defense: dodge }).problem).toMatchObject({
      type: 'needs-roll',
      rolls: [{ key: 'attacker.reflex' }, { key: 'defender.reflex' }],
    });
    expect(ask({}).problem).toMatchObject({ rolls: [{ key: 'attacker.critical' }, { key: 'attacker.damage' }] });
  });

  it('a duel settled at the table', () => {
    const dice = { outcomes: [{ key: 'duel', outcome: { winner: 'defender' } }] };
    expect(struck({ defense: dodge }, [], { dice }).result).toMatchObject({
      outcome: 'dodged',
      duel: { winner: 'defender' },
    });
  });
});
