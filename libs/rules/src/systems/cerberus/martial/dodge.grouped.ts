import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId, reserve } from '../vocabulary.ts';

const RULE = 'cerberus.martial.dodge.grouped';

/** Read by whoever resolves a mass of attacks. */
export const useGroupedDodge = decision({
  id: `${RULE}#useGroupedDodge`,
  question: 'Does one duel settle all the dodges against these attacks?',
  schema: z.boolean(),
  usual: false,
});

/** Read by whoever resolves the attacks that are left; `namedFirst` puts it to use. */
export const cancelledAttacks = decision<string[]>({
  id: `${RULE}#cancelledAttacks`,
  question: 'Which attacks do the dodges cancel? Usually the first announced.',
  schema: z.array(combatantId()).max(1000).describe('Ids of attacks, the first to be cancelled first.'),
  usual: [],
});

/** The attacks that dodges cancel: those the GM named, then the others in the order announced. */
export function namedFirst(announced: readonly string[], named: readonly string[], count: number): string[] {
  const known = [...new Set(named)].filter((id) => announced.includes(id));
  return [...known, ...announced.filter((id) => !known.includes(id))].slice(0, count);
}

/** No more dodges can be staked than are left. */
export const mayStake = (declared: number, dodges: number): boolean => declared <= dodges;
export const tooManyStaked = (dodges: number): string =>
  `No more than the ${dodges} dodges of the reserve can be staked.`;

/** One duel for several dodges: won, each staked dodge cancels one attack; the stake is spent either way. */
export const dodgeGrouped = formula({
  id: RULE,
  input: z.strictObject({
    attacks: reserve('How many attacks come at once.'),
    dodges: reserve('Dedicated dodges left this round.'),
    declared: reserve('How many dodges are staked, named before the duel.'),
    won: flag('Whether the defender won the one duel.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether so many dodges can be staked.'),
    cancelled: reserve('Attacks cancelled.'),
    landing: reserve('Attacks that land, each by itself.'),
    dodgesAfter: reserve('Dedicated dodges left afterwards.'),
  }),
  decisions: [useGroupedDodge, cancelledAttacks],
  says: ({ allowed, cancelled, landing, dodgesAfter }, { dodges }) =>
    allowed ? `${cancelled} cancelled, ${landing} land; ${dodgesAfter} dodges left.` : tooManyStaked(dodges),
  evaluate({ attacks, dodges, declared, won }) {
    if (!mayStake(declared, dodges)) return { allowed: false, cancelled: 0, landing: attacks, dodgesAfter: dodges };
    const cancelled = won ? Math.min(declared, attacks) : 0;
    return { allowed: true, cancelled, landing: attacks - cancelled, dodgesAfter: dodges - declared };
  },
});
