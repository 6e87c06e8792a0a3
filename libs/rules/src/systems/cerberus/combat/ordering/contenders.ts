import { z } from 'zod';
import { namesOf } from '../../../../kernel/item-names.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { choice, decimal } from '../../../../kernel/schema.ts';
import { combatantId, ReflexSide, reflexTotal } from '../../vocabulary.ts';
import { declareFirstBonus, firstBonus } from '../declare.first-bonus.ts';

/** Who takes part where the order of actions matters: a combatant, or a group that acts together. */
export const Contender = z
  .strictObject({ id: combatantId(), ...ReflexSide.shape })
  .meta({ id: 'CerberusContender', title: 'Participant', description: 'Somebody whose action races others.' });
export type Contender = z.infer<typeof Contender>;

/** Who declared first, and what that gives; left out, the table's own figures hold. */
export const firstFields = {
  firstDeclarer: combatantId().optional().describe('Who declared first in the tick; left out when nobody did.'),
  bonus: z
    .strictObject({
      mode: choice('CerberusGivenBonusMode', ['flat', 'percent'], 'A flat bonus, or percentage points of the total.'),
      value: decimal(0, 1000, 'Points when flat, percent when a percentage.').optional(),
    })
    .optional()
    .meta({ id: 'CerberusGivenFirstBonus', title: 'First bonus', description: 'The bonus for declaring first.' }),
};

export interface First {
  firstDeclarer?: string | undefined;
  bonus?: { mode: 'flat' | 'percent'; value?: number | undefined } | undefined;
}

/** One participant's total. */
export const Total = z
  .strictObject({ id: combatantId(), total: reflexTotal('The Reflex total.') })
  .meta({ id: 'CerberusContenderTotal', title: 'Total', description: "A participant's Reflex total." });
export type Total = z.infer<typeof Total>;

/** A participant with all that it rolls with. */
export interface Sided {
  id: string;
  side: ReflexSide;
}

/** @throws `invalid-input` for ids that come twice */
export function requireNamed(participants: readonly { id: string }[]): void {
  namesOf(participants, '/input/participants');
}

/** What a participant rolls with: whoever declared first has the bonus, on every reroll too. */
export function sideOf(side: ReflexSide, isFirst: boolean, { bonus }: First, ruling: Ruling): ReflexSide {
  if (!isFirst) return side;
  ruling.citing(declareFirstBonus.id);
  const { flat, percent } = firstBonus(ruling, bonus);
  return { ...side, flat: [...(side.flat ?? []), ...flat], percent: [...(side.percent ?? []), ...percent] };
}

/** The sides of all participants by id. Somebody may have declared first who has no part in this. */
export function sidesOf(participants: readonly Contender[], first: First, ruling: Ruling): Sided[] {
  return participants.map(({ id, ...side }) => ({ id, side: sideOf(side, id === first.firstDeclarer, first, ruling) }));
}
