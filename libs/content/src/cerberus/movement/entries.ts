import type { Entry } from '../../types.ts';

/** Distances and cover. */
export const movementEntries: readonly Entry[] = [
  {
    id: 'cerberus.movement.measure',
    title: 'Distances and doubt',
    kind: 'ruling',
    text: 'Everything is measured in feet; where everybody stands is the GM\'s to know. A distance equal to a range, a reach or a stated "within N ft" is within it. If nobody can say whether something is in range or inside an area, the answer that favors the defender holds.',
    readings: [
      {
        question: 'Exactly at the limit?',
        reading: 'Within a range, a reach or a named distance; on the edge of an area is outside it.',
      },
    ],
    overrides: ['the GM, on where everybody stands'],
    related: ['cerberus.movement.area.membership', 'cerberus.movement.range.spell', 'cerberus.health.fear.flee'],
  },
  {
    id: 'cerberus.movement.cover-table',
    title: 'Cover grades',
    kind: 'table',
    text: 'Light cover (an ally, a slender trunk, smoke) gives the defender +2 in the Reflex duel, or leaves the attacker an opening of usually 4 in 5 against a target who neither dodges nor parries. Substantial cover (the corner of a wall, a low wall, an arrow slit): +5, or 2 in 3. Behind total cover (a solid wall) nobody can be targeted.\n\nThe GM names the cover for each attack and direction; unless named there is none.',
    readings: [
      {
        question: 'Several pieces of cover between attacker and target?',
        reading: 'The best one counts; they do not add up.',
      },
    ],
    overrides: ['the GM, on the grade'],
    related: ['cerberus.movement.cover.reflex', 'cerberus.movement.cover.chance', 'cerberus.movement.cover.total'],
  },
  {
    id: 'cerberus.movement.cover.reflex',
    title: 'Cover and a defender who dodges or parries',
    kind: 'formula',
    text: 'If you dodge or parry, your cover adds its bonus to your Reflex duel: +2 light, +5 substantial. No opening is rolled then, not even when the defense fails: the attack lands.',
    related: ['cerberus.combat.priority.total', 'cerberus.movement.cover-table'],
  },
  {
    id: 'cerberus.movement.cover.chance',
    title: "Cover and a target who doesn't defend",
    kind: 'procedure',
    text: 'Cover adds nothing to the Reflex of a target who neither dodges nor parries. The attacking side must find an opening instead: one prescribed chance per attack, usually 4 in 5 through light cover, 2 in 3 through substantial. X or less, and the attack lands; more, and it misses and is spent.',
    readings: [
      {
        question: 'Who rolls, when it is an NPC who attacks?',
        reading:
          "The attacking side: the GM rolls, or has the player roll the complement at the same odds. Prescribed chances are normally the player's, but here the roll goes to the attacker.",
      },
    ],
    overrides: ['the GM, on the odds'],
    related: ['cerberus.base.chance.roll', 'cerberus.movement.cover-table'],
  },
  {
    id: 'cerberus.movement.cover.total',
    title: 'Total cover',
    kind: 'constraint',
    text: 'Behind total cover you cannot be targeted, and area effects do not reach you. Lesser cover, light or substantial, gives nothing against an area.',
    related: ['cerberus.movement.area.spread', 'cerberus.movement.cover-table'],
  },
];
