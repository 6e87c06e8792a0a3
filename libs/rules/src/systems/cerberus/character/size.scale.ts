import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';

const { sizes } = cerberusCharacterTables;

export const Size = choice(
  'CerberusSize',
  ['Medium', 'Large', 'Huge', 'Gargantuan', 'Colossal', 'Colossal+'],
  'Size category; Colossal+ only where an effect extends the scale.',
);

/** A size some steps up or down the scale; where the scale ends the size stays, and that is told. */
export const sizeScale = formula({
  id: 'cerberus.character.size.scale',
  input: z.strictObject({
    size: Size,
    steps: whole(-100, 100, 'How many steps up; below 0 down.'),
    effectExtends: flag('Whether the effect extends the scale to Colossal+.').optional(),
  }),
  output: z.strictObject({
    size: Size,
    beyondScale: flag('Whether some of the steps would lead off the scale: the GM should know.'),
  }),
  says: ({ size, beyondScale }) => (beyondScale ? `${size}: there the scale ends.` : `${size}.`),
  evaluate({ size, steps, effectExtends = false }) {
    const from = rowOf(sizes, 'size', size).rank;
    const wanted = from + steps;
    const open = sizes.filter((row) => !row.only_if_effect_extends || effectExtends || row.rank === from);
    const rank = Math.min(Math.max(wanted, 0), open.length - 1);
    return { size: rowOf(sizes, 'rank', rank).size, beyondScale: rank !== wanted };
  },
});
