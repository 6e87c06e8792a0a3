import type { Example } from '../../../../kernel/unit.ts';

const BONUS = 'cerberus.perception.hidden-attack.bonuses';

export const ambushExamples: readonly Example[] = [
  {
    title: 'Two stabs from the shadows at somebody who may hear it, rolled at the table',
    request: {
      input: {
        attacker: { name: 'Séra', reflex: 9, attacks: 2 },
        defender: { name: 'Brant', reflex: 8 },
        defenderCanReact: true,
        scale: 'scene',
      },
      dice: {
        rolls: [
          { key: 'attacker.reflex', faces: [15] },
          { key: 'defender.reflex', faces: [10] },
        ],
      },
    },
  },
  {
    title: 'A sleeper cannot react',
    request: {
      input: {
        attacker: { reflex: 5, attacks: 3 },
        defender: { reflex: 12 },
        defenderCanReact: false,
        scale: 'journey',
      },
    },
  },
  {
    title: 'A good hiding place against a keen nose',
    request: {
      input: { attacker: { reflex: 6, attacks: 1 }, defender: { reflex: 10 }, defenderCanReact: true },
      decisions: [
        { id: `${BONUS}#bonusA`, value: 5 },
        { id: `${BONUS}#bonusD`, value: 2 },
      ],
    },
  },
];
