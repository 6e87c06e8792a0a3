import type { Example } from '../../../../kernel/unit.ts';

/** Examples of planning a round. */
export const planExamples: readonly Example[] = [
  {
    title: 'Two MOV up to the opponent, a sword drawn on the way',
    request: {
      input: {
        name: 'Ilse',
        dex: 16,
        engaged: false,
        move: { moved: 2, normal: 8, toEngage: true },
        readied: 1,
        attacks: [{ kind: 'hth' }],
      },
    },
  },
  {
    title: 'A skill of 120 split between two opponents',
    request: {
      input: {
        dex: 12,
        engaged: true,
        skill: 120,
        attacks: [
          { kind: 'hth', share: 60, target: 'b' },
          { kind: 'hth', share: 60, target: 'a' },
        ],
      },
    },
  },
  {
    title: 'A long run, whose delay the GM names',
    request: {
      input: { dex: 15, engaged: false, move: { moved: 6, normal: 8, toEngage: false } },
      decisions: [{ id: 'dex-rank.action.move#delayBeyond4', value: 15 }],
    },
  },
  { title: 'A spell instead of a fight', request: { input: { dex: 11, engaged: false, instead: 'cast' } } },
];
