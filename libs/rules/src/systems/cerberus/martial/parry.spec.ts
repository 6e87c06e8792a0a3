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
const problem = (rule: string, input: unknown, circumstances: Circumstances = {}) =>
  frontDoor.evaluate(`${M}.${rule}`, { input, ...circumstances }).problem;
const decided = (rule: string, name: string, value: unknown) => ({
  decisions: [{ id: `${M}.${rule}#${name}`, value }],
});
const amended = (parameter: string, op: 'set' | 'add', value: unknown) => ({
  amendments: [{ parameter: `${M}.${parameter}`, op, value, source: 'enchanted object' }],
});

describe('the cost of parries', () => {
  it('is a token and a slot each, all of them there beforehand', () => {
    expect(verdict('parry.cost', { attackTokens: 1, freeSlotsThisTick: 2, parries: 2 })).toEqual({
      allowed: false,
      attackTokensAfter: 1,
      freeSlotsAfter: 2,
    });
    expect(verdict('parry.cost', { attackTokens: 2, freeSlotsThisTick: 1, parries: 2 })).toMatchObject({
      allowed: false,
    });
    expect(verdict('parry.cost', { attackTokens: 3, freeSlotsThisTick: 5, parries: 3 })).toEqual({
      allowed: true,
      attackTokensAfter: 0,
      freeSlotsAfter: 2,
    });
  });

  it('says which of the two is missing', () => {
    const said = (attackTokens: number, freeSlotsThisTick: number) =>
      frontDoor.evaluate(`${M}.parry.cost`, { input: { attackTokens, freeSlotsThisTick, parries: 1 } });
    expect(said(0, 3)).toMatchObject({ sentence: 'Not enough attack tokens are left.' });
    expect(said(3, 0)).toMatchObject({ sentence: 'Not enough slots are free this tick.' });
  });
});

describe('the level limit', () => {
  const shield = { equipment: 'shield', equipmentLevel: 0 };
  const blade = { equipment: 'weapon', equipmentLevel: 3 };

  it('is two levels up for a shield and one for a weapon', () => {
    expect(verdict('parry.level-limit', { ...shield, attackLevel: 2 })).toEqual({ allowed: true, highest: 2 });
    expect(verdict('parry.level-limit', { ...shield, attackLevel: 3 })).toEqual({ allowed: false, highest: 2 });
    expect(verdict('parry.level-limit', { ...blade, attackLevel: 5 })).toEqual({ allowed: false, highest: 4 });
  });

  it('is raised by an object for its own kind only', () => {
    const further = amended('parry.level-limit#weapon', 'add', 1);
    expect(verdict('parry.level-limit', { ...blade, attackLevel: 5 }, further)).toEqual({ allowed: true, highest: 5 });
    expect(verdict('parry.level-limit', { ...shield, attackLevel: 3 }, further)).toMatchObject({ allowed: false });
    expect(
      verdict('parry.level-limit', { ...shield, attackLevel: 4 }, amended('parry.level-limit#shield', 'set', 4)),
    ).toEqual({ allowed: true, highest: 4 });
  });

  it('knows levels 0 to 10', () => {
    expect(problem('parry.level-limit', { ...shield, attackLevel: 11 })?.type).toBe('invalid-input');
  });
});

describe('the outcome of a parry', () => {
  it('takes suitable equipment as well as a won duel', () => {
    expect(verdict('parry.outcome', { attackKind: 'weapon', equipmentSuitable: false, winner: 'defender' })).toEqual({
      blockedPercent: 0,
    });
  });

  it('blocks of a spell what the object says', () => {
    const spell = { attackKind: 'damageSpell', equipmentSuitable: true, winner: 'defender' };
    const whole = amended('parry.spell#blockedPercent', 'set', 100);
    expect(verdict('parry.outcome', spell, whole)).toEqual({ blockedPercent: 100 });
    expect(verdict('parry.outcome', { ...spell, winner: 'attacker' }, whole)).toEqual({ blockedPercent: 0 });
  });
});

