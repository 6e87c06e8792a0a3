import { z } from 'zod';
import { sameFields, takingFrom } from '../../../kernel/packs/places.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Gear } from '../fumble/demon.ts';
import { FumbleEffect, Treatment } from '../fumble/effects.ts';
import { d100, id, Kind } from '../vocabulary.ts';
import { allInWords, FUMBLES_HTH, faults, type RowFault, repeatedIds } from './checking.ts';

const rowEffects = z.array(FumbleEffect).max(10).describe('What it does.').optional();

export const FumbleRow = takingFrom(
  z.strictObject({
    id: id('What the row is called.'),
    table: Kind.describe('The table it belongs to.').optional(),
    entry: whole(1, 1000, 'Number of the row, used by the missile table.').optional(),
    from: d100('The lowest roll.'),
    to: d100('The highest roll; 00 is 100.'),
    text: text(500, 'What happens, as you read it out.').optional(),
    effects: rowEffects,
    rerolls: whole(0, 10, 'Further rolls.').optional(),
    treatedBy: z.array(Treatment).max(3).describe('Treatments that end its penalty.').optional(),
    demonVariant: z
      .strictObject({ kind: Gear, text: text(500, 'What happens instead.'), effects: rowEffects })
      .meta({ id: 'DexRankDemonVariant', description: 'The entry for demon gear.' })
      .optional(),
  }),
  { fumbles: sameFields },
).meta({ id: 'DexRankFumbleRow', description: 'A row of a fumble table.' });
export type FumbleRow = z.infer<typeof FumbleRow>;

/** From this roll on a hand-to-hand row calls for further rolls. */
const FIRST_OF_FURTHER = 98;
const ROLLS = Array.from({ length: 100 }, (_, i) => i + 1);
const covering = (rows: readonly FumbleRow[], roll: number) =>
  rows.filter(({ from, to }) => from <= roll && roll <= to);

/** Where rows leave a gap or overlap: `gap-51` names the first roll of the first gap. */
export function coverage(rows: readonly FumbleRow[]): string[] {
  const gap = ROLLS.find((roll) => covering(rows, roll).length === 0);
  const overlap = ROLLS.find((roll) => covering(rows, roll).length > 1);
  return [...(gap ? [`gap-${gap}`] : []), ...(overlap ? [`overlap-${overlap}`] : [])];
}

const MEANINGS = {
  gap: (roll: string) => ({ field: 'from', expected: `a row for ${roll}: rows cover 1 to 100`, got: 'none' }),
  overlap: (roll: string) => ({ field: 'from', expected: `one row for ${roll}`, got: 'several' }),
};

/** Everything that is wrong with the rows of both tables, by a short name and in words. */
export function slipsOfRows(rows: readonly FumbleRow[]): { problem: string; fault: RowFault }[] {
  const hth = rows.filter(({ table }) => table !== 'missile');
  const holes = hth.length === 0 ? [] : coverage(hth);
  return [
    ...rows.flatMap(({ id: entry, table, text: words, from, to }) => [
      ...(table ? [] : [slip(entry, 'table', 'hth or missile', 'nothing')]),
      ...(words ? [] : [slip(entry, 'text', 'what happens, in words', 'nothing')]),
      ...(from <= to ? [] : [slip(entry, 'to', `at least ${from}, its lowest roll`, `${to}`)]),
    ]),
    ...repeatedIds(rows).map((fault) => ({ problem: `${fault.entry}.id`, fault })),
    ...holes.map((problem) => {
      const [kind = 'gap', roll = ''] = problem.split('-');
      return { problem, fault: { entry: FUMBLES_HTH, ...MEANINGS[kind as 'gap' | 'overlap'](roll) } };
    }),
    ...hth
      .filter(({ from, to, rerolls = 0 }) => from <= to && to >= FIRST_OF_FURTHER && rerolls < 1)
      .map(({ id: entry }) => slip(entry, 'rerolls', 'at least one further roll for 98 to 00', '0')),
  ];
}

function slip(entry: string, field: string, expected: string, got: string) {
  return { problem: `${entry}.${field}`, fault: { entry, field, expected, got } };
}

/** Whether fumble tables of your own are complete: hand-to-hand rows cover 1 to 100, and the last ones roll again. */
export const fumbleRow = formula({
  id: 'dex-rank.schema.fumble-row',
  input: z.strictObject({ rows: z.array(FumbleRow).max(200).describe('The rows.') }),
  output: z.strictObject({
    valid: flag('Whether the tables can be used.'),
    problems: z.array(z.string()).describe('What is wrong: a gap, an overlap, or a row and its field.'),
    faults,
  }),
  says: ({ valid, faults: all }) => (valid ? 'The tables can be used.' : allInWords(all)),
  evaluate({ rows }) {
    const all = slipsOfRows(rows);
    return {
      valid: all.length === 0,
      problems: all.map(({ problem }) => problem),
      faults: all.map(({ fault }) => fault),
    };
  },
});
