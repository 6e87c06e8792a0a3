import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { DiceText } from '../../../../kernel/dice/text.ts';
import { choice, whole } from '../../../../kernel/schema.ts';

const { meleeWeapons, rangedWeapons } = cerberusMartialTables;

export type MeleeName = (typeof meleeWeapons)[number]['weapons'][number];
export type RangedName = (typeof rangedWeapons)[number]['weapons'][number];
type Names<N extends string> = readonly [N, ...N[]];

const meleeNames = meleeWeapons.flatMap((row): readonly MeleeName[] => row.weapons) as unknown as Names<MeleeName>;
const rangedNames = rangedWeapons.flatMap((row): readonly RangedName[] => row.weapons) as unknown as Names<RangedName>;

export const MeleeWeapon = choice('CerberusMeleeWeapon', meleeNames, 'A melee weapon of the table.');
export const RangedWeapon = choice('CerberusRangedWeapon', rangedNames, 'A ranged or thrown weapon of the table.');
export const commonNames = [...meleeNames, ...rangedNames] as const;
export const CommonWeapon = choice('CerberusCommonWeapon', commonNames, 'A weapon of the melee or the ranged table.');
export type CommonWeapon = z.infer<typeof CommonWeapon>;

/** @returns true for the weapons of the ranged table, thrown ones included */
export function isRanged(weapon: CommonWeapon): weapon is RangedName {
  return (rangedNames as readonly string[]).includes(weapon);
}

/** Every mundane bow limits the attribute, although the table notes it beside the longbow alone. */
const BOWS: readonly string[] = ['shortbow', 'longbow'] satisfies RangedName[];

/** @returns true for the bows of the tables; crossbows are none */
export function isBow(weapon: string): boolean {
  return BOWS.includes(weapon);
}

/** Figures that replace those of a weapon's row. */
export const OwnFigures = z
  .strictObject({
    damage: DiceText.describe('Damage dice.').optional(),
    critical: whole(1, 100, 'Critical multiplier.').optional(),
    hands: whole(1, 2, { description: 'Hands it takes.', unit: 'hands' }).optional(),
  })
  .meta({
    id: 'CerberusWeaponFigures',
    title: 'Own figures',
    description: 'Figures of an exceptional weapon; what is not said stays as in the table.',
    examples: [{ critical: 3 }],
  });
export type OwnFigures = z.infer<typeof OwnFigures>;
