import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { creationStartingFeats } from './creation.starting-feats.ts';
import { casterLevel, PathSource } from './figures.ts';
import { Equipment } from './starting-equipment.ts';

const RULE = 'cerberus.character.creation.procedure';

const approval = decision({
  id: `${RULE}#approval`,
  question: 'Do you approve the character?',
  schema: z.boolean(),
  usual: true,
});

const startingEquipment = decision<z.infer<typeof Equipment>>({
  id: `${RULE}#startingEquipment`,
  question: 'What does the character carry at the start? Usually what stands on the sheet.',
  schema: Equipment,
  usual: [],
});

const Step = choice(
  'CerberusCreationStep',
  ['concept-origin-class', 'attributes', 'starting-feats', 'power-path', 'derived-and-equipment'],
  'A step of creation.',
);
type Step = z.infer<typeof Step>;

const isThere = (what: string) => flag(`Whether the sheet has ${what}.`).optional();

const Sheet = z
  .strictObject({
    class: text(80, 'The class.').optional(),
    conceptWritten: isThere('who the character is, the origin and a reason for adventuring'),
    attributesSet: isThere('all six attributes'),
    feats: whole(0, 1000, 'How many feats it has.').optional(),
    path: PathSource.optional(),
    casterLevel: casterLevel().optional(),
    startingSpells: isThere('the starting spells; needed with a path'),
    highestMasteredSpellLevel: isThere('the highest mastered spell level; needed with a path'),
    regenerationRate: isThere('the regeneration rate; needed with a path'),
    spellDc: isThere('the spell DC; needed with a path'),
    derived: isThere('maximum HP, Saves, Speed, jumps, reserves and dedicated dodges'),
    equipment: isThere('the equipment'),
  })
  .meta({ id: 'CerberusSheetSoFar', title: 'Sheet', description: 'How far a sheet is filled in.' });
type Sheet = z.infer<typeof Sheet>;

/** The steps of creation whose required fields are not all filled in; a sheet without any is complete. */
export const creationProcedure = formula({
  id: RULE,
  input: z.strictObject({ sheet: Sheet }),
  output: z.strictObject({
    complete: flag('Whether every step has what it requires.'),
    missing: z.array(Step).max(5).describe('The steps in which something is missing, in order.'),
    approved: flag('Whether the GM approves the character.'),
    startingEquipment: Equipment.optional().describe('What the GM hands out, where the sheet has no equipment.'),
  }),
  decisions: [approval, startingEquipment],
  uses: [creationStartingFeats],
  says: ({ complete, missing }) => (complete ? 'The sheet is complete.' : `Still missing: ${missing.join(', ')}.`),
  evaluate({ sheet }, ruling) {
    const handedOut = sheet.equipment === true ? [] : ruling.decide(startingEquipment);
    const equipped = { ...sheet, equipment: sheet.equipment === true || handedOut.length > 0 };
    const missing = Step.options.filter((step) => !isFilled(step, equipped, ruling));
    const complete = missing.length === 0;
    const given = handedOut.length > 0 ? { startingEquipment: handedOut } : {};
    return { complete, missing, approved: ruling.decide(approval), ...given };
  },
});

function isFilled(step: Step, sheet: Sheet, ruling: Figuring): boolean {
  if (step === 'concept-origin-class') return sheet.class !== undefined && sheet.conceptWritten === true;
  if (step === 'attributes') return sheet.attributesSet === true;
  if (step === 'starting-feats') return ruling.run(creationStartingFeats, { count: sheet.feats ?? 0 }).valid;
  if (step === 'power-path') return isPathFilled(sheet);
  return sheet.derived === true && sheet.equipment === true;
}

/** Everybody has a caster level; the rest is required of those who cast. */
function isPathFilled({ path, casterLevel: level, ...spells }: Sheet): boolean {
  if (path === undefined || level === undefined) return false;
  if (path === 'none') return true;
  const { startingSpells, highestMasteredSpellLevel, regenerationRate, spellDc } = spells;
  return [startingSpells, highestMasteredSpellLevel, regenerationRate, spellDc].every((written) => written === true);
}
