import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';

const RULE = 'phase-combat.grab.pinned-limbs';

const limbsPerHit = decision({
  id: `${RULE}#limbsPerHit`,
  question: 'How many limbs does each hit of a grab pin?',
  schema: whole(0, 100, 'Limbs that one hit pins.'),
  usual: 2,
});

const limbs = (description: string) => whole(0, 100, { description, unit: 'limbs' });

/** Each hit of a grab pins two of the victim's limbs; a pinned limb cannot attack. */
export const pinnedLimbs = formula({
  id: RULE,
  input: z.strictObject({
    hits: whole(1, 100, 'Grab attacks that hit; 1 without a Sweep.'),
    limbs: limbs("The victim's limbs."),
  }),
  output: z.strictObject({ pinned: limbs('Limbs that are pinned.'), free: limbs('Limbs that are free.') }),
  decisions: [limbsPerHit],
  says: ({ pinned, free }) => `${counted(pinned, 'limb is', 'limbs are')} pinned, ${counted(free, 'is', 'are')} free.`,
  evaluate({ hits, limbs: all }, ruling) {
    const pinned = ruling
      .calc('pinned')
      .plus('a hit', ruling.decide(limbsPerHit))
      .times(agreeing(hits, 'hit'), hits)
      .atMost(all)
      .floor(RULE, 'limbs');
    return { pinned, free: all - pinned };
  },
});
