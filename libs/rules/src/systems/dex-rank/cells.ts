import type { z } from 'zod';
import { type Parameter, parameter } from '../../kernel/parameter.ts';
import { choice, flag } from '../../kernel/schema.ts';
import { upperFirst, withArticle } from '../../kernel/words.ts';
import { LEVELS, type Level } from './vocabulary.ts';

/** What the three tables of outcomes share. */

export const DamageKind = choice(
  'DexRankDamageKind',
  ['impale', 'double', 'normal', 'none'],
  'Damage rolled: two rolls added (impale), one doubled, one, or none.',
);

export const ArmorUse = choice(
  'DexRankArmorUse',
  ['ignored', 'applies', 'none'],
  'Whether armor counts against what reaches the defender; none: nothing does.',
);

export const attFumble = flag('Whether the attacker rolls on the fumble table.');
export const defFumble = flag('Whether the defender rolls on the fumble table.');
export const rolled = flag('Whether a defence is rolled against such an attack at all.');

/** One amendable figure for each cell of a table: `#cellCriticalSuccess`, or `#cellCritical` where only the attack counts. */
export function cellParameters<C extends object>(
  rule: string,
  schema: z.ZodType<C>,
  defences: readonly (Level | undefined)[],
  usual: (attack: Level, defence: Level | undefined) => C,
) {
  const cells = new Map<string, Parameter<C>>();
  for (const attack of LEVELS) {
    for (const defence of defences) {
      const name = `cell${upperFirst(attack)}${defence ? upperFirst(defence) : ''}`;
      const against = defence ? ` against ${withArticle(defence)}` : '';
      const cell = parameter<C>({
        id: `${rule}#${name}`,
        title: `what comes of ${withArticle(attack)}${against}`,
        default: usual(attack, defence) as NoInfer<C>,
        schema,
        changedBy: 'the GM, who may replace every cell',
      });
      cells.set(key(attack, defence), cell);
    }
  }
  return {
    all: [...cells.values()],
    of: (attack: Level, defence?: Level) => cells.get(key(attack, defence)) as Parameter<C>,
  };
}

function key(attack: Level, defence: Level | undefined): string {
  return `${attack} ${defence ?? ''}`;
}
