import type { Example } from '../../kernel/unit.ts';

/** Examples of several attacks on one defender. */
export const attacksExamples: readonly Example[] = [
  {
    title: 'Two blows and a thrown stool, against somebody who does two things at once',
    request: {
      input: {
        attacks: [
          { id: 'first', attacker: { name: 'Thorn' }, attack: { name: 'first blow', kind: 'melee', skill: 55 } },
          { id: 'second', attacker: { name: 'Thorn' }, attack: { name: 'second blow', kind: 'melee', skill: 35 } },
          { id: 'stool', attacker: { name: 'Brand' }, attack: { name: 'stool', kind: 'thrown', skill: 30 } },
        ],
        defender: {
          name: 'Mira',
          dodge: { from: 'skill', value: 62 },
          actionsThisRound: 2,
          cumulativePenalty: 20,
        },
        situation: 'typical',
      },
      dice: {
        rolls: [
          { key: 'attacks.first.attacker.attack', faces: [30] },
          { key: 'attacks.first.defender.dodge', faces: [12] },
          { key: 'attacks.second.attacker.attack', faces: [20] },
          { key: 'attacks.second.defender.dodge', faces: [71] },
          { key: 'attacks.stool.attacker.attack', faces: [64] },
          { key: 'attacks.stool.defender.dodge', faces: [99] },
        ],
      },
    },
  },
  {
    title: 'Claws, and an arrow that nobody can dodge',
    request: {
      input: {
        attacks: [
          { attack: { name: 'claws', kind: 'melee', skill: 45 } },
          {
            attacker: { name: 'the archer' },
            attack: { name: 'arrow', kind: 'archery', skill: 50 },
            skillTestOutcome: 'miss',
          },
        ],
        defender: { name: 'Orso', dodge: { from: 'dexterity', value: 16 } },
        situation: 'confined',
      },
      decisions: [{ id: 'percentile-dodge.situational#confinedPoints', at: 'attacks.1', value: -15 }],
    },
  },
  {
    title: 'Two shots in a face-off, of which the GM lets the first be dodged',
    request: {
      input: {
        attacks: [
          { attack: { name: 'arrow', kind: 'archery', skill: 52, shot: { alert: true, watchingArcher: true } } },
          { attack: { name: 'stone', kind: 'launched', skill: 38 }, skillTestOutcome: 'miss' },
        ],
        defender: { name: 'Mira', dodge: { from: 'skill', value: 42 }, actionsThisRound: 2 },
      },
      decisions: [
        { id: 'percentile-dodge.archery-permission#gmAllows', at: 'attacks.1', value: true },
        { id: 'percentile-dodge.archery-permission#roomToMove', at: 'attacks.1', value: true },
        { id: 'percentile-dodge.multi-action#cumulativePenalty', value: 10 },
      ],
    },
  },
];
