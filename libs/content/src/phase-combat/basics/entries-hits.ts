import type { Entry } from '../../types.ts';

/** Hitting: the roll, combat values and what changes them. */
export const hitEntries: readonly Entry[] = [
  {
    id: 'phase-combat.basics.attack-roll',
    title: 'Attack roll',
    kind: 'procedure',
    text: "Roll 3d6. The target is 11 + the attacker's OCV − the defender's DCV, both after all modifiers: at or under it the attack hits. A total of 3 hits whatever the target, a total of 18 misses whatever the target.",
    related: ['phase-combat.block.roll', 'phase-combat.basics.cv-order'],
  },
  {
    id: 'phase-combat.basics.cv-order',
    title: 'Order of combat value modifiers',
    kind: 'procedure',
    text: 'Take the base OCV or DCV, add and subtract everything that adds or subtracts, and only then halve, as half combat values are rounded. However many causes halve a value, it is halved once.',
    readings: [
      {
        question: 'Do two causes of halving, such as Brace and Grab, both halve?',
        reading: 'No, one halving satisfies them all. The GM may let each cause halve, rounding every time.',
      },
    ],
    related: ['phase-combat.basics.half-cv'],
  },
  {
    id: 'phase-combat.basics.half-cv',
    title: 'Half OCV or half DCV',
    kind: 'formula',
    text: 'Halve a value of 0 or more; half a point rounds up, in favor of the character whose value is halved, so 5 becomes 3. A value below 0 gets worse by half its size, that is times 1.5, half a point rounding toward 0: −4 becomes −6, −3 becomes −4.',
    readings: [
      {
        question: 'In whose favor does half a point round?',
        reading:
          "In favor of the character whose value is halved, so that the result doesn't depend on who attacks. The GM may round down instead.",
      },
    ],
    related: ['phase-combat.grab.dcv', 'phase-combat.brace.effects'],
  },
  {
    id: 'phase-combat.basics.range-modifier',
    title: 'Range modifier',
    kind: 'table',
    text: 'A ranged attack loses OCV by the distance to its target: nothing up to 4 hexes, 2 up to 8, 4 up to 16, 6 up to 32, 8 up to 64, 10 up to 128. Beyond that each doubling costs 2 more, if the GM agrees.',
    related: ['phase-combat.brace.effects'],
  },
  {
    id: 'phase-combat.basics.set',
    title: 'Set',
    kind: 'content',
    text: 'A full phase action: +1 OCV on ranged attacks against the target aimed at, DCV unchanged. A campaign may have other figures.',
    related: ['phase-combat.brace.with-set'],
  },
  {
    id: 'phase-combat.basics.sweep',
    title: 'Sweep',
    kind: 'content',
    text: 'A full phase action that makes several hand-to-hand attacks, each with its own roll. Every attack of the set takes −2 OCV for each attack after the first, and DCV is halved. Three attacks: all at −4. A campaign may have other figures.',
    related: ['phase-combat.block.autofire-sweep', 'phase-combat.dodge.halts-series', 'phase-combat.grab.pinned-limbs'],
  },
  {
    id: 'phase-combat.basics.stunned',
    title: 'Stunned',
    kind: 'condition',
    text: "A Stunned character takes no actions, can't abort, and is at half DCV. Recovering costs their next full phase. Who becomes Stunned is settled elsewhere.",
    related: ['phase-combat.brace.stunned'],
  },
];
