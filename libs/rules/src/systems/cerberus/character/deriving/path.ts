import { z } from 'zod';
import { choice, text, whole } from '../../../../kernel/schema.ts';
import { Attribute } from '../../vocabulary.ts';
import { rankCl } from '../caster-level.partage.ts';
import { spellLevel } from '../figures.ts';
import { Mana } from '../power-path.ts';

/** A power path as the sheet records it. */
export const Path = z
  .strictObject({
    source: choice(
      'CerberusPathOrigin',
      ['human-red', 'partage', 'monk-valerium', 'drow', 'other'],
      'Where caster level, slots and recovery come from; other has its caster level entered by hand.',
    ),
    mana: Mana.optional().describe('The kind of mana; that of the source unless said.'),
    components: choice('CerberusComponents', ['arcane', 'alchemy', 'psychic', 'divine'], 'How it is cast.').optional(),
    magicAttribute: Attribute.optional().describe(
      'The attribute of spell DCs, where class or path names another than INT.',
    ),
    rankCl: rankCl().optional(),
    casterLevel: whole(1, 1000, { description: 'Caster level by hand, of source other.', unit: 'levels' }).optional(),
    highestMasteredSpellLevel: spellLevel(
      0,
      'The highest mastered spell level; left out, by class or asked.',
    ).optional(),
    regenerationRate: text(120, 'How fast slots come back, such as 10 percent an hour of rest.').optional(),
    startingSpells: z.array(text(80, 'A spell.')).max(100).optional().describe('The spells known at the start.'),
    levelsWithSlots: z
      .array(spellLevel(0, 'A spell level.'))
      .max(11)
      .optional()
      .describe('The spell levels at which slots are held.'),
  })
  .meta({ id: 'CerberusPath', title: 'Power path', description: 'A power path as the sheet records it.' });
export type Path = z.infer<typeof Path>;
