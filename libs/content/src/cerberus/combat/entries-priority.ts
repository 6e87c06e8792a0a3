import type { Entry } from '../../types.ts';

/** Reflex totals, the bonus for declaring first, and whose Reflex a group rolls. */
export const priorityEntries: readonly Entry[] = [
  {
    id: 'cerberus.combat.declare.first-bonus',
    title: 'Bonus for declaring first',
    kind: 'formula',
    text: 'The first to declare in a tick has a bonus on the Reflex duel over that action: the GM uses either +5 on the total or +25% of the result. A table may set another figure; about 10% is common. A percentage works on the total after the d20, and the final result is rounded down.\n\nThe bonus holds for priority, and just as much when a defender dodges or parries that action.',
    readings: [
      {
        question: 'First in the tick, or first among those in this duel?',
        reading: 'First in the tick. The second to declare gets nothing, even against a third. Simultaneous: nobody.',
      },
      {
        question: "Does it help the first declarer's own dodges and parries?",
        reading: 'No, it belongs to the declared action. The GM may extend it.',
      },
      {
        question: 'A percentage of a total of 0 or less?',
        reading: 'It stays as it is: bonuses never do harm.',
      },
      { question: 'After a tie?', reading: 'The same modifiers on every reroll.' },
    ],
    overrides: ["the GM's form and figure for the table"],
    related: ['cerberus.combat.priority.total', 'cerberus.combat.priority.order'],
  },
  {
    id: 'cerberus.combat.priority.total',
    title: "A participant's Reflex total",
    kind: 'formula',
    text: 'Add to the d20 your Reflex modifier and every flat bonus or penalty. If the sum is above 0, percentage bonuses now raise it; at 0 or less they do nothing. Then round down, once. Declaring first, mounted impact and Deflect Projectiles all work so.\n\nThe fraction of a dodge in heavy armor is rounded only here, with the total. Compare totals after rounding; the arithmetic is exact, so that a whole number never drops by one.',
    readings: [
      {
        question: 'Several percentages on one roll?',
        reading:
          'Each is a share of the same total, so the points add up and do not compound. The GM may rule otherwise.',
      },
      {
        question: 'A flat bonus together with a percentage?',
        reading: 'Flat amounts belong to the total; the percentage comes last.',
      },
      { question: 'A percentage on a sum of 0 or less?', reading: 'No change.' },
    ],
    overrides: ['Advantage or Disadvantage', 'feats', 'mithril', 'cover', 'heavy armor', 'conditions', 'fear'],
    related: [
      'cerberus.combat.declare.first-bonus',
      'cerberus.movement.cover.reflex',
      'cerberus.base.reflex-modifier',
      'cerberus.martial.defense.duel',
      'cerberus.martial.armor.heavy-dodge',
    ],
  },
  {
    id: 'cerberus.combat.group.reflex',
    title: 'Whose Reflex the group rolls',
    kind: 'procedure',
    text: "When a group's priority is contested it rolls once, with the Reflex of one member chosen before the roll. The first of these that applies: a player character in the group; the rider, if the group is mounted; otherwise the member with the highest Reflex modifier.",
    readings: [
      {
        question: 'The rider is an NPC, but a player character is in the group?',
        reading: 'The list goes in order: the player character. The GM may name another.',
      },
      {
        question: 'And if more than one player character is in it?',
        reading: 'The one who rides, else the highest Reflex among them, unless the GM chooses.',
      },
      {
        question: 'Archers who shoot one volley but belong to no leader?',
        reading: 'The best among them; the volley is a subgroup made by the GM.',
      },
      { question: 'And when a tie is rolled again?', reading: 'The same member provides the Reflex.' },
    ],
    overrides: ['the GM, among several player characters'],
    related: ['cerberus.combat.group.shared-result', 'cerberus.combat.priority.order', 'cerberus.martial.group.parry'],
  },
];
