import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing } from '../../../kernel/words.ts';
import { tokens } from './figures.ts';

const RULE = 'cerberus.character.derived.reserves';

const extra = parameter<number>({
  id: `${RULE}#extra`,
  title: 'tokens more in a reserve',
  default: 0,
  schema: whole(-1000, 1000, 'Tokens more (or fewer).'),
  unit: 'tokens',
  changedBy: 'feats, spells, equipment and conditions; `at` attack, spell, general or dodge for one reserve',
});

export const Reserve = choice(
  'CerberusReserve',
  ['attack', 'spell', 'general', 'dodge'],
  'A reserve of the round: attacks, spells, general actions or dedicated dodges.',
);

/** What a reserve of the round comes to, and what is spent of it. */
export const reserveFields = {
  classValue: tokens('What the class table gives at the level.'),
  bonuses: tokens('What feats, spells and equipment add.').optional(),
  penalties: tokens('What conditions take away.').optional(),
  spent: tokens('Tokens spent in this round.').optional(),
  held: tokens('Of these, tokens that a running sustained action holds beyond the round.').optional(),
};

/** Tokens of a reserve and how many are left: never below 0, and full again in the next round but for what is held. */
export const derivedReserves = formula({
  id: RULE,
  input: z.strictObject({
    ...reserveFields,
    event: choice('CerberusReserveEvent', ['spend', 'next-round'], 'Tokens are spent, or the next round begins.'),
  }),
  output: z.strictObject({
    available: tokens('Tokens of the reserve in a round.', 10_000),
    remaining: tokens('Tokens that are left.', 10_000),
    allowed: flag('Whether there are as many as are spent.'),
  }),
  parameters: [extra],
  says: ({ available, remaining, allowed }, { spent = 0 }) =>
    allowed
      ? `${remaining} of ${available} ${agreeing(remaining, 'is', 'are')} left.`
      : `There are ${available}, not ${spent}.`,
  evaluate({ classValue, bonuses = 0, penalties = 0, spent = 0, held = 0, event }, ruling) {
    const tally = ruling.calc('available').plus('class', classValue).plus('bonuses', bonuses);
    tally.minus('penalties', penalties).plus('more', ruling.parameter(extra));
    const available = tally.atLeast(0).floor(RULE, 'tokens');
    const gone = event === 'next-round' ? held : Math.max(spent, held);
    const remaining = ruling.calc('remaining').plus('available', available).minus('spent', gone).atLeast(0);
    return {
      available,
      remaining: remaining.floor(RULE, 'tokens'),
      allowed: event === 'next-round' || gone <= available,
    };
  },
});
