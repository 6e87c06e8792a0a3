import type { Example } from '../../kernel/unit.ts';

const rolls = (attackFace: number, dodgeFace: number) => ({
  rolls: [
    { key: 'attacker.attack', faces: [attackFace] },
    { key: 'defender.dodge', faces: [dodgeFace] },
  ],
});

/** Examples of one attack: each way in which it may be settled. */
export const attackExamples: readonly Example[] = [
  {
    title: 'A sword against an untrained dodge on open ground: a tie',
    request: {
      input: {
        attacker: { name: 'Thorn' },
        attack: { name: 'sword', kind: 'melee', skill: 55 },
        defender: { name: 'Mira', dodge: { from: 'dexterity', value: 13 } },
        situation: 'open',
      },
      dice: rolls(60, 28),
    },
  },
  {
    title: 'A javelin at somebody busy, in clutter and plate',
    request: {
      input: {
        attacker: { name: 'Thorn' },
        attack: { name: 'javelin', kind: 'thrown', skill: 50 },
        defender: {
          name: 'Mira',
          dodge: { from: 'skill', value: 70 },
          actionsThisRound: 3,
          cumulativePenalty: 20,
          armor: 'heavy',
        },
        situation: 'confined',
      },
      decisions: [
        { id: 'percentile-dodge.situational#confinedPoints', value: -20 },
        { id: 'percentile-dodge.armor#gmArmorModifier', value: -10 },
      ],
      dice: rolls(35, 6),
    },
  },
  {
    title: 'An arrow that nobody is ready for',
    request: {
      input: {
        attacker: { name: 'the archer' },
        attack: { name: 'arrow', kind: 'archery', skill: 48 },
        defender: { name: 'Mira', dodge: { from: 'skill', value: 42 } },
      },
      decisions: [{ id: 'percentile-dodge.combined#skillTestOutcome', value: 'hit' }],
    },
  },
  {
    title: 'A shot from a crossbow in a face-off, which the GM lets be dodged',
    request: {
      input: {
        attack: { name: 'bolt', kind: 'launched', skill: 48, shot: { alert: true, watchingArcher: true } },
        defender: { name: 'Mira', dodge: { from: 'skill', value: 42 } },
      },
      decisions: [
        { id: 'percentile-dodge.archery-permission#gmAllows', value: true },
        { id: 'percentile-dodge.archery-permission#roomToMove', value: true },
      ],
    },
  },
  {
    title: 'A magical bolt that may be dodged, between two spells of one’s own',
    request: {
      input: {
        attack: { name: 'bolt of fire', kind: 'magical', skill: 66 },
        defender: { name: 'Orso', dodge: { from: 'skill', value: 31 }, actionsThisRound: 2 },
      },
      decisions: [
        { id: 'percentile-dodge.attack-type#timeToReact', value: true },
        { id: 'percentile-dodge.multi-action#cumulativePenalty', value: 15 },
      ],
    },
  },
  {
    title: 'A club against somebody who is stunned',
    request: {
      input: {
        attacker: { name: 'Orso' },
        attack: { name: 'club', kind: 'melee', skill: 40 },
        defender: { name: 'the thief', dodge: { from: 'skill', value: 65 }, states: ['stunned'] },
        skillTestOutcome: 'hit',
      },
    },
  },
];
