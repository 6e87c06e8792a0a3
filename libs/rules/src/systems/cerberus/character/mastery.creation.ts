import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { level } from '../vocabulary.ts';
import { isSameName, spellLevel } from './figures.ts';

const RULE = 'cerberus.character.mastery.creation';
const HIGHEST_SPELL_LEVEL = 10;

const mastered = () => spellLevel(0, 'The highest spell level that is mastered.');

const gmMastery = decision({
  id: `${RULE}#gmMastery`,
  question: 'Which is the highest spell level that the character masters? Usually the level of a Wizard or Cleric.',
  schema: mastered(),
});

/** Wizards and Clerics master spell levels up to their own level unless the GM sets less; other classes what the GM sets. */
export const masteryCreation = formula({
  id: RULE,
  input: z.strictObject({
    class: text(80, 'The class.'),
    level: level(),
    gmMastery: mastered().optional().describe('What the GM has set; left out, it is asked where nothing is usual.'),
  }),
  output: z.strictObject({ mastered: mastered() }),
  decisions: [gmMastery],
  says: ({ mastered: highest }) => `Spell levels up to ${highest} are mastered.`,
  evaluate({ class: name, level: levels, gmMastery: given }, ruling) {
    const usual = mastersByLevel(name) ? Math.min(levels, HIGHEST_SPELL_LEVEL) : undefined;
    const set = given ?? ruling.decide(gmMastery, usual);
    return { mastered: Math.min(set, usual ?? HIGHEST_SPELL_LEVEL) };
  },
});

/** Whether the class, by its name or the first word of it, masters spell levels by its own level. */
export function mastersByLevel(name: string): boolean {
  return cerberusCharacterTables.classList.some(
    ({ class: listed, masters_by_level }) =>
      masters_by_level && (isSameName(listed, name) || isSameName(listed.split(' ')[0] as string, name)),
  );
}
