import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';

const { strengthScale } = cerberusCharacterTables;

/** What a Strength looks like; between two rows the benchmarks next to it are named, for the table to judge. */
export const attributesStrengthScale = formula({
  id: 'cerberus.character.attributes.strength-scale',
  input: z.strictObject({ str: attribute('Strength.') }),
  output: z.strictObject({
    benchmark: text(100, 'Who has this Strength; absent between the benchmarks.').optional(),
    above: text(100, 'The next benchmark below, where it lies above one.').optional(),
    below: text(100, 'The next benchmark above, where it lies below one.').optional(),
  }),
  says: ({ benchmark, above, below }) => {
    if (benchmark) return `${benchmark}.`;
    return [above && `more than: ${above}`, below && `less than: ${below}`].filter(Boolean).join('; ').concat('.');
  },
  evaluate({ str }) {
    const row = strengthScale.find(({ str_min, str_max }) => str >= str_min && str <= str_max);
    if (row) return { benchmark: row.benchmark };
    return {
      above: strengthScale.findLast(({ str_max }) => str > str_max)?.benchmark,
      below: strengthScale.find(({ str_min }) => str < str_min)?.benchmark,
    };
  },
});
