import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { casterLevel, spellLevel } from './figures.ts';

/** A spell needs the minimum caster level, mastery of its level, and to be known. */
export const masteryRequirement = formula({
  id: 'cerberus.character.mastery.requirement',
  input: z.strictObject({
    casterLevel: casterLevel(),
    spellLevel: spellLevel(1, 'Level of the spell.'),
    minimumCl: casterLevel().describe('The lowest caster level for spells of this level.'),
    mastered: spellLevel(0, 'The highest spell level that is mastered.'),
    known: flag('Whether the spell itself is known.'),
  }),
  output: z.strictObject({ castable: flag('Whether the spell can be cast.') }),
  says: ({ castable }, { casterLevel: level, spellLevel: ofSpell, minimumCl, mastered }) => {
    if (castable) return 'The spell can be cast.';
    if (level < minimumCl) return `It needs caster level ${minimumCl}.`;
    return mastered < ofSpell ? `Spell level ${ofSpell} is not mastered.` : 'The spell is not known.';
  },
  evaluate: ({ casterLevel: level, spellLevel: ofSpell, minimumCl, mastered, known }) => ({
    castable: level >= minimumCl && mastered >= ofSpell && known,
  }),
});
