import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/figuring.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { cvOrder } from '../basics/cv-order.ts';
import { BlockingItem, combatValue, workedOut } from '../vocabulary.ts';
import { attempts } from './stance.ts';
import { unarmed } from './unarmed.ts';

const RULE = 'phase-combat.block.ocv';

const unarmedPenalty = decision({
  id: `${RULE}#unarmedPenalty`,
  question: 'How hard is it to block this attack with bare hands: −1, −2 or −3?',
  schema: whole(-3, -1, 'Added to OCV.'),
});

const carriedShieldCounts = decision({
  id: `${RULE}#carriedShieldCounts`,
  question: 'Does a carried shield add its DCV when the blow is met with something else?',
  schema: z.boolean(),
  usual: false,
});

const figure = (name: string, title: string, value: number) =>
  parameter({
    id: `${RULE}#${name}`,
    title,
    default: value,
    schema: whole(-100, 100, 'Added to the OCV of the block.'),
    changedBy: 'the GM',
  });
const perBlocked = figure('perBlocked', 'OCV of a block for each attack already blocked in the stance', -2);
const forAnotherPenalty = figure('forAnother', 'OCV of a block for somebody else', -2);

/** What a block attempt brings. */
export const blockFields = {
  ocv: combatValue("The blocker's OCV."),
  item: BlockingItem,
  shieldDcv: whole(0, 100, { title: 'Shield DCV', description: 'DCV of the shield.' }).optional(),
  halvings: whole(0, 10, "How many causes halve the blocker's OCV.").optional(),
};

const OcvInput = z.strictObject({
  ...blockFields,
  forAnother: flag('Whether the attack is aimed at somebody else.'),
  attemptsBefore: attempts(),
});
type OcvInput = z.infer<typeof OcvInput>;

/** OCV, the shield's DCV, −1 to −3 for bare hands, −2 for another and −2 for each attack blocked before; halving comes last. */
export const ocv = formula({
  id: RULE,
  input: OcvInput,
  output: z.strictObject({ blockOcv: workedOut('OCV of the block.') }),
  parameters: [perBlocked, forAnotherPenalty],
  decisions: [unarmedPenalty, carriedShieldCounts],
  uses: [cvOrder, unarmed],
  says: ({ blockOcv }) => `The block is made at OCV ${blockOcv}.`,
  evaluate(input, ruling) {
    const { ocv: base, forAnother, attemptsBefore, halvings = 0 } = input;
    const modifiers = [
      { label: 'shield DCV', value: shieldOf(input, ruling) },
      { label: 'bare hands', value: input.item === 'none' ? unarmedOf(ruling) : 0 },
      { label: 'for another', value: forAnother ? ruling.parameter(forAnotherPenalty) : 0 },
      { label: `for ${attemptsBefore} blocked before`, value: attemptsBefore * ruling.parameter(perBlocked) },
    ].filter(({ value }) => value !== 0);
    return { blockOcv: ruling.run(cvOrder, { base, modifiers, halvings }).cv };
  },
});

function shieldOf({ item, shieldDcv = 0 }: OcvInput, ruling: Figuring): number {
  if (item === 'shield' || shieldDcv === 0) return shieldDcv;
  return ruling.decide(carriedShieldCounts) ? shieldDcv : 0;
}

function unarmedOf(ruling: Figuring): number {
  const penalty = ruling.decide(unarmedPenalty);
  ruling.run(unarmed, { unarmedPenalty: penalty });
  return penalty;
}
