import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { played } from '../combat/encountering/playing.ts';
import { workedEncounter, workedSteps, workedUntil } from '../combat/encountering/worked-round.ts';
import { replayDice, slotsSpent, spentSince, standings, standingsOf, standingWords } from './replaying.ts';

export const WorkedStepId = choice(
  'CerberusWorkedStep',
  workedSteps as [string, ...string[]],
  'A step of the worked round.',
);

/** The worked round played as an encounter, up to the end of a step: who has what HP, tokens, dodges and slots. */
export const replay = procedure({
  id: 'cerberus.example.replay',
  input: z.strictObject({ replayThrough: WorkedStepId.describe('The last step that is played.') }),
  output: z.strictObject({ combatants: standings(), spellSlotsSpent: slotsSpent() }),
  dice: replayDice,
  outcome: ['combatants', 'spellSlotsSpent'],
  says: ({ combatants }) => standingWords(combatants),
  evaluate({ replayThrough }, ruling) {
    const { state } = played(workedEncounter, workedUntil(replayThrough).commands, ruling);
    return { combatants: standingsOf(state, ruling), spellSlotsSpent: spentSince(state) };
  },
});
