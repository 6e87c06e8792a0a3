import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { invalidInput } from '../../kernel/problem.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { flag } from '../../kernel/schema.ts';
import { partOf, procedure, type Shown } from '../../kernel/unit.ts';
import { archeryPermission } from './archery-permission.ts';
import { attackType, attackTypeFields, isShot } from './attack-type.ts';
import { contest, margins } from './contest.ts';
import { dodgeFields, dodgeOf, dodgeRules } from './dodging.ts';
import { eligibility } from './eligibility.ts';
import { trigger } from './trigger.ts';
import { AttackResolution, alertness, eligibilityFields, figure, HitOrMiss, percentage } from './vocabulary.ts';

const skillTestOutcome = decision({
  id: 'percentile-dodge.combined#skillTestOutcome',
  question: 'Nobody dodges this attack: does it hit, by its own test?',
  schema: HitOrMiss,
});

const Input = z.strictObject({
  ...attackTypeFields,
  attackSkill: percentage('Attack skill, after its own modifiers; it counts in a contest.').optional(),
  ...z.strictObject(alertness).partial().shape,
  eligible: flag('Whether the defender may dodge; left out, the conditions decide.').optional(),
  ...z.strictObject(eligibilityFields).partial().shape,
  ...dodgeFields,
  skillTestOutcome: HitOrMiss.optional().describe(
    'Whether the attack hits where nobody dodges it; left out, the GM is asked.',
  ),
});
export type CombinedInput = z.infer<typeof Input>;

export const attackOutput = {
  attackResolution: AttackResolution,
  dodgeRolled: flag('Whether a dodge was rolled.'),
  effectiveDodge: figure('Effective dodge, where one was rolled.').optional(),
  ...z.strictObject(margins).partial().shape,
  result: HitOrMiss,
};

/** The kind of attack, who may dodge, the base, what modifies it, the contest; without a dodge, the attack's own test. */
export const combined = procedure({
  id: 'percentile-dodge.combined',
  input: Input,
  output: z.strictObject(attackOutput),
  dice: contest.dice,
  decisions: [skillTestOutcome],
  uses: [attackType, archeryPermission, eligibility, trigger, ...dodgeRules, contest],
  outcome: ['attackResolution', 'dodgeRolled', 'effectiveDodge', 'result'],
  says: ({ dodgeRolled, result }) => (dodgeRolled ? `A dodge was rolled: a ${result}.` : `Nobody dodges: a ${result}.`),
  evaluate(input, ruling) {
    const { attackResolution } = resolutionOf(input, ruling);
    const mayDodge = attackResolution === 'contested' && isEligible(input, ruling);
    const { dodgeRolled } = ruling.run(trigger, { attackResolution, mayDodge });
    if (!dodgeRolled) {
      const result = input.skillTestOutcome ?? ruling.decide(skillTestOutcome);
      return { attackResolution, dodgeRolled, result };
    }
    const { effectiveDodge } = ruling.as('defender', () => dodgeOf(input, ruling));
    const { attackSkill } = input;
    if (attackSkill === undefined)
      throw invalidInput('/input/attackSkill', 'a skill, since the attack is contested', undefined);
    const { outcome, details } = ruling.detailed(contest, { attackSkill, effectiveDodge });
    return {
      attackResolution,
      dodgeRolled,
      effectiveDodge,
      ...marginsOf(details),
      result: outcome.result,
    };
  },
});

/** The margins of a contest, to be shown. */
export function marginsOf<T extends { attackMargin?: number; dodgeMargin?: number }>(details: Shown<T>) {
  return { attackMargin: partOf(details, 'attackMargin'), dodgeMargin: partOf(details, 'dodgeMargin') };
}

/** @throws `needs-ruling` where a shot might be granted a dodge and nobody said whether there is room */
export function resolutionOf(input: CombinedInput, ruling: Ruling) {
  const {
    attackKind,
    timeToReact,
    treatAsArchery,
    alert = false,
    watchingArcher = false,
    roomToMove,
    gmAllows,
  } = input;
  const archeryContestAllowed =
    isShot({ attackKind, treatAsArchery }, ruling) &&
    ruling.run(archeryPermission, { alert, watchingArcher, roomToMove, gmAllows }).archeryContestAllowed;
  return ruling.run(attackType, { attackKind, timeToReact, treatAsArchery, archeryContestAllowed });
}

function isEligible(input: CombinedInput, ruling: Ruling): boolean {
  const { awareOfAttacker = true, restrained = false, stunned = false, helpless = false, spaceSufficient } = input;
  const conditions = { awareOfAttacker, restrained, stunned, helpless, spaceSufficient };
  return input.eligible ?? ruling.run(eligibility, conditions).mayDodge;
}
