import type { Example } from '../../../../kernel/unit.ts';
import { workedCommands, workedEncounter } from './worked-round.ts';

const opening = workedCommands[0]?.command;

export const encounterExamples: readonly Example[] = [
  {
    title: 'Séra declares three arrows, the first to speak',
    request: { input: { state: workedEncounter, command: opening } },
  },
  {
    title: 'An arrow at Maelis, who dodges, with the dice of the table',
    request: {
      input: {
        state: workedEncounter,
        command: { do: 'attack', who: 'sera', target: 'maelis', defense: { kind: 'dodge' } },
      },
      dice: {
        rolls: [
          { key: 'commands.1.attacker.reflex', faces: [11] },
          { key: 'commands.1.defender.reflex', faces: [14] },
          { key: 'commands.1.attacker.critical', faces: [10] },
          { key: 'commands.1.attacker.damage', faces: [4] },
        ],
      },
    },
  },
  {
    title: 'Who comes first: Maelis, Séra or Osseur',
    request: { input: { state: workedEncounter, command: { do: 'priority', among: ['maelis', 'sera', 'osseur'] } } },
  },
];
