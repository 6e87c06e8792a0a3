import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { decimal, flag, whole } from '../../../../kernel/schema.ts';
import { partOf, type Shown } from '../../../../kernel/unit.ts';
import { roundingDamage } from '../../base/rounding.damage.ts';
import { damageReduction } from '../../vocabulary.ts';
import { conditionPoisoned } from '../condition.poisoned.ts';
import { saveModifier } from '../figures.ts';
import { poisonCoatLifetime } from '../poison.coat-lifetime.ts';
import { Exposure, poisonDc, poisonExposure } from '../poison.exposure.ts';

/** Each that wounds brings a die, and their Saves are one queue. */
const MOST_ARROWS = 10;

const Arrow = z
  .strictObject({
    rolled: whole(0, 50_000, 'The sum of its damage dice.'),
    fixed: decimal(-10_000, 10_000, 'Its fixed bonus.'),
    coated: flag('Whether it is coated with the poison.'),
  })
  .meta({ id: 'CerberusCoatedArrow', description: 'An arrow that hits.' });
type Arrow = z.infer<typeof Arrow>;

export const Arrows = z
  .strictObject({
    kind: z.literal('arrows'),
    dc: poisonDc(),
    exposure: Exposure,
    dr: damageReduction(),
    arrows: z.array(Arrow).min(1).max(MOST_ARROWS).describe('The arrows that hit, in order.'),
    fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
  })
  .meta({
    id: 'CerberusCoatedArrows',
    description: 'Arrows that hit, coated or not, and the Saves against their poison.',
  });
type Arrows = z.infer<typeof Arrows>;

export function shot({ arrows, ...rest }: Arrows, ruling: Ruling) {
  const strikes = arrows.map((arrow) => strike(arrow, rest, ruling));
  const saves = strikes.filter(({ save }) => save !== undefined);
  return {
    damages: strikes.map(({ damage }) => damage),
    dosesRemain: strikes.map(({ doseRemains }) => doseRemains),
    saves: saves.length,
    saveTotal: saves.at(-1)?.save?.total,
    afflicted: saves.some(({ save }) => save?.afflicted),
  };
}

function strike(
  { rolled, fixed, coated }: Arrow,
  { dc, exposure, dr, fortitude }: Omit<Arrows, 'arrows'>,
  ruling: Ruling,
) {
  const { damage } = ruling.run(roundingDamage, { diceTotal: rolled, fixed, critMultiplier: 1, dr });
  if (!coated) return { damage, doseRemains: false, save: undefined };
  const { injects, doseRemains } = ruling.run(poisonCoatLifetime, {
    outcome: 'hit',
    damageThroughDr: damage,
    minutesSinceCoating: 0,
  });
  const { saveDc } = ruling.run(poisonExposure, { dc, exposure, damageThroughDr: damage });
  if (!injects || saveDc === undefined) return { damage, doseRemains, save: undefined };
  const { outcome, details } = ruling.detailed(conditionPoisoned, { dc: saveDc, fortitude, frequency: 'other' });
  const total = partOf(details, 'total') as Shown<number>;
  return { damage, doseRemains, save: { afflicted: outcome.afflicted, total } };
}
