import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** A disarm that succeeds drops one held object of the attacker's choice into the target's space; nobody is Grappled by it. */
export const grappleDisarm = formula({
  id: 'cerberus.martial.grapple.disarm',
  input: z.strictObject({
    success: flag('Whether the technique succeeded.'),
    heldObjects: z.array(text(60, 'An object.')).max(20).describe('What the target holds.'),
    chosen: text(60, 'The object that the attacker goes for.'),
  }),
  output: z.strictObject({
    dropped: z.array(z.string()).describe("What falls into the target's space."),
    targetGrappled: flag('Whether the target is Grappled by it: never.'),
  }),
  says: ({ dropped }) =>
    dropped.length > 0 ? `The target drops ${dropped.map(definite).join(', ')}.` : 'Nothing is dropped.',
  evaluate({ success, heldObjects, chosen }) {
    const drops = success && heldObjects.includes(chosen);
    return { dropped: drops ? [chosen] : [], targetGrappled: false };
  },
});

/** `the sword`, but `his father's sword` as it is. */
function definite(object: string): string {
  return /^(a|an|the|his|her|its|their) /i.test(object) ? object : `the ${object}`;
}
