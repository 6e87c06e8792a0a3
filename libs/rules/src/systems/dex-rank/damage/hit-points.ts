import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { absorb, mixModifier } from '../armor/absorb.ts';
import { DiceExpression } from '../dice-expression.ts';
import { hitPoints as hitPointsField, hitPointsLeft, points } from '../vocabulary.ts';

const RULE = 'dex-rank.damage.hit-points';

/** What armor leaves of the damage comes off the hit points. */
export const hitPoints = procedure({
  id: RULE,
  input: z.strictObject({
    hp: hitPointsField('now'),
    damage: points('Damage that reaches the target.'),
    armor: DiceExpression.describe('Protection of the armor; none unless said.').optional(),
    mixModifier: mixModifier().optional(),
    armorIgnored: flag('Whether the blow ignores armor.'),
  }),
  output: z.strictObject({
    loss: points('Hit points lost.'),
    hp: hitPointsLeft(),
  }),
  dice: [{ key: 'armor', dice: 'protection', by: 'defender', label: 'armor' }],
  uses: [absorb],
  outcome: ['loss', 'hp'],
  says: ({ loss, hp }) => (loss === 0 ? 'No wound.' : `${counted(loss, 'hit point')} lost, ${hp} left.`),
  evaluate({ hp, damage, armor, mixModifier: mixed, armorIgnored }, ruling) {
    const isBare = armor === undefined || armorIgnored || damage === 0;
    const { loss } = isBare
      ? { loss: damage }
      : ruling.run(absorb, { damage, protection: armor, ...(mixed === undefined ? {} : { mixModifier: mixed }) });
    return { loss, hp: ruling.calc('hit points').plus('now', hp).minus('lost', loss).floor(RULE) };
  },
});
