import type { Entry } from '../../types.ts';

/** The five maneuvers at a glance. */
export const maneuverEntries: readonly Entry[] = [
  {
    id: 'phase-combat.maneuver.table',
    title: 'The five maneuvers at a glance',
    kind: 'table',
    text: 'Block: half phase Attack action, can be aborted to, no change to OCV or DCV. Brace: zero phase, no Attack action, +2 OCV against range penalties only, half DCV. Disarm: half phase Attack action, −2 OCV. Dodge: half phase Attack action, can be aborted to, no attack of its own, +3 DCV. Grab: half phase Attack action, −1 OCV, −2 DCV. Halving comes after all that is added.',
    readings: [
      {
        question: 'Is Block an Attack action?',
        reading: 'Yes, because it makes an attack roll. The GM may rule that it is not.',
      },
    ],
    related: ['phase-combat.basics.actions', 'phase-combat.basics.maneuver-duration'],
  },
];

export const abortEntries: readonly Entry[] = [
  {
    id: 'phase-combat.abort.forgo-phase',
    title: 'Aborting to Block or Dodge',
    kind: 'procedure',
    text: 'Outside your own Phase you may give up your next Phase for a Block or a Dodge, however many attacks it then meets. The forgone Phase is the first on the SPEED chart from the current Segment on, this Segment included if your Phase in it is still to come. The stance lasts to the Phase after it. Used in your own Phase, or with a held action, nothing is forgone and the stance ends at your next Phase.',
    readings: [
      {
        question: 'Does an aborted stance end when the forgone Phase comes round?',
        reading: 'No, at the next Phase in which the character acts. The GM may end it at the forgone one.',
      },
    ],
    related: [
      'phase-combat.basics.abort-limits',
      'phase-combat.basics.speed-chart',
      'phase-combat.block.stance',
      'phase-combat.dodge.dcv',
    ],
  },
];

export const contestEntries: readonly Entry[] = [
  {
    id: 'phase-combat.str-contest',
    title: 'STR against STR',
    kind: 'procedure',
    text: 'Both sides roll one d6 for each 5 points of their effective STR and count the BODY. Whoever makes the attempt, disarming or escaping, succeeds with the higher count. Effective STR includes what the situation takes: two-handed weapon, one-arm grab, casual use; never below 0.',
    readings: [
      {
        question: 'Who wins a tie?',
        reading:
          'Whoever resists: the attempt has not succeeded. The GM may give it to the attempt, or have it rolled again.',
      },
    ],
    related: [
      'phase-combat.basics.str-dice',
      'phase-combat.basics.body-count',
      'phase-combat.disarm.flight',
      'phase-combat.grab.escape',
    ],
  },
];

export const braceEntries: readonly Entry[] = [
  {
    id: 'phase-combat.brace.effects',
    title: 'Brace',
    kind: 'formula',
    text: 'A zero phase action, standing still. +2 OCV against range penalties only: it reduces the penalty, to 0 at best, and helps nothing else. DCV is halved. The STR minimum of ranged weapons drops by 5, to 0 at least.',
    readings: [
      { question: 'Is the +2 a general bonus with ranged weapons?', reading: 'No, it only offsets range modifiers.' },
    ],
    related: [
      'phase-combat.basics.range-modifier',
      'phase-combat.basics.half-cv',
      'phase-combat.brace.duration',
      'phase-combat.brace.stunned',
    ],
  },
  {
    id: 'phase-combat.brace.duration',
    title: 'Keeping a brace',
    kind: 'condition',
    text: 'A brace needs you to stand still. Moving ends it at once, its penalty included; otherwise it lasts to your next Phase, in which it may be declared again.',
    readings: [
      { question: 'How long does a brace last?', reading: 'To the next Phase, like what every maneuver does.' },
    ],
    related: ['phase-combat.brace.effects', 'phase-combat.basics.maneuver-duration'],
  },
  {
    id: 'phase-combat.brace.with-set',
    title: 'Brace with Set',
    kind: 'procedure',
    text: 'Brace combines with Set and both bonuses apply; the combination costs a full phase. Brace alone is a zero phase action.',
    related: ['phase-combat.basics.set'],
  },
  {
    id: 'phase-combat.brace.stunned',
    title: 'Stunned while braced',
    kind: 'condition',
    text: 'A braced character who becomes Stunned loses the bonuses of the brace at once: the range offset and the lower STR minimum. The halved DCV is no bonus and stays while the brace lasts.',
    readings: [
      {
        question: 'Does the DCV penalty end when the bonuses do?',
        reading: 'No, only the bonuses are named. The GM may end the brace as a whole.',
      },
    ],
    related: ['phase-combat.brace.effects', 'phase-combat.basics.stunned'],
  },
];

