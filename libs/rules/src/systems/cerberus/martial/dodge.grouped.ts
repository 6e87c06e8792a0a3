import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { combatantId, reserve } from '../vocabulary.ts';

const RULE = 'cerberus.martial.dodge.grouped';

/** Asked by whoever resolves a mass of attacks; the rule itself takes the answer. */
export const useGroupedDodge = decision({
  id: `${RULE}#useGroupedDodge`,
  question: 'Does one duel settle all the dodges against these attacks?',
  schema: z.boolean(),
  usual: false,
});

const Ids = z.array(combatantId()).max(1000);

/** Asked by whoever resolves a mass of attacks, once dodges have won. */
export const cancelledAttacks = decision<string[]>({
  id: `${RULE}#cancelledAttacks`,
  question: 'Which attacks do the dodges cancel? Usually the first announced.',
  schema: Ids.describe('Ids of attacks, the first to be cancelled first.'),
  usual: [],
});

/** The order in which dodges cancel attacks: those that the GM named, then the others as announced. */
export function namedFirst(announced: readonly string[], named: readonly string[]): string[] {
  return [...new Set([...named, ...announced])];
}

export const NOT_GRANTED = 'The GM does not settle several dodges in one duel.';
export const tooManyStaked = (dodges: number): string =>
  `No more than the ${counted(dodges, 'dodge')} of the reserve can be staked.`;

/** One duel for several dodges: won, each staked dodge cancels one attack; the stake is spent either way. */
export const dodgeGrouped = formula({
  id: RULE,
  input: z.strictObject({
    attacks: reserve('How many attacks come at once.'),
    dodges: reserve('Dedicated dodges left this round.'),
    declared: reserve('How many dodges are staked, named before the duel.'),
    won: flag('Whether the defender won the one duel.'),
    useGroupedDodge: flag('Whether the GM settles the dodges in one duel; taken as given unless said.').optional(),
    cancelledAttacks: Ids.optional().describe('Ids of the attacks, in the order in which dodges cancel them.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether so many dodges can be staked.'),
    cancelled: reserve('Attacks cancelled.'),
    landing: reserve('Attacks that land, each by itself.'),
    dodgesAfter: reserve('Dedicated dodges left afterwards.'),
    cancelledAttacks: z
      .array(z.string())
      .optional()
      .describe('Which attacks are cancelled, where their ids are known.'),
  }),
  says: ({ allowed, cancelled, landing, dodgesAfter }, { dodges, useGroupedDodge: isGranted = true }) => {
    if (allowed)
      return `${cancelled} cancelled, ${landing} to land; ${dodgesAfter} of ${counted(dodges, 'dodge')} left.`;
    return isGranted ? tooManyStaked(dodges) : NOT_GRANTED;
  },
  evaluate({ attacks, dodges, declared, won, useGroupedDodge: isGranted = true, cancelledAttacks: inOrder }) {
    const allowed = isGranted && declared <= dodges;
    const cancelled = allowed && won ? Math.min(declared, attacks) : 0;
    return {
      allowed,
      cancelled,
      landing: attacks - cancelled,
      dodgesAfter: allowed ? dodges - declared : dodges,
      ...(inOrder && { cancelledAttacks: inOrder.slice(0, cancelled) }),
    };
  },
});
