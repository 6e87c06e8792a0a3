import { deepFrozen } from '../../../../kernel/frozen.ts';
import { counted, upperFirst } from '../../../../kernel/words.ts';
import { defenseChooseOne } from '../defense.choose-one.ts';
import type { DefenseOption, DefensesInput, DefensesResult } from './options.ts';

/** Nobody is made to defend. */
export const takingIt: DefenseOption = deepFrozen({
  defense: 'none',
  allowed: true,
  why: { rule: defenseChooseOne.id, words: 'No defense: nothing is spent, and an attack that lands lands in full.' },
  cost: { dodges: 0, attackTokens: 0, slots: 0 },
});

/** `The defender may dodge (1 dodge), parry with the buckler (1 attack token, 1 slot) or take it.` */
export function defensesSentence({ options }: DefensesResult, { defender }: DefensesInput): string {
  const who = defender.name ?? 'The defender';
  const [last, ...others] = options
    .filter(({ allowed }) => allowed)
    .map(named)
    .reverse();
  if (others.length === 0) return `${who} can only ${last}. ${reasons(options)}`;
  return `${who} may ${others.reverse().join(', ')} or ${last}.`;
}

function named({ defense, equipment, cost, chance, mode }: DefenseOption): string {
  if (defense === 'none') return 'take it';
  const { dodges = 0, attackTokens = 0, slots = 0 } = cost ?? {};
  const price = [
    dodges > 0 && counted(dodges, 'dodge'),
    attackTokens > 0 && counted(attackTokens, 'attack token'),
    slots > 0 && counted(slots, 'slot'),
  ];
  const odds = chance && `${chance.chances} in ${chance.outOf}${chance.thenDuel ? ', then the duel' : ''}`;
  const terms = [odds, mode && `at ${upperFirst(mode)}`, ...price].filter(Boolean).join(', ');
  return `${defense}${equipment === undefined ? '' : ` with the ${equipment}`} (${terms})`;
}

/** Why not, each reason once. */
function reasons(options: readonly DefenseOption[]): string {
  return [...new Set(options.filter(({ allowed }) => !allowed).map(({ why }) => why.words))].join(' ');
}
