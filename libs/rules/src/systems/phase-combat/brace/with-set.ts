import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { set as setRule } from '../basics/set.ts';

/** Brace alone costs nothing; with Set both bonuses apply, for a full phase. */
export const withSet = formula({
  id: 'phase-combat.brace.with-set',
  input: z.strictObject({ brace: flag('Whether Brace is used.'), set: flag('Whether Set is used.') }),
  output: z.strictObject({
    phaseCost: choice('PhaseCombatAimCost', ['zero', 'full', 'none'], 'What it costs; none when neither is used.'),
  }),
  uses: [setRule],
  says: ({ phaseCost }) => (phaseCost === 'none' ? 'Neither is used.' : `It is a ${phaseCost} phase action.`),
  evaluate({ brace, set }, ruling) {
    if (!set) return { phaseCost: brace ? ('zero' as const) : ('none' as const) };
    ruling.run(setRule, {});
    return { phaseCost: 'full' as const };
  },
});
