import type { Chapter } from '../types.ts';

/** How a d100 is read, and what attack and defence make of each other. */
export const levelChapters: readonly Chapter[] = [
  {
    id: 'dex-rank.level',
    system: 'dex-rank',
    title: 'Levels of Success',
    summary: 'Impale, critical, success, failure, fumble: how a d100 is read and what it means.',
    entries: [
      {
        id: 'dex-rank.level.critical-threshold',
        title: 'Critical threshold',
        kind: 'formula',
        text: 'A roll of up to a fifth (20%) of the chance rolled against, fractions up, is a critical: 12 at 60, 13 at 61, 1 at 1.',
        readings: [
          {
            question: 'A fifth of the skill, or of the chance after reductions?',
            reading:
              'Of the chance actually rolled against; the fumble range likewise. The GM may take the base skill for both; a critical must then still lie within the chance.',
          },
        ],
        overrides: ['the GM may read it from the base skill'],
        related: ['dex-rank.level.read'],
      },
      {
        id: 'dex-rank.level.fumble-range',
        title: 'Fumble range',
        kind: 'formula',
        text: 'With a chance of up to 100, rolls of 99 and 00 fumble; with 101 or more only 00 does. A fumble is one even where the number lies within the chance.',
        overrides: ['the GM may read it from the base skill, as with criticals'],
        related: ['dex-rank.level.read', 'dex-rank.level.critical-threshold'],
      },
      {
        id: 'dex-rank.level.read',
        title: 'Five levels of success',
        kind: 'procedure',
        text: 'Roll D100 against the chance and look in this order. Impale: exactly 01 in an attack with a weapon that can impale. Fumble: within the fumble range. Critical: up to the critical threshold. Success: up to the chance. Else failure. 00 is 100.\n\nA 01 with anything else (a bashing weapon, a parry, a dodge, another skill) is a critical while the chance is at least 1, and a failure at 0.',
        readings: [
          {
            question: 'Is a 01 parry with an impaling weapon a level of its own?',
            reading: 'It is a critical parry. The tables keep a column for it, so that a GM may set it apart.',
          },
          {
            question: 'Must an impale lie within the chance?',
            reading: 'No, only 01 is asked for. It matters at a chance of 0.',
          },
        ],
        related: [
          'dex-rank.level.critical-threshold',
          'dex-rank.level.fumble-range',
          'dex-rank.weapon.can-impale',
          'dex-rank.matrix.parry',
        ],
      },
      {
        id: 'dex-rank.level.meaning',
        title: 'What the levels do',
        kind: 'table',
        text: 'An impale adds two damage rolls, ignores armor, and yields only to magic or a critical parry. A critical doubles the damage roll and a success takes it once; both meet armor and can be parried or dodged. The damage bonus is added once at each level. Failure and fumble do no damage, and a roll on the fumble table usually follows a fumble.\n\nOutside combat a critical is a remarkably good result, a success exactly what was intended, a failure nothing (try again), a fumble something badly wrong.',
        overrides: ['the GM grants something for a critical skill roll', 'the GM waives the roll on the fumble table'],
        related: ['dex-rank.damage.formula', 'dex-rank.fumble.table'],
      },
    ],
  },
  {
    id: 'dex-rank.summary',
    system: 'dex-rank',
    title: 'Summary',
    summary: 'Attack and parry in four lines.',
    entries: [
      {
        id: 'dex-rank.summary.table',
        title: 'Combat summary',
        kind: 'table',
        text: 'Attack and parry without levels: a hit that the parry intercepts is deflected; a hit that it misses strikes the defender, who may lose hit points; against a miss the guard holds without a roll; a fumble is a miss and brings a roll on the fumble table.',
        related: ['dex-rank.matrix.parry'],
      },
    ],
  },
  {
    id: 'dex-rank.matrix',
    system: 'dex-rank',
    title: 'Attack against Defence',
    summary: 'What each level of attack comes to against each level of parry or dodge, or against none.',
    entries: [
      {
        id: 'dex-rank.matrix.parry',
        title: 'Attack level against parry level',
        kind: 'table',
        text: 'One cell for each pair. Deflected: nothing reaches the defender but what the parrying item lets through. Hit: the damage of the cell reaches the defender. Miss: nothing does. Where the item is tested, that damage runs through the rules of breaking weapons or wearing shields. Armor meets what reaches the defender, unless the cell ignores it. A riposte may follow where the cell says so, and so do rolls on the fumble table.\n\nFailures and fumbles are never parried: those cells arise only if the GM has defences rolled first. The GM may replace any cell.',
        readings: [
          {
            question: 'Does a plain parry fully deflect a critical?',
            reading:
              'Yes, and the doubled damage tests the item. The GM may have it land as an ordinary hit that armor meets.',
          },
          {
            question: 'Does the item suffer when a plain parry fails to stop an impale?',
            reading: 'No; the whole blow goes to the defender.',
          },
        ],
        overrides: [
          'the GM may replace any cell',
          'the GM may let a critical through a plain parry as an ordinary hit',
        ],
        related: [
          'dex-rank.summary.table',
          'dex-rank.parry.weapon-breakage',
          'dex-rank.parry.shield-erosion',
          'dex-rank.riposte',
          'dex-rank.parry.impale',
        ],
      },
      {
        id: 'dex-rank.matrix.dodge',
        title: 'Attack level against dodge level',
        kind: 'table',
        text: 'As for a parry, with a dodge: evaded means that nothing reaches the defender. No item is tested and no riposte arises. A dodge has no weapon, so that its 01 reads as a critical and the impale column cannot be rolled. No dodge stops an impale. The GM may replace any cell.',
        readings: [
          { question: 'Does a critical dodge evade an impale?', reading: 'No: only magic or a critical parry does.' },
        ],
        overrides: ['the GM may replace any cell'],
        related: ['dex-rank.matrix.parry', 'dex-rank.action.disengage'],
      },
      {
        id: 'dex-rank.matrix.undefended',
        title: 'Attack against no defence',
        kind: 'table',
        text: 'Whoever relies on armor, or makes no defence, takes the attack as it comes: an impale past armor, a critical with doubled damage, a success with plain damage. Failures and fumbles miss.',
        overrides: ['the GM may replace any cell'],
        related: ['dex-rank.defence.choice'],
      },
    ],
  },
];
