import type { Entry } from '../../types.ts';

/** Conditions. */
export const conditionEntries: readonly Entry[] = [
  {
    id: 'cerberus.health.condition.general',
    title: 'Conditions',
    kind: 'condition',
    text: 'A condition limits what you can do or keeps harming you. How long it lasts, and its details, come from this list or from the effect that causes it; the text of the effect wins.',
    readings: [
      {
        question: 'Do like penalties of different conditions add?',
        reading:
          'Yes. The same condition twice does not: prone and immobilized make -10 in Reflex duels, prone twice -5.',
      },
    ],
    overrides: ['the text of the effect that causes it'],
    related: ['cerberus.health.condition.prone', 'cerberus.martial.grapple.immobilize'],
  },
  {
    id: 'cerberus.health.condition.prone',
    title: 'Prone',
    kind: 'condition',
    text: 'You have -5 in Reflex duels and cannot dodge melee attacks by movement. You can still parry. Standing up takes the whole movement of a tick.',
    readings: [
      { question: 'Does the -5 touch Reflex Saves?', reading: 'No: only Reflex duels, for defense and priority.' },
      { question: 'Does standing up cost a token?', reading: "No, only that tick's movement." },
    ],
    related: ['cerberus.martial.dodge.mobility', 'cerberus.martial.parry.position'],
  },
  {
    id: 'cerberus.health.condition.grappled',
    title: 'Grappled',
    kind: 'condition',
    text: 'Your hands are neutralized: no weapon attacks and no spells with gestures. Spells of speech alone, or without components, remain. An escape is a grapple technique, and you have one attempt a tick.',
    related: ['cerberus.martial.grapple.hold', 'cerberus.martial.grapple.cost', 'cerberus.martial.parry.position'],
  },
  {
    id: 'cerberus.health.condition.blinded',
    title: 'Blinded',
    kind: 'condition',
    text: 'You can neither dodge nor parry what you do not perceive. Your own attacks must first pass a chance, 1 in 4 unless the GM sets another, to reach the intended target.',
    readings: [
      {
        question: 'Once the chance comes true, may the target still dodge or parry?',
        reading: 'Yes: it stands for sight, not for the defense.',
      },
    ],
    overrides: ['the GM, on the odds and on other senses'],
    related: ['cerberus.martial.defense.perception', 'cerberus.perception.darkness.sight'],
  },
  {
    id: 'cerberus.health.condition.stunned',
    title: 'Stunned',
    kind: 'condition',
    text: 'You lose the whole next tick, actions and secondary actions alike. An action of several ticks whose next stage falls there is lost. Stunned in tick 3, you lose tick 1 of the next round.',
    readings: [
      {
        question: 'What are secondary actions?',
        reading:
          'The tick is lost whole: no token, movement, parry, dodge or opportunity attack. The GM may allow a dodge.',
      },
      { question: 'And the present tick?', reading: 'What was declared for it still happens.' },
    ],
    overrides: ['the GM, on a dodge'],
    related: ['cerberus.combat.sustained.loss'],
  },
  {
    id: 'cerberus.health.condition.paralyzed',
    title: 'Paralyzed',
    kind: 'condition',
    text: 'As long as it lasts you can neither act nor move, and so neither dodge nor parry. Will and Fortitude Saves remain where the effect allows them; Reflex Saves do not.',
    readings: [{ question: 'Reflex Saves are not mentioned.', reading: 'They are not possible: Reflex is movement.' }],
    related: ['cerberus.base.save.types'],
  },
  {
    id: 'cerberus.health.condition.poisoned',
    title: 'Poisoned or diseased',
    kind: 'condition',
    text: 'The poison or disease has its own DC, effect and frequency. Usually you make a Fortitude Save on exposure; if it fails, the effect comes once a tick or once a round until you are cured. Reaching the DC resists.',
    overrides: ["the poison's or disease's own text"],
    related: ['cerberus.health.poison.exposure', 'cerberus.health.poison.treatment'],
  },
  {
    id: 'cerberus.health.condition.bleeding',
    title: 'Bleeding',
    kind: 'condition',
    text: 'Each round you lose a percentage of maximum HP, typically 5, rounded down. DR does not help. It ends when a general action or any healing closes the wound.',
    readings: [
      { question: 'When in the round?', reading: 'When your turn opens, from the round after the wound.' },
      {
        question: 'Who may spend the general action?',
        reading: 'You, or anyone who can reach you; without a roll, unless the GM asks for one.',
      },
    ],
    overrides: ['undead do not bleed', 'the GM, on the percentage and on a roll to close the wound'],
    related: ['cerberus.health.dying.save'],
  },
  {
    id: 'cerberus.health.condition.gagged',
    title: 'Gagged or silenced',
    kind: 'condition',
    text: 'You cannot cast spells with verbal components. Arcane and Divine magic speak; Psychic magic does not.',
    related: ['cerberus.health.condition.grappled'],
  },
  {
    id: 'cerberus.health.condition.nauseated',
    title: 'Nauseated',
    kind: 'condition',
    text: 'You have one action of your choice a tick, and no secondary action.',
    readings: [
      {
        question: 'Does a parry count? A dodge?',
        reading:
          'A parry is the one action of the tick, since it costs a token. A dodge stays allowed. Opportunity attacks are secondary and barred.',
      },
    ],
    related: ['cerberus.martial.parry.cost', 'cerberus.martial.dodge.cost'],
  },
];

