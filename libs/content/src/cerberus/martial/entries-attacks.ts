import type { Entry } from '../../types.ts';

/** Attacks and weapons: what lands, with which dice, and what the attribute adds. */
export const attackEntries: readonly Entry[] = [
  {
    id: 'cerberus.martial.attack.auto-hit',
    title: 'Attacks land without a to-hit roll',
    kind: 'constraint',
    text: 'Nobody rolls to hit. Once announced, an attack lands, unless a dodge or parry wins against it, or range, cover or line of effect stops it. A lost defense changes nothing: the attack lands just as if none had been tried.\n\nWhat lands goes straight to damage, and from there DR is all that reduces it.',
    related: ['cerberus.martial.defense.duel', 'cerberus.martial.damage.pipeline'],
  },
  {
    id: 'cerberus.martial.weapon.melee-table',
    title: 'Common melee weapons',
    kind: 'table',
    text: 'Damage dice, critical multiplier and hands of the common melee weapons. The dice hold no Strength: the attribute is added for the grip you use. Every weapon named in a row shares its figures. Battleaxe, greataxe and maul multiply a critical by 3, all others by 2.',
    overrides: ["an exceptional weapon's own figures", 'material', 'quality', 'enchantment', 'size change'],
    related: ['cerberus.martial.weapon.benchmarks', 'cerberus.martial.damage.attribute-multiplier'],
  },
  {
    id: 'cerberus.martial.weapon.ranged-table',
    title: 'Common ranged and thrown weapons',
    kind: 'table',
    text: 'Dice, without any Strength, and critical multiplier. The longbow multiplies a critical by 3, the others by 2. The heavy crossbow is slow to reload, and since the book gives no figure the GM sets its ticks. For effective ranges see the Movement chapter, for firearms the Equipment chapter.',
    readings: [
      {
        question: 'Only the longbow is noted as capping Strength. Is a shortbow capped too?',
        reading:
          'Yes: every mundane bow is, shortbow and longbow alike. Nothing caps crossbows, slings and thrown weapons.',
      },
    ],
    overrides: ["the GM's reload figure for the heavy crossbow"],
    related: ['cerberus.martial.damage.bow-cap', 'cerberus.martial.weapon.benchmarks'],
  },
  {
    id: 'cerberus.martial.weapon.benchmarks',
    title: 'Weapon figures are adjustable',
    kind: 'ruling',
    text: 'The weapon tables are benchmarks: the GM may change the dice, critical or handling of any weapon, and the figures of an exceptional one replace the row. What material and quality add is in the Equipment chapter, what enchantment adds in the Enchanting chapter.',
    related: ['cerberus.martial.weapon.melee-table', 'cerberus.martial.weapon.ranged-table'],
  },
  {
    id: 'cerberus.martial.weapon.shield-strike',
    title: 'Striking with a shield',
    kind: 'content',
    text: 'A shield is made for parrying, but you may strike with it: 1d2 damage plus the attribute. What it costs to buy is in the Equipment chapter.',
    readings: [
      {
        question: 'How is it handled, and what does a critical do?',
        reading: 'As a one-handed melee weapon, so the attribute counts once, with critical x2.',
      },
    ],
    overrides: ['the GM, on handling and critical'],
    related: ['cerberus.martial.damage.attribute-multiplier', 'cerberus.martial.parry.level-limit'],
  },
  {
    id: 'cerberus.martial.damage.attribute-multiplier',
    title: 'Strength multiplier by wielding',
    kind: 'table',
    text: 'How you hold the weapon for this attack, not what the weapon table lists, sets what multiplies the attribute in your damage: thrown or ranged 1, one-handed melee 1, two-handed melee 1.5, firearm 0. The half point of 1.5 is kept.',
    readings: [
      {
        question: 'Does a weapon listed with one hand gain 1.5 when gripped in both?',
        reading: "If the GM accepts that grip for that weapon; otherwise the table's hands decide.",
      },
      {
        question: 'Fists and natural attacks?',
        reading: 'Multiplier 1, unless the creature profile says otherwise.',
      },
    ],
    overrides: ['feats that raise a multiplier, such as a barbarian feat giving 2 with two hands'],
    related: ['cerberus.martial.damage.attribute-choice', 'cerberus.martial.damage.attribute-bonus'],
  },
  {
    id: 'cerberus.martial.damage.attribute-choice',
    title: 'Dexterity replaces Strength when higher',
    kind: 'formula',
    text: "If your Dexterity is strictly higher than your Strength it takes its place in the damage bonus, with the same multiplier. This is automatic; nothing is declared. On equal values Strength stays. Compare the raw modifiers, before a bow's limit or any multiplier.\n\nThe GM rules it out for a weapon that clearly wants strength, such as a heavy maul. A firearm adds neither attribute, whichever is higher.",
    readings: [
      {
        question: 'A bow limits both attributes: could choosing the other one matter?',
        reading: 'No. Take the better raw attribute, then limit it.',
      },
    ],
    overrides: ['the GM, for weapons that need strength'],
    related: ['cerberus.martial.damage.attribute-multiplier', 'cerberus.martial.damage.bow-cap'],
  },
  {
    id: 'cerberus.martial.damage.bow-cap',
    title: 'Bow limit on usable attribute',
    kind: 'formula',
    text: 'A mundane bow holds back part of a high attribute: at M1 it adds at most 5 to damage, at M2, M3, M4 and M5 at most 10 (it rises no further). Magical bows and ironwood bows hold back nothing. The limit touches the attribute alone; what the weapon, the character or feats add comes in full. Limit first, then multiply.',
    readings: [
      {
        question: 'Dexterity has replaced Strength: is it limited too?',
        reading: 'Yes: it binds whichever attribute is added. Ironwood lets a high Dexterity through in full.',
      },
      {
        question: 'A feat multiplies the attribute on a limited bow: limit before or after?',
        reading: 'Before.',
      },
    ],
    overrides: ['any ranged weapon whose own text sets a limit'],
    related: ['cerberus.martial.weapon.ranged-table', 'cerberus.martial.damage.attribute-bonus'],
  },
  {
    id: 'cerberus.martial.damage.attribute-bonus',
    title: 'Attribute part of the fixed damage bonus',
    kind: 'formula',
    text: 'Choose the attribute (Dexterity if strictly higher), apply the limit of a mundane bow, then multiply: by the grip, or by a feat that gives more. A half point stays until the finished damage is rounded. Two hands make 15 of STR 10, 10.5 of STR 7 and -4.5 of STR -3.',
    related: [
      'cerberus.martial.damage.attribute-multiplier',
      'cerberus.martial.damage.attribute-choice',
      'cerberus.martial.damage.bow-cap',
    ],
  },
  {
    id: 'cerberus.martial.accuracy.attack-bonus',
    title: 'Attack bonuses feed the Reflex duel',
    kind: 'formula',
    text: 'An attack bonus from an item or feat makes your attack harder to dodge or parry: it joins your Reflex total in that duel. It never adds to damage, and it does nothing when no defense is tried.',
    readings: [{ question: 'Does it help in a priority duel over who acts first?', reading: 'No.' }],
    related: ['cerberus.martial.defense.duel', 'cerberus.combat.priority.total'],
  },
];
