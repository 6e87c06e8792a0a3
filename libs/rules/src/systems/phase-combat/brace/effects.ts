import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.brace.effects';

const figure = (name: string, title: string, value: number) =>
  parameter({
    id: `${RULE}#${name}`,
    title,
    default: value,
    schema: whole(0, 100, 'How much.'),
    unit: 'points',
    changedBy: 'the GM',
  });
const offset = figure('offset', 'range penalty that Brace makes good', 2);
const strMinLess = figure('strMin', 'what Brace takes off the STR minimum of a ranged weapon', 5);

export const rangePenalty = () => whole(-1000, 0, 'OCV that the distance costs: 0 or less.');
export const strMinimum = () => whole(0, 1000, 'STR minimum of the ranged weapon.');

/** +2 against range penalties only, to 0 at best; the STR minimum 5 less; DCV halved. */
export const effects = formula({
  id: RULE,
  input: z.strictObject({
    rangeModifier: rangePenalty(),
    dcv: combatValue('DCV after all that is added.'),
    strMin: strMinimum(),
  }),
  output: z.strictObject({
    rangeModifier: rangePenalty(),
    dcv: workedOut('DCV while braced.'),
    strMin: strMinimum(),
  }),
  parameters: [offset, strMinLess],
  uses: [halfCv],
  says: ({ rangeModifier, dcv, strMin }) => `Braced: range ${rangeModifier}, DCV ${dcv}, STR minimum ${strMin}.`,
  evaluate: ({ rangeModifier, dcv, strMin }, ruling) => ({
    rangeModifier: ruling
      .calc('range')
      .plus('distance', rangeModifier)
      .plus('Brace', ruling.parameter(offset))
      .atMost(0)
      .floor(RULE, 'OCV'),
    dcv: ruling.run(halfCv, { cv: dcv }).half,
    strMin: ruling
      .calc('STR minimum')
      .plus('weapon', strMin)
      .minus('Brace', ruling.parameter(strMinLess))
      .atLeast(0)
      .floor(RULE),
  }),
});