describe('the position of a parry', () => {
  it.each(['free', 'prone', 'pinnedToWall', 'crowded', 'noRoom', 'legsDisabled'])('%s does not bar it', (state) => {
    expect(verdict('parry.position', { state, perceived: true })).toEqual({ allowed: true });
    expect(verdict('parry.position', { state, perceived: false })).toEqual({ allowed: false });
  });

  it.each(['grappled', 'immobilized'])('%s bars it unless the GM allows it', (state) => {
    const allowed = decided('parry.position', 'grappledParryAllowed', true);
    expect(verdict('parry.position', { state, perceived: true })).toEqual({ allowed: false });
    expect(verdict('parry.position', { state, perceived: true }, allowed)).toEqual({ allowed: true });
    expect(verdict('parry.position', { state, perceived: false }, allowed)).toEqual({ allowed: false });
  });
});

describe('parrying projectiles', () => {
  const sword = { equipment: 'weapon', deflectProjectiles: false, itemProperty: false, projectile: 'arrow' };
  const shield = { ...sword, equipment: 'shield' };
  const strict = decided('parry.projectiles', 'projectileParryNeedsFeat', 'always');

  it('takes a feat or a property of the weapon', () => {
    expect(verdict('parry.projectiles', { ...sword, itemProperty: true })).toEqual({ allowed: true });
    expect(verdict('parry.projectiles', sword)).toEqual({ allowed: false });
  });

  it('takes it of a shield too where the table says so; the input goes first', () => {
    expect(verdict('parry.projectiles', shield)).toEqual({ allowed: true });
    expect(verdict('parry.projectiles', shield, strict)).toEqual({ allowed: false });
    expect(verdict('parry.projectiles', { ...shield, tableSetting: 'weaponOnly' }, strict)).toEqual({ allowed: true });
    expect(verdict('parry.projectiles', { ...shield, deflectProjectiles: true }, strict)).toEqual({ allowed: true });
  });

  it('leaves bullets to the Firearms text: no feat helps', () => {
    const bullet = { ...sword, projectile: 'bullet', deflectProjectiles: true };
    expect(verdict('parry.projectiles', bullet)).toEqual({ allowed: false });
    // A large two-handed metal blade meets them at Disadvantage, a mainly metal shield normally.
    expect(verdict('parry.projectiles', { ...bullet, meetsBullets: true })).toEqual({
      allowed: true,
      mode: 'disadvantage',
    });
    expect(verdict('parry.projectiles', { ...shield, projectile: 'bullet' }, strict)).toEqual({ allowed: true });
    expect(verdict('parry.projectiles', { ...shield, projectile: 'bullet', meetsBullets: false })).toEqual({
      allowed: false,
    });
  });
});

describe('parrying a spell', () => {
  const fireball = {
    equipment: 'shield',
    equipmentLevel: 3,
    spellLevel: 5,
    won: true,
    spellDamage: 53,
    dr: 2,
  };

  it('blocks half, keeps the fraction and rounds once', () => {
    // 53 / 2 - 2 = 24.5, down to 24
    expect(verdict('parry.spell', fireball)).toEqual({ allowed: true, damage: 24 });
  });

  it('never heals', () => {
    // 9 / 2 - 8 is below 0
    expect(verdict('parry.spell', { ...fireball, spellDamage: 9, dr: 8 })).toEqual({ allowed: true, damage: 0 });
  });

  it('blocks what the object says; the input goes before the amendment', () => {
    // 53 * 0.25 - 2 = 11.25
    const more = amended('parry.spell#blockedPercent', 'add', 25);
    expect(verdict('parry.spell', fireball, more)).toEqual({ allowed: true, damage: 11 });
    expect(verdict('parry.spell', { ...fireball, blockedPercent: 50 }, more)).toEqual({ allowed: true, damage: 24 });
  });

  it('blocks nothing beyond the level limit, which an object may raise', () => {
    const high = { ...fireball, spellLevel: 6 };
    expect(verdict('parry.spell', high)).toEqual({ allowed: false, damage: 51 });
    expect(verdict('parry.spell', high, amended('parry.level-limit#shield', 'add', 1))).toEqual({
      allowed: true,
      damage: 24,
    });
  });
});

