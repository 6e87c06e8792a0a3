import type { Term } from '../types.ts';

/** The words players ask about, in alphabetical order. */
export const glossary: readonly Term[] = [
  {
    term: 'Abort',
    means: 'Giving up the next Phase for a Block or a Dodge now.',
    entry: 'phase-combat.basics.abort-limits',
  },
  {
    term: 'Attack action',
    means: 'An action with an attack roll, or Dodge. It ends the Phase.',
    entry: 'phase-combat.basics.actions',
  },
  {
    term: 'Block',
    means: "Stopping a hand-to-hand attack with an attack roll of one's own.",
    entry: 'phase-combat.block.roll',
  },
  {
    term: 'BODY',
    means: 'What is counted by the die: 1 counts 0, 2 to 5 count 1, 6 counts 2.',
    entry: 'phase-combat.basics.body-count',
  },
  {
    term: 'Brace',
    means: 'Standing still for less range penalty, at half DCV.',
    entry: 'phase-combat.brace.effects',
  },
  {
    term: 'Casual STR',
    means: 'Half of STR, used at no cost in time.',
    entry: 'phase-combat.basics.casual-str',
  },
  {
    term: 'DCV',
    means: 'Defensive combat value: how hard somebody is to hit.',
    entry: 'phase-combat.basics.attack-roll',
  },
  {
    term: 'DEX roll',
    means: '3d6 at or under 9 + DEX / 5; the margin decides between two.',
    entry: 'phase-combat.basics.dex-roll',
  },
  {
    term: 'Disarm',
    means: 'An attack on a weapon; the STR contest decides whether it flies.',
    entry: 'phase-combat.disarm.attack',
  },
  {
    term: 'Dodge',
    means: '+3 DCV against everything until the next Phase.',
    entry: 'phase-combat.dodge.dcv',
  },
  {
    term: 'Forgone Phase',
    means: 'The Phase that an abort gives up.',
    entry: 'phase-combat.abort.forgo-phase',
  },
  {
    term: 'Grab',
    means: 'An attack that holds: both at half DCV, two limbs pinned.',
    entry: 'phase-combat.grab.attack',
  },
  {
    term: 'Half die',
    means: 'Half of one d6, rounded up; its BODY is 1 on 4 to 6.',
    entry: 'phase-combat.basics.half-die-total',
  },
  {
    term: 'Held action',
    means: "An action kept for later; it is lost when the holder's next Segment begins.",
    entry: 'phase-combat.basics.hold',
    writtenAs: [
      'held action',
      'held actions',
      'hold an action',
      'hold the action',
      'holds an action',
      'holding an action',
    ],
  },
  {
    term: 'Hold',
    means: 'A grab that has hit, until a throw, an escape or letting go.',
    entry: 'phase-combat.grab.state',
    writtenAs: ['Hold', '(a/the/no/this/each/new/weaker/grab and) hold'],
    notIn: ['hold an', 'hold the'],
  },
  {
    term: 'OCV',
    means: 'Offensive combat value: how well somebody attacks, and blocks.',
    entry: 'phase-combat.basics.attack-roll',
  },
  {
    term: 'Phase',
    means: 'A Segment in which a character acts, by the SPEED chart.',
    entry: 'phase-combat.basics.speed-chart',
  },
  {
    term: 'Segment',
    means: 'One second; twelve of them make a Turn.',
    entry: 'phase-combat.basics.speed-chart',
  },
  {
    term: 'Set',
    means: 'A full phase of aiming, for +1 OCV with a ranged attack.',
    entry: 'phase-combat.basics.set',
    writtenAs: ['Set'],
  },
  {
    term: 'SPD',
    means: 'How many Phases a Turn gives.',
    entry: 'phase-combat.basics.speed-chart',
  },
  {
    term: 'Stance',
    means: 'Blocking or dodging, from its declaration to its end.',
    entry: 'phase-combat.abort.forgo-phase',
  },
  {
    term: 'STR contest',
    means: 'BODY of STR dice against BODY; whoever attempts needs more.',
    entry: 'phase-combat.str-contest',
  },
  {
    term: 'STUN',
    means: 'The sum of the faces of normal damage.',
    entry: 'phase-combat.basics.body-count',
  },
  {
    term: 'Stunned',
    means: 'At half DCV, unable to act or abort, until a full phase is spent on recovering.',
    entry: 'phase-combat.basics.stunned',
  },
  {
    term: 'Sweep',
    means: 'Several hand-to-hand attacks in one full phase, all at a penalty.',
    entry: 'phase-combat.basics.sweep',
  },
];
