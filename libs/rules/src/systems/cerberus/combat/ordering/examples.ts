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
          { id: 'aldo', name: 'Aldo', reflex: 5 },
          { id: 'berta', name: 'Berta', reflex: 8 },
          { id: 'cora', name: 'Cora', reflex: 10 },
          { id: 'dirk', name: 'Dirk', reflex: 0 },
        ],
      },
      dice: {
        rolls: [
          { key: 'aldo.reflex', faces: [15, 3] },
          { key: 'berta.reflex', faces: [12, 9] },
          { key: 'cora.reflex', faces: [14] },
          { key: 'dirk.reflex', faces: [7] },
        ],
      },
    },
  },
];
