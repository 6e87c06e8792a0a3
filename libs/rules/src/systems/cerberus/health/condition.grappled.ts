import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { doesBar } from './conditions.ts';

const GrappledAction = choice(
  'CerberusGrappledAction',
  ['weaponAttack', 'gestureSpell', 'verbalSpell', 'psychicSpell', 'escape'],
  'What somebody who is Grappled wants to do.',
);

const BARRED_BY_HANDS = { weaponAttack: 'weaponAttack', gestureSpell: 'gestures' } as const;

/** The hands are neutralized: no weapon attacks, no spells with gestures. One escape may be tried a tick. */
export const conditionGrappled = formula({
  id: 'cerberus.health.condition.grappled',
  input: z.strictObject({
    action: GrappledAction,
    escapesThisTick: whole(0, 100, 'Escapes already tried this tick.').optional(),
  }),
  output: z.strictObject({ allowed: flag('Whether it can be done.') }),
  says: ({ allowed }, { action }) => {
    if (allowed) return 'Grappled, but this can be done.';
    return action === 'escape' ? 'Only one escape can be tried a tick.' : 'Grappled: the hands are not free.';
  },
  evaluate({ action, escapesThisTick = 0 }) {
    if (action === 'weaponAttack' || action === 'gestureSpell')
      return { allowed: !doesBar('grappled', BARRED_BY_HANDS[action]) };
    const { perTick } = rowOf(cerberusMartialTables.grappleCosts, 'action', 'escape');
    return { allowed: action !== 'escape' || perTick === null || escapesThisTick < perTick };
  },
});
