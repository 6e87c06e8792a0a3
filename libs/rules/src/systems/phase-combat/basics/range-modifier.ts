import { phaseCombatBasicsTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatValue, inHexes } from '../vocabulary.ts';

const RULE = 'phase-combat.basics.range-modifier';

/** What each doubling of the distance beyond the table costs. */
const PER_DOUBLING = -2;

const ownModifier = decision({
  id: `${RULE}#rangeModifier`,
  question: 'What does this distance cost in OCV? Usually as the table has it, and 2 more for each doubling beyond it.',
  schema: combatValue('Added to OCV; a penalty is below 0.'),
});

/** The OCV penalty of a ranged attack by its distance in hexes. */
export const rangeModifier = formula({
  id: RULE,
  input: z.strictObject({ hexes: whole(0, 1_000_000, { description: 'Distance to the target.', unit: 'hexes' }) }),
  output: z.strictObject({ ocv: combatValue('Added to OCV; a penalty is below 0.') }),
  decisions: [ownModifier],
  says: ({ ocv }, { hexes }) => `At ${inHexes(hexes)}: ${ocv} OCV.`,
  evaluate: ({ hexes }, ruling) => ({ ocv: ruling.decide(ownModifier, byTable(hexes)) }),
});

function byTable(hexes: number): number {
  const rows: readonly { hexes_to: number; ocv: number }[] = phaseCombatBasicsTables.rangeModifiers;
  const row = rows.find(({ hexes_to: upTo }) => hexes <= upTo);
  if (row) return row.ocv;
  let { hexes_to: reach, ocv } = rows[rows.length - 1] as (typeof rows)[number];
  for (; reach < hexes; reach *= 2) ocv += PER_DOUBLING;
  return ocv;
}
