import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { BlockingItem, workedOut } from '../vocabulary.ts';
import { failure } from './failure.ts';
import { blockFields, ocv as blockingOcv } from './ocv.ts';
import { roll } from './roll.ts';

/** How a series stands: what is blocked, whether blocking is over, and what has hit. */
interface Series {
  blocked: number;
  isSpent: boolean;
  hits: number;
}

/** A block stops the one attack of a series that it meets; each further one needs a block of its own, or rolls to hit. */
export const autofireSweep = procedure({
  id: 'phase-combat.block.autofire-sweep',
  input: z.strictObject({
    ...blockFields,
    item: BlockingItem.optional().describe('What meets the blows; usually a weapon.'),
    forAnother: flag('Whether the attacks are aimed at somebody else.').optional(),
    attackerOcv: workedOut("The attacker's OCV in each attack of the series."),
    targetDcv: workedOut("The target's DCV."),
    attacks: whole(1, 100, 'How many attacks the series has.'),
  }),
  output: z.strictObject({
    blocked: whole(0, 100, 'How many attacks were blocked.'),
    hits: whole(0, 100, 'How many attacks hit.'),
  }),
  dice: [
    { key: 'attacks.*.block', dice: '3d6', by: 'blocker', label: 'block' },
    { key: 'attacks.*.attack', dice: '3d6', by: 'attacker', label: 'attack roll' },
  ],
  uses: [blockingOcv, roll, failure],
  outcome: ['blocked', 'hits'],
  says: ({ blocked, hits }, { attacks }) =>
    `Of ${counted(attacks, 'attack')} ${counted(blocked, 'is', 'are')} blocked and ${counted(hits, 'hits', 'hit')}.`,
  evaluate({ attackerOcv, targetDcv, attacks, item = 'weapon', forAnother = false, ...blocker }, ruling) {
    const series = Array.from({ length: attacks }, (_, n) => n);
    const start: Series = { blocked: 0, isSpent: false, hits: 0 };
    const { state } = ruling.fold('attacks', series, start, (before) => {
      const { blocked: attemptsBefore, isSpent, hits } = before;
      if (!isSpent) {
        const { blockOcv } = ruling.run(blockingOcv, { ...blocker, item, forAnother, attemptsBefore });
        const isBlocked = ruling.run(roll, { blockOcv, attackerOcv }).blocked;
        if (isBlocked) return { state: { ...before, blocked: attemptsBefore + 1 } };
      }
      const { hit } = ruling.run(failure, { attackerOcv, targetDcv });
      return { state: { blocked: attemptsBefore, isSpent: true, hits: hits + (hit ? 1 : 0) } };
    });
    return { blocked: state.blocked, hits: state.hits };
  },
});
