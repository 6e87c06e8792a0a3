import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../../index.ts';
import { defenses } from './defenses.ts';

const M = 'cerberus.martial';
type Circumstances = Partial<Parameters<typeof frontDoor.resolve>[1]>;
type Options = typeof defenses extends { sentence(result: infer R, input: never): string }
  ? R extends { options: infer O }
    ? O
    : never
  : never;

const reserves = { dodges: 2, attackTokens: 3, freeSlots: 1 };
const sword = { kind: 'weapon', name: 'longsword' };
const shield = { kind: 'shield' };
const blow = { kind: 'weapon', form: 'melee' };

/** The options in the order dodge, parries, none. */
function options(attack: unknown, defender: object = {}, more: object = {}, circumstances: Circumstances = {}) {
  const input = { attack, defender: { reserves, equipment: [sword], ...defender }, ...more };
  const answer = frontDoor.resolve(`${M}.defenses`, { input, ...circumstances });
  if (answer.problem) throw new Error(`${answer.problem.type}: ${answer.problem.message}`);
  return (answer.result as { options: Options }).options;
}
const sentence = (attack: unknown, defender: object) => {
  const answer = frontDoor.resolve(`${M}.defenses`, { input: { attack, defender } });
  return answer.problem ? answer.problem.message : answer.sentence;
};
const decided = (rule: string, value: unknown) => ({ decisions: [{ id: `${M}.${rule}`, value }] });

describe('the choice of a defense', () => {
  it('is dodge, parry or nothing, each at its price', () => {
    expect(options(blow)).toEqual([
      {
        defense: 'dodge',
        allowed: true,
        why: { rule: `${M}.dodge.cost`, words: 'The dodge is spent, win or lose: 1 of 2 left.' },
        cost: { dodges: 1, attackTokens: 0, slots: 0 },
      },
      {
        defense: 'parry',
        equipment: 'longsword',
        allowed: true,
        why: { rule: `${M}.parry.cost`, words: 'Spent, win or lose: 2 attack tokens and 0 slots are left.' },
        cost: { dodges: 0, attackTokens: 1, slots: 1 },
      },
      expect.objectContaining({ defense: 'none', allowed: true, cost: { dodges: 0, attackTokens: 0, slots: 0 } }),
    ]);
  });

  it('is said in one sentence', () => {
    expect(sentence(blow, { name: 'Maelis', reserves, equipment: [sword, shield] })).toBe(
      'Maelis may dodge (1 dodge), parry with the longsword (1 attack token, 1 slot), parry with the shield (1 attack token, 1 slot) or take it.',
    );
    expect(sentence(blow, { reserves: { dodges: 0, attackTokens: 1, freeSlots: 1 }, equipment: [shield] })).toBe(
      'The defender may parry with the shield (1 attack token, 1 slot) or take it.',
    );
    expect(sentence(blow, { reserves: { dodges: 0, attackTokens: 1, freeSlots: 0 }, equipment: [shield] })).toBe(
      'The defender can only take it. No dedicated dodge is left this round. Not enough slots are free this tick.',
    );
  });

  it('tells what each is rolled with: heavy armor weighs on the dodge, fraction kept', () => {
    // 33 - max(5, 6.6) = 26.4
    expect(options(blow, { reflex: 33, armor: 'heavy' })).toMatchObject([{ reflex: 26.4 }, { reflex: 33 }, {}]);
    expect(options(blow, { reflex: 33, armor: 'medium' })).toMatchObject([{ reflex: 33 }, { reflex: 33 }, {}]);
    expect(options(blow, { armor: 'heavy' })[0]).not.toHaveProperty('reflex');
  });

  it('rolls, spends and changes nothing', () => {
    expect(frontDoor.resolve(`${M}.defenses`, { input: { attack: blow, defender: { reserves } } })).toMatchObject({
      rolls: [],
      changes: [],
      decisions: [{ id: `${M}.defense.perception#perceived` }, {}],
    });
    expect(frontDoor.odds(`${M}.defenses`, { input: { attack: blow, defender: { reserves } } }).problem?.type).toBe(
      'unknown-odds',
    );
  });
});

