import { z } from 'zod';
import { DecimalModifier, joined, type Modifier, WholeModifier } from '../../../../kernel/modifier.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { firstBonus } from '../../combat/declare.first-bonus.ts';
import { combatantId, RollMode } from '../../vocabulary.ts';
import { accuracyAttackBonus } from '../accuracy.attack-bonus.ts';
import type { AttackingSide } from '../defense.duel.ts';

/** Who attacks, as far as a defense against it is concerned. */
export const Attacker = z
  .strictObject({
    id: combatantId().optional(),
    name: text(60, 'Name, for sentences.').optional(),
    reflex: whole(-1000, 1000, {
      title: 'Reflex',
      description: 'Reflex modifier; left out for a trap or hazard, the GM supplies one when a defense is rolled.',
    }).optional(),
    attackBonus: whole(
      -1000,
      1000,
      'Attack bonus of items and feats: it counts only in the duel against a defense.',
    ).optional(),
    declaredFirst: flag('Whether this attacker declared first in the tick.').optional(),
    modifiers: z.array(WholeModifier).max(30).optional().describe('Other flat modifiers of this duel.'),
    percent: z.array(DecimalModifier).max(30).optional().describe('Percentage bonuses of this duel, in points.'),
    mode: RollMode.optional(),
  })
  .meta({ id: 'CerberusAttacker', title: 'Attacker', description: 'Who attacks.' });
export type Attacker = z.infer<typeof Attacker>;

/** The attacker's side of the duel against a dodge or parry: everything itemised. */
export function attackingSide(attacker: Attacker, ruling: Ruling): AttackingSide {
  const { reflex, declaredFirst, modifiers = [], percent = [], mode } = attacker;
  const flat = joined(modifiers, accuracy(attacker, ruling));
  if (!declaredFirst) return { reflex, flat, percent, mode };
  const bonus = firstBonus(ruling);
  return { reflex, flat: joined(flat, bonus.flat), percent: joined(percent, bonus.percent), mode };
}

function accuracy({ attackBonus = 0 }: Attacker, ruling: Ruling): Modifier[] {
  if (attackBonus === 0) return [];
  ruling.note(accuracyAttackBonus.id, 'attack bonus, against a defense only', attackBonus);
  return [{ label: 'attack bonus', value: attackBonus }];
}
