import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { flag } from '../../kernel/schema.ts';
import { formula } from '../../kernel/unit.ts';
import { eligibilityFields } from './vocabulary.ts';

const spaceSufficient = decision({
  id: 'percentile-dodge.eligibility#spaceSufficient',
  question: 'Has the defender space enough to manoeuvre?',
  schema: z.boolean(),
  usual: true,
});

const Input = z.strictObject(eligibilityFields);

/** To dodge you must be aware of the attacker, able to move and have space. */
export const eligibility = formula({
  id: 'percentile-dodge.eligibility',
  input: Input,
  output: z.strictObject({ mayDodge: flag('Whether the defender may dodge.') }),
  decisions: [spaceSufficient],
  says: ({ mayDodge }, input) => (mayDodge ? 'The defender may dodge.' : `No dodge: ${whyNot(input)}.`),
  evaluate({ awareOfAttacker, restrained, stunned, helpless, spaceSufficient: space }, ruling) {
    const isReady = awareOfAttacker && !restrained && !stunned && !helpless;
    return { mayDodge: isReady && (space ?? ruling.decide(spaceSufficient)) };
  },
});

export const NO_SPACE = 'no space to manoeuvre';

/** What keeps a defender who may not dodge from it. */
export function whyNot({ awareOfAttacker, restrained, stunned, helpless }: z.infer<typeof Input>): string {
  const reasons = [
    !awareOfAttacker && 'not aware of the attacker',
    restrained && 'restrained',
    stunned && 'stunned',
    helpless && 'helpless',
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(', ') : NO_SPACE;
}
