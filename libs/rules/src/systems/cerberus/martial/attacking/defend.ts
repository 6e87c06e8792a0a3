import type { z } from 'zod';
import { joined, type Modifier } from '../../../../kernel/modifier.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { together } from '../../base/advantage.ts';
import { isMet } from '../../base/prescribed.ts';
import { coverTable } from '../../movement/cover-table.ts';
import type { Cover, ReflexSide } from '../../vocabulary.ts';
import { armorHeavyDodge } from '../armor.heavy-dodge.ts';
import { choiceRules, type DodgeChance, type ParryWith, type Threat } from '../defending/checks.ts';
import { dodgeMobility } from '../dodge.mobility.ts';
import { type Attack, announced } from './attack-forms.ts';
import { type Defender, type Defense, hindranceModifiers, type Parry } from './defender.ts';

/** The rules by which a defense is legal, paid for and rolled. */
export const defenseRules = [...choiceRules, armorHeavyDodge, coverTable] as const;

/** The question whether a defense can be chosen. @param attacks one, or the group that one defense meets */
export function threatOf(
  attacks: readonly Attack[],
  { hp, hindrances, reserves }: Defender,
  alreadyTried?: 'dodge' | 'parry',
): Threat {
  return { attacks: unlike(attacks.map(announced)), count: attacks.length, hp, hindrances, reserves, alreadyTried };
}

function unlike<T>(attacks: readonly T[]): readonly T[] {
  if (attacks.length === 1) return attacks;
  return [...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values()];
}

/** The shield or weapon of a parry, as the checks take it. */
export function readied(parry: Parry): ParryWith {
  const { equipment: kind, equipmentLevel: level, itemProperty: parriesProjectiles, ...item } = parry;
  return {
    kind,
    level,
    parriesProjectiles,
    deflectProjectiles: item.deflectProjectiles,
    meetsBullets: item.meetsBullets,
  };
}

/** The parry as it is rolled: what feats and items give it, and what it is made with. */
export function inMode(parry: Parry, mode: Parry['mode']): Parry {
  if (mode === undefined) return parry;
  return { ...parry, mode: parry.mode === undefined ? mode : together(parry.mode, mode) };
}

/** The chance that the GM grants to somebody who is held or hemmed in, rolled. */
export function slipsAway({ chances, outOf }: DodgeChance, ruling: Ruling): boolean {
  return isMet('defender.chance', { x: chances, y: outOf }, dodgeMobility.id, ruling);
}

/** The defender's side of the duel: everything itemised. @param cover what helps against this attack */
export function defendingSide(
  defender: Defender,
  defense: Defense,
  cover: z.infer<typeof Cover>,
  ruling: Ruling,
): ReflexSide {
  const { modifiers = [], percent, mode } = defense;
  const flat = joined(joined(modifiers, coverModifier(cover, ruling)), hindranceModifiers(defender, ruling));
  return { reflex: standingReflex(defender, defense, ruling), flat, percent, mode };
}

/** Heavy armor weighs on a dodge only, and its fraction goes into the duel. */
export function standingReflex(
  { reflex, armor }: Pick<Defender, 'reflex' | 'armor'>,
  { kind }: Pick<Defense, 'kind'>,
  ruling: Ruling,
): number {
  if (kind !== 'dodge' || armor !== 'heavy') return reflex;
  return ruling.run(armorHeavyDodge, { totalReflexModifier: reflex }).dodgeModifier;
}

function coverModifier(cover: z.infer<typeof Cover>, ruling: Ruling): Modifier[] {
  if (cover === 'none') return [];
  const { reflexBonus } = ruling.run(coverTable, { cover });
  return [{ label: `${cover} cover`, value: reflexBonus }];
}
