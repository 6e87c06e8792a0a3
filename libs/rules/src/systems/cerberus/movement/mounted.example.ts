import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, decimal, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { percentBonuses } from '../base/figures.ts';
import { priorityTotal } from '../combat/priority.total.ts';
import { criticalHeavyArmor } from '../martial/critical.heavy-armor.ts';
import { criticalTrigger } from '../martial/critical.trigger.ts';
import { ArmorCategory, damageReduction, ReflexSide, reflexTotal } from '../vocabulary.ts';

const RULE = 'cerberus.movement.mounted.example';

const factor = () => decimal(0, 100, 'What the ability of charging multiplies all damage by; 2 in the example.');
const damageField = (whose: string) => whole(0, 1e9, { description: `HP lost to ${whose}.`, unit: 'HP' }).optional();
const Met = choice('CerberusChargeMet', ['undefended', 'parried', 'dodged'], 'Whether the attack was stopped.');

const Impact = z
  .strictObject({
    kind: z.literal('impact'),
    riderReflex: ReflexSide.shape.reflex.describe("The rider's Reflex modifier."),
    percent: percentBonuses('What the abilities raise the impact roll by, in points; 25 in the example.'),
  })
  .meta({ id: 'CerberusChargeImpact', description: 'The one Reflex roll of the pair for the impact.' });

const Blow = z
  .strictObject({
    kind: z.literal('blow'),
    diceTotal: whole(0, 1_000_000, 'The sum of all damage dice, those of a critical included.'),
    fixed: decimal(-10_000, 10_000, 'The fixed bonus, which a critical multiplies.'),
    criticalMultiplier: whole(1, 100, "The weapon's critical multiplier."),
    percentBonuses: percentBonuses('Percentage bonuses on damage, in points.'),
    damageFactor: factor(),
    targetArmorCategory: ArmorCategory,
    dr: damageReduction(),
  })
  .meta({ id: 'CerberusChargeBlow', description: 'The damage of one first attack of the charge.' });
type Blow = z.infer<typeof Blow>;

const Strikes = z
  .strictObject({
    kind: z.literal('strikes'),
    lance: Met,
    hooves: Met,
    lanceDamageBeforeCharge: decimal(0, 1e6, 'Damage of the lance before the charge and DR.').optional(),
    hoovesDamageBeforeCharge: decimal(0, 1e6, 'Damage of the hooves before the charge and DR.').optional(),
    multiplier: factor(),
    dr: damageReduction(),
  })
  .meta({ id: 'CerberusChargeStrikes', description: 'Lance and hooves at one instant, each stopped or not.' });
type Strikes = z.infer<typeof Strikes>;

const Result = z.strictObject({
  total: reflexTotal('The impact roll.').optional(),
  damage: damageField('the blow'),
  lanceDamage: damageField('the lance'),
  hoovesDamage: damageField('the hooves'),
});
type Result = z.infer<typeof Result>;

/** The worked charge: one impact roll raised by the abilities; lance and hooves land at once; the first attack of each is doubled before DR. */
export const mountedExample = procedure({
  id: RULE,
  input: z.discriminatedUnion('kind', [Impact, Blow, Strikes]),
  output: Result,
  dice: [
    { key: 'rider.reflex', dice: '1d20', by: 'rider', label: 'impact' },
    { key: 'critical', dice: '1d20', by: 'attacker', label: 'critical' },
  ],
  uses: [priorityTotal, criticalTrigger, criticalHeavyArmor],
  outcome: ['total', 'damage', 'lanceDamage', 'hoovesDamage'],
  says: ({ total, damage, lanceDamage: lance, hoovesDamage: hooves }) => {
    if (total !== undefined) return `The impact roll is ${total}.`;
    return damage === undefined ? `The lance does ${lance}, the hooves ${hooves}.` : `The blow does ${damage}.`;
  },
  evaluate(input, ruling): Result {
    if (input.kind === 'blow') return { damage: blowOf(input, ruling) };
    if (input.kind === 'strikes') return strikesOf(input, ruling);
    return ruling.runWithin('rider', priorityTotal, { reflex: input.riderReflex, percent: input.percent });
  },
});

function blowOf({ diceTotal, fixed, criticalMultiplier: multiplier, ...blow }: Blow, ruling: Ruling): number {
  const { targetArmorCategory, percentBonuses: percent = [], damageFactor, dr } = blow;
  const times = ruling.run(criticalTrigger, {}).critical
    ? ruling.run(criticalHeavyArmor, { multiplier, targetArmorCategory, attackKind: 'weapon' }).effectiveMultiplier
    : 1;
  const bonus = ruling.calc('fixed').plus('fixed', fixed).times('critical', times).exactly(RULE, 'HP');
  const sum = ruling.calc('damage').plus('dice', diceTotal).plus('fixed', bonus);
  const points = ruling.calc('percent').plusEach(percent).exactly(RULE, 'percent');
  return sum.percent('bonuses', points).times('charge', damageFactor).minus('DR', dr).atLeast(0).floor(RULE, 'HP');
}

/** A parry or dodge stops only the attack that it meets. */
function strikesOf({ lance, hooves, multiplier, dr, ...before }: Strikes, ruling: Ruling) {
  const damageOf = (label: string, met: z.infer<typeof Met>, damage = 0) =>
    met === 'undefended'
      ? ruling.calc(label).plus(label, damage).times('charge', multiplier).minus('DR', dr).atLeast(0).floor(RULE, 'HP')
      : 0;
  return {
    lanceDamage: damageOf('lance', lance, before.lanceDamageBeforeCharge),
    hoovesDamage: damageOf('hooves', hooves, before.hoovesDamageBeforeCharge),
  };
}
