import type { Chapter } from '../types.ts';

/** Fumbles, the tables that a game master brings along, and fights of several steps. */
export const mishapChapters: readonly Chapter[] = [
  {
    id: 'dex-rank.fumble',
    system: 'dex-rank',
    title: 'Fumbles',
    summary: 'What a fumble leads to, by tables of your own.',
    entries: [
      {
        id: 'dex-rank.fumble.table',
        title: 'Fumble roll',
        kind: 'procedure',
        text: 'After a fumble usually comes a D100 on a table of your own: the hand-to-hand table for hand-to-hand attacks and the parries or dodges against them, the missile table for missiles. The hand-to-hand table runs from slips that cost the next attack or parry, over weapon or shield lost or broken and slight injuries, to real wounds, some with a penalty until treated by Physik, Heal or Suture; 98-99 and 00 bring further rolls. Missile fumbles are simpler and mostly harm the shooter alone.',
        readings: [
          {
            question: 'What if a further roll calls for further rolls again?',
            reading: 'They add up, and all are applied in the order rolled. The GM may cap them.',
          },
        ],
        overrides: ['the GM waives the roll, or puts the standard fumble in its place', 'demon gear'],
        related: ['dex-rank.schema.fumble-row', 'dex-rank.level.fumble-range'],
      },
      {
        id: 'dex-rank.fumble.standard',
        title: 'Standard fumble',
        kind: 'ruling',
        text: 'Where a result does not fit, the GM may take the standard fumble instead: the weapon falls where the fumbler stands, and picking it up takes five DEX-ranks.',
        overrides: ['the GM decides whether it takes the place of a result'],
        related: ['dex-rank.fumble.table', 'dex-rank.action.ready-weapon'],
      },
      {
        id: 'dex-rank.fumble.demon',
        title: 'Demon gear entries',
        kind: 'table',
        text: 'For whoever has a demon as armor, shield or weapon, demon entries take the place of the hand-to-hand results 25-28, 56-58, 59-62, 63-65, 90-92 and 93-95, and of entry 5 of the missile table. The entries, and which of the three kinds each is for, are those of your own table.',
        readings: [
          {
            question: 'Does any demon item switch all the ranges?',
            reading:
              'Each range switches only for the kind that its row names; where it names none, for any demon item.',
          },
        ],
        related: ['dex-rank.fumble.table', 'dex-rank.schema.fumble-row'],
      },
      {
        id: 'dex-rank.fumble.effects',
        title: 'Effects a fumble row can have',
        kind: 'content',
        text: 'The next attack or parry is lost; an item, weapon or shield, is dropped, knocked away or broken; the fumbler falls or loses balance; damage; a penalty until treated by Physik, Heal or Suture; further rolls. Effects last from round to round until used up or treated.',
        overrides: ['the row, or the GM, gives the details'],
        related: ['dex-rank.schema.fumble-row'],
      },
    ],
  },
  {
    id: 'dex-rank.schema',
    system: 'dex-rank',
    title: 'Your Own Tables',
    summary: 'Weapons, armor, shields and fumbles as you write them down, and what is checked.',
    entries: [
      {
        id: 'dex-rank.schema.weapon',
        title: 'Weapon row',
        kind: 'content',
        text: 'A weapon has an id, a name, a class, a family, a base chance in percent, damage dice without the damage bonus, hit points (0 where it cannot parry) and a length: short, medium, long or missile. Damage and hit points have no default.\n\nUnless it says otherwise it adds the full damage bonus (missiles half), cannot impale, is not made for parrying, is not impromptu, works at one range and takes one hand. All ranges marks a weapon that counts as long and yet works at each of the three ranges. A special remark may follow, such as cavalry lance.',
        related: ['dex-rank.weapon.can-impale', 'dex-rank.damage.formula', 'dex-rank.order.dex-rank'],
      },
      {
        id: 'dex-rank.schema.armor',
        title: 'Armor row',
        kind: 'content',
        text: 'An armor has an id, a name and a protection in dice, which may have a fixed part such as 1d10-1. Besides: the chance affected in percent (0 by default, for the optional rule), its origin, and whether it can be had elsewhere, as it can by default.',
        related: ['dex-rank.armor.absorb', 'dex-rank.armor.chance-affected'],
      },
      {
        id: 'dex-rank.schema.shield',
        title: 'Shield row',
        kind: 'content',
        text: 'A shield has an id, a name and a rating; below 15 a new shield is refused, and what is left of it is kept for each item in play. It may have a knock-back in dice. Its class is shields: one skill for all.',
        related: ['dex-rank.shield.rating', 'dex-rank.shield.knock-back'],
      },
      {
        id: 'dex-rank.schema.fumble-row',
        title: 'Fumble table row',
        kind: 'content',
        text: 'A row has an id, its table (hand-to-hand or missile), the rolls from and to between 1 and 100, and a text; besides an entry number (for the missile table), effects, further rolls (0 by default), the treatments that end a penalty, and a demon variant with the kind of gear it is for.\n\nA hand-to-hand table covers 1 to 100 without gap or overlap, and its rows for 98-99 and 100 call for at least one further roll.',
        related: ['dex-rank.fumble.table', 'dex-rank.fumble.demon'],
      },
    ],
  },
  {
    id: 'dex-rank.combat',
    system: 'dex-rank',
    title: 'Combat in Several Steps',
    summary: 'Rules of the other chapters working together.',
    entries: [
      {
        id: 'dex-rank.combat.combined',
        title: 'Several rules together',
        kind: 'procedure',
        text: 'Longer exchanges use the rules in turn: an impale met by a critical parry that breaks the dagger, and the riposte that follows; a split attack against a parry that tires; rounds of attack, fumble, riposte and disengaging.',
        related: [
          'dex-rank.attack.procedure',
          'dex-rank.riposte',
          'dex-rank.action.disengage',
          'dex-rank.attack.split',
        ],
      },
    ],
  },
];
