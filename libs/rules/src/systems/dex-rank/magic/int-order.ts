import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { namesOf } from '../../../kernel/item-names.ts';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { blocksBy, TIE_DICE, TieWinner, tieThrow, untied } from '../tie-breaking.ts';
import { id } from '../vocabulary.ts';

const RULE = 'dex-rank.magic.int-order';

export const tieWinner = decision({
  id: `${RULE}#tieWinner`,
  question: 'Does the higher or the lower D100 go first among casters who tie?',
  schema: TieWinner,
  usual: 'high',
});

export const intelligence = (description: string) => whole(0, 100, { title: 'INT', description });

const Caster = z
  .strictObject({
    id: id('What the caster is called; the die of a tie goes by that name.'),
    int: intelligence('Intelligence.'),
    delayTo: intelligence('The lower INT-rank that the caster waits for.').optional(),
  })
  .meta({ id: 'DexRankCaster', description: 'A caster in the magic phase.' });

/** Casters act from the highest INT down, or at the lower rank they wait for; ties go by D100. */
export const intOrder = procedure({
  id: RULE,
  input: z.strictObject({ casters: z.array(Caster).max(50).describe('Who casts in this phase.') }),
  output: z.strictObject({ order: z.array(z.string()).describe('Ids, the first to act first.') }),
  dice: TIE_DICE,
  decisions: [tieWinner],
  uses: [tieThrow],
  outcome: ['order'],
  says: ({ order }) => (order.length === 0 ? 'Nobody casts.' : `Casters in order: ${order.join(', ')}.`),
  evaluate({ casters }, ruling) {
    namesOf(casters, '/input/casters');
    const rankOf = ({ int, delayTo = int }: z.infer<typeof Caster>) => Math.min(int, delayTo);
    const blocks = blocksBy(casters, (a, b) => rankOf(b) - rankOf(a));
    return { order: blocks.flatMap((block) => untied(block, () => ruling.decide(tieWinner), ruling)) };
  },
});
