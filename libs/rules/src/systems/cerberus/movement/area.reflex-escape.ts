import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage } from '../base/advantage.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { effectDc, reflexDie, reflexField, reflexMode, reflexSaved } from './moving/reflex-save.ts';

const RULE = 'cerberus.movement.area.reflex-escape';

const allowEscape = decision({
  id: `${RULE}#allowEscape`,
  question: 'Does somebody of such high level get a Reflex Save to be out of the area in time?',
  schema: z.boolean(),
  usual: false,
});

const dc = decision({
  id: `${RULE}#dc`,
  question: "What is the DC of leaping out of the area? Usually the effect's own.",
  schema: difficulty(),
});

/** The GM may give somebody of high level a Reflex Save to leap out of an area in time; a dedicated dodge never does that. */
export const areaReflexEscape = procedure({
  id: RULE,
  input: z.strictObject({
    allowEscape: flag('Whether there is a Save; left out, the GM says, and usually not.').optional(),
    reflex: reflexField(),
    mode: reflexMode(),
    dc: effectDc().optional(),
  }),
  output: z.strictObject({
    escapes: flag('Whether it is out of the area in time.'),
    total: rolledTotal('The Reflex Save; absent when none was made.').optional(),
  }),
  dice: [reflexDie],
  decisions: [allowEscape, dc],
  uses: [advantage],
  outcome: ['escapes'],
  says: ({ escapes }) => (escapes ? 'Out of the area in time.' : 'Not out of the area.'),
  evaluate({ allowEscape: known, reflex, mode, dc: effect }, ruling) {
    if (!(known ?? ruling.decide(allowEscape))) return { escapes: false };
    const { total, saved } = reflexSaved({ reflex, mode, dc: ruling.decide(dc, effect) }, RULE, ruling);
    return { escapes: saved, total };
  },
});
