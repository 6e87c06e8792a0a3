import type { Entry } from '../../types.ts';

/** Time: Segments and Phases, who acts when, and what fits into a Phase. */
export const phaseEntries: readonly Entry[] = [
  {
    id: 'phase-combat.basics.speed-chart',
    title: 'SPEED chart',
    kind: 'table',
    text: 'A Turn has 12 Segments of one second, and SPD says in which of them you have a Phase. SPD below 0 counts as 0: no Phase at all, so nothing to abort. SPD above 12 counts as 12.',
    readings: [{ question: 'SPD 1: Segment 7 or 12?', reading: 'Segment 7. The GM may replace rows of the chart.' }],
    related: ['phase-combat.abort.forgo-phase', 'phase-combat.block.initiative'],
  },
  {
    id: 'phase-combat.basics.segment-order',
    title: 'Acting order within a Segment',
    kind: 'procedure',
    text: 'Whoever has a Phase in the Segment acts in descending DEX. Where DEX is tied each makes a DEX roll, and the one who succeeds by more acts first. The GM may order ties by higher INT and then PRE, let them act at once, or draw lots. A right to act first from a Block overrides this order between the two it names.',
    readings: [
      {
        question: 'What if the DEX rolls tie too, or both fail?',
        reading: 'The greater margin acts first even when it is negative; equal margins roll again.',
      },
    ],
    overrides: ['a successful Block'],
    related: ['phase-combat.basics.dex-roll'],
  },
  {
    id: 'phase-combat.basics.actions',
    title: 'Zero, half and full phase actions',
    kind: 'constraint',
    text: 'A Phase holds one full phase action or two half phase actions. An Attack action, which is any action with an attack roll and also Dodge, ends the Phase. Zero phase actions fit in any number at the start of the Phase, or after a first half phase action that is no Attack action; none fit after an Attack action or a full phase action.',
    related: ['phase-combat.maneuver.table'],
  },
  {
    id: 'phase-combat.basics.abort-limits',
    title: 'When an abort is allowed',
    kind: 'constraint',
    text: "You may abort when you are not Stunned, haven't acted in this Segment, and aren't bound by an earlier abort whose forgone Phase is still to come. A held action is spent in place of your next Phase. The whole forgone Phase is lost, although the maneuver costs half of one.",
    readings: [
      {
        question: 'May a character abort again before the forgone Phase has passed?',
        reading: 'No, one Phase cannot be given up twice. The GM may allow it.',
      },
    ],
    related: ['phase-combat.abort.forgo-phase'],
  },
  {
    id: 'phase-combat.basics.hold',
    title: 'Holding an action',
    kind: 'procedure',
    text: 'In your Phase you may hold the action and take it at a later DEX of that Segment or in a later Segment, with a stated trigger or freely. It is lost, unused, when the next Segment in which you have a Phase begins. Nobody acts twice in one Segment through a held action. The GM may let it stay usable until your DEX comes up in that next Segment.',
    related: ['phase-combat.disarm.held'],
  },
  {
    id: 'phase-combat.basics.dex-roll',
    title: 'DEX roll',
    kind: 'procedure',
    text: '3d6 at or under 9 + DEX / 5, rounded to the nearest whole number. 3 succeeds, 18 fails. The margin is target − roll. Where two DEX rolls meet, the successful one with the greater margin wins.',
    related: ['phase-combat.disarm.held', 'phase-combat.basics.segment-order'],
  },
  {
    id: 'phase-combat.basics.maneuver-duration',
    title: 'How long maneuver modifiers last',
    kind: 'procedure',
    text: "What a maneuver does to OCV and DCV lasts from its use to the beginning of the user's next Phase, which begins when their DEX comes up in that Segment. After an abort the forgone Phase doesn't count: it lasts to the next Phase in which the character can act.",
    related: ['phase-combat.abort.forgo-phase'],
  },
];
