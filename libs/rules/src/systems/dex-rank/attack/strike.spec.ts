import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { fractionsIn, ruled } from '../../../kernel/testing/door.ts';

const strike = 'dex-rank.attack.strike';
const mace = { family: 'bashing', damage: '1d8' };
const spear = { family: 'thrusting', damage: '1d6', canImpale: true };

describe('the odds of an attack', () => {
  it('count the faces of each level', () => {
    const odds = frontDoor.odds(strike, { input: { attacker: { skill: 45, weapon: mace }, defender: { hp: 10 } } });
    // 1 to 9 (a fifth of 45), 10 to 45, 46 to 98, 99 and 100
    expect(fractionsIn(odds, 'attackLevel')).toEqual({
      critical: '9/100',
      success: '9/25',
      failure: '53/100',
      fumble: '1/50',
    });
    expect(fractionsIn(odds, 'outcome')).toEqual({ hit: '9/20', miss: '11/20' });
  });

  it('set levels against a dodge', () => {
    const defender = { hp: 10, defence: { use: 'dodge', skill: 40 } };
    const odds = frontDoor.odds(strike, { input: { attacker: { skill: 60, weapon: spear }, defender } });
    // An impale (1 in 100) always hits; 59 in 100 land otherwise, and 40 in 100 of those are evaded.
    expect(fractionsIn(odds, 'outcome')).toEqual({ hit: '91/250', evaded: '59/250', miss: '2/5' });
  });

  it('equal every combination of dice, damage against armor', () => {
    const defender = { hp: 10, armor: { protection: '1d3' } };
    const odds = frontDoor.odds(strike, {
      input: { attacker: { skill: 50, weapon: spear, damageBonus: '1' }, defender },
    });
    const counts: Record<string, number> = {};
    for (let roll = 1; roll <= 100; roll++)
      for (let first = 1; first <= 6; first++)
        for (let second = 1; second <= 6; second++)
          for (let armor = 1; armor <= 3; armor++) {
            const damage =
              roll === 1 ? first + second + 1 + armor : roll <= 10 ? 2 * first + 1 : roll <= 50 ? first + 1 : 0;
            const loss = Math.max(0, damage - armor);
            counts[loss] = (counts[loss] ?? 0) + 1;
          }
    const fractions = fractionsIn(odds, 'loss');
    expect(Object.keys(fractions).sort()).toEqual(Object.keys(counts).sort());
    for (const [loss, count] of Object.entries(counts)) {
      const [part = 0, of = 1] = (fractions[loss] as string).split('/').map(Number);
      expect(part * 10_800, loss).toBe(count * of);
    }
  });
});

describe('what the GM may rule', () => {
  it('lets a critical through a plain parry as an ordinary hit', () => {
    const item = { kind: 'weapon', hitPoints: 20 };
    const answer = frontDoor.resolve(strike, {
      input: {
        attacker: { skill: 50, weapon: mace },
        defender: { hp: 10, defence: { use: 'parry', skill: 50, item } },
      },
      dice: {
        rolls: [
          { key: 'attacker.attack', faces: [10] },
          { key: 'defender.defence', faces: [50] },
          { key: 'attacker.damage', faces: [6] },
        ],
      },
      decisions: [{ id: 'dex-rank.matrix.parry#criticalAgainstSuccess', value: 'normal-hit' }],
    });
    expect(ruled(answer).result).toMatchObject({ outcome: 'hit', damage: 6, loss: 6, hp: 4 });
  });

  it('replaces a cell of the tables', () => {
    const miss = { outcome: 'miss', damage: 'none', armor: 'none', attFumble: false };
    const answer = frontDoor.resolve(strike, {
      input: { attacker: { skill: 50, weapon: mace }, defender: { hp: 10 } },
      dice: { rolls: [{ key: 'attacker.attack', faces: [40] }] },
      amendments: [
        { parameter: 'dex-rank.matrix.undefended#cellSuccess', op: 'set', value: miss, source: 'house rule' },
      ],
    });
    expect(ruled(answer).result).toMatchObject({ attackLevel: 'success', outcome: 'miss', hp: 10 });
  });
});
