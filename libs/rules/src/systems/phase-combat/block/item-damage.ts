import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { BlockingItem, body, Damage } from '../vocabulary.ts';

const RULE = 'phase-combat.block.item-damage';

const ItemOutcome = choice(
  'PhaseCombatItemOutcome',
  ['intact', 'damaged', 'broken', 'undecided'],
  'What becomes of the item; undecided is left to the GM.',
);

const itemOutcome = decision({
  id: `${RULE}#itemOutcome`,
  question: 'What becomes of the item that blocked? Usually by its DEF and BODY, where they are known.',
  schema: ItemOutcome,
});

const unarmedRecipient = decision({
  id: `${RULE}#unarmedRecipient`,
  question: 'Who takes the damage of an attack blocked with bare hands?',
  schema: choice('PhaseCombatUnarmedRecipient', ['none', 'blocker'], 'Nobody, or the blocker.'),
  usual: 'none' as const,
});

const ItemInput = z.strictObject({
  blocked: flag('Whether the attack was blocked.'),
  item: BlockingItem,
  damage: Damage.describe('What the attack would have done.'),
  itemDef: whole(0, 1000, { title: 'DEF of the item', description: 'What the item shrugs off.' }).optional(),
  itemBody: whole(0, 1000, { title: 'BODY of the item', description: 'What breaks the item.' }).optional(),
});
type ItemInput = z.infer<typeof ItemInput>;

/** The weapon or shield that blocked takes the damage; blocker and protected take none. */
export const itemDamage = formula({
  id: RULE,
  input: ItemInput,
  output: z.strictObject({
    recipient: choice('PhaseCombatRecipient', ['item', 'none', 'target', 'blocker'], 'Who or what takes the damage.'),
    body: body('BODY that the recipient takes, before defenses.'),
    itemOutcome: ItemOutcome.optional().describe('What becomes of the item, if it took the damage.'),
  }),
  decisions: [itemOutcome, unarmedRecipient],
  says: ({ recipient, body: taken }) =>
    recipient === 'none' ? 'Nobody takes the damage.' : `The ${recipient} takes ${taken} BODY.`,
  evaluate(input, ruling) {
    const { blocked, item, damage } = input;
    if (!blocked) return { recipient: 'target' as const, body: damage.body };
    if (item !== 'none')
      return {
        recipient: 'item' as const,
        body: damage.body,
        itemOutcome: ruling.decide(itemOutcome, byFigures(input)),
      };
    const recipient = ruling.decide(unarmedRecipient);
    return { recipient, body: recipient === 'none' ? 0 : damage.body };
  },
});

/** BODY past DEF damages; as much as the item's BODY breaks it. */
function byFigures({ damage, itemDef, itemBody }: ItemInput): z.infer<typeof ItemOutcome> {
  if (itemDef === undefined || itemBody === undefined) return 'undecided';
  const through = damage.body - itemDef;
  if (through <= 0) return 'intact';
  return through >= itemBody ? 'broken' : 'damaged';
}
