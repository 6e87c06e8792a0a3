import { invalidInput } from '../../kernel/problem.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { flag } from '../../kernel/schema.ts';
import { armor } from './armor.ts';
import { baseSkill } from './base-skill.ts';
import { effectiveDodge } from './effective-dodge.ts';
import { multiAction } from './multi-action.ts';
import { rangeOf, situational } from './situational.ts';
import { Armor, actionCount, penaltyPoints, percentage, points, Situation } from './vocabulary.ts';

/** What circumstances make of a dodge, beside its base. */
export const circumstanceFields = {
  actionsThisRound: actionCount('How many actions the defender takes in the round; usually 1.').optional(),
  cumulativePenalty: points(
    'Penalty for several actions, with a minus or without; it counts from two on, and left out the GM is asked.',
  ).optional(),
  armor: Armor.optional(),
  gmArmorModifier: penaltyPoints('What the GM takes off for armor and load; usually 0.').optional(),
};

export const situationFields = {
  situation: Situation.optional().describe(
    'The row of the ladder that fits best; left out, the GM says: usually typical.',
  ),
  confinedPoints: points('What a confined space takes off, -30 to -10; left out, the GM is asked.').optional(),
};

/** Everything that a dodge is worked out from. */
export const dodgeFields = {
  dodgeListed: flag('Whether Dodge stands on the sheet; left out, it does when it is given.').optional(),
  dodgeSkill: percentage('Dodge, where the sheet has it.').optional(),
  dexterity: percentage('Dexterity score; it counts where the sheet has no Dodge.').optional(),
  ...circumstanceFields,
  ...situationFields,
};

type DodgeInput = {
  [K in keyof typeof dodgeFields]?: (typeof dodgeFields)[K]['_zod']['output'];
};

export const dodgeRules = [baseSkill, situational, multiAction, armor, effectiveDodge] as const;

/** The base of a dodge, what modifies it, and what it comes to. @throws `illegal-action` for points outside their row */
export function dodgeOf(input: DodgeInput, ruling: Ruling) {
  const { dodgeSkill, dexterity, dodgeListed = dodgeSkill !== undefined, actionsThisRound = 1 } = input;
  const counting = dodgeListed ? 'dodgeSkill' : 'dexterity';
  if (input[counting] === undefined)
    throw invalidInput(
      `/input/${counting}`,
      'the base of the dodge: Dodge, or Dexterity where it is not listed',
      undefined,
    );
  const { baseDodge, untrained } = ruling.run(baseSkill, { dodgeListed, dodgeSkill, dexterity });
  const modifiers = {
    situationalModifier: situationOf(input, ruling),
    ...ruling.run(multiAction, { actionsThisRound, cumulativePenalty: input.cumulativePenalty }),
    ...ruling.run(armor, { armor: input.armor, gmArmorModifier: input.gmArmorModifier }),
  };
  return { baseDodge, untrained, ...modifiers, ...ruling.run(effectiveDodge, { baseDodge, ...modifiers }) };
}

function situationOf({ situation, confinedPoints }: DodgeInput, ruling: Ruling): number {
  const { situation: row, situationalModifier, valid } = ruling.run(situational, { situation, confinedPoints });
  const { worst, best } = rangeOf(row, ruling);
  ruling.require(valid, situational.id, `The ${row} row gives from ${worst} to ${best} points.`, () => [
    `the ${row} row with a whole number from ${worst} to ${best}`,
    'another row of the ladder',
  ]);
  return situationalModifier as number;
}
