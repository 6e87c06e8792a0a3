import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { combatantId, dexterity } from '../vocabulary.ts';
import { tieBreak } from './ordering/tie-break.ts';

const RULE = 'phase-combat.basics.segment-order';

const tieRule = decision({
  id: `${RULE}#tieRule`,
  question: 'How are tied DEX ordered?',
  schema: choice(
    'PhaseCombatTieRule',
    ['dex-roll', 'int-then-pre', 'simultaneous', 'random'],
    'By DEX rolls, by INT and then PRE, all at once, or by lot.',
  ),
  usual: 'dex-roll' as const,
});

const Actor = z
  .strictObject({
    id: combatantId(),
    dex: dexterity('DEX.'),
    int: dexterity('INT, where the GM orders ties by it.').optional(),
    pre: dexterity('PRE, where the GM orders ties by it.').optional(),
  })
  .meta({ id: 'PhaseCombatActor', description: 'Somebody with a Phase in the Segment.' });
type Actor = z.infer<typeof Actor>;

const Right = z
  .strictObject({
    id: combatantId().describe('Who acts first.'),
    before: combatantId().describe('Before whom.'),
  })
  .meta({ id: 'PhaseCombatActsFirst', description: 'One who acts before another whatever their DEX, for a block.' });
type Right = z.infer<typeof Right>;

/** Descending DEX; ties as the GM has it, usually by DEX rolls. Acts-first rights go before both. */
export const segmentOrder = procedure({
  id: RULE,
  input: z
    .strictObject({
      combatants: z.array(Actor).max(100).describe('Everybody with a Phase in the Segment.'),
      rights: z.array(Right).max(100).optional().describe('Rights to act first, from blocks.'),
    })
    .refine(({ combatants }) => new Set(combatants.map(({ id }) => id)).size === combatants.length, 'no id twice')
    .meta({ id: 'PhaseCombatOrderInput', description: 'Who acts in a Segment; no id twice.' }),
  output: z.strictObject({
    order: z.array(z.string()).describe('Ids, the first to act first.'),
    first: z.string().optional().describe('Who acts first.'),
    together: z.array(z.array(z.string())).describe('Those who act at once, where the GM has it so.'),
  }),
  dice: tieBreak.dice,
  decisions: [tieRule],
  uses: [tieBreak],
  outcome: ['order', 'first', 'together'],
  says: ({ order }) => (order.length === 0 ? 'Nobody acts.' : `${order.join(', ')}.`),
  evaluate({ combatants, rights = [] }, ruling) {
    const blocks = tiedBlocks(combatants);
    const isTied = blocks.some((block) => block.length > 1);
    const rule = isTied ? ruling.decide(tieRule) : 'dex-roll';
    const order = blocks.flatMap((block) => (block.length === 1 ? idsOf(block) : untied(block, rule, ruling)));
    const together = rule === 'simultaneous' ? blocks.filter((block) => block.length > 1).map(idsOf) : [];
    const inTurn = rights.reduce(withRight, order);
    return { order: inTurn, first: inTurn[0], together };
  },
});

function idsOf(block: readonly Actor[]): string[] {
  return block.map(({ id }) => id);
}

/** Those of equal DEX together, the highest first. */
function tiedBlocks(combatants: readonly Actor[]): Actor[][] {
  const values = [...new Set(combatants.map(({ dex }) => dex))].sort((a, b) => b - a);
  return values.map((dex) => combatants.filter((one) => one.dex === dex));
}

function untied(block: readonly Actor[], rule: z.infer<typeof tieRule.schema>, ruling: Ruling): string[] {
  const ids = idsOf(block);
  const dex = block[0]?.dex ?? 0;
  if (rule === 'simultaneous') return ids;
  if (rule !== 'int-then-pre') return ruling.run(tieBreak, { tied: ids, dex, by: rule }).order;
  const value = ({ int = 0, pre = 0 }: Actor) => int * 10_000 + pre;
  return idsOf([...block].sort((a, b) => value(b) - value(a)));
}

/** Whoever has the right moves to just before the other; where either is missing nothing changes. */
function withRight(order: string[], { id, before }: Right): string[] {
  const [mine, theirs] = [order.indexOf(id), order.indexOf(before)];
  if (mine < 0 || theirs < 0 || mine < theirs) return order;
  const others = order.filter((one) => one !== id);
  return [...others.slice(0, theirs), id, ...others.slice(theirs)];
}
