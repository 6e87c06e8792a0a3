import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { armors } from '../packs/armors.ts';
import { allInWords, faults, looseFlag, looseNumber, looseText, verdictOn } from './checking.ts';

export const ArmorDraft = z
  .strictObject({
    id: looseText('A short name that no other entry has.', 'Short name'),
    name: looseText('Name.'),
    protection: looseText('Protection dice, with or without a fixed part, such as 1d10-1.'),
    chanceAffected: looseNumber('Chance affected in percent, for the optional rule.'),
    origin: looseText('The place it comes from.'),
    availableElsewhere: looseFlag('Whether it can be had elsewhere.'),
  })
  .meta({ id: 'DexRankArmorDraft', description: 'An armor as somebody wrote it down.' });

/** Whether an armor of your own is complete and keeps to the rules. */
export const armor = formula({
  id: 'dex-rank.schema.armor',
  input: z.strictObject({ row: ArmorDraft }),
  output: z.strictObject({
    valid: flag('Whether it can be used.'),
    problems: z.array(z.string()).describe('Fields that are not right.'),
    faults,
  }),
  says: ({ valid, faults: all }, { row }) => (valid ? 'The armor can be used.' : allInWords(all, row)),
  evaluate: ({ row }) => verdictOn(armors, row),
});
