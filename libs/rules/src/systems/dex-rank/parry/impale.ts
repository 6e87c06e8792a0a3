import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Level, points } from '../vocabulary.ts';
import { impromptu } from './impromptu.ts';
import { shieldErosion } from './shield-erosion.ts';
import { itemOutput, weaponBreakage } from './weapon-breakage.ts';

const RULE = 'dex-rank.parry.impale';

export const ItemKind = choice(
  'DexRankParryingItem',
  ['weapon', 'shield', 'impromptu'],
  'What parries: a weapon, a shield, or something not made for it.',
);
export type ItemKind = z.infer<typeof ItemKind>;

/** Asked before the dice of damage fall, because a normal hit has other dice. */
export const lessening = decision({
  id: `${RULE}#lessening`,
  question: 'How does a critical parry lessen an impale?',
  schema: z.strictObject({
    by: choice(
      'DexRankLessening',
      ['item-check', 'normal-damage', 'amount'],
      'By what the item holds, to the damage of a normal hit, or by an amount.',
    ),
    amount: points('The amount taken off.').optional(),
  }),
  usual: { by: 'item-check' },
});

/** What an item lets through, by what kind of item it is. */
export const itemChecks = { weapon: weaponBreakage, impromptu, shield: shieldErosion };

/** Only magic or a critical parry stops an impale, and then as far as the item holds. */
export const impale = formula({
  id: RULE,
  input: z.strictObject({
    parryLevel: Level.describe('Level of the parry.'),
    item: ItemKind,
    itemHp: points('Hit points or rating that the item has left.'),
    damage: points('Damage of the impale.'),
    normalDamage: points('What a normal hit would do, where the GM reads it so.').optional(),
    magicStops: flag('Whether magic stops the blow.').optional(),
  }),
  output: z.strictObject({ stopped: flag('Whether nothing gets through.'), ...itemOutput }),
  decisions: [lessening],
  uses: [weaponBreakage, impromptu, shieldErosion],
  says: ({ stopped, passed, broken }) =>
    `${stopped ? 'The impale is stopped' : `${passed} gets through, past armor`}${broken ? '; the item breaks' : ''}.`,
  evaluate({ parryLevel, item, itemHp, damage, normalDamage = damage, magicStops = false }, ruling) {
    const untouched = { broken: false, itemHp };
    if (magicStops) return { stopped: true, passed: 0, ...untouched };
    if (parryLevel !== 'critical' && parryLevel !== 'impale') return { stopped: false, passed: damage, ...untouched };
    const { by, amount = 0 } = ruling.decide(lessening);
    const told = { 'normal-damage': normalDamage, amount: Math.max(0, damage - amount) };
    if (by !== 'item-check') return { stopped: told[by] === 0, passed: told[by], ...untouched };
    if (item !== 'shield') {
      const checked = ruling.run(itemChecks[item], { itemHp, damage });
      return { stopped: checked.passed === 0, ...checked };
    }
    if (itemHp === 0) return { stopped: damage === 0, passed: damage, broken: true, itemHp };
    const { passed, rating, broken } = ruling.run(shieldErosion, { rating: itemHp, damage });
    return { stopped: passed === 0, passed, broken, itemHp: rating };
  },
});