describe('what forbids a defense', () => {
  const whyNot = (...given: Parameters<typeof options>) =>
    options(...given).map(({ defense, allowed, why }) => (allowed ? defense : `${defense}: ${why.rule}`));

  it('an earlier one', () => {
    expect(whyNot(blow, {}, { alreadyTried: 'dodge' })).toEqual([
      `dodge: ${M}.defense.choose-one`,
      `parry: ${M}.defense.choose-one`,
      'none',
    ]);
  });

  it('not perceiving the attack, by input or by the GM; the input goes first', () => {
    const blind = [`dodge: ${M}.defense.perception`, `parry: ${M}.defense.perception`, 'none'];
    expect(whyNot(blow, {}, { perceived: false })).toEqual(blind);
    expect(whyNot(blow, {}, {}, decided('defense.perception#perceived', false))).toEqual(blind);
    expect(whyNot(blow, {}, { perceived: true }, decided('defense.perception#perceived', false))).toEqual([
      'dodge',
      'parry',
      'none',
    ]);
  });

  it('empty reserves, each its own', () => {
    expect(whyNot(blow, { reserves: { ...reserves, dodges: 0 } })[0]).toBe(`dodge: ${M}.dodge.cost`);
    expect(whyNot(blow, { reserves: { ...reserves, attackTokens: 0 } })[1]).toBe(`parry: ${M}.parry.cost`);
    expect(whyNot(blow, { reserves: { ...reserves, freeSlots: 0 } })).toEqual([
      'dodge',
      `parry: ${M}.parry.cost`,
      'none',
    ]);
  });

  it('the floor: a melee blow is not dodged prone, everything else is; a parry is not barred', () => {
    const prone = { hindrances: ['prone'] };
    expect(whyNot(blow, prone)).toEqual([`dodge: ${M}.dodge.mobility`, 'parry', 'none']);
    expect(whyNot({ kind: 'weapon' }, prone)[0]).toBe(`dodge: ${M}.dodge.mobility`);
    expect(whyNot({ kind: 'weapon', form: 'trap' }, prone)).toEqual(['dodge', 'parry', 'none']);
    expect(whyNot({ kind: 'weapon', form: 'trap', range: 'melee' }, prone)[0]).toBe(`dodge: ${M}.dodge.mobility`);
  });

  it('a hold bars both unless the GM allows the parry and gives the dodge a chance', () => {
    const held = { hindrances: ['grappled', 'immobilized'] };
    expect(whyNot(blow, held)).toEqual([`dodge: ${M}.dodge.mobility`, `parry: ${M}.parry.position`, 'none']);
    expect(options(blow, held)[0]?.why.words).toBe('Grappled, and the GM grants no chance to dodge.');
    expect(whyNot(blow, held, {}, decided('parry.position#grappledParryAllowed', true))[1]).toBe('parry');
    const chance = { grant: 'chance', chances: 2, outOf: 3 };
    const [dodge] = options(blow, { ...held, reflex: 9 }, {}, decided('dodge.mobility#restrictedDodge', chance));
    expect(dodge).toMatchObject({
      allowed: true,
      cost: { dodges: 1, attackTokens: 0, slots: 0 },
      chance: { chances: 2, outOf: 3, thenDuel: false },
    });
    expect(dodge).not.toHaveProperty('reflex');
    const both = decided('dodge.mobility#restrictedDodge', { ...chance, thenDuel: true });
    expect(options(blow, { ...held, reflex: 9 }, {}, both)[0]).toMatchObject({ chance: { thenDuel: true }, reflex: 9 });
  });

  it('a chance is none where another state refuses outright', () => {
    const chance = decided('dodge.mobility#restrictedDodge', { grant: 'chance', chances: 2, outOf: 3 });
    expect(whyNot(blow, { hindrances: ['crowded', 'prone'] }, {}, chance)[0]).toBe(`dodge: ${M}.dodge.mobility`);
  });

  it('a chance of more than all is no answer', () => {
    const input = { attack: blow, defender: { reserves, hindrances: ['crowded'] } };
    const chance = decided('dodge.mobility#restrictedDodge', { grant: 'chance', chances: 4, outOf: 3 });
    expect(frontDoor.resolve(`${M}.defenses`, { input, ...chance }).problem?.type).toBe('invalid-input');
  });

  it('arrows and what is thrown: weapons need the feat or a property, and at some tables shields too', () => {
    const arrow = { kind: 'weapon', form: 'projectile' };
    const both = { equipment: [sword, shield] };
    expect(whyNot(arrow, both)).toEqual(['dodge', `parry: ${M}.parry.projectiles`, 'parry', 'none']);
    expect(whyNot({ ...arrow, form: 'thrown' }, both)[1]).toBe(`parry: ${M}.parry.projectiles`);
    expect(whyNot(arrow, { ...both, deflectProjectiles: true })).toEqual(['dodge', 'parry', 'parry', 'none']);
    expect(whyNot(arrow, { equipment: [{ ...sword, parriesProjectiles: true }] })[1]).toBe('parry');
    const strict = decided('parry.projectiles#projectileParryNeedsFeat', 'always');
    expect(whyNot(arrow, both, {}, strict)[2]).toBe(`parry: ${M}.parry.projectiles`);
  });

  it('bullets: only what the Firearms text names', () => {
    const shot = { kind: 'weapon', form: 'projectile', projectile: 'bullet' };
    expect(whyNot(shot, { deflectProjectiles: true })[1]).toBe(`parry: ${M}.parry.projectiles`);
    expect(whyNot(shot, { equipment: [{ ...sword, meetsBullets: true }] })[1]).toBe('parry');
    expect(whyNot(shot, { equipment: [{ ...shield, meetsBullets: false }] })[1]).toBe(`parry: ${M}.parry.projectiles`);
  });

  it('a level beyond reach, unless the object says otherwise: figures of one combatant, text of one object', () => {
    const keen = { ...blow, level: 2 };
    const both = { id: 'maelis', equipment: [sword, sword] };
    expect(options(keen, both)[1]?.why).toEqual({
      rule: `${M}.parry.level-limit`,
      words: 'The longsword meets up to level 1; the attack is level 2.',
    });
    const amendment = { parameter: `${M}.parry.level-limit#weapon`, op: 'add' as const, value: 1, source: 'blade' };
    for (const of of ['maelis', 'defender'])
      expect(whyNot(keen, both, {}, { amendments: [{ ...amendment, of }] })).toEqual([
        'dodge',
        'parry',
        'parry',
        'none',
      ]);
    expect(whyNot(keen, both, {}, { amendments: [{ ...amendment, of: 'orso' }] })[1]).toContain('level-limit');
    const text = { id: `${M}.parry.item-override#itemParryText`, at: 'equipment.2', value: { extraLevels: 1 } };
    expect(whyNot(keen, both, {}, { decisions: [text] })).toEqual([
      'dodge',
      `parry: ${M}.parry.level-limit`,
      'parry',
      'none',
    ]);
  });

  it('a spell: no dodge, a parry of damage only', () => {
    const spell = { kind: 'spell', level: 1 };
    expect(whyNot(spell)).toEqual([`dodge: ${M}.dodge.eligible-attacks`, 'parry', 'none']);
    expect(whyNot({ ...spell, area: true })).toEqual([`dodge: ${M}.dodge.eligible-attacks`, 'parry', 'none']);
    expect(whyNot({ ...spell, dealsDamage: false })[1]).toBe(`parry: ${M}.parry.spell-eligibility`);
    expect(whyNot({ ...spell, level: 2 })[1]).toBe(`parry: ${M}.parry.level-limit`);
  });

  it('an area that is no spell leaves neither', () => {
    expect(whyNot({ kind: 'area' })).toEqual([
      `dodge: ${M}.dodge.eligible-attacks`,
      `parry: ${M}.dodge.area-save`,
      'none',
    ]);
  });

  it('what the GM holds unavoidable, and empty hands', () => {
    const sure = decided('dodge.eligible-attacks#realisticallyAvoidable', false);
    expect(whyNot(blow, { equipment: [] }, {}, sure)).toEqual([
      `dodge: ${M}.dodge.eligible-attacks`,
      `parry: ${M}.defense.comparison`,
      'none',
    ]);
  });
});

describe('its examples', () => {
  it.each(defenses.examples.map(({ title, request }) => [title, request] as const))('%s', (_, request) => {
    const answer = frontDoor.resolve(defenses.id, request as Parameters<typeof frontDoor.resolve>[1]);
    expect(answer.problem).toBeUndefined();
    if (!answer.problem) expect(defenses.output.safeParse(answer.result).success).toBe(true);
  });
});
