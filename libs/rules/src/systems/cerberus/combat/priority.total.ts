import { z } from 'zod';
import { sumOf } from '../../../kernel/modifier.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage, d20Into, throwTogether } from '../base/advantage.ts';
import { ReflexSide, reflexTotal } from '../vocabulary.ts';

/** One participant's Reflex total: die, modifier and flat bonuses, then percentages on a total above 0, rounded down once. */
export const priorityTotal = procedure({
  id: 'cerberus.combat.priority.total',
  input: ReflexSide,
  output: z.strictObject({ total: reflexTotal('The Reflex total.') }).meta({ id: 'CerberusReflexTotal' }),
  dice: [{ key: 'reflex', dice: '1d20', by: 'participant', label: 'Reflex' }],
  uses: [advantage],
  outcome: ['total'],
  says: ({ total }) => `The Reflex total is ${total}.`,
  evaluate({ reflex, flat = [], percent, mode }, ruling) {
    const sum = ruling.calc('Reflex total');
    d20Into(sum, 'reflex', mode, ruling);
    sum.plus('Reflex', reflex).plusEach(flat);
    const points = sumOf(percent);
    if (points !== 0 && sum.isPositive) sum.percent(labelsOf(percent), points);
    return { total: sum.floor('cerberus.combat.priority.total') };
  },
});

/** The Reflex totals of two sides who roll at once, each in the scope of its name. */
export function totalsOfBoth(first: string, one: ReflexSide, second: string, other: ReflexSide, ruling: Ruling) {
  if (ruling.asks) throwTogether('reflex', { [first]: one.mode, [second]: other.mode }, ruling);
  const oneTotal = ruling.runWithin(first, priorityTotal, one).total;
  return { oneTotal, otherTotal: ruling.runWithin(second, priorityTotal, other).total };
}

function labelsOf(modifiers: readonly { label: string }[] = []): string {
  return modifiers.map((modifier) => modifier.label).join(', ');
}
