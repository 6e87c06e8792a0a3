import type { Entry } from '../types.ts';

/** When a dodge is rolled, against what, and how it is settled. */
export const contestEntries: readonly Entry[] = [
  {
    id: 'percentile-dodge.trigger',
    title: 'When a dodge is rolled',
    kind: 'procedure',
    text: 'You never announce a dodge, and it costs you no action. Every attack aimed at you brings one about by itself: one contest for each attack, if the attack is of a kind that is contested and you are able to dodge.',
    readings: [
      {
        question: 'Is a dodge one of the actions of the round, or is there a limit to them?',
        reading: 'Neither. Dodging is passive: no limit, and no penalty for dodging again and again.',
      },
      {
        question: 'May you let an attack come?',
        reading: 'The roll is automatic; the GM may leave it out at your request.',
      },
    ],
    overrides: ['the GM, who may leave the roll out'],
    related: ['percentile-dodge.contest', 'percentile-dodge.eligibility', 'percentile-dodge.attack-type'],
  },
  {
    id: 'percentile-dodge.contest',
    title: 'Margin contest',
    kind: 'formula',
    text: "Attacker and defender each roll 1d100; 00 is 100. A side's margin is its effective skill minus its own roll, and may be negative. The larger margin prevails: if it is the attacker's the attack hits, if it is the defender's it misses. On equal margins the defender prevails.\n\nOnly the comparison counts. Neither side has to roll its own skill or less.",
    readings: [
      {
        question: "The attacker's roll fails, but the defender's margin is lower still?",
        reading: 'The attack hits.',
      },
      {
        question: 'Does any roll always succeed or fail, or is there a limit to skills?',
        reading: 'No: no roll is special, and effective skill has neither floor nor ceiling.',
      },
    ],
    overrides: ['the GM, on the result'],
    related: ['percentile-dodge.effective-dodge', 'percentile-dodge.trigger'],
  },
  {
    id: 'percentile-dodge.attack-type',
    title: 'Which attacks are contested',
    kind: 'procedure',
    text: 'Contested are melee attacks, with weapons or natural ones, everything thrown, weapon or furniture, and any other threat slow enough to react to, such as a magical bolt or blast. A shot from a bow is tested against a difficulty instead, unless the GM turns it into a contest.',
    readings: [
      {
        question: 'A crossbow, a sling, a gun?',
        reading:
          'Like archery, since they leave as little time; the GM may class them otherwise, and then time to react decides.',
      },
      {
        question: 'A threat that leaves no time to react?',
        reading: 'A skill test, like archery.',
      },
    ],
    overrides: ['the GM, on time to react and on what counts as archery'],
    related: ['percentile-dodge.archery-permission', 'percentile-dodge.trigger'],
  },
  {
    id: 'percentile-dodge.archery-permission',
    title: 'Dodging a shot',
    kind: 'ruling',
    text: 'To dodge an arrow you must be alert, have your eyes on the archer and have space to move; a face-off is the usual case. With all three the GM may still grant it or refuse, and usually refuses: then the shot stays a skill test. Besides, you must be able to dodge at all.',
    overrides: ['the GM, on the space and on the grant'],
    related: ['percentile-dodge.attack-type', 'percentile-dodge.eligibility'],
  },
  {
    id: 'percentile-dodge.eligibility',
    title: 'Who may dodge',
    kind: 'constraint',
    text: 'Three things are needed, all of them: you are aware of the attacker; you can move, being neither helpless nor restrained nor stunned; and by the judgement of the GM you have space enough to manoeuvre.',
    readings: [
      {
        question: 'What becomes of an attack that may not be dodged?',
        reading:
          'No dodge is rolled, and there is no margin for it. The attack is settled without it, and you say how.',
      },
      {
        question: 'Other states that keep somebody from moving?',
        reading: 'Mark the defender as helpless, restrained or stunned, whichever comes nearest.',
      },
    ],
    overrides: ['the GM, on the space'],
    related: ['percentile-dodge.trigger', 'percentile-dodge.situational'],
  },
  {
    id: 'percentile-dodge.combined',
    title: 'The steps together',
    kind: 'procedure',
    text: 'An attack is settled in five steps. First its kind: is it contested, or has the GM granted a dodge against a shot? Second, may the defender dodge? Third, the base dodge. Fourth, everything that modifies it. Fifth, the contest. Where the first or second step says no, nobody dodges, and the attack is settled by its own test.',
    related: [
      'percentile-dodge.attack-type',
      'percentile-dodge.eligibility',
      'percentile-dodge.base-skill',
      'percentile-dodge.effective-dodge',
      'percentile-dodge.contest',
    ],
  },
];
