import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import type { Decision } from '../../../../kernel/decision.ts';
import type { Figuring } from '../../../../kernel/ruling.ts';
import { decimal, flag, text, whole } from '../../../../kernel/schema.ts';
import { rowOf } from '../../../../kernel/table.ts';
import type { armorHeavyDodge } from '../armor.heavy-dodge.ts';
import type { armorHeavySpeed } from '../armor.heavy-speed.ts';
import { speedBeforeArmor, standingReflex } from './fields.ts';

const deeds = (description: string) => z.array(text(60, 'A kind of deed.')).describe(description);

const Wearer = z
  .strictObject({ speedBeforeArmorFt: speedBeforeArmor(), reflex: standingReflex() })
  .meta({ id: 'CerberusArmorWearer', description: 'Who wears the armor.' });

export const WornTraits = z
  .strictObject({
    speedFt: whole(0, 10_000, { description: 'Speed in the armor.', unit: 'ft' }),
    speedPenalty: whole(0, 10_000, { description: 'Speed that it costs.', unit: 'ft' }),
    dodgeModifier: decimal(-2000, 1000, 'Reflex modifier of a dodge; it may hold a fraction.'),
    dodgePenalty: decimal(0, 2000, 'What it costs a dodge.'),
    parryModifier: whole(-1000, 1000, 'Reflex modifier of a parry; no armor lowers it.'),
    trueRestAllowed: flag('Whether a true rest is possible in it.'),
    unfavorable: deeds(
      'Deeds for which it is an unfavorable circumstance: a factor that the GM weighs, without a set number.',
    ),
    stronglyUnfavorable: deeds(
      'Deeds that it hinders strongly: a heavy factor that the GM weighs, without a set number.',
    ),
  })
  .meta({ id: 'CerberusWornArmor', title: 'What wearing it costs', description: 'What wearing the armor costs.' });
type WornTraits = z.infer<typeof WornTraits>;

/** What of a category is ruled elsewhere: its losses have rules of their own, and the rest is the GM's word. */
interface Governing {
  losses?: { speed: typeof armorHeavySpeed; dodge: typeof armorHeavyDodge };
  trueRest?: Decision<boolean>;
  unfavorable?: Decision<boolean>;
}

/**
 * The definition, but for its id, of the rule that tells what one category of armor costs its wearer.
 * The three categories differ in their row of the table and in what governs it.
 */
export function wornArmor(category: 'light' | 'medium' | 'heavy', governing: Governing = {}) {
  const { losses, trueRest, unfavorable } = governing;
  const traits = rowOf(cerberusMartialTables.armorTraits, 'category', category);
  return {
    input: Wearer,
    output: WornTraits,
    decisions: [trueRest, unfavorable].filter((decision) => decision !== undefined),
    uses: losses ? [losses.speed, losses.dodge] : [],
    says: ({ speedFt, dodgeModifier }: WornTraits) =>
      `In ${category} armor: Speed ${speedFt} ft, dodging at ${dodgeModifier}.`,
    evaluate({ speedBeforeArmorFt, reflex }: z.infer<typeof Wearer>, ruling: Figuring): WornTraits {
      const speedFt = losses ? ruling.run(losses.speed, { speedBeforeArmorFt }).speedFt : speedBeforeArmorFt;
      const dodgeModifier = losses ? ruling.run(losses.dodge, { totalReflexModifier: reflex }).dodgeModifier : reflex;
      return {
        speedFt,
        speedPenalty: speedBeforeArmorFt - speedFt,
        dodgeModifier,
        dodgePenalty: ruling.calc('loss').plus('', reflex).minus('', dodgeModifier).soFar,
        parryModifier: reflex,
        trueRestAllowed: trueRest ? ruling.decide(trueRest) : traits.trueRestAllowed,
        unfavorable: !unfavorable || ruling.decide(unfavorable) ? [...traits.unfavorable] : [],
        stronglyUnfavorable: [...traits.stronglyUnfavorable],
      };
    },
  };
}
