import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { wholeFeet } from './moving/fields.ts';

/** Base reach by size, without any weapon. */
export const reachTable = formula({
  id: 'cerberus.movement.reach-table',
  input: z.strictObject({
    size: choice(
      'CerberusTableSize',
      ['medium', 'large', 'huge', 'gargantuan', 'colossal'],
      'A size that the table has a reach for.',
    ),
  }),
  output: z.strictObject({ reach_ft: wholeFeet('Base reach.') }),
  says: ({ reach_ft: reach }, { size }) => `Base reach of ${size}: ${reach} ft.`,
  evaluate: ({ size }) => ({ reach_ft: rowOf(cerberusMovementTables.baseReach, 'size', size).reach_ft }),
});
