import type { Chapter } from '../types.ts';

/** Attacks, what they do, and the weapons they are made with. */
export const attackChapters: readonly Chapter[] = [
  {
    id: 'dex-rank.attack',
    system: 'dex-rank',
    title: 'Attacks',
    summary: 'One attack from roll to wound, and several by splitting a great skill.',
    entries: [
      {
        id: 'dex-rank.attack.procedure',
        title: 'Hand-to-hand attack',
        kind: 'procedure',
        text: "In the attacker's DEX-rank: roll D100 against the weapon skill as it stands and read the level. If the attack would land, the defender chooses and rolls a defence. Look the pair up in the table. On a hit roll damage, roll armor unless it is ignored, and take the rest off the hit points. Missiles have skills of their own.",
        related: ['dex-rank.level.read', 'dex-rank.matrix.parry', 'dex-rank.damage.formula', 'dex-rank.armor.absorb'],
      },
      {
        id: 'dex-rank.attack.split',
        title: 'Splitting an attack skill',
        kind: 'constraint',
        text: 'With an attack skill of 101 or more, choose each round: one attack at the full skill, or several that share it, each with at least 50 points, all together at most the skill. The first comes at your rank, each further one five or more ranks later, exactly five by default; a rank below 1 does not come up. Criticals and fumbles are read from each share. Against several opponents you name the order of the targets.',
        readings: [
          { question: 'May parries or dodges above 100 be split?', reading: 'No, only attacks.' },
          {
            question: 'How many attacks has one with less than 101, or with two weapons?',
            reading: 'One. More come only from splitting, from a riposte, or from the GM.',
          },
          { question: 'May two shares go at one opponent?', reading: 'Yes.' },
          { question: 'Must the whole skill be used?', reading: 'No, points may be left over.' },
        ],
        related: ['dex-rank.order.spacing', 'dex-rank.level.read'],
      },
    ],
  },
  {
    id: 'dex-rank.damage',
    system: 'dex-rank',
    title: 'Damage',
    summary: 'Damage by level, and hit points lost.',
    entries: [
      {
        id: 'dex-rank.damage.formula',
        title: 'Damage by level',
        kind: 'formula',
        text: 'Success: the weapon roll plus the damage bonus. Critical: the weapon roll doubled, plus the damage bonus once. Impale: two weapon rolls added, plus the damage bonus once. Missiles add half the damage bonus, rounded up. Never below 0.',
        readings: [
          {
            question: 'Is a critical one roll doubled, or two rolls?',
            reading: 'One roll doubled; only an impale rolls twice.',
          },
          {
            question: 'Is a damage bonus in dice halved before or after the roll?',
            reading: 'After: roll, halve, round up toward the higher number, below 0 too.',
          },
        ],
        overrides: ['the cavalry lance'],
        related: ['dex-rank.level.meaning', 'dex-rank.armor.absorb'],
      },
      {
        id: 'dex-rank.damage.hit-points',
        title: 'Losing hit points',
        kind: 'procedure',
        text: 'What damage is left after armor comes off the current hit points. Armor that equals or exceeds the damage means no wound.',
        related: ['dex-rank.armor.absorb'],
      },
    ],
  },
  {
    id: 'dex-rank.weapon',
    system: 'dex-rank',
    title: 'Weapons',
    summary: 'Families and classes, what can impale, lances and missiles.',
    entries: [
      {
        id: 'dex-rank.weapon.classes',
        title: 'Weapon classes and families',
        kind: 'content',
        text: 'Weapons that are handled alike form a class, 25 in all, with one skill. Classes belong to families: cutting, thrusting, cut-and-thrust, missile, close-quarter and bashing.',
        related: ['dex-rank.weapon.can-impale', 'dex-rank.weapon.class-skill', 'dex-rank.schema.weapon'],
      },
      {
        id: 'dex-rank.weapon.class-skill',
        title: 'Skill by class',
        kind: 'procedure',
        text: 'Each class has one skill: training with any weapon of the class counts for all of it. All shields are one such class.',
        related: ['dex-rank.weapon.classes', 'dex-rank.shield.rating'],
      },
      {
        id: 'dex-rank.weapon.can-impale',
        title: 'Which weapons can impale',
        kind: 'constraint',
        text: "Only weapons of the families cutting, thrusting, cut-and-thrust and missile can be marked as impaling; there the weapon's own entry decides. Bashing weapons never impale, close-quarter ones do not.",
        readings: [
          {
            question: 'Can cut-and-thrust weapons impale?',
            reading: 'Yes, where their entry says so: they join two families that can.',
          },
        ],
        related: ['dex-rank.level.read', 'dex-rank.schema.weapon'],
      },
      {
        id: 'dex-rank.weapon.cavalry-lance',
        title: 'Cavalry lance',
        kind: 'formula',
        text: "A cavalry lance adds the horse's damage bonus in a charge, and the rider's when the horse stands still.",
        readings: [
          {
            question: 'What if the horse moves without charging?',
            reading: "The rider's: only a charge uses the horse's.",
          },
        ],
        related: ['dex-rank.damage.formula'],
      },
      {
        id: 'dex-rank.weapon.missile-rules',
        title: 'Missile specifics',
        kind: 'ruling',
        text: 'Missiles add half the damage bonus, rounded up, go first in their DEX-rank, and are barred to the engaged. Bows and slings can shoot faster by volley fire; its rules are not told, so that the GM grants any extra shots, five ranks apart by default.',
        overrides: ['the GM grants extra shots and their ranks'],
        related: ['dex-rank.order.dex-rank', 'dex-rank.damage.formula', 'dex-rank.action.attack-kind'],
      },
    ],
  },
];
