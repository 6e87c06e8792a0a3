import { z } from 'zod';
import { packKind, type Slip } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { listed } from '../../../kernel/words.ts';
import { AddsBonus } from '../damage/formula.ts';
import { DiceExpression } from '../dice-expression.ts';
import { name, Reach, skill } from '../vocabulary.ts';
import { Family, impalingFamilies } from '../weapon/can-impale.ts';

export const WeaponEntry = z
  .strictObject({
    id: entryId(),
    name: name('Name.'),
    class: text(60, 'Weapon class: one skill for all of it.'),
    family: Family,
    baseChance: skill('Base chance.'),
    damage: DiceExpression.describe('Damage, without the damage bonus.'),
    addsDamageBonus: AddsBonus.optional(),
    hitPoints: whole(0, 10_000, 'Hit points as a parrying item; 0 where it cannot parry.'),
    canImpale: flag('Whether it can impale.').optional(),
    canParry: flag('Whether it is made for parrying.').optional(),
    impromptu: flag('Whether it was not made as a weapon.').optional(),
    length: Reach,
    allRanges: flag('Whether it counts as long and yet works at each of the three ranges.').optional(),
    hands: whole(1, 2, 'Hands that it takes; usually 1.').optional(),
    special: text(300, 'A remark, such as cavalry lance.').optional(),
  })
  .meta({ id: 'DexRankWeaponEntry', title: 'Weapon', description: 'A weapon of your own.' });

/** A mark that the weapon's family forbids, as the rule of impaling weapons has it. */
function wrongMark(family: z.infer<typeof Family>, mark: boolean | undefined): Slip[] {
  const impaling: readonly string[] = impalingFamilies();
  if (!mark || impaling.includes(family)) return [];
  return [{ way: ['canImpale'], expected: `off: only ${listed(impaling, 'and')} weapons impale`, got: 'true' }];
}

/** Weapons of your own; what they do in play is in the chapters of attack, damage and parry. */
export const weapons = packKind({
  id: 'weapons',
  one: 'weapon',
  most: 500,
  schema: WeaponEntry,
  slips: ({ family, canImpale: mark }) => wrongMark(family, mark),
});
