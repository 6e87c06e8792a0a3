import { z } from 'zod';
import { schemaGiving } from '../../../kernel/giving.ts';
import { text } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { changesOf } from './encountering/changes.ts';
import { EncounterCommand } from './encountering/commands.ts';
import { encounterDecisions, encounterDice, encounterParameters, encounterRules } from './encountering/drawing-on.ts';
import { oddsOfEverybody } from './encountering/odds.ts';
import { playExamples } from './encountering/play-examples.ts';
import { Played, played } from './encountering/playing.ts';
import { EncounterState } from './encountering/state.ts';

const Input = z.strictObject({
  state: EncounterState,
  commands: z
    .array(EncounterCommand)
    .min(1)
    .max(500)
    .describe('The commands, in order. What is not possible is told, and play goes on.'),
});
const Output = z.strictObject({
  state: EncounterState,
  outcome: text(60, 'What came of the last command.'),
  steps: z.array(Played).describe('What became of each command, in order.'),
});

/** Many commands of an encounter at once: a script, a plan, a round replayed. Its odds are those of the last command and of who is up at the end. */
export const play = operation<z.infer<typeof Input>, z.infer<typeof Output>>({
  id: 'cerberus.combat.play',
  title: 'Play many commands',
  summary:
    'Takes an encounter and a list of commands, and plays them in order. The odds tell the chance that the last one succeeds, and that each combatant is up at the end.',
  input: Input,
  output: Output,
  lasting: schemaGiving<EncounterState>(EncounterState),
  dice: encounterDice('commands.*.'),
  decisions: encounterDecisions,
  parameters: encounterParameters,
  uses: encounterRules,
  odds: {
    outcome: ({ outcome }) => outcome,
    ...oddsOfEverybody,
  },
  resolve: ({ state, commands }, ruling) => played(state, commands, ruling),
  sentence({ steps }) {
    const refused = steps.filter((step) => step.refused !== null);
    const [first] = refused;
    return [
      `${counted(steps.length, 'command')} played.`,
      ...(steps.at(-1)?.events ?? []).map(({ says }) => says),
      ...(first ? [`${counted(refused.length, 'command')} not possible: ${first.refused?.message}`] : []),
    ].join(' ');
  },
  changes: ({ state }, { state: before }) => changesOf(before, state),
  groups: [
    { title: 'What', fields: ['commands'] },
    { title: 'The encounter as it stands', fields: ['state.round', 'state.tick', 'state.combatants'] },
  ],
  examples: playExamples,
});
