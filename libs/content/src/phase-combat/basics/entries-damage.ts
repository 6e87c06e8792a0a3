import type { Entry } from '../../types.ts';

/** STR, its dice and what they do. */
export const damageEntries: readonly Entry[] = [
  {
    id: 'phase-combat.basics.body-count',
    title: 'Counting the BODY of a roll',
    kind: 'table',
    text: 'Each d6 counts BODY by its face: 1 counts 0, 2 to 5 count 1, 6 counts 2. The sum is the BODY of the roll. A half die counts 1 on a face of 4 to 6, else 0. Normal damage also does STUN equal to the sum of the faces; a half die adds its half-die total.',
    related: ['phase-combat.str-contest'],
  },
  {
    id: 'phase-combat.basics.half-die-total',
    title: 'Reading a half die as a total',
    kind: 'table',
    text: 'A half die is half of one d6, rounded up: 1 or 2 make 1, 3 or 4 make 2, 5 or 6 make 3. It also tells how far a disarmed weapon flies.',
    related: ['phase-combat.disarm.flight'],
  },
  {
    id: 'phase-combat.basics.str-dice',
    title: 'Dice for a STR value',
    kind: 'formula',
    text: 'One d6 for each full 5 points of STR; what is left over gives nothing. Where the GM uses half dice, a remainder of 3 or 4 adds one. STR below 5, reduced or not, rolls no whole dice, and a contest or damage roll then counts 0.',
    readings: [
      {
        question: 'Does STR 13 roll 2d6, or 2d6 and a half die?',
        reading: '2d6, unless the GM uses half dice.',
      },
    ],
    related: ['phase-combat.str-contest'],
  },
  {
    id: 'phase-combat.basics.str-damage',
    title: 'STR damage',
    kind: 'procedure',
    text: "Normal damage of the STR's dice: STUN is the sum of the faces, BODY is counted by the die. Defenses and wounds are applied elsewhere.",
    related: ['phase-combat.grab.squeeze', 'phase-combat.grab.throw'],
  },
  {
    id: 'phase-combat.basics.casual-str',
    title: 'Casual STR',
    kind: 'formula',
    text: 'Half your STR, half a point rounding up; using it is a zero phase action. What the situation takes from your STR is taken off before halving.',
    related: ['phase-combat.grab.casual-escape'],
  },
];
