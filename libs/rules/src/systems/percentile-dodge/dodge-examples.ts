import type { Example } from '../../kernel/unit.ts';

/** Examples of a dodge that is worked out before anybody rolls it. */
export const dodgeExamples: readonly Example[] = [
  {
    title: 'A blow with a margin of 15, and the roll that it takes',
    request: {
      input: {
        attack: { kind: 'melee' },
        defender: { name: 'Mira', dodge: { from: 'skill', value: 70 }, actionsThisRound: 3, cumulativePenalty: 20 },
        attackMargin: 15,
      },
    },
  },
  {
    title: 'Untrained, cramped and in mail',
    request: {
      input: {
        attack: { kind: 'thrown' },
        defender: { name: 'Orso', dodge: { from: 'dexterity', value: 13 }, armor: 'heavy', gmArmorModifier: -10 },
        situation: 'cramped',
      },
    },
  },
  {
    title: 'A shot in a face-off, granted by the GM',
    request: {
      input: {
        attack: { kind: 'launched', shot: { alert: true, watchingArcher: true } },
        defender: { name: 'Mira', dodge: { from: 'skill', value: 42 }, actionsThisRound: 2 },
      },
      decisions: [
        { id: 'percentile-dodge.archery-permission#gmAllows', value: true },
        { id: 'percentile-dodge.archery-permission#roomToMove', value: true },
        { id: 'percentile-dodge.situational#situation', value: 'confined' },
        { id: 'percentile-dodge.situational#confinedPoints', value: -20 },
        { id: 'percentile-dodge.multi-action#cumulativePenalty', value: 10 },
      ],
    },
  },
  {
    title: 'A spell that leaves time to react',
    request: {
      input: { attack: { kind: 'magical' }, defender: { dodge: { from: 'skill', value: 55 } } },
    },
  },
];
