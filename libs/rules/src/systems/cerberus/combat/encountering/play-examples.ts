import type { Example } from '../../../../kernel/unit.ts';
import { workedCommands, workedEncounter } from './worked-round.ts';

const cover = { do: 'cover', who: 'maelis', from: ['sera'], cover: 'light' };
const arrow = { do: 'attack', who: 'sera', target: 'maelis' };
const dice = workedCommands.find(({ step }) => step === 't1.07')?.rolls ?? [];

export const playExamples: readonly Example[] = [
  {
    title: 'Maelis moves behind the crates, and dodges an arrow with the dice of the book',
    request: {
      input: { state: workedEncounter, commands: [cover, { ...arrow, defense: { kind: 'dodge' } }] },
      dice: { rolls: dice.map(({ key, faces }) => ({ key: `commands.2.${key}`, faces: [...faces] })) },
    },
  },
  {
    title: 'Wounded, with two arrows coming: is Maelis up at the end of the tick?',
    request: {
      input: {
        state: workedEncounter,
        commands: [
          { do: 'rule', who: 'maelis', hp: 12 },
          { ...arrow, defense: { kind: 'dodge' } },
          { ...arrow, defense: { kind: 'none' } },
          { do: 'endTick' },
        ],
      },
    },
  },
];
