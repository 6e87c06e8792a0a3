import { z } from 'zod';
import { packKind } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { DiceExpression } from '../dice-expression.ts';
import { name } from '../vocabulary.ts';

export const ArmorEntry = z
  .strictObject({
    id: entryId(),
    name: name('Name.'),
    protection: DiceExpression.describe('Protection, with or without a fixed part.'),
    chanceAffected: whole(0, 100, {
      description: 'Chance affected, for the optional rule.',
      unit: 'percent',
    }).optional(),
    origin: text(300, 'The place it comes from.').optional(),
    availableElsewhere: flag('Whether it can be had elsewhere; usually so.').optional(),
  })
  .meta({ id: 'DexRankArmorEntry', title: 'Armor', description: 'An armor of your own.' });

/** Armor of your own. */
export const armors = packKind({ id: 'armors', one: 'armor', most: 500, schema: ArmorEntry });
