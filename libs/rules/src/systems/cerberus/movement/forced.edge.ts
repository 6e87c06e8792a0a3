import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage } from '../base/advantage.ts';
import { rolledTotal } from '../base/figures.ts';
import { feet } from './moving/fields.ts';
import { effectDc, reflexDie, reflexField, reflexMode, reflexSaved } from './moving/reflex-save.ts';

const RULE = 'cerberus.movement.forced.edge';

const realDanger = decision({
  id: `${RULE}#realDanger`,
  question: 'Is it shoved toward real danger, such as a pit, fire or spikes?',
  schema: z.boolean(),
});

/** A shove toward real danger allows a Reflex Save: made, it stops at the brink; failed, it goes the whole distance. */
export const forcedEdge = procedure({
  id: RULE,
  input: z.strictObject({
    moved_ft: feet('How far it is moved.'),
    edge_ft: feet('Distance to the brink, where there is one.').optional(),
    realDanger: flag('Whether there is real danger; left out, the GM says: usually where there is a brink.').optional(),
    reflex: reflexField(),
    mode: reflexMode(),
    dc: effectDc(),
  }),
  output: z.strictObject({
    moved_ft: feet('How far it is moved in the end.'),
    inDanger: flag('Whether it goes over the brink.'),
    total: rolledTotal('The Reflex Save; absent when none was made.').optional(),
  }),
  dice: [reflexDie],
  decisions: [realDanger],
  uses: [advantage],
  outcome: ['moved_ft', 'inDanger'],
  says: ({ moved_ft: moved, inDanger }) =>
    inDanger ? `Over the brink, ${moved} ft.` : `Moved ${moved} ft, not over a brink.`,
  evaluate({ moved_ft: moved, edge_ft: edge, realDanger: known, reflex, mode, dc }, ruling) {
    const isDanger = known ?? ruling.decide(realDanger, edge !== undefined);
    if (!isDanger || edge === undefined || edge >= moved) return { moved_ft: moved, inDanger: false };
    const { total, saved } = reflexSaved({ reflex, mode, dc }, RULE, ruling);
    return { moved_ft: saved ? edge : moved, inDanger: !saved, total };
  },
});
