import type { Entry } from '../../types.ts';

/** Speed, and what a tick allows of it. */
export const movingEntries: readonly Entry[] = [
  {
    id: 'cerberus.movement.speed',
    title: 'Speed per tick',
    kind: 'formula',
    text: 'You move while you do something else, and Speed is how many feet you have for that in each tick. It is the class base for the Speed grade and level, plus 2 ft for each point of Dexterity, whatever the class and level. Then come the feet that race, size, feats and spells add: Muscular Speed adds Strength in feet, Barbarian Bounds and Speed 20 ft. Multipliers come after all feet, and the whole is rounded down once, never below 0. Creatures use the Speed of their profile.\n\nHeavy armor comes last, and takes its part off what all this comes to.',
    readings: [
      { question: 'Negative Dexterity?', reading: 'The same 2 ft for each point, taken away.' },
      {
        question: 'Feet that are added and a multiplier: which is first?',
        reading: 'The feet, unless the effect says otherwise.',
      },
      { question: 'What exactly does Muscular Speed add?', reading: '1 ft for each point of Strength.' },
    ],
    overrides: ['race', 'size', 'feats', 'spells', 'heavy armor', "a creature's profile"],
    related: ['cerberus.movement.speed.modes', 'cerberus.movement.allowance', 'cerberus.martial.armor.heavy-speed'],
  },
  {
    id: 'cerberus.movement.speed.modes',
    title: 'Climbing, swimming, rough ground, flight',
    kind: 'formula',
    text: 'Climbing and swimming go at half Speed, and so does difficult terrain. A creature that flies has two Speeds, one for the ground and one for the air; the one for what it does just now counts.',
    readings: [
      {
        question: 'Climbing or swimming where the terrain is difficult?',
        reading: 'Both halve: a quarter, rounded down once. The GM can waive one of them.',
      },
      { question: 'Does difficult terrain slow flight?', reading: 'The GM says; usually not.' },
    ],
    overrides: ['feats', 'spells', "a creature's profile", 'the GM, on what is difficult'],
    related: ['cerberus.movement.speed', 'cerberus.movement.allowance.tick'],
  },
  {
    id: 'cerberus.movement.jump',
    title: 'Jumping',
    kind: 'formula',
    text: 'The longest jump is as far as your Speed. The highest is a quarter of it, rounded down.',
    readings: [
      {
        question: "Does a jump come on top of the tick's movement?",
        reading: 'No: it is movement and counts against what the tick allows. The GM can rule otherwise.',
      },
    ],
    overrides: ['feats', 'magic'],
    related: ['cerberus.movement.speed', 'cerberus.movement.allowance.tick'],
  },
  {
    id: 'cerberus.movement.allowance',
    title: 'Share of Speed left by each action',
    kind: 'table',
    text: 'What you do in a tick says how much of your Speed is left to move with. Attacks (blows, shots, throws), dodges and parries leave all of it. Casting a spell leaves half, and so does a general action such as drinking, opening or picking up. A long incantation, a ritual or the upkeep of concentration leaves nothing. If you only move, you have your full Speed and never more.\n\nStanding up is no share: it takes all movement of the tick. Feats, spells and creature techniques may set another share; Mobile Caster keeps all of it while casting.',
    readings: [
      {
        question: 'From what length is an incantation long?',
        reading:
          'Spells of 1, 2 or 3 ticks are ordinary casting, longer ones are long. The GM can flag a spell otherwise.',
      },
      {
        question: 'Concentration takes one tick of each round. Do the others allow movement?',
        reading: 'Yes: only the tick in which the upkeep is paid allows none.',
      },
    ],
    overrides: ['feats, spells and creature techniques that name their own limit', 'Mobile Caster', 'Steady Hands'],
    related: ['cerberus.movement.allowance.tick', 'cerberus.movement.stand-up'],
  },
  {
    id: 'cerberus.movement.allowance.tick',
    title: 'Movement of one tick',
    kind: 'formula',
    text: 'The movement of a tick is your Speed in the mode you use, times the smallest share among all that you do in the tick, rounded down once. What you have covered already counts against it. An action that would leave less than you have covered cannot be taken in that tick. Standing up is judged by itself and is none of the shares.',
    readings: [
      {
        question: 'Several actions with different shares in one tick?',
        reading: 'The smallest share holds for the whole tick. The GM can rule otherwise.',
      },
      {
        question: 'Walking and then climbing in one tick?',
        reading: 'A distance in a halved mode uses up twice its length of full Speed.',
      },
    ],
    overrides: ['the GM'],
    related: ['cerberus.movement.allowance', 'cerberus.movement.split'],
  },
  {
    id: 'cerberus.movement.split',
    title: 'Splitting movement',
    kind: 'procedure',
    text: "You may divide your movement around what you do in the tick: advance, strike, withdraw. Both parts together stay within what the tick allows. On the way out of an enemy's threat range, an opportunity attack may follow.",
    related: ['cerberus.movement.allowance.tick', 'cerberus.movement.opportunity-attack'],
  },
  {
    id: 'cerberus.movement.stand-up',
    title: 'Standing up',
    kind: 'procedure',
    text: 'Getting up from prone takes all movement of the tick and nothing else: no token, no slot. You cannot do it once you have moved in the tick, nor in a tick that leaves no movement at all, such as one of a long incantation, a ritual or the upkeep of concentration. While you lie there, your Reflex duels have -5.',
    readings: [
      {
        question: 'Standing up and acting in the same tick?',
        reading: 'Yes: only movement is spent. With an action that leaves half, that half pays for it.',
      },
    ],
    related: ['cerberus.movement.allowance', 'cerberus.martial.dodge.mobility'],
  },
  {
    id: 'cerberus.movement.approach-damage',
    title: 'No damage from momentum',
    kind: 'constraint',
    text: "Moving into an attack does not change its damage. Only a feat or a creature's ability that says so makes it count: Skilled Rider, Sky Attack, a griffin's dive.",
    overrides: ['feats and creature abilities that say so'],
    related: ['cerberus.movement.mounted.charge', 'cerberus.movement.flight.attacks'],
  },
];
