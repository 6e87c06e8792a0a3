import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';

/** A hold that succeeds makes the target Grappled and ties up at least one of the holder's limbs. */
export const grappleHold = formula({
  id: 'cerberus.martial.grapple.hold',
  input: z.strictObject({
    success: flag('Whether the technique succeeded.'),
    freeLimbs: whole(0, 100, "The holder's free hands or suitable limbs."),
    limbsUsed: whole(1, 100, 'How many of them hold; usually 1.').optional(),
  }),
  output: z.strictObject({
    targetCondition: choice('CerberusHoldCondition', ['grappled', 'none'], 'What becomes of the target.'),
    holderLimbsBusy: whole(0, 100, "The holder's limbs that the hold ties up."),
  }),
  says: ({ targetCondition, holderLimbsBusy: busy }) => {
    if (targetCondition === 'none') return 'The hold fails.';
    return `The target is Grappled; ${counted(busy, 'limb holds', 'limbs hold')} it.`;
  },
  evaluate({ success, freeLimbs, limbsUsed = 1 }) {
    if (!success || freeLimbs < limbsUsed) return { targetCondition: 'none' as const, holderLimbsBusy: 0 };
    return { targetCondition: 'grappled' as const, holderLimbsBusy: limbsUsed };
  },
});
