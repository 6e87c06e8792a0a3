import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { segment, speed } from '../vocabulary.ts';
import { between, phaseAfter, speedChartRows } from './phases.ts';

const RULE = 'phase-combat.basics.hold';

const keepUntilOwnDex = decision({
  id: `${RULE}#keepUntilOwnDex`,
  question: "Does a held action stay usable until the holder's DEX comes up in the next Segment with a Phase?",
  schema: z.boolean(),
  usual: false,
});

/** A held action is lost when the next Segment in which the holder has a Phase begins. */
export const hold = formula({
  id: RULE,
  input: z.strictObject({
    spd: speed(),
    heldInSegment: segment('The Segment in which the action was held.'),
    segmentNow: segment('The Segment now.'),
    turnOffset: whole(0, 1, '0 in the same Turn, 1 in the next.'),
  }),
  output: z.strictObject({ stillHeld: flag('Whether the action is still held.') }),
  decisions: [keepUntilOwnDex, speedChartRows],
  says: ({ stillHeld }) => (stillHeld ? 'The action is still held.' : 'The held action is lost, unused.'),
  evaluate({ spd, heldInSegment, segmentNow, turnOffset }, ruling) {
    const held = { turnOffset: 0, segment: heldInSegment };
    const now = { turnOffset, segment: segmentNow };
    const next = phaseAfter(spd, held, ruling);
    if (!next || between(now, held) < 0) return { stillHeld: next === undefined };
    const left = between(next, now);
    return { stillHeld: left > 0 || (left === 0 && ruling.decide(keepUntilOwnDex)) };
  },
});
