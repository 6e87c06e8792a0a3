import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage, d20Into } from '../base/advantage.ts';
import { RollMode } from '../vocabulary.ts';

const RULE = 'cerberus.martial.dodge.area-save';
const Dc = whole(-1000, 10_000, { title: 'DC', description: "The effect's DC." });

export const granted = decision({
  id: `${RULE}#granted`,
  question: 'May the target try to leave the area before it strikes, by a Reflex Save?',
  schema: z.boolean(),
  usual: false,
});

export const dc = decision({
  id: `${RULE}#dc`,
  question: 'Against which DC is the Reflex Save to leave the area?',
  schema: Dc,
});

/** Where the GM grants it, a Reflex Save takes the target out of an area before it strikes. It is a Save: no dodge is spent. */
export const dodgeAreaSave = procedure({
  id: RULE,
  input: z.strictObject({
    granted: flag('Whether the GM grants the Save; left out, the GM says, and usually not.').optional(),
    dc: Dc.optional().describe("The effect's DC; left out, the GM sets one."),
    reflex: whole(-1000, 1000, { title: 'Reflex', description: "The target's Reflex modifier." }),
    mode: RollMode.optional().describe('Advantage or Disadvantage on the Save.'),
  }),
  output: z.strictObject({
    mayLeave: flag('Whether the Save is granted.'),
    escaped: flag('Whether the target is out of the area and unaffected.'),
    dodgesSpent: z.literal(0).describe('Dodges spent: none.'),
  }),
  dice: [{ key: 'reflexSave', dice: '1d20', by: 'target', label: 'Reflex Save' }],
  decisions: [granted, dc],
  uses: [advantage],
  outcome: ['mayLeave', 'escaped'],
  says: ({ mayLeave, escaped }) => {
    if (!mayLeave) return 'No Save to leave the area: the full effect.';
    return escaped ? 'Out of the area before it strikes: unaffected.' : 'Still in the area: the full effect.';
  },
  evaluate({ granted: isGranted, dc: given, reflex, mode }, ruling) {
    const mayLeave = isGranted ?? ruling.decide(granted);
    if (!mayLeave) return { mayLeave, escaped: false, dodgesSpent: 0 as const };
    const needed = given ?? ruling.decide(dc);
    const save = ruling.calc('Reflex Save');
    d20Into(save, 'reflexSave', mode, ruling);
    return { mayLeave, escaped: save.plus('Reflex', reflex).floor(RULE) >= needed, dodgesSpent: 0 as const };
  },
});
