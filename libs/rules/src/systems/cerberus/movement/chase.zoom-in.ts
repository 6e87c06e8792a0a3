import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { formula } from '../../../kernel/unit.ts';
import { TimeScale } from '../time/scales.ts';

const RULE = 'cerberus.movement.chase.zoom-in';

const priorityContested = decision({
  id: `${RULE}#priorityContested`,
  question: 'Does somebody contest priority on the way: shoot, release a spell, shut a door?',
  schema: z.boolean(),
  usual: false,
});

/** A chase is a scene in which nothing is counted, until somebody contests priority; then it goes tick by tick. */
export const chaseZoomIn = formula({
  id: RULE,
  input: z.strictObject({}),
  output: z.strictObject({ scale: TimeScale }),
  decisions: [priorityContested],
  says: ({ scale }) => (scale === 'tick' ? 'Tick by tick.' : 'A scene: nothing is counted.'),
  evaluate: (_, ruling) => ({ scale: ruling.decide(priorityContested) ? ('tick' as const) : ('scene' as const) }),
});
