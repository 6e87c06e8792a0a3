import { describe, expect, it } from 'vitest';
import { frontDoor } from '../../index.ts';

/** Every rule that only forbids or prices something, refusing where a person asks: by its id and words, with what is legal now. */

const M = 'cerberus.martial';
type Request = Parameters<typeof frontDoor.resolve>[1];
type Circumstances = Partial<Request>;

const blade = { kind: 'weapon', damageDice: '1d8' };
const arrow = { ...blade, form: 'projectile' };
const spell = { kind: 'spell', level: 1, damageDice: '2d6' };
const curse = { kind: 'effect', level: 1 };
const reserves = { dodges: 1, attackTokens: 1, freeSlots: 1 };
const guard = { hp: 40, armor: 'light', dr: 2, reflex: 8, reserves };
const dodge = { kind: 'dodge' };
const shield = { kind: 'parry', equipment: 'shield' };
const sword = { kind: 'parry', equipment: 'weapon' };
const decided = (id: string, value: unknown) => ({ decisions: [{ id: `${M}.${id}`, value }] });

/** An attack on the guard, and how it is met. */
interface Strike {
  attack?: object;
  defender?: object;
  defense: { kind: string; equipment?: string };
  alreadyTried?: string;
  circumstances?: Circumstances;
}

/** What a rule forbids, what it says, and what is open instead. */
type Refused = [what: string, strike: Strike, words: string, legal: string[]];

const forbidden: Record<string, Refused[]> = {
  'defense.choose-one': [
    [
      'a parry after a dodge',
      { defense: shield, alreadyTried: 'dodge' },
      'One personal defense per threat: the target has tried its dodge.',
      [],
    ],
    [
      'a second dodge',
      { defense: dodge, alreadyTried: 'dodge' },
      'One personal defense per threat: the target has tried its dodge.',
      [],
    ],
  ],
  'defense.perception': [
    [
      'a dodge of what is unseen',
      { defense: dodge, circumstances: decided('defense.perception#perceived', false) },
      'Not perceived, so there is no dodge.',
      [],
    ],
    [
      'a parry of what is unseen',
      { defense: shield, circumstances: decided('defense.perception#perceived', false) },
      'Not perceived, so there is no parry.',
      [],
    ],
  ],
  'dodge.cost': [
    [
      'a dodge without one left',
      { defense: dodge, defender: { reserves: { ...reserves, dodges: 0 } } },
      'No dedicated dodge is left this round.',
      ['parry'],
    ],
    [
      'a dodge with nothing left at all',
      { defense: dodge, defender: { reserves: { dodges: 0, attackTokens: 4, freeSlots: 0 } } },
      'No dedicated dodge is left this round.',
      [],
    ],
  ],
  'dodge.eligible-attacks': [
    ['a dodge of a spell', { defense: dodge, attack: spell }, 'A spell cannot be dodged here.', ['parry']],
    [
      'a dodge of an area',
      { defense: dodge, attack: { ...spell, area: true } },
      'An area effect cannot be dodged here.',
      ['parry'],
    ],
    ['a dodge of a curse', { defense: dodge, attack: curse }, 'A spell cannot be dodged here.', []],
    [
      'a dodge that the GM holds hopeless',
      { defense: dodge, circumstances: decided('dodge.eligible-attacks#realisticallyAvoidable', false) },
      'A melee attack cannot be dodged here.',
      ['parry'],
    ],
  ],
  'dodge.mobility': [
    [
      'a dodge of a blow by who is prone',
      { defense: dodge, defender: { hindrances: ['prone'] } },
      'Prone: no dodging melee attacks.',
      ['parry'],
    ],
    [
      'a dodge of a trap at the feet of who is prone',
      { defense: dodge, attack: { ...blade, form: 'trap', range: 'melee' }, defender: { hindrances: ['prone'] } },
      'Prone: no dodging melee attacks.',
      ['parry'],
    ],
    [
      'a dodge without room',
      { defense: dodge, attack: arrow, defender: { hindrances: ['noRoom'] } },
      'No room: no dodging at all.',
      ['parry'],
    ],
    [
      'a dodge without legs',
      { defense: dodge, defender: { hindrances: ['legsDisabled'] } },
      'No working legs: no dodging at all.',
      ['parry'],
    ],
    [
      'a dodge by who is held',
      { defense: dodge, defender: { hindrances: ['grappled'] } },
      'Grappled, and the GM grants no chance to dodge.',
      [],
    ],
    [
      'a dodge by who is hemmed in',
      { defense: dodge, defender: { hindrances: ['crowded'] } },
      'Hemmed in by fighters, and the GM grants no chance to dodge.',
      ['parry'],
    ],
  ],
  'parry.cost': [
    [
      'a parry without a token',
      { defense: shield, defender: { reserves: { ...reserves, attackTokens: 0 } } },
      'Not enough attack tokens are left.',
      ['dodge'],
    ],
    [
      'a parry on a full board',
      { defense: shield, defender: { reserves: { ...reserves, freeSlots: 0 } } },
      'Not enough slots are free this tick.',
      ['dodge'],
    ],
    [
      'a parry of a spell on a full board',
      { defense: shield, attack: spell, defender: { reserves: { ...reserves, freeSlots: 0 } } },
      'Not enough slots are free this tick.',
      [],
    ],
  ],
  'parry.position': [
    [
      'a parry by who is held',
      { defense: shield, defender: { hindrances: ['grappled'] } },
      'Grappled: no hand is left to parry with.',
      [],
    ],
    [
      'a parry by who is held, where a chance to dodge is granted',
      {
        defense: shield,
        defender: { hindrances: ['grappled'] },
        circumstances: decided('dodge.mobility#restrictedDodge', { grant: 'chance', chances: 1, outOf: 2 }),
      },
      'Grappled: no hand is left to parry with.',
      ['dodge'],
    ],
  ],
  'parry.projectiles': [
    [
      'an arrow with a sword',
      { defense: sword, attack: arrow },
      'The weapon cannot parry projectiles without Deflect Projectiles or a property of its own.',
      ['dodge', 'parry with other equipment'],
    ],
    [
      'a thrown axe with a sword, on the ground',
      { defense: sword, attack: { ...blade, form: 'thrown' }, defender: { hindrances: ['prone'] } },
      'The weapon cannot parry projectiles without Deflect Projectiles or a property of its own.',
      ['dodge', 'parry with other equipment'],
    ],
    [
      'a bullet with a sword',
      { defense: sword, attack: { ...arrow, projectile: 'bullet' } },
      'This weapon is not fit to parry bullets.',
      ['dodge', 'parry with other equipment'],
    ],
    [
      'an arrow with a shield at a strict table',
      {
        defense: shield,
        attack: arrow,
        circumstances: decided('parry.projectiles#projectileParryNeedsFeat', 'always'),
      },
      'The shield cannot parry projectiles without Deflect Projectiles or a property of its own.',
      ['dodge', 'parry with other equipment'],
    ],
  ],
  'parry.spell-eligibility': [
    [
      'a parry of a curse',
      { defense: shield, attack: curse },
      'The spell deals no damage: only its Save resists it, a parry does not.',
      [],
    ],
  ],
  'parry.level-limit': [
    [
      'a blade of level 2 with plain steel',
      { defense: sword, attack: { ...blade, level: 2 } },
      'The weapon meets up to level 1; the attack is level 2.',
      ['dodge', 'parry with other equipment'],
    ],
    [
      'a spell of level 3 with a plain shield',
      { defense: shield, attack: { ...spell, level: 3 } },
      'The shield meets up to level 2; the attack is level 3.',
      ['parry with other equipment'],
    ],
  ],
};

