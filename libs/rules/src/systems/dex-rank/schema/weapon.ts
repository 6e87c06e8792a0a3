import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { weapons } from '../packs/weapons.ts';
import { canImpale, FAMILIES } from '../weapon/can-impale.ts';
import { allInWords, faults, looseFlag, looseNumber, looseText, verdictOn } from './checking.ts';

export const WeaponDraft = z
  .strictObject({
    id: looseText('A short name that no other entry has.', 'Short name'),
    name: looseText('Name.'),
    class: looseText('Weapon class: one skill for all of it.'),
    family: looseText(`Family: ${FAMILIES.join(', ')}.`),
    baseChance: looseNumber('Base chance in percent.'),
    damage: looseText('Damage dice, without the damage bonus, such as 1d8+1.'),
    addsDamageBonus: looseText('full, half or none; missiles half, others full where nothing is said.'),
    hitPoints: looseNumber('Hit points as a parrying item; 0 where it cannot parry.'),
    canImpale: looseFlag('Whether it can impale.'),
    canParry: looseFlag('Whether it is made for parrying.'),
    impromptu: looseFlag('Whether it was not made as a weapon.'),
    length: looseText('short, medium, long or missile.'),
    allRanges: looseFlag('Whether it counts as long and yet works at each of the three ranges.'),
    hands: looseNumber('Hands that it takes, 1 or 2.'),
    special: looseText('A remark, such as cavalry lance.'),
  })
  .meta({ id: 'DexRankWeaponDraft', description: 'A weapon as somebody wrote it down.' });
export type WeaponDraft = z.infer<typeof WeaponDraft>;

/** Whether a weapon of your own is complete and keeps to the rules. */
export const weapon = formula({
  id: 'dex-rank.schema.weapon',
  input: z.strictObject({ row: WeaponDraft }),
  output: z.strictObject({
    valid: flag('Whether it can be used.'),
    problems: z.array(z.string()).describe('Fields that are not right.'),
    faults,
  }),
  uses: [canImpale],
  says: ({ valid, faults: all }, { row }) => (valid ? 'The weapon can be used.' : allInWords(all, row)),
  evaluate({ row }, ruling) {
    const family = FAMILIES.find((one) => one === row.family);
    if (family) ruling.run(canImpale, { family, flag: row.canImpale ?? false });
    return verdictOn(weapons, row);
  },
});
