import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { partOf, procedure, type Shown } from '../../../kernel/unit.ts';
import { asSaid, counted } from '../../../kernel/words.ts';
import { coverage, FumbleRow } from '../schema/fumble-row.ts';
import { d100, Kind } from '../vocabulary.ts';
import { demon, Gear } from './demon.ts';
import { FumbleEffect, Treatment } from './effects.ts';
import { standard } from './standard.ts';

const RULE = 'dex-rank.fumble.table';

const waive = decision({
  id: `${RULE}#waive`,
  question: 'Does the GM waive the roll on the fumble table?',
  schema: z.boolean(),
  usual: false,
});

const substituteStandard = decision({
  id: `${RULE}#substituteStandard`,
  question: 'Does the standard fumble take the place of this result?',
  schema: z.boolean(),
  usual: false,
});

const most = parameter({
  id: `${RULE}#most`,
  title: 'most rolls of one fumble',
  default: 20,
  schema: whole(1, 100, 'Most rolls of one fumble.'),
  changedBy: 'the GM, who may cap further rolls',
});

const Applied = z
  .strictObject({
    id: z.string().describe('Id of the row; standard for the standard fumble.'),
    roll: d100('What was rolled.'),
    text: z.string().optional().describe('What happens.'),
    effects: z.array(FumbleEffect).optional().describe('Its effects.'),
    demon: flag('Whether its demon entry counts.'),
    treatedBy: z.array(Treatment).optional().describe('Treatments that end its penalty; any unless said.'),
  })
  .meta({ id: 'DexRankAppliedFumble', description: 'A result of a fumble that counts.' });
type Applied = z.infer<typeof Applied>;

export const FumbleInput = z.strictObject({
  kind: Kind.describe('The table that counts.'),
  table: z.array(FumbleRow).min(1).max(200).describe('Rows of your own; those of the other table are passed over.'),
  gear: z.array(Gear).max(3).describe("What the fumbler's demons are bound into.").optional(),
});
type FumbleInput = z.infer<typeof FumbleInput>;

export const FumbleOutput = z.strictObject({
  count: whole(0, 100, 'How many results count.'),
  first: z.string().optional().describe('Id of the first of them.'),
  applied: z.array(Applied).describe('The results that count, in the order rolled.'),
});
export type FumbleOutput = z.infer<typeof FumbleOutput>;

/** What the future of a fumble depends on: how many rolls are open, what came first and how many results count. */
interface Falling {
  open: number;
  count: number;
  first: string;
}

/** One roll on the table. It is a part of the rule, remembered by the odds. */
const draw = procedure({
  id: RULE,
  input: FumbleInput,
  output: z.strictObject({
    id: z.string().describe('Id of the row that counts.'),
    rerolls: whole(0, 10, 'Further rolls.'),
    applied: Applied,
  }),
  dice: [{ key: 'fumble', dice: '1d100', by: 'fumbler', label: 'fumble' }],
  decisions: [substituteStandard],
  uses: [demon, standard],
  outcome: ['id', 'rerolls'],
  says: ({ applied: { id, roll } }) => `${roll}: ${asSaid(id)}.`,
  evaluate({ kind, table: rows, gear = [] }, ruling) {
    const roll = ruling.roll('fumble', 100);
    const row = rows.find(({ from, to }) => from <= roll && roll <= to) as FumbleRow;
    const { row: id } = ruling.run(standard, { substitute: ruling.decide(substituteStandard), row: row.id });
    if (id !== row.id) return { id, rerolls: 0, applied: { id, roll, demon: false } };
    const { entry, demonVariant, rerolls = 0 } = row;
    const isDemon = demonVariant !== undefined && isReplaced(kind, roll, entry, demonVariant.kind, gear, ruling);
    const { text, effects } = isDemon ? demonVariant : row;
    const { treatedBy } = row;
    const told = { ...(text && { text }), ...(effects && { effects }), ...(treatedBy && { treatedBy }) };
    return { id, rerolls, applied: { id, roll, ...told, demon: isDemon } };
  },
});

/** D100 on a table of your own; further rolls add up, and all results count in the order rolled. */
export const table = procedure({
  id: RULE,
  input: FumbleInput,
  output: FumbleOutput,
  dice: [{ key: 'rolls.*.fumble', dice: '1d100', by: 'fumbler', label: 'fumble' }],
  decisions: [waive, substituteStandard],
  parameters: [most],
  uses: [draw],
  outcome: ['count', 'first'],
  says: ({ count, first }) =>
    count === 0 ? 'The fumble passes.' : `${counted(count, 'result')}, ${asSaid(first ?? '')} first.`,
  evaluate(fumble, ruling) {
    const rows = fumble.table.filter(({ table: of = fumble.kind }) => of === fumble.kind);
    const [hole] = coverage(rows);
    if (hole) throw invalidInput('/input/table', `rows that cover 1 to 100 once for ${fumble.kind}`, hole);
    const start: Falling = { open: ruling.decide(waive) ? 0 : 1, count: 0, first: '' };
    const rolls = Array.from({ length: ruling.parameter(most) }, (_, i) => i + 1);
    const { state, events } = ruling.fold<Falling, number, Shown<Applied>>('rolls', rolls, start, (so) => {
      if (so.open === 0) return { state: so };
      const { outcome, details } = ruling.detailed(draw, { ...fumble, table: rows });
      const first = so.count === 0 ? outcome.id : so.first;
      const next = { open: so.open - 1 + outcome.rerolls, count: so.count + 1, first };
      return { state: next, event: partOf(details, 'applied') };
    });
    // What is shown of shown events is shown: the list as a whole is never read either.
    const applied = events as unknown as Shown<Applied[]>;
    return { count: state.count, ...(state.count > 0 && { first: state.first }), applied };
  },
});

function isReplaced(
  kind: FumbleInput['kind'],
  roll: number,
  entry: number | undefined,
  rowKind: z.infer<typeof Gear>,
  gear: z.infer<typeof Gear>[],
  ruling: Ruling,
): boolean {
  const at = kind === 'hth' ? { roll } : entry === undefined ? {} : { entry };
  return ruling.run(demon, { table: kind, ...at, demonGear: gear.length > 0, rowKind, gear }).useDemonEntry;
}