/** Fear. */
export const fearEntries: readonly Entry[] = [
  {
    id: 'cerberus.health.fear.source',
    title: 'What a frightened character may not do',
    kind: 'condition',
    text: 'A fear has one creature as its source. You may neither attack it nor willingly come closer to it; others you fight freely. The effect that causes the fear says how long it lasts.',
    related: ['cerberus.health.fear.flee', 'cerberus.health.fear.recovery'],
  },
  {
    id: 'cerberus.health.fear.flee',
    title: 'Forced flight',
    kind: 'constraint',
    text: 'While the source is within 30 ft, or within the distance that the effect names, you must flee; the distance itself counts as within. Each tick you may take only actions that leave full Speed, and you use the whole movement to get farther from the source. Beyond that distance flight ends.\n\nCasting, general actions and rituals usually leave less, so they are barred, unless a feat (Mobile Caster, Steady Hands) raises them to full Speed.',
    readings: [
      { question: 'At exactly the distance?', reading: 'You still flee; only beyond it flight stops.' },
      {
        question: 'In a straight line?',
        reading: 'Any path that ends farther away with the full movement; the GM judges obstacles.',
      },
    ],
    overrides: ["the effect's own distance", 'feats that raise the Speed an action leaves'],
    related: [
      'cerberus.health.fear.cornered',
      'cerberus.health.fear.recovery',
      'cerberus.movement.measure',
      'cerberus.movement.allowance',
    ],
  },
  {
    id: 'cerberus.health.fear.cornered',
    title: 'Cornered',
    kind: 'constraint',
    text: 'When you must flee but cannot (cornered, held, no room), you lose every Reflex duel with the source without rolling: no dodge, no parry, and you never act first against it. Duels with others are as usual.',
    overrides: ['the GM, on whether there is a way to flee'],
    related: ['cerberus.health.fear.flee', 'cerberus.base.reflex-duel'],
  },
  {
    id: 'cerberus.health.fear.recovery',
    title: 'Shaking off fear',
    kind: 'procedure',
    text: "Once you are beyond the distance of forced flight you make one new Will Save each round against the effect's DC. Success ends the fear. It also ends with the effect's duration.",
    readings: [{ question: 'Does a success end the fear?', reading: 'Yes.' }],
    related: ['cerberus.health.fear.flee', 'cerberus.base.save.check'],
  },
];
