import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { actionQuicken } from './action.quicken.ts';
import { stages } from './boards/state.ts';

/** A spell takes a spell token and a slot in every tick of its casting, the one of its release included. */
export const actionSpell = formula({
  id: 'cerberus.combat.action.spell',
  input: z.strictObject({
    castingTicks: stages().describe("The casting time of the spell's entry; a Standard spell has 2 ticks."),
    quickened: flag('Whether it is cast with Quicken Spell.').optional(),
  }),
  output: actionQuicken.output,
  uses: [actionQuicken],
  says: ({ ticks, spellTokens }) => `${counted(ticks, 'tick')}, ${counted(spellTokens, 'spell token')}.`,
  evaluate: ({ castingTicks, quickened = false }, ruling) =>
    quickened
      ? ruling.run(actionQuicken, { castingTicks, hasFeat: true, eligible: true })
      : { ticks: castingTicks, spellTokens: castingTicks },
});
