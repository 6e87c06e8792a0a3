import { reducer } from '../../../kernel/state.ts';
import { advanced, legalNow } from './encountering/advancing.ts';
import { changesOf } from './encountering/changes.ts';
import { EncounterCommand, EncounterEvent } from './encountering/commands.ts';
import { outcomeOf } from './encountering/common.ts';
import { encounterDecisions, encounterDice, encounterParameters, encounterRules } from './encountering/drawing-on.ts';
import { encounterExamples } from './encountering/examples.ts';
import { oddsOfEverybody } from './encountering/odds.ts';
import { EncounterState } from './encountering/state.ts';
import { encounterTracking } from './encountering/tracking.ts';

/** An encounter tick by tick: declarations, attacks and their defenses, castings, wounds, rounds that refill. */
export const encounter = reducer<EncounterState, EncounterCommand, EncounterEvent>({
  id: 'cerberus.combat.encounter',
  title: 'Run an encounter',
  summary:
    'Takes an encounter as it stands and one command: declaring, priority, attacks and defenses, spells and other actions over several ticks, movement, conditions, wounds, the next tick and round.',
  state: EncounterState,
  command: EncounterCommand,
  event: EncounterEvent,
  dice: encounterDice('commands.*.'),
  decisions: encounterDecisions,
  parameters: encounterParameters,
  uses: encounterRules,
  odds: {
    outcome: ({ events }) => outcomeOf(events) ?? 'none',
    ...oddsOfEverybody,
  },
  legal: legalNow,
  tracking: encounterTracking,
  apply: advanced,
  sentence: ({ events }) => events.map(({ says }) => says).join(' '),
  changes: ({ state }, { state: before }) => changesOf(before, state),
  groups: [
    { title: 'What', fields: ['command'] },
    { title: 'The encounter as it stands', fields: ['state.round', 'state.tick', 'state.combatants'] },
  ],
  examples: encounterExamples,
});
