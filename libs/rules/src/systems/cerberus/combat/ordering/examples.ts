import type { Example } from '../../../../kernel/unit.ts';

export const priorityExamples: readonly Example[] = [
  {
    title: 'Mage, archer and axe-man at the release of a spell, rolled at the table',
    request: {
      input: {
        participants: [
          { id: 'maelis', name: 'Maelis', action: 'release', reflex: 10 },
          { id: 'sera', name: 'Séra', action: 'arrow', reflex: 14 },
          { id: 'osseur', name: 'Osseur', action: 'axe', reflex: 11 },
        ],
        firstDeclarer: 'osseur',
      },
      dice: {
        rolls: [
          { key: 'maelis.reflex', faces: [17] },
          { key: 'sera.reflex', faces: [12] },
          { key: 'osseur.reflex', faces: [9] },
        ],
      },
    },
  },
  {
    title: 'Two of four are tied and roll again among themselves',
    request: {
      input: {
        participants: [
          { id: 'a', reflex: 5 },
          { id: 'b', reflex: 8 },
          { id: 'c', reflex: 10 },
          { id: 'd', reflex: 0 },
        ],
      },
      dice: {
        rolls: [
          { key: 'a.reflex', faces: [15, 3] },
          { key: 'b.reflex', faces: [12, 9] },
          { key: 'c.reflex', faces: [14] },
          { key: 'd.reflex', faces: [7] },
        ],
      },
    },
  },
];
