import type { z } from 'zod';
import { written } from '../../kernel/exact/calculation.ts';
import { doing, possessive, upperFirst } from '../../kernel/words.ts';
import type { Aimed, Defender } from './aiming.ts';
import type { combined } from './combined.ts';

/** What became of one attack, in one sentence. */
export function attackSentence(
  { dodgeRolled, attackResolution, attackMargin, dodgeMargin, result }: z.infer<typeof combined.output>,
  { attacker, attack }: Pick<Aimed, 'attacker' | 'attack'>,
  { name = 'the defender' }: Pick<Defender, 'name'>,
): string {
  const thing = attack.name ?? 'attack';
  const what = `${possessive(attacker?.name ?? 'the attacker')} ${thing}`;
  const outcome =
    result === 'hit'
      ? `${upperFirst(what)} ${doing(thing, 'hits', 'hit')} ${name}`
      : dodgeRolled
        ? `${upperFirst(name)} dodges ${what}`
        : `${upperFirst(what)} ${doing(thing, 'misses', 'miss')} ${name}`;
  if (!dodgeRolled) return `${outcome}: ${WITHOUT[attackResolution]}.`;
  if (attackMargin === undefined || dodgeMargin === undefined) return `${outcome}.`;
  return `${outcome}, ${marginWords(attackMargin, dodgeMargin, result)}.`;
}

const WITHOUT = { 'skill-test': 'it is tested, not contested', contested: 'nobody dodges it' } as const;

function marginWords(attackMargin: number, dodgeMargin: number, result: 'hit' | 'miss'): string {
  const margins = `attack margin ${written(attackMargin)} against dodge margin ${written(dodgeMargin)}`;
  const byMargins = attackMargin > dodgeMargin ? 'hit' : 'miss';
  if (byMargins !== result) return `${margins}, as the GM rules`;
  return attackMargin === dodgeMargin ? `${margins}: the defender wins ties` : margins;
}
