import { decision } from '../../kernel/decision.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { choice, flag } from '../../kernel/schema.ts';
import { bodyCount } from './basics/body-count.ts';
import { rollBody } from './basics/dice-body.ts';
import { strDice } from './basics/str-dice.ts';

const RULE = 'phase-combat.str-contest';

const tie = decision({
  id: `${RULE}#tie`,
  question: 'Who wins a STR contest with equal BODY? Usually whoever resists.',
  schema: choice(
    'PhaseCombatTie',
    ['resister', 'attempter', 'reroll'],
    'Whoever resists, whoever attempts, or both roll again.',
  ),
  usual: 'resister' as const,
});

/** One side of a contest: its role and die name its dice, `victim.str`. */
export interface Side {
  role: string;
  die: string;
  str: number;
}

/** What every STR contest asks and uses. */
export const contestAsks = { decisions: [tie], uses: [strDice, bodyCount] };

/** The dice of one side. */
export const sideDice = (role: string, die: string) => [
  { key: `${role}.${die}`, dice: 'STR ÷ 5 d6', by: role, label: 'STR' },
  { key: `${role}.${die}Half`, dice: '½d6', by: role, label: 'half die of STR' },
];

/** Rolled again where the GM has equal BODY rolled again. */
export const isUndecided = ({ reroll }: { reroll: boolean }) => reroll;
export const rerollField = { reroll: flag('Whether both must roll again.') };

/** BODY against BODY: whoever attempts needs more. In the odds only who wins is kept. */
export function contest(attempter: Side, resister: Side, ruling: Ruling) {
  ruling.citing(RULE);
  ruling.citing(bodyCount.id);
  const sides = [attempter, resister].map((side) => ({ ...side, ...ruling.run(strDice, { str: side.str }) }));
  ruling.together(
    ...sides.flatMap(({ role, die, dice, halfDie }) => [
      { key: `${role}.${die}`, count: dice, faces: 6 },
      ...(halfDie ? [{ key: `${role}.${die}Half`, count: 1, faces: 6 }] : []),
    ]),
  );
  const bodies: Record<string, number> = {};
  const ranking = ruling.rank(
    sides.map(({ role }) => role),
    (role) => {
      const side = sides.find((one) => one.role === role) as (typeof sides)[number];
      bodies[role] = rollBody(side.die, side, RULE, ruling);
      return bodies[role];
    },
  );
  const verdict = ranking.length > 1 ? won(ranking[0]?.[0] === attempter.role) : tied(ruling);
  const [attempterBody, resisterBody] = [bodies[attempter.role] ?? 0, bodies[resister.role] ?? 0];
  const compared = `${attempterBody} BODY against ${resisterBody}`;
  ruling.note(
    RULE,
    'STR contest',
    verdict.success,
    `${compared}: ${verdict.reroll ? 'again' : verdict.success ? 'success' : 'no success'}`,
  );
  return { attempterBody, resisterBody, ...verdict };
}

function won(success: boolean): { success: boolean; reroll: boolean } {
  return { success, reroll: false };
}

function tied(ruling: Ruling): { success: boolean; reroll: boolean } {
  const winner = ruling.decide(tie);
  return { success: winner === 'attempter', reroll: winner === 'reroll' };
}
