import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { written } from '../../kernel/exact/calculation.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { procedure } from '../../kernel/unit.ts';
import { figure, HitOrMiss, percentage } from './vocabulary.ts';

const RULE = 'percentile-dodge.contest';

const resultOverride = decision({
  id: `${RULE}#resultOverride`,
  question: 'Does the GM set the result of the contest, whatever the margins are?',
  schema: HitOrMiss.nullable(),
  usual: null,
});

/** How far each side is below its own skill. */
export const margins = {
  attackMargin: figure("The attacker's margin: skill minus roll."),
  dodgeMargin: figure("The defender's margin: effective dodge minus roll."),
};

/** Both roll 1d100; the side that is further below its own skill prevails, and the defender when both are equally far. */
export const contest = procedure({
  id: RULE,
  input: z.strictObject({
    attackSkill: percentage('Attack skill, after its own modifiers.'),
    effectiveDodge: figure('Effective dodge; it may be negative.'),
    resultOverride: HitOrMiss.optional().describe('The result where the GM sets it; usually the margins decide.'),
  }),
  output: z.strictObject({ ...margins, result: HitOrMiss }),
  dice: [
    { key: 'attacker.attack', dice: '1d100', by: 'attacker', label: 'attack' },
    { key: 'defender.dodge', dice: '1d100', by: 'defender', label: 'dodge' },
  ],
  decisions: [resultOverride],
  outcome: ['result'],
  settles: 'contest',
  says: ({ attackMargin, dodgeMargin, result }) =>
    `Margin ${written(attackMargin)} against ${written(dodgeMargin)}: a ${result}.`,
  evaluate({ attackSkill, effectiveDodge, resultOverride: given }, ruling) {
    ruling.together({ key: 'attacker.attack', count: 1, faces: 100 }, { key: 'defender.dodge', count: 1, faces: 100 });
    const shown = { attacker: 0, defender: 0 };
    const [ahead = []] = ruling.rank(['attacker', 'defender'], (side) => {
      const isAttack = side === 'attacker';
      const margin = isAttack ? marginOf('attack', attackSkill, ruling) : marginOf('dodge', effectiveDodge, ruling);
      shown[side as keyof typeof shown] = margin;
      return margin;
    });
    const result = ahead.includes('defender') ? 'miss' : 'hit';
    const { attacker: attackMargin, defender: dodgeMargin } = shown;
    return { attackMargin, dodgeMargin, result: given ?? ruling.decide(resultOverride) ?? result };
  },
});

function marginOf(die: 'attack' | 'dodge', skill: number, ruling: Ruling): number {
  const sum = ruling.calc(`${die} margin`).plus(die === 'attack' ? 'attack skill' : 'effective dodge', skill);
  return sum.minus('d100', ruling.roll(die, 100)).floor(RULE);
}
