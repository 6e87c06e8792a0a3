import type { Entry } from '../../types.ts';

/** Grab, from the attack to the end of the hold. */
export const grabEntries: readonly Entry[] = [
  {
    id: 'phase-combat.grab.attack',
    title: 'Grab attack',
    kind: 'procedure',
    text: "A half phase Attack action at −1 OCV, with −2 DCV for the grabber to their next Phase whether or not it hits. A normal attack roll against DCV; grabbing a weapon instead of a body costs a further −2 OCV, −3 in all. A hit starts the hold unless the GM rules the target's size out.",
    related: ['phase-combat.grab.state', 'phase-combat.grab.dcv', 'phase-combat.grab.size', 'phase-combat.grab.weapon'],
  },
  {
    id: 'phase-combat.grab.size',
    title: 'Targets too large or small to grab',
    kind: 'ruling',
    text: "A target of unsuitable size can't be grabbed. The GM decides, best before the attack is spent; no threshold is given.",
    related: ['phase-combat.grab.attack'],
  },
  {
    id: 'phase-combat.grab.state',
    title: 'Grab as a state',
    kind: 'procedure',
    text: "A hold is free, seized, held or thrown. A hit makes it seized: both are in one hex, two of the victim's limbs are pinned, both DCVs are halved, and the victim may try the casual escape at once. Only when that fails or is waived may the grabber Squeeze or Throw in the same action, without a further roll. In later Phases of the grabber each Squeeze or Throw needs a new attack roll, and a miss leaves the hold. The victim may try the full escape in their own Phases. A throw, an escape or letting go ends the hold and every effect of it.",
    readings: [
      {
        question: 'May the grabber squeeze or throw before the casual escape is tried?',
        reading: "No, the victim's attempt is immediate and comes first.",
      },
      { question: 'Squeeze and Throw both in one action?', reading: 'One of them.' },
      { question: 'Can the grabber let go freely?', reading: 'Yes, at no cost.' },
    ],
    related: [
      'phase-combat.grab.attack',
      'phase-combat.grab.casual-escape',
      'phase-combat.grab.escape',
      'phase-combat.grab.squeeze',
      'phase-combat.grab.throw',
      'phase-combat.grab.later-phase',
    ],
  },
  {
    id: 'phase-combat.grab.same-hex',
    title: 'Sharing a hex',
    kind: 'condition',
    text: 'From the hit on, grabber and victim occupy the same hex for as long as the hold lasts.',
    readings: [
      {
        question: 'Whose hex do they share?',
        reading: "The victim's, as the grabber closes in. The GM may choose the other.",
      },
    ],
    related: ['phase-combat.grab.state'],
  },
  {
    id: 'phase-combat.grab.casual-escape',
    title: 'Immediate escape with casual STR',
    kind: 'procedure',
    text: "Right after the hit the victim may use casual STR, half their STR, against the grabber's STR in a STR contest: a zero phase action that needs no Phase. Success frees at once, before any squeeze or throw. One attempt.",
    readings: [
      {
        question: "May casual STR be tried again in the victim's later Phases?",
        reading: 'Only the immediate attempt is granted. The GM may allow more.',
      },
    ],
    related: ['phase-combat.basics.casual-str', 'phase-combat.str-contest', 'phase-combat.grab.one-arm'],
  },
  {
    id: 'phase-combat.grab.squeeze',
    title: 'Squeeze',
    kind: 'procedure',
    text: 'The grabber does STR damage to the victim and keeps the hold.',
    related: ['phase-combat.basics.str-damage', 'phase-combat.grab.later-phase'],
  },
  {
    id: 'phase-combat.grab.throw',
    title: 'Throw',
    kind: 'procedure',
    text: 'The grabber does STR damage to the victim, then makes a Standing Throw with them, which ends the hold. How far, and what the landing does, the GM or a table of theirs says.',
    related: ['phase-combat.basics.str-damage', 'phase-combat.grab.state'],
  },
  {
    id: 'phase-combat.grab.later-phase',
    title: 'Squeezing or throwing in a later Phase',
    kind: 'procedure',
    text: "After the Phase of the grab each Squeeze or Throw needs a new attack roll against the victim, at the grabber's full OCV and the victim's half DCV. It costs a half phase Attack action. A miss does nothing and keeps the hold.",
    readings: [
      { question: "Does the Grab's own −1 OCV apply to these rolls?", reading: 'No, no new Grab is made.' },
      { question: 'What does it cost?', reading: 'Half a phase as an Attack action, like the grab.' },
    ],
    related: ['phase-combat.grab.state', 'phase-combat.grab.grabber-ocv', 'phase-combat.grab.dcv'],
  },
  {
    id: 'phase-combat.grab.escape',
    title: 'Escape',
    kind: 'procedure',
    text: "The victim escapes by winning a STR contest with their full STR against the grabber's; a tie or less leaves them held. Success ends the hold.",
    readings: [
      {
        question: 'What action is a full-strength escape?',
        reading: "Half a phase in the victim's own Phase. The GM may set another cost.",
      },
    ],
    related: ['phase-combat.str-contest', 'phase-combat.grab.one-arm', 'phase-combat.grab.state'],
  },
  {
    id: 'phase-combat.grab.one-arm',
    title: 'Grabbing with one arm',
    kind: 'formula',
    text: "A grab held with only one arm counts 5 STR less, which is one die, for the grabber in every escape attempt, casual or full, not below 0. Squeeze and throw damage aren't reduced.",
    readings: [
      {
        question: 'Whose STR is reduced in a one-arm grab?',
        reading: "The grabber's: a weaker hold is easier to escape.",
      },
    ],
    related: ['phase-combat.grab.escape', 'phase-combat.grab.casual-escape'],
  },
  {
    id: 'phase-combat.grab.pinned-limbs',
    title: 'Pinned limbs',
    kind: 'condition',
    text: "A grab pins two of the victim's limbs, which the grabber names. A Sweep of grabs can pin more: each further hit pins two more, up to all there are. A pinned limb can't be used to attack.",
    readings: [
      {
        question: 'Does a one-arm grab still pin two, and each hit of a Sweep?',
        reading: 'Yes, two each. The GM may set another number.',
      },
      { question: 'Who chooses the limbs?', reading: 'The grabber.' },
    ],
    related: ['phase-combat.basics.sweep', 'phase-combat.grab.grabbed-attack'],
  },
  {
    id: 'phase-combat.grab.dcv',
    title: 'DCV during a grab',
    kind: 'formula',
    text: "From a successful grab both are at half DCV against everyone while the hold lasts. The grabber's −2 DCV of the maneuver also runs to their next Phase and is taken off before halving. After a missed grab only the −2 applies.",
    readings: [
      {
        question: 'Do the −2 and the half DCV stack for the grabber?',
        reading: 'Yes, and the −2 comes first. The GM may let the half replace it.',
      },
    ],
    related: ['phase-combat.basics.cv-order', 'phase-combat.basics.half-cv', 'phase-combat.basics.maneuver-duration'],
  },
  {
    id: 'phase-combat.grab.grabbed-attack',
    title: 'Attacking while grabbed',
    kind: 'constraint',
    text: "With a limb free, or some other way to attack, the victim can strike at the grabber, at −3 OCV; with neither they can't. Attacks on others are for the GM.",
    readings: [
      {
        question: 'How does a grabbed character attack someone else?',
        reading: 'As the GM says, who is asked: the rule only covers the grabber as target.',
      },
    ],
    related: ['phase-combat.grab.pinned-limbs'],
  },
  {
    id: 'phase-combat.grab.grabber-ocv',
    title: "The grabber's OCV while holding",
    kind: 'formula',
    text: 'While holding, the grabber attacks the victim at full OCV and anyone else at half OCV, halved after all that is added.',
    related: ['phase-combat.basics.half-cv'],
  },
  {
    id: 'phase-combat.grab.weapon',
    title: 'Grabbing a weapon',
    kind: 'procedure',
    text: "Grabbing a held weapon is a grab at a further −2 OCV. What follows isn't stated: who controls it, and how it is wrested away. The STR contest is offered to the GM.",
    readings: [
      {
        question: 'What does a successful weapon grab do?',
        reading: 'The weapon is held and cannot be used freely, until the GM or a STR contest settles it.',
      },
    ],
    related: ['phase-combat.grab.attack', 'phase-combat.str-contest'],
  },
];
