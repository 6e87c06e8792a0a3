import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { fractionsIn, ruled } from '../../../kernel/testing/door.ts';
import type { Item } from '../round/fighting/state.ts';
import { aldo, faces, fight, refusedBy, strike, told } from '../testing/rounds.ts';

const STRIKE = 'dex-rank.attack.strike';
const spear = { family: 'thrusting', damage: '1d6', canImpale: true, length: 'long' };
const dodge = { use: 'dodge', skill: 40, closesIn: { reach: 'short', gain: 'no parry with the spear' } };
const asked = (defence: object = dodge, weapon: object = spear) => ({
  attacker: { skill: 60, weapon },
  defender: { hp: 10, defence },
});
const struck = (attack: number, defence: number) =>
  ruled(
    frontDoor.resolve(STRIKE, {
      input: asked(),
      dice: {
        seed: 'closing in',
        rolls: [
          { key: 'attacker.attack', faces: [attack] },
          { key: 'defender.defence', faces: [defence] },
        ],
      },
    }),
  );
const refused = (input: object) => frontDoor.resolve(STRIKE, { input, dice: { seed: 'closing in' } });

describe('closing in on a longer weapon', () => {
  it('takes a dodge that succeeds, and gains what the GM says', () => {
    const inside = struck(60, 40); // both just made
    expect(inside.result).toMatchObject({ outcome: 'evaded', closedIn: true, gain: 'no parry with the spear' });
    expect(inside.sentence).toContain('The dodger is inside the longer reach: no parry with the spear.');
    expect(inside.cites).toContain('dex-rank.defence.close-in');
    const outside = struck(60, 41);
    expect(outside.result).toMatchObject({ outcome: 'hit', closedIn: false });
    expect(outside.result).not.toHaveProperty('gain');
  });

  it('takes a dodge that is rolled: a blow that misses brings nobody inside', () => {
    expect(struck(61, 1).result).not.toHaveProperty('closedIn');
  });

  it('is as likely as evading', () => {
    // 59 in 100 land and are no impale, and 40 in 100 of those are evaded
    expect(fractionsIn(frontDoor.odds(STRIKE, { input: asked() }), 'closedIn')).toMatchObject({ true: '59/250' });
  });

  it.each([
    ['a parry', asked({ ...dodge, use: 'parry' })],
    ['a weapon as long as the own', asked({ ...dodge, closesIn: { reach: 'long' } })],
    ['a missile', asked(dodge, { family: 'missile', damage: '1d6' })],
  ])('is refused for %s', (_, input) => {
    expect(refused(input)).toMatchObject(refusedBy('dex-rank.defence.close-in', 'dodge'));
  });

  it('is open with bare hands against any hand-to-hand weapon', () => {
    const bare = asked({ ...dodge, closesIn: {} }, { ...spear, length: 'short' });
    expect(ruled(refused(bare)).result).toBeDefined();
  });
});

describe('closing in, in a fight', () => {
  const [sword] = aldo.items as [Item];
  const pike = { ...sword, id: 'pike', length: 'long' as const };
  const closing = (item: string) => strike('aldo', 'berta', item, { defence: { use: 'dodge', closesIn: {} } });

  it('is measured by what both hold', () => {
    // Berta's axe is of medium length, as the sword is: her Dodge of 55 leads inside the pike alone
    expect(told(fight(), closing('sword'))).toMatchObject(refusedBy('dex-rank.defence.close-in', 'dodge'));
    const rolls = [faces('attacker.attack', 60), faces('defender.defence', 55)];
    const inside = ruled(told(fight({}, { items: [pike] }), closing('pike'), rolls));
    expect(inside.sentence).toContain('The dodger is inside the longer reach: the GM says what that gains.');
  });
});
