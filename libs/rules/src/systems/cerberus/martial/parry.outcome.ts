import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { percentPoints } from '../vocabulary.ts';
import { spellBlockedPercent } from './parry.spell.ts';
import { DecidedWinner } from './positions.ts';

/** A parry that wins with suitable equipment stops a physical attack whole and blocks half of a damage spell. */
export const parryOutcome = formula({
  id: 'cerberus.martial.parry.outcome',
  input: z.strictObject({
    attackKind: choice('CerberusParriedKind', ['weapon', 'damageSpell'], 'A physical attack or a damage spell.'),
    equipmentSuitable: flag('Whether the shield or weapon can meet the attack.'),
    winner: DecidedWinner,
    share: percentPoints('Share of a damage spell that it blocks, where the object itself says so.').optional(),
  }),
  output: z.strictObject({ blockedPercent: percentPoints('Share of the attack that is blocked.') }),
  parameters: [spellBlockedPercent],
  says: ({ blockedPercent }) => {
    if (blockedPercent === 0) return 'Nothing is blocked: the attack lands in full.';
    return blockedPercent === 100 ? 'Parried: stopped whole.' : `Parried: ${blockedPercent} % is blocked.`;
  },
  evaluate({ attackKind, equipmentSuitable, winner, share }, ruling) {
    if (!equipmentSuitable || winner === 'attacker') return { blockedPercent: 0 };
    if (attackKind === 'weapon') return { blockedPercent: 100 };
    return { blockedPercent: share ?? ruling.parameter(spellBlockedPercent) };
  },
});
