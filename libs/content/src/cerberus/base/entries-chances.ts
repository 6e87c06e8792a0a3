import type { Entry } from '../../types.ts';

/** How an attempt is settled: certainty, prescribed chances, opposed checks, Advantage. */
export const chanceEntries: readonly Entry[] = [
  {
    id: 'cerberus.base.resolution-mode',
    title: 'Which resolution an attempt uses',
    kind: 'procedure',
    text: 'Say what you attempt and how you go about it. The GM weighs the situation against your attributes, history, equipment and plan, and asks first whether the outcome is certain. If it is, success or failure simply happens and no die is thrown.\n\nIf it is in doubt, one resolution and only one applies: a prescribed chance for a task; an opposed check when two forces meet head-on; a Reflex duel when two actions clash over which comes first; a Save when an effect or the surroundings act on you. A physical attack needs none of these to hit: unless it is defended, it goes straight to damage.',
    related: [
      'cerberus.base.chance.roll',
      'cerberus.base.opposed.check',
      'cerberus.base.reflex-duel',
      'cerberus.base.save.check',
      'cerberus.base.attack.auto-hit',
    ],
  },
  {
    id: 'cerberus.base.attributes',
    title: 'The six attributes are modifiers',
    kind: 'constraint',
    text: 'Everybody has STR, DEX, CON, INT, WIS and CHA. Each is one whole number, and that number is itself what you add to a roll calling for it: STR 8 adds 8. There is no separate score behind it and nothing to convert.',
    readings: [
      {
        question: 'How low or high may an attribute be? Is 0 or less allowed?',
        reading:
          'No bound is set: any whole number is accepted, formulas apply as written and rounding down means toward minus infinity. Where that makes no sense, as maximum HP from STR 0 or less, the GM supplies the figure.',
      },
    ],
    related: ['cerberus.character.attributes.assignment'],
  },
  {
    id: 'cerberus.base.chance.odds',
    title: 'Setting the odds of a prescribed chance',
    kind: 'ruling',
    text: "The GM names X favorable results out of Y, seen from the player's side: X is how many faces bring what the player wants. Y is at least 2 and X lies between 1 and Y - 1.\n\nPlan, attributes, history and gear all enter, and a good plan outweighs the sheet. Nothing computes these odds: the GM states them, with reasons if wanted.",
    readings: [
      {
        question: 'May X be 0, or equal to Y?',
        reading: 'Not as a roll: such odds are certainty, and the outcome is applied without a die.',
      },
      {
        question: 'Whose side counts when a character of the GM attempts something?',
        reading:
          "The player's: the player rolls, and X is the chance that the player's wish comes true. A rule that states its odds from the side of the one acting, such as grappling, goes first. If no player takes part, the GM picks the side and rolls.",
      },
    ],
    related: [
      'cerberus.base.chance.roll',
      'cerberus.base.chance.contract',
      'cerberus.martial.grapple.check',
      'cerberus.gm.world-question.odds',
    ],
  },
  {
    id: 'cerberus.base.chance.roll',
    title: 'Rolling a prescribed chance',
    kind: 'formula',
    text: 'Roll a single die of Y faces, whatever whole number from 2 up Y is: d2, d3, d5 and d7 all occur. X or less succeeds, more than X fails. Low is good, and the probability is X / Y. Attributes add nothing here. Success means the wish comes true, failure that it does not.',
    related: ['cerberus.base.chance.odds', 'cerberus.base.advantage'],
  },
  {
    id: 'cerberus.base.chance.contract',
    title: 'Odds are announced first and bind',
    kind: 'procedure',
    text: 'The GM announces X and Y before any die; made sooner, a roll is refused. Once you have heard the odds you may withdraw, with no roll and no attempt, or roll. After withdrawing there is nothing to roll.\n\nWhen the die has fallen, the odds last announced bind: they cannot be changed, you cannot withdraw, and what was rolled stands.',
    readings: [
      {
        question: 'May the odds change between announcement and roll, for a better plan?',
        reading: 'Yes: the GM announces again, and only the last announcement binds.',
      },
      {
        question: 'Does withdrawing cost an action, a token or time?',
        reading: 'Nothing, unless the GM names a cost.',
      },
    ],
    overrides: ["the GM's cost for withdrawing"],
    related: ['cerberus.base.chance.odds', 'cerberus.base.chance.roll'],
  },
  {
    id: 'cerberus.base.opposed.check',
    title: 'Opposed check',
    kind: 'formula',
    text: 'Each side rolls 1d20 and adds the value named by the effect, and any bonus. The higher total wins. For equal totals the effect carries its own tie rule. A natural 1 or 20 means nothing by itself.',
    readings: [
      {
        question: 'The totals are equal and the effect says nothing of ties?',
        reading: 'The GM decides. Only a Reflex duel is different: it is always rolled again.',
      },
      {
        question: 'Does a natural 1 or 20 settle a check, duel or Save by itself?',
        reading: 'No. A natural 20 counts only on the separate critical d20 of an attack.',
      },
    ],
    overrides: ["the effect's tie rule", 'Advantage or Disadvantage', 'effects that demand a margin'],
    related: ['cerberus.base.opposed.types', 'cerberus.base.reflex-duel'],
  },
  {
    id: 'cerberus.base.opposed.types',
    title: 'Usual opposed checks',
    kind: 'table',
    text: 'What each side adds to its own 1d20: the Reflex modifier in a Reflex check, the caster level in a caster level check, the DC in a check of DC against DC. An effect may name other kinds.',
    related: ['cerberus.base.opposed.check', 'cerberus.base.reflex-modifier', 'cerberus.enchanting.dispel.check'],
  },
  {
    id: 'cerberus.base.advantage',
    title: 'Advantage and Disadvantage',
    kind: 'procedure',
    text: 'A feat, item or circumstance may give you Advantage: roll the die twice and use the better. Disadvantage: roll it twice and use the worse. Modifiers are added once. Better is what favors the one rolling: on a check or Save the higher d20, on a prescribed chance the lower die.',
    readings: [
      {
        question: 'Which die is better on a prescribed chance?',
        reading: 'The lower one, since low results succeed there. Disadvantage keeps the higher.',
      },
      {
        question: 'What if several sources give the same, or some give one and some the other?',
        reading:
          'Never more than two dice; Advantage and Disadvantage together make a normal roll. The GM may rule otherwise.',
      },
    ],
    overrides: ["the GM's ruling on the circumstance"],
    related: ['cerberus.base.save.check', 'cerberus.base.chance.roll', 'cerberus.base.opposed.check'],
  },
];
