import { requireDistinct } from '../../kernel/item-names.ts';
import { invalidInput } from '../../kernel/problem.ts';

/** How many names an error message lists. */
const MOST_LISTED = 12;

/**
 * Ids that the GM names, all of them known and none of them twice.
 * @param decision id of the decision
 * @throws `invalid-input` otherwise
 */
export function namedByGm(named: readonly string[], known: readonly string[], decision: string): readonly string[] {
  const all = new Set(known);
  const among = `${known.slice(0, MOST_LISTED).join(', ')}${known.length > MOST_LISTED ? ' …' : ''}`;
  for (const id of named)
    if (!all.has(id)) throw invalidInput('/decisions', `for ${decision} ids of these attacks (${among})`, id);
  requireDistinct(named, (id) => invalidInput('/decisions', `for ${decision} no attack twice`, id));
  return named;
}
