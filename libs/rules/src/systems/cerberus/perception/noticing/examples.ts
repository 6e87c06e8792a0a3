import type { Example } from '../../../../kernel/unit.ts';

const SIGN = 'cerberus.perception.invisibility.evidence';
const observer = { name: 'Maelis', looking: true, wis: 3, grade: 'good', level: 4 };

export const noticeExamples: readonly Example[] = [
  {
    title: 'A look toward the intruder that just reaches the DC, with the die of the day',
    request: {
      input: { observer, creature: { name: 'the intruder', dc: 16 } },
      dice: { rolls: [{ key: 'gm.illusion', faces: [9] }] },
    },
  },
  {
    title: 'Tracks in the flour: the GM gives 4 on the Save',
    request: {
      input: { observer, creature: { dc: 18, masksSound: true, evidence: 'tracks' } },
      decisions: [
        { id: `${SIGN}#ruling`, value: 'save-bonus' },
        { id: `${SIGN}#bonus`, value: 4 },
      ],
    },
  },
  {
    title: 'In the dark, 30 ft away, with Darkvision and a scent besides',
    request: {
      input: {
        observer: { ...observer, darkvisionRange_ft: 60 },
        creature: { dc: 22, lit: false, distance_ft: 30, evidence: 'scent' },
      },
      dice: {
        rolls: [
          { key: 'gm.illusion', faces: [5] },
          { key: 'player.perception', faces: [1] },
        ],
      },
      decisions: [
        { id: `${SIGN}#ruling`, value: 'separate-chance' },
        { id: `${SIGN}#odds`, value: { x: 1, y: 3 } },
      ],
    },
  },
  {
    title: 'Looking the other way',
    request: { input: { observer: { ...observer, looking: false }, creature: { dc: 12 } } },
  },
];