describe("an object's own parry text", () => {
  const RULE = 'parry.item-override';
  const blade = { equipment: 'weapon', equipmentLevel: 3, attackLevel: 5 };
  const text = (value: unknown) => decided(RULE, 'itemParryText', value);

  it('leaves the usual rules where it says nothing', () => {
    expect(verdict(RULE, blade)).toEqual({ allowed: false, highest: 4, blockedPercent: 50 });
    expect(verdict(RULE, blade, text({ extraLevels: 1 }))).toEqual({ allowed: true, highest: 5, blockedPercent: 50 });
    expect(verdict(RULE, blade, text({ blockedPercent: 75 }))).toEqual({
      allowed: false,
      highest: 4,
      blockedPercent: 75,
    });
  });

  it('has the GM say whether its condition is met; the input goes first', () => {
    const onFire = { itemParryText: { extraLevels: 1, condition: 'against fire' } };
    expect(problem(RULE, blade, text(onFire.itemParryText))).toMatchObject({
      type: 'needs-ruling',
      rulings: [{ id: `${M}.${RULE}#conditionMet` }],
    });
    const both = (met: boolean) => ({
      decisions: [...text(onFire.itemParryText).decisions, { id: `${M}.${RULE}#conditionMet`, value: met }],
    });
    expect(verdict(RULE, blade, both(true))).toMatchObject({ allowed: true, highest: 5 });
    expect(verdict(RULE, blade, both(false))).toMatchObject({ allowed: false, highest: 4 });
    expect(verdict(RULE, { ...blade, conditionMet: false }, both(true))).toMatchObject({ highest: 4 });
  });

  it('blocks nothing beyond its reach or after a lost duel', () => {
    const spell = { won: true, spellDamage: 52, dr: 2 };
    const whole = text({ blockedPercent: 100 });
    expect(verdict(RULE, { ...blade, spell }, whole)).toMatchObject({ allowed: false, damage: 50 });
    expect(verdict(RULE, { ...blade, attackLevel: 4, spell }, whole)).toMatchObject({ allowed: true, damage: 0 });
    expect(verdict(RULE, { ...blade, attackLevel: 4, spell: { ...spell, won: false } }, whole)).toMatchObject({
      damage: 50,
    });
  });

  it('builds on amended figures', () => {
    expect(
      verdict(
        RULE,
        { ...blade, attackLevel: 6 },
        { ...text({ extraLevels: 1 }), ...amended('parry.level-limit#weapon', 'set', 2) },
      ),
    ).toMatchObject({ allowed: true, highest: 6 });
    expect(verdict(RULE, blade, amended('parry.spell#blockedPercent', 'set', 60))).toMatchObject({
      blockedPercent: 60,
    });
  });

  it('is refused where it makes no sense', () => {
    expect(problem(RULE, blade, text({ blockedPercent: 120 }))?.type).toBe('invalid-input');
    expect(problem(RULE, blade, text({ reach: 1 }))?.type).toBe('invalid-input');
  });
});

describe('attacks met as a group', () => {
  const all = { sameTarget: true, simultaneous: true, similarDirection: true, oneMovement: true, rollsMade: false };

  it.each(['sameTarget', 'simultaneous', 'similarDirection', 'oneMovement'])('need %s', (condition) => {
    expect(verdict('group.criteria', { ...all, [condition]: false })).toEqual({ mayGroup: false });
  });

  const volley = { attackLevels: [0, 3, 1], equipment: 'shield', equipmentLevel: 1 };

  it('are parried against the highest level', () => {
    expect(verdict('group.parry', { ...volley, won: true })).toMatchObject({ allowed: true, blocked: 3, landing: 0 });
    const blade = { ...volley, equipment: 'weapon', won: true };
    expect(verdict('group.parry', blade)).toMatchObject({ allowed: false, landing: 3, tokensSpent: 0, slotsSpent: 0 });
    expect(verdict('group.parry', blade, amended('parry.level-limit#weapon', 'add', 1))).toMatchObject({ blocked: 3 });
  });

  it('are at least one', () => {
    expect(problem('group.parry', { ...volley, attackLevels: [], won: true })?.type).toBe('invalid-input');
  });
});
