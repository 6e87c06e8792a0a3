import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { strDice } from '../basics/str-dice.ts';
import { strength } from '../vocabulary.ts';

const RULE = 'phase-combat.disarm.contest';

const twoHandedLess = parameter({
  id: `${RULE}#twoHanded`,
  title: 'STR that a disarmer loses against a two-handed weapon',
  default: 5,
  schema: whole(0, 1000, 'STR that the disarmer loses.'),
  unit: 'STR',
  changedBy: 'the GM',
});

/** The disarmer's STR in the contest: 5 less against a two-handed weapon, not below 0. */
export const contest = formula({
  id: RULE,
  input: z.strictObject({
    str: strength("The disarmer's STR."),
    twoHanded: flag('Whether the weapon is classed as two-handed.'),
  }),
  output: z.strictObject({
    effectiveStr: strength('STR that counts in the contest.'),
    dice: whole(0, 1_000_000, { description: 'Dice that it rolls.', unit: 'd6' }),
  }),
  parameters: [twoHandedLess],
  uses: [strDice],
  says: ({ effectiveStr, dice }) => `STR ${effectiveStr} counts: ${dice}d6.`,
  evaluate({ str, twoHanded }, ruling) {
    const effectiveStr = ruling
      .calc('STR')
      .plus('disarmer', str)
      .minus('two-handed weapon', twoHanded ? ruling.parameter(twoHandedLess) : 0)
      .atLeast(0)
      .floor(RULE);
    return { effectiveStr, dice: ruling.run(strDice, { str: effectiveStr }).dice };
  },
});
