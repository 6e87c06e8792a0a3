import { cerberusHealthTables } from '@riposte/content';
import type { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';

/** What conditions do, as the chapter's table has it; everything that must know what a condition bars reads it here. */

export const Condition = choice(
  'CerberusCondition',
  [
    'prone',
    'grappled',
    'immobilized',
    'blinded',
    'stunned',
    'paralyzed',
    'poisoned',
    'diseased',
    'bleeding',
    'gagged',
    'silenced',
    'nauseated',
    'frightened',
  ],
  'A condition of a character.',
);
export type Condition = z.infer<typeof Condition>;

export const Barred = choice(
  'CerberusBarred',
  [
    'weaponAttack',
    'gestures',
    'speech',
    'movement',
    'dodge',
    'dodgeMelee',
    'dodgeUnperceived',
    'parry',
    'parryUnperceived',
    'opportunityAttack',
    'reflexSave',
    'attackSource',
    'approachSource',
  ],
  'Something that a condition bars outright.',
);
export type Barred = z.infer<typeof Barred>;

/** What a condition bars. */
export function bars(condition: Condition): readonly Barred[] {
  return rowOf(cerberusHealthTables.conditions, 'condition', condition).bars;
}

export function doesBar(condition: Condition, deed: Barred): boolean {
  return bars(condition).includes(deed);
}

/** How many tokens a tick a condition leaves; all there are when undefined. */
export function tokensPerTick(condition: Condition): number | undefined {
  return rowOf(cerberusHealthTables.conditions, 'condition', condition).tokens_per_tick ?? undefined;
}
