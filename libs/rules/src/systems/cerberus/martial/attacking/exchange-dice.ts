import type { DieDeclaration } from '../../../../kernel/dice/declaration.ts';
import { attack } from '../attack.ts';
import { volley } from '../volley.ts';

/** The dice of attacks and volleys, each in the scope of its threat. */
export const exchangeDice: readonly DieDeclaration[] = uniqueByKey(
  [...attack.dice, ...volley.dice].map((die) => ({ ...die, key: `threats.*.${die.key}` })),
);

function uniqueByKey(dice: readonly DieDeclaration[]): DieDeclaration[] {
  return [...new Map(dice.map((die) => [die.key, die])).values()];
}
