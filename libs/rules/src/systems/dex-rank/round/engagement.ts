import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { engaged } from '../vocabulary.ts';

export const RoundAction = choice(
  'DexRankRoundAction',
  [
    'move',
    'non-combat',
    'move-to-engage',
    'disengage',
    'attack-hth',
    'attack-missile',
    'ready-weapon',
    'parry',
    'dodge',
  ],
  'What somebody wants to do.',
);
export type RoundAction = z.infer<typeof RoundAction>;

const SAID: Record<RoundAction, string> = {
  move: 'moving',
  'non-combat': 'something other than fighting',
  'move-to-engage': 'moving up to an opponent',
  disengage: 'disengaging',
  'attack-hth': 'a hand-to-hand attack',
  'attack-missile': 'a missile attack',
  'ready-weapon': 'readying a weapon',
  parry: 'a parry',
  dodge: 'a dodge',
};

/** What is open to those in a hand-to-hand fight, and to others. */
export const engagement = formula({
  id: 'dex-rank.round.engagement',
  input: z.strictObject({ engaged: engaged(), action: RoundAction }),
  output: z.strictObject({ allowed: flag('Whether it may be done.') }),
  says: ({ allowed }, { engaged: isEngaged, action }) =>
    `${isEngaged ? 'Engaged' : 'Unengaged'}: ${SAID[action]} is ${allowed ? 'open' : 'barred'}.`,
  evaluate({ engaged: isEngaged, action }) {
    const row = rowOf(dexRankTables.engagement, 'action', action);
    return { allowed: isEngaged ? row.engaged : row.unengaged };
  },
});

/** What is open, in words. */
export function openTo(isEngaged: boolean): string[] {
  return dexRankTables.engagement
    .filter((row) => (isEngaged ? row.engaged : row.unengaged))
    .map(({ action }) => action);
}
