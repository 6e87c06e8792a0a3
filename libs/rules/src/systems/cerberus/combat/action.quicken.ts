import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { stages } from './boards/state.ts';

/** Quicken Spell makes a casting that it accepts take 1 tick and 1 spell token; otherwise the casting time stands. */
export const actionQuicken = formula({
  id: 'cerberus.combat.action.quicken',
  input: z.strictObject({
    castingTicks: stages().describe("The casting time of the spell's entry."),
    hasFeat: flag('Whether the caster has Quicken Spell.'),
    eligible: flag('Whether Quicken Spell accepts the spell.'),
  }),
  output: z.strictObject({
    ticks: stages().describe('Ticks that the casting takes.'),
    spellTokens: stages().describe('Spell tokens that it takes.'),
  }),
  says: ({ ticks }) => `The casting takes ${counted(ticks, 'tick')}.`,
  evaluate({ castingTicks, hasFeat, eligible }) {
    const ticks = hasFeat && eligible ? 1 : castingTicks;
    return { ticks, spellTokens: ticks };
  },
});
