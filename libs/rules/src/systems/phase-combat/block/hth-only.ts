import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { AttackKind } from '../items.ts';

/** Any hand-to-hand attack can be blocked, no ranged one. */
export const hthOnly = formula({
  id: 'phase-combat.block.hth-only',
  input: z.strictObject({ attackKind: AttackKind }),
  output: z.strictObject({ allowed: flag('Whether the attack can be blocked.') }),
  says: ({ allowed }) => (allowed ? 'The attack can be blocked.' : 'A ranged attack cannot be blocked.'),
  evaluate: ({ attackKind }) => ({ allowed: attackKind === 'hth' }),
});
