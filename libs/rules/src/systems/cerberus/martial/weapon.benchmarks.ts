import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { DiceText } from '../../../kernel/dice/text.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { weaponMeleeTable } from './weapon.melee-table.ts';
import { weaponRangedTable } from './weapon.ranged-table.ts';
import { CommonWeapon, isRanged, OwnFigures } from './weaponry/weapons.ts';

export const weaponOverride = decision<OwnFigures | null>({
  id: 'cerberus.martial.weapon.benchmarks#weaponOverride',
  question: 'Which figures of this weapon differ from the table?',
  schema: OwnFigures.nullable(),
  usual: null,
});

/** The figures of a weapon: those of its row, except where it has its own or the GM gives it others. */
export const weaponBenchmarks = formula({
  id: 'cerberus.martial.weapon.benchmarks',
  input: z.strictObject({
    weapon: CommonWeapon,
    weaponOverride: OwnFigures.describe("The weapon's own figures where it is exceptional.").optional(),
  }),
  output: z.strictObject({
    damage: DiceText.describe('Damage dice, without the attribute.'),
    critical: whole(1, 100, 'Critical multiplier.'),
    hands: whole(1, 2, { description: 'Hands it takes; the ranged table tells none.', unit: 'hands' }).optional(),
  }),
  decisions: [weaponOverride],
  uses: [weaponMeleeTable, weaponRangedTable],
  says: ({ damage, critical }, { weapon }) => `This ${weapon} does ${damage}, critical ×${critical}.`,
  evaluate({ weapon, weaponOverride: own }, ruling) {
    const { damage, critical, hands } = rowFor(weapon, ruling);
    return { damage, critical, ...(hands === undefined ? {} : { hands }), ...(own ?? ruling.decide(weaponOverride)) };
  },
});

type Figuring = Parameters<(typeof weaponBenchmarks)['evaluate']>[1];

function rowFor(weapon: CommonWeapon, ruling: Figuring): { damage: string; critical: number; hands?: number } {
  return isRanged(weapon) ? ruling.run(weaponRangedTable, { weapon }) : ruling.run(weaponMeleeTable, { weapon });
}
