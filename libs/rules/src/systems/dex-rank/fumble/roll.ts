import { dexRankSample } from '@riposte/content';
import type { z } from 'zod';
import { operation, partOf } from '../../../kernel/unit.ts';
import { name } from '../vocabulary.ts';
import { FumbleInput, FumbleOutput, table } from './table.ts';

const FumbleRoll = FumbleInput.extend({ name: name('Who fumbles, for sentences.').optional() });
type FumbleRoll = z.infer<typeof FumbleRoll>;

const rows = dexRankSample.entries.fumbles;

/** What a fumble leads to, on a table of your own. */
export const roll = operation<FumbleRoll, FumbleOutput>({
  id: 'dex-rank.fumble.roll',
  title: 'Roll on a fumble table',
  summary: 'D100 on the hand-to-hand or missile table that you bring along, with further rolls and demon entries.',
  input: FumbleRoll,
  output: FumbleOutput,
  dice: table.dice,
  uses: [table],
  odds: { results: ({ count }) => count, first: ({ first = 'none' }) => first },
  resolve({ name: _, ...fumble }, ruling) {
    const { outcome, details } = ruling.detailed(table, fumble);
    return { ...outcome, applied: partOf(details, 'applied') };
  },
  sentence({ count, applied }, { name: who = 'The fumbler' }) {
    if (count === 0) return `${who} gets away with it.`;
    return `${who}: ${applied.map(({ id, text }) => text ?? `${id}.`).join(' ')}`;
  },
  changes: () => [],
  groups: [
    { title: 'Fumble', fields: ['kind', 'table', 'name'] },
    { title: 'Demons', fields: ['gear'] },
  ],
  examples: [
    { title: 'A fumble in a melee, on the sample table', request: { input: { kind: 'hth', table: rows } } },
    {
      title: 'A bow with a demon in it, rolled at the table',
      request: {
        input: { name: 'Orm', kind: 'missile', table: rows, gear: ['weapon'] },
        dice: { rolls: [{ key: 'rolls.1.fumble', faces: [80] }] },
      },
    },
  ],
});
