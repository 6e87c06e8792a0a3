import { z } from 'zod';
import { flatBonuses, percentBonuses } from '../../base/figures.ts';
import { ReflexSide, RollMode, reflexTotal } from '../../vocabulary.ts';

/** The two sides of the duel as the rules have them: a is the attacker, d the defender. */

const reflex = ReflexSide.shape.reflex;

export const hidingSides = {
  reflexA: reflex.describe("The attacker's Reflex modifier; needed if the defender can react.").optional(),
  reflexD: reflex.describe("The defender's Reflex modifier; needed if the defender can react.").optional(),
  bonusA: flatBonuses("The GM's bonuses for the attacker; left out, the GM is asked, and usually there are none."),
  bonusD: flatBonuses("The GM's bonuses for the defender; left out, the GM is asked, and usually there are none."),
  ownA: flatBonuses('What feats, items and the like give the attacker in this duel.'),
  ownD: flatBonuses('What feats, items and the like give the defender in this duel.'),
  percentA: percentBonuses('Percentage bonuses of the attacker; they count on a total above 0.'),
  percentD: percentBonuses('Percentage bonuses of the defender; they count on a total above 0.'),
  modeA: RollMode.optional().describe('Advantage or Disadvantage of the attacker.'),
  modeD: RollMode.optional().describe('Advantage or Disadvantage of the defender.'),
};
const Sides = z.strictObject(hidingSides);
export type HidingSides = z.infer<typeof Sides>;

/** What the duel shows of its last roll. */
export const hidingTotals = {
  totalA: reflexTotal("The attacker's Reflex total in the last roll.").optional(),
  totalD: reflexTotal("The defender's Reflex total in the last roll.").optional(),
};
