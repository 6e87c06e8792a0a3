import { z } from 'zod';
import { choice, flag, text, whole } from '../../../kernel/schema.ts';
import { formula, schemaName } from '../../../kernel/unit.ts';
import { DiceExpression } from '../dice-expression.ts';

export const Lost = choice('DexRankLost', ['attack', 'parry'], 'What is lost.');

const penalty = {
  amount: whole(-1000, 0, { description: 'Points taken off.', unit: 'percent' }),
  scope: text(100, 'What it takes them off: attack, parry or dodge, or in words of your own; all three unless said.'),
};

const item = choice('DexRankFumbledItem', ['weapon', 'shield'], 'Which item.');
const distance = text(100, 'How far, as the row gives it.').optional();

/** One kind of effect, with what the row gives of it. */
const effect = <const E extends string, S extends z.ZodRawShape>(word: E, description: string, shape: S) => {
  return z
    .strictObject({ effect: z.literal(word).describe('The kind of effect.'), ...shape })
    .meta({ id: `DexRankEffect${schemaName(word, '')}`, description });
};

export const FumbleEffect = z
  .discriminatedUnion('effect', [
    effect('lose-next', 'The next attack or parry is lost.', { of: Lost }),
    effect('drop-item', 'An item falls.', { item, distance }),
    effect('knock-away-item', 'An item is sent flying.', { item, distance }),
    effect('break-item', 'An item breaks.', { item }),
    effect('fall', 'The fumbler falls or loses balance, until the GM says.', {}),
    effect('damage', 'Damage.', { dice: DiceExpression }),
    effect('penalty', 'A penalty until treated.', {
      amount: penalty.amount,
      scope: penalty.scope.optional(),
    }),
    effect('further-rolls', 'Further rolls on the table.', { count: whole(1, 10, 'How many.') }),
  ])
  .meta({ id: 'DexRankFumbleEffect', description: 'One effect of a fumble.' });
export type FumbleEffect = z.infer<typeof FumbleEffect>;

export const TREATMENTS = ['Physik', 'Heal', 'Suture'] as const;
export const Treatment = choice('DexRankTreatment', TREATMENTS, 'A treatment that ends a penalty.');

/** A penalty as somebody bears it. */
export const Penalty = z
  .strictObject({
    amount: penalty.amount,
    scope: penalty.scope.optional(),
    treatedBy: z.array(Treatment).max(3).describe('Treatments that end it; any unless said.').optional(),
  })
  .meta({ id: 'DexRankPenalty', description: 'Points taken off until a treatment ends it.' });
export type Penalty = z.infer<typeof Penalty>;

/** Which effects there are, and whether a treatment ends the penalty among them. */
export const effects = formula({
  id: 'dex-rank.fumble.effects',
  input: z.strictObject({
    effects: z.array(FumbleEffect).max(10).describe('Effects of the row.'),
    treatedBy: Treatment.describe('The treatment that succeeded.').optional(),
    treatments: z.array(Treatment).max(3).describe('The treatments that the row names; any unless said.').optional(),
    effectDetails: text(300, 'Details that the GM adds.').optional(),
  }),
  output: z.strictObject({
    penaltyEnds: flag('Whether a penalty ends.'),
    details: z.string().optional().describe('Details that the GM adds.'),
  }),
  says: ({ penaltyEnds }) => (penaltyEnds ? 'The penalty ends.' : 'No penalty ends.'),
  evaluate({ effects: all, treatedBy, treatments = ['Physik', 'Heal', 'Suture'], effectDetails }) {
    const isTreated = treatedBy !== undefined && treatments.includes(treatedBy);
    const penaltyEnds = isTreated && all.some((one) => one.effect === 'penalty');
    return { penaltyEnds, ...(effectDetails === undefined ? {} : { details: effectDetails }) };
  },
});