const cases = Object.entries(forbidden).flatMap(([rule, refused]) =>
  refused.map(([what, strike, words, legal]) => [rule, what, strike, words, [...legal, 'no defense']] as const),
);

describe('a defense is refused', () => {
  it.each(cases)('by %s: %s', (rule, _, strike, message, legal) => {
    const { attack = blade, defender, circumstances, ...met } = strike;
    const input = { attacker: { reflex: 5 }, attack, defender: { ...guard, ...defender }, ...met };
    const { problem } = frontDoor.resolve(`${M}.attack`, { input, ...circumstances });
    expect(problem).toMatchObject({ type: 'illegal-action', rule: `${M}.${rule}`, message, legal });
    // The odds of what cannot be done are refused alike.
    expect(frontDoor.odds(`${M}.attack`, { input, ...circumstances }).problem).toMatchObject({
      rule: `${M}.${rule}`,
      legal,
    });
  });

  it.each(cases)('by %s as it is listed beforehand: %s', (rule, _, strike, words, legal) => {
    const { attack = blade, defender, defense, alreadyTried, circumstances } = strike;
    const { damageDice: __, kind, ...known } = attack as { kind: string; damageDice?: string };
    const announced = kind === 'effect' ? { kind: 'spell', ...known, dealsDamage: false } : { kind, ...known };
    const equipment = [{ kind: defense.equipment ?? 'shield' }];
    const input = { attack: announced, defender: { reserves, ...defender, equipment }, alreadyTried };
    const answer = frontDoor.resolve(`${M}.defenses`, { input, ...circumstances });
    if (answer.problem) throw new Error(answer.problem.message);
    const { options } = answer.result as { options: { defense: string; allowed: boolean; why: unknown }[] };
    expect(options.find((option) => option.defense === defense.kind)).toMatchObject({
      allowed: false,
      why: { rule: `${M}.${rule}`, words },
    });
    // What the refusal calls open is listed as open.
    const open = options.flatMap((option) => (option.allowed ? [option.defense] : []));
    expect(legal.includes('dodge')).toBe(open.includes('dodge'));
    expect(open).toContain('none');
    if (defense.kind === 'dodge') expect(legal.includes('parry')).toBe(open.includes('parry'));
  });

  it('by group.weapon-permission: a volley with a sword', () => {
    const input = {
      attackers: [{ reflex: 5 }],
      attacks: [{ times: 2, weapon: arrow }],
      defender: guard,
      defense: sword,
    };
    expect(frontDoor.resolve(`${M}.volley`, { input }).problem).toMatchObject({
      type: 'illegal-action',
      rule: `${M}.group.weapon-permission`,
      message: 'A weapon needs a feat or property to stop a volley.',
      legal: ['dodge', 'parry with other equipment', 'no defense'],
    });
  });
});

it('leaves out no constraint and no resource of the two chapters', () => {
  const above = [...Object.keys(forbidden), 'group.weapon-permission'];
  // Those in refusals.beyond-defenses.spec.ts.
  const beyond = ['attack.auto-hit', 'critical.trigger', 'dr.spell-damage', 'grapple.certain', 'grapple.cost'];
  const shown = new Set(['cerberus.base.attributes', ...[...above, ...beyond].map((rule) => `${M}.${rule}`)]);
  const binding = [...frontDoor.registry.texts.values()].filter(
    ({ id, kind }) => /^cerberus\.(base|martial)\./.test(id) && (kind === 'constraint' || kind === 'resource'),
  );
  expect(binding).toHaveLength(16);
  expect(binding.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});
