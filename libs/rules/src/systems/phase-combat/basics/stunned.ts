import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { workedOut } from '../vocabulary.ts';
import { halfCv } from './half-cv.ts';

/** Half DCV, no action, no abort, until a full phase is spent on recovering. */
export const stunned = formula({
  id: 'phase-combat.basics.stunned',
  input: z.strictObject({ dcv: workedOut('DCV before.') }),
  output: z.strictObject({
    dcv: workedOut('DCV while Stunned.'),
    mayAct: flag('Whether the character may act.'),
    mayAbort: flag('Whether the character may abort.'),
  }),
  uses: [halfCv],
  says: ({ dcv }) => `Stunned: DCV ${dcv}, no action and no abort.`,
  evaluate: ({ dcv }, ruling) => ({ dcv: ruling.run(halfCv, { cv: dcv }).half, mayAct: false, mayAbort: false }),
});
