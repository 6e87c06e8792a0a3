import type { Entry } from '../../types.ts';

/** Volleys and other attacks answered together. */
export const groupEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.group.criteria',
    title: 'When attacks form one defensive group',
    kind: 'ruling',
    text: 'Four conditions, all of them needed, by the judgement of the GM: one target; the same starting instant; directions similar enough; one movement that could meet them all. Groups stand before the first die falls; by default each attack stands alone.\n\nA line of archers usually makes one volley; archers on all sides are split by where they stand. Blows in melee are met one by one, unless placement and motion clearly let a single defense take them.',
    related: ['cerberus.martial.group.parry', 'cerberus.martial.dodge.grouped'],
  },
  {
    id: 'cerberus.martial.group.parry',
    title: 'One parry against a group',
    kind: 'procedure',
    text: 'One parry (one attack token, one slot) and one Reflex duel answer the whole group. Won, all of it is blocked. Lost, everything lands, and each attack has its own damage dice, critical d20 and DR. The shared roll can make no critical.',
    readings: [
      {
        question: 'With which Reflex does the group roll?',
        reading: 'A player character in it, else the rider, else the best Reflex; chosen before rolling.',
      },
      {
        question: 'Weapons of different levels in one group?',
        reading:
          'The equipment must meet the highest. If it does not, the group cannot be parried as a whole, and the GM splits off the attacks that are too high.',
      },
    ],
    related: [
      'cerberus.martial.group.criteria',
      'cerberus.martial.parry.level-limit',
      'cerberus.martial.group.weapon-permission',
      'cerberus.combat.group.reflex',
    ],
  },
  {
    id: 'cerberus.martial.group.weapon-permission',
    title: 'Weapons against volleys',
    kind: 'constraint',
    text: 'Against a volley a shield is enough. To stop more than one projectile with a weapon you need a feat that allows it, such as Deflect Projectiles, or a weapon whose own properties do.',
    readings: [
      {
        question: 'The GM has grouped melee blows: may a weapon parry them?',
        reading: 'Yes, without further leave; only volleys of projectiles ask for it.',
      },
    ],
    overrides: ['feats', "the weapon's own properties"],
    related: ['cerberus.martial.parry.projectiles', 'cerberus.martial.group.parry'],
  },
];