export const disarmEntries: readonly Entry[] = [
  {
    id: 'phase-combat.disarm.attack',
    title: 'Disarm attack roll',
    kind: 'formula',
    text: 'A half phase attack at −2 OCV, and 2 less against a two-handed weapon. A hit leads to the STR contest; the attack does no damage of its own.',
    readings: [
      { question: 'Does a disarm also hurt?', reading: 'No, a hit has no other result than the STR contest.' },
      {
        question: 'Is a two-handed weapon one of that type, or one gripped in both hands?',
        reading: 'One classed as two-handed.',
      },
    ],
    related: ['phase-combat.str-contest', 'phase-combat.disarm.flight', 'phase-combat.basics.attack-roll'],
  },
  {
    id: 'phase-combat.disarm.contest',
    title: 'STR of the disarmer',
    kind: 'formula',
    text: "After a hit the disarmer's STR meets the holder's. Against a two-handed weapon the disarmer counts 5 STR less, which is one die, not below 0.",
    related: ['phase-combat.str-contest'],
  },
  {
    id: 'phase-combat.disarm.flight',
    title: 'Where the weapon goes',
    kind: 'procedure',
    text: 'Winning the STR contest sends the weapon a half d6 of hexes away, 1 to 3. The direction is for the GM.',
    related: ['phase-combat.basics.half-die-total', 'phase-combat.str-contest'],
  },
  {
    id: 'phase-combat.disarm.held',
    title: 'Disarming an incoming attack',
    kind: 'procedure',
    text: "With a held action you may disarm the weapon of an attack as it comes. You and the attacker each make a DEX roll. The disarm comes first when your roll succeeds and the attacker's fails or succeeds by less; if the weapon is then lost, the attack with it doesn't land. Otherwise the attack is resolved first and the disarm after it. The held action is spent either way.",
    readings: [
      {
        question: 'What on a tie, or when both rolls fail?',
        reading: 'The attack comes first, since the disarmer was not in time. The GM may rule otherwise.',
      },
    ],
    related: ['phase-combat.basics.dex-roll', 'phase-combat.basics.hold', 'phase-combat.disarm.attack'],
  },
];

export const dodgeEntries: readonly Entry[] = [
  {
    id: 'phase-combat.dodge.action',
    title: 'Cost of Dodge',
    kind: 'resource',
    text: 'Dodge takes half a phase and is an Attack action, so it ends the Phase when used in your own; aborted to, it costs the next Phase. One use covers all attacks until the stance ends.',
    related: ['phase-combat.abort.forgo-phase', 'phase-combat.basics.actions'],
  },
  {
    id: 'phase-combat.dodge.dcv',
    title: 'Dodge bonus',
    kind: 'formula',
    text: 'While dodging, from the declaration to your next Phase, you have +3 DCV against every attack, hand-to-hand and ranged. It is added before any halving.',
    readings: [
      {
        question: 'Must Dodge be declared before the attack roll that it should help against?',
        reading: 'Yes, as Block must. The GM may waive it.',
      },
    ],
    related: ['phase-combat.abort.forgo-phase', 'phase-combat.basics.cv-order'],
  },
  {
    id: 'phase-combat.dodge.halts-series',
    title: 'Dodge against Autofire or Sweep',
    kind: 'procedure',
    text: 'The attacks of one Autofire or Sweep are resolved in order. The first that misses a dodging character halts all that remain of the series, those at other targets too. Hits before it stand. A miss on somebody who is not dodging halts nothing.',
    readings: [
      {
        question: "Does the halt end a Sweep for the attacker's other targets too?",
        reading: 'Yes. The GM may let only the attacks at the dodger stop.',
      },
    ],
    related: ['phase-combat.dodge.dcv', 'phase-combat.block.autofire-sweep', 'phase-combat.basics.sweep'],
  },
];

export const combinedEntries: readonly Entry[] = [
  {
    id: 'phase-combat.maneuvers.combined',
    title: 'Several rules together',
    kind: 'procedure',
    text: 'Maneuvers in several steps: a grab with its escapes and what is done in the hold, a disarm from the roll to the flight of the weapon, a chain of blocks with a friend to protect. Every value follows from the rules that the steps name.',
    related: [
      'phase-combat.block.chain',
      'phase-combat.grab.state',
      'phase-combat.disarm.flight',
      'phase-combat.dodge.halts-series',
    ],
  },
];
