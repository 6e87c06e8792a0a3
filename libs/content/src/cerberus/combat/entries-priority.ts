import type { Entry } from '../../types.ts';

/** Declaring, the order of actions that race, groups, bands and battles. */
export const priorityEntries: readonly Entry[] = [
  {
    id: 'cerberus.combat.declare.sequence',
    title: 'Declaring in a tick',
    kind: 'procedure',
    text: 'At the start of each tick the GM asks everybody for their action. Declarations are heard as they come, and it is noted who was first. You may answer what others have revealed, with any action or reaction that your board still allows; those who act as a group declare together.\n\nThen the tokens are placed, the GM names the conflicts, and Reflex is rolled for them. Movements and actions are settled, in order of priority only where order matters. Each announced attack leaves room for its parry or dodge before its duel. At last the tick closes.',
    readings: [
      {
        question: 'Two declare at the same moment?',
        reading: 'Nobody declared first and nobody has the bonus, unless the GM names one of them.',
      },
      {
        question: 'When do declared movements happen?',
        reading:
          'Before the actions and as a part of them; where somebody contests them, by priority. The GM may rule otherwise.',
      },
    ],
    overrides: ['the GM, on who declared first and on when movements happen'],
    related: ['cerberus.combat.declare.first-bonus', 'cerberus.combat.priority.when'],
  },
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
    id: 'cerberus.combat.priority.when',
    title: 'When priority is rolled',
    kind: 'ruling',
    text: 'Only where another order would lead to something else: an arrow against a wall that rises, a blow against the release of a spell. Otherwise nothing is rolled and the actions simply happen in the tick. The GM says whether the order matters, and for whom.',
    overrides: ['the GM, on whether the order matters'],
    related: ['cerberus.combat.priority.duel', 'cerberus.combat.priority.order'],
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
  {
    id: 'cerberus.combat.priority.duel',
    title: 'Reflex duel between two actions',
    kind: 'procedure',
    text: 'Both sides roll 1d20 + Reflex modifier with their bonuses. The higher total acts first. Equal totals: both roll again, as often as needed.',
    readings: [
      {
        question: "Does the result also settle the dodge or parry against the winner's attack?",
        reading:
          'No. Priority places actions in time; each defense has a duel of its own with new dice. Only a mounted charge has a single roll for all of it.',
      },
    ],
    related: ['cerberus.combat.priority.total', 'cerberus.combat.priority.outcome', 'cerberus.base.reflex-duel'],
  },
  {
    id: 'cerberus.combat.priority.order',
    title: 'Ordering several participants',
    kind: 'procedure',
    text: 'Three or more want the same instant: everybody, a combatant or a group that acts together, rolls exactly once, and the result holds for all of their contested actions of that instant. The highest total goes first.\n\nThose with equal totals roll again among themselves only. That orders them within the block of places they share, and never moves them past anyone outside it. Whoever is still equal rolls again, until nobody is.',
    related: ['cerberus.combat.priority.total', 'cerberus.combat.group.reflex'],
  },
  {
    id: 'cerberus.combat.priority.outcome',
    title: 'What winning priority does',
    kind: 'ruling',
    text: "The winner's action takes place first. What that does to the next one the GM reads from the fiction: it becomes impossible, it is interrupted, or it simply follows. In longer orders this goes pair by pair.\n\nA wall that is there first is struck by the arrow; an arrow that is first gets to its target ahead of the wall.",
    readings: [
      {
        question: 'Does an action that became impossible still cost its token?',
        reading:
          'Yes: the arrow still flies, and strikes the wall. The token stays only if the action was declared for a case that never came, or if the GM says so.',
      },
    ],
    overrides: ['the GM, on what becomes of the other action and of its token'],
    related: ['cerberus.combat.priority.duel', 'cerberus.combat.sustained.loss'],
  },
  {
    id: 'cerberus.combat.group.form',
    title: 'Who may act as a group',
    kind: 'constraint',
    text: 'A character may declare together with creatures under direct control (companion animal, mount, familiar, summoned creature), and they act at the same instant. A creature that does not grasp the order, or cannot do it, is left out of the group this tick. Familiar orders are grasped.',
    overrides: ['the GM, on whether a creature understands and is able'],
    related: ['cerberus.combat.group.reflex', 'cerberus.movement.mounted.pair', 'cerberus.movement.mounted.control'],
  },
  {
    id: 'cerberus.combat.group.shared-result',
    title: 'One result for the whole group',
    kind: 'procedure',
    text: "The group's single total places all its coordinated actions of the tick, and its members' responses to one and the same danger. They happen at the same instant. When a tie is rolled again the same member provides the Reflex. In a duel or a longer order the group is one participant.",
    related: ['cerberus.combat.group.reflex', 'cerberus.combat.group.separate'],
  },
  {
    id: 'cerberus.combat.group.separate',
    title: 'What stays separate in a group',
    kind: 'constraint',
    text: 'Every member has its own board, tokens and dodges, HP and DR, movement, range and targets, and pays for its own actions. Effects strike members one by one: one may be prone or out of dodges while another acts freely.',
    related: ['cerberus.combat.board.state', 'cerberus.combat.group.shared-result'],
  },
  {
    id: 'cerberus.combat.group.subgroups',
    title: 'Splitting many similar creatures',
    kind: 'ruling',
    text: 'The GM divides a band of like creatures on one side into subgroups, by position and intent, before any roll. Each subgroup rolls its own Reflex and acts as one. Every creature belongs to exactly one subgroup.',
    overrides: ['the GM, who makes the subgroups'],
    related: ['cerberus.combat.group.reflex', 'cerberus.martial.group.criteria'],
  },
  {
    id: 'cerberus.combat.large-battle',
    title: 'Battles too big for ticks',
    kind: 'ruling',
    text: 'When single combatants and subgroups can no longer be tracked, leave tick combat. The GM prescribes chances, X out of Y, for the decisive maneuvers, weighing morale, terrain, numbers, command, magic, equipment, experience and losses. Go back to ticks when a single act deserves it: holding a gate, getting to a mage, facing a captain.',
    overrides: ['the GM, on leaving and entering ticks and on the chances'],
    related: ['cerberus.combat.group.subgroups', 'cerberus.base.chance.roll'],
  },
  {
    id: 'cerberus.combat.combined',
    title: 'Reactive combat in several steps',
    kind: 'procedure',
    text: 'The rules of this chapter in a row: who declared first, whose Reflex each group rolls, the order of the actions that race, what winning does to the other action, and what everybody pays on a board of their own.',
    related: ['cerberus.combat.plan.validate', 'cerberus.combat.priority.order', 'cerberus.combat.group.reflex'],
  },
];
