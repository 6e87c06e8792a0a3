import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, listed, upperFirst } from '../../../kernel/words.ts';
import { gap } from '../order/spacing.ts';
import { id, rank, skill } from '../vocabulary.ts';

const RULE = 'dex-rank.attack.split';

const figure = (name: string, title: string, points: number) =>
  parameter({
    id: `${RULE}#${name}`,
    title,
    default: points,
    schema: whole(0, 1000, { description: `${upperFirst(title)}.`, unit: 'percent' }),
    unit: 'percent',
    changedBy: "the table's house rules",
  });
const mastery = figure('mastery', 'skill from which attacks can be split', 101);
export const leastShare = figure('leastShare', 'least share of a split attack', 50);

/** A skill of 101 or more may be shared out among attacks of at least 50 points, five ranks apart. */
export const split = formula({
  id: RULE,
  input: z.strictObject({
    skill: skill('Attack skill.'),
    shares: z.array(skill('Share of one attack.')).max(50).describe('Shares in the order of the attacks.'),
    rank: rank('DEX-rank of the first attack.'),
    targets: z.array(id('Who is attacked.')).max(50).describe('Targets in the order of the attacks.').optional(),
  }),
  output: z.strictObject({
    legal: flag('Whether the skill may be split so.'),
    ranks: z.array(rank('DEX-rank of an attack.')).describe('Ranks of the attacks that come up.'),
    targets: z.array(z.string()).optional().describe('Targets, as named.'),
    lost: whole(0, 50, 'Attacks whose rank is below 1.'),
  }),
  parameters: [mastery, leastShare, gap],
  says: ({ legal, ranks, lost }) =>
    legal
      ? `${ranks.length === 0 ? 'No attack comes up' : `${agreeing(ranks.length, 'An attack at rank', 'Attacks at ranks')} ${listed(ranks.map(String), 'and')}`}${lost > 0 ? `; ${lost} lost` : ''}.`
      : 'A skill of 101 or more is split into shares of at least 50, together at most the skill.',
  evaluate({ skill: full, shares, rank: first, targets }, ruling) {
    const named = targets === undefined ? {} : { targets };
    const sum = shares.reduce((total, share) => total + share, 0);
    const isSkilled = full >= ruling.parameter(mastery);
    const least = ruling.parameter(leastShare);
    if (!isSkilled || shares.length === 0 || sum > full || shares.some((share) => share < least))
      return { legal: false, ranks: [], ...named, lost: 0 };
    const apart = ruling.parameter(gap);
    const ranks = shares.map((_, i) => first - apart * i).filter((at) => at >= 1);
    return { legal: true, ranks, ...named, lost: shares.length - ranks.length };
  },
});
