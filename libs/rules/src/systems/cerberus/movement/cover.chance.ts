import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isMet } from '../base/prescribed.ts';
import { coverTable, Opening } from './cover-table.ts';

const RULE = 'cerberus.movement.cover.chance';

const chance = decision({
  id: `${RULE}#chance`,
  question: 'How good is the chance of an opening past this cover? Usually 4 in 5 (light) or 2 in 3 (substantial).',
  schema: Opening,
});

/** How good the chance of an opening is: the GM's, else the table's. */
export function openingPast(cover: 'light' | 'substantial', ruling: Figuring): z.infer<typeof Opening> {
  return ruling.decide(chance, ruling.run(coverTable, { cover }).opening ?? undefined);
}

/** Against a target behind cover who neither dodges nor parries, each attack first needs an opening. */
export const coverChance = procedure({
  id: RULE,
  input: z.strictObject({
    cover: choice('CerberusOpeningCover', ['light', 'substantial'], 'How much of the target is covered.'),
    chance: Opening.optional().describe("The GM's chance of an opening; else the decision, else the table's."),
  }),
  output: z.strictObject({ lands: flag('Whether the attack finds an opening.') }),
  dice: [{ key: 'attacker.opening', dice: '1dY', by: 'attacker', label: 'opening' }],
  decisions: [chance],
  uses: [coverTable],
  outcome: ['lands'],
  says: ({ lands }) => (lands ? 'The attack finds an opening.' : 'The cover stops the attack.'),
  evaluate({ cover, chance: given }, ruling) {
    return { lands: isMet('attacker.opening', given ?? openingPast(cover, ruling), RULE, ruling) };
  },
});
