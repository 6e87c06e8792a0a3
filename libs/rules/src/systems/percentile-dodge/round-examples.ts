import type { Example } from '../../kernel/unit.ts';

const mira = { id: 'mira', name: 'Mira', dodge: { from: 'skill', value: 62 }, actions: 0, states: [], hits: 0 };
const thorn = { id: 'thorn', name: 'Thorn', dodge: { from: 'dexterity', value: 13 }, actions: 1, states: [], hits: 0 };
const fight = {
  kind: 'percentile-dodge.round',
  formatVersion: 1,
  commands: 0,
  round: 1,
  combatants: [mira, thorn],
};
const busy = { ...fight, commands: 1, combatants: [{ ...mira, actions: 2, cumulativePenalty: 20 }, thorn] };
const blow = { do: 'attack', by: 'thorn', target: 'mira', attack: { name: 'sword', kind: 'melee', skill: 55 } };

/** Examples of a fight that is kept. */
export const roundExamples: readonly Example[] = [
  {
    title: 'Two actions at once, at 20 points off',
    request: { input: { state: fight, command: { do: 'declare', who: 'mira', actions: 2, cumulativePenalty: 20 } } },
  },
  {
    title: 'A blow at somebody who does two things at once',
    request: {
      input: { state: busy, command: { ...blow, situation: 'open' } },
      dice: {
        rolls: [
          { key: 'commands.2.attacker.attack', faces: [30] },
          { key: 'commands.2.defender.dodge', faces: [18] },
        ],
      },
    },
  },
  {
    title: 'A shot that the GM lets be dodged, in clutter',
    request: {
      input: {
        state: { ...fight, combatants: [{ ...mira, actions: 2, armor: 'heavy' }, thorn] },
        command: {
          ...blow,
          attack: { name: 'bolt', kind: 'launched', skill: 48, shot: { alert: true, watchingArcher: true } },
        },
      },
      decisions: [
        { id: 'percentile-dodge.archery-permission#gmAllows', value: true },
        { id: 'percentile-dodge.archery-permission#roomToMove', value: true },
        { id: 'percentile-dodge.situational#situation', value: 'confined' },
        { id: 'percentile-dodge.situational#confinedPoints', value: -20 },
        { id: 'percentile-dodge.multi-action#cumulativePenalty', value: 20 },
        { id: 'percentile-dodge.armor#gmArmorModifier', value: -10 },
      ],
    },
  },
  {
    title: 'A stool, thrown by nobody in particular',
    request: {
      input: {
        state: fight,
        command: {
          do: 'attack',
          target: 'thorn',
          attack: { name: 'stool', kind: 'thrown', skill: 30 },
          situation: 'typical',
        },
      },
    },
  },
  {
    title: 'A bolt of fire, with nowhere to move',
    request: {
      input: {
        state: fight,
        command: { ...blow, attack: { name: 'bolt of fire', kind: 'magical', skill: 66 }, situation: 'cramped' },
      },
    },
  },
  {
    title: 'Stunned',
    request: { input: { state: busy, command: { do: 'mark', who: 'mira', states: ['stunned'] } } },
  },
  {
    title: 'An arrow that nobody is ready for',
    request: {
      input: { state: fight, command: { ...blow, attack: { name: 'arrow', kind: 'archery', skill: 48 } } },
      decisions: [{ id: 'percentile-dodge.combined#skillTestOutcome', value: 'hit' }],
    },
  },
  {
    title: 'The next round, with no actions yet',
    request: { input: { state: busy, command: { do: 'next-round' } } },
  },
];
