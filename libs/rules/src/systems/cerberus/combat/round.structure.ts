import { tooLarge } from '../../../kernel/problem.ts';
import { formula } from '../../../kernel/unit.ts';
import { MOST_ROUNDS, Moment, TICKS } from './boards/state.ts';

/** Rounds have exactly 3 ticks; after the third comes the first of the next round. */
export const roundStructure = formula({
  id: 'cerberus.combat.round.structure',
  input: Moment,
  output: Moment,
  says: ({ round, tick }) => `Next is tick ${tick} of round ${round}.`,
  evaluate({ round, tick }) {
    if (tick < TICKS) return { round, tick: tick + 1 };
    if (round === MOST_ROUNDS) throw tooLarge('The number of rounds', `${MOST_ROUNDS}`);
    return { round: round + 1, tick: 1 };
  },
});
