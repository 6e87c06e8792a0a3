import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.basics.str-dice';

/** A remainder of this much is worth a half die, where half dice are used. */
const HALF_DIE_FROM = 3;

const pointsPerDie = parameter({
  id: `${RULE}#pointsPerDie`,
  title: 'points of STR that make one die',
  default: 5,
  schema: whole(1, 100, 'Points of STR that make one die.'),
  unit: 'points',
  changedBy: 'the GM',
});

const halfDice = decision({
  id: `${RULE}#halfDice`,
  question: 'Does a remainder of 3 or 4 points of STR roll a half die?',
  schema: z.boolean(),
  usual: false,
});

/** One d6 for each full 5 points of STR. */
export const strDice = formula({
  id: RULE,
  input: z.strictObject({ str: workedOut('STR that counts here.') }),
  output: z.strictObject({
    dice: whole(0, 1_000_000_000, { description: 'Whole dice.', unit: 'd6' }),
    halfDie: flag('Whether a half die is rolled as well.'),
  }),
  parameters: [pointsPerDie],
  decisions: [halfDice],
  says: ({ dice, halfDie }, { str }) => `STR ${str} rolls ${dice}d6${halfDie ? ' and a half die' : ''}.`,
  evaluate({ str }, ruling) {
    const points = ruling.parameter(pointsPerDie);
    const dice = ruling.calc('dice').plus('STR', str).atLeast(0).times(`a die for ${points}`, Fraction.of(1, points));
    const remainder = str > 0 ? str % points : 0;
    return { dice: dice.floor(RULE, 'd6'), halfDie: remainder >= HALF_DIE_FROM && ruling.decide(halfDice) };
  },
});
