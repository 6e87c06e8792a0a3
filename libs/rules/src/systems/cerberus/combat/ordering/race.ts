import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { type Procedure, procedure, type Shown, shownFrom } from '../../../../kernel/unit.ts';
import { throwTogether } from '../../base/advantage.ts';
import { combatantId, ReflexSide } from '../../vocabulary.ts';
import { priorityTotal } from '../priority.total.ts';
import { type Sided, Total } from './contenders.ts';

export const raceDice = [{ key: '*.reflex', dice: '1d20', by: 'each participant', label: 'Reflex' }];

const Throw = z.array(Total).max(100);
type Throw = z.infer<typeof Throw>;

const Tied = z.strictObject({
  tied: z
    .array(z.strictObject({ id: combatantId(), side: ReflexSide }))
    .max(100)
    .describe('Those who share a block of places.'),
});
type Tied = z.infer<typeof Tied>;

interface Settled {
  order: string[];
  throws: Throw[];
}

/** One throw among the tied, who never move past anyone else; all of them again when it parts nobody. */
export const tieThrow: Procedure<Tied, Settled, 'order'> = procedure({
  id: 'cerberus.combat.priority.order',
  input: Tied,
  output: z.strictObject({
    order: z.array(combatantId()).describe('The order within the block; empty when all are equal still.'),
    throws: z.array(Throw).describe('The totals of every throw.'),
  }),
  dice: raceDice,
  uses: [priorityTotal],
  outcome: ['order'],
  again: ({ order }) => order.length === 0,
  says: ({ order }) => (order.length === 0 ? 'All are equal still.' : `${order.join(', ')}.`),
  evaluate: ({ tied }, ruling) => placed(tied, ruling, 'open'),
});

/**
 * Those who race in order, highest total first, and the totals of every throw; blocks of equals throw again among themselves.
 * @param allEqual what happens when all are equal: they throw again here, or it is left open for whoever asked
 */
export function placed(sided: readonly Sided[], ruling: Ruling, allEqual: 'again' | 'open' = 'again') {
  const first: Throw = [];
  throwTogether('reflex', Object.fromEntries(sided.map(({ id, side }) => [id, side.mode])), ruling);
  const side = new Map(sided.map((one) => [one.id, one.side]));
  const blocks = ruling.rank([...side.keys()], (id) => {
    const { total } = ruling.run(priorityTotal, side.get(id) as ReflexSide);
    first.push({ id, total });
    return total;
  });
  let throws = [first] as unknown as Shown<Throw[]>;
  if (allEqual === 'open' && blocks.length === 1) return { order: [], throws };
  const order: string[] = [];
  for (const block of blocks) {
    if (block.length === 1) {
      order.push(...block);
      continue;
    }
    const tied = block.map((id) => ({ id, side: side.get(id) as ReflexSide }));
    const { outcome, details, undecided } = ruling.detailed(tieThrow, { tied });
    order.push(...outcome.order);
    throws = shownFrom([throws, undecided, details], (before, open, last) => [
      ...before,
      ...open.flatMap((one: Settled) => one.throws),
      ...last.throws,
    ]);
  }
  return { order, throws };
}
