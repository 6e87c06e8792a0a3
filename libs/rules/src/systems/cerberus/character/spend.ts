import { z } from 'zod';
import { operation } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';
import { derivedReserves, Reserve, reserveFields } from './derived.reserves.ts';
import { tokens } from './figures.ts';

const Input = z.strictObject({
  reserve: Reserve,
  tokens: tokens('How many tokens are spent now.').min(1),
  ...reserveFields,
});
type Input = z.infer<typeof Input>;

const Spent = z.strictObject({
  available: tokens('Tokens of the reserve in a round.', 10_000),
  before: tokens('Tokens that were left.', 10_000),
  remaining: tokens('Tokens that are left now.', 10_000),
});

/** Tokens spent from a reserve of the round; more than are left are refused. */
export const spend = operation<Input, z.infer<typeof Spent>>({
  id: 'cerberus.character.spend',
  title: 'Spend tokens',
  summary:
    'Tokens spent from a reserve of the round, with what feats and conditions make of it; more than are left cannot be spent.',
  input: Input,
  output: Spent,
  dice: [],
  uses: [derivedReserves],
  odds: {},
  resolve({ reserve, tokens: now, ...state }, ruling) {
    const event = 'spend' as const;
    return ruling.within(reserve, () => {
      const { available, remaining: before } = ruling.run(derivedReserves, { ...state, event });
      const gone = Math.max(state.spent ?? 0, state.held ?? 0);
      const { allowed, remaining } = ruling.run(derivedReserves, { ...state, spent: gone + now, event });
      const left = `${before} of ${counted(available, `${reserve} token`)} ${agreeing(before, 'is', 'are')} left`;
      ruling.require(allowed, derivedReserves.id, `Only ${left}.`, () =>
        before > 0 ? [`spend up to ${before}`] : ['wait for the next round', 'another reserve'],
      );
      return { available, before, remaining };
    });
  },
  sentence: ({ remaining, available }, { reserve, tokens: now }) =>
    `${now} from the ${reserve} reserve: ${remaining} of ${available} left.`,
  changes: ({ before, remaining }, { reserve }) => [
    { who: 'the reserve', what: `${reserve} tokens`, from: before, to: remaining },
  ],
  groups: [
    { title: 'What', fields: ['reserve', 'tokens'] },
    { title: 'The reserve', fields: ['classValue', 'spent', 'held', 'bonuses', 'penalties'] },
  ],
  examples: [
    { title: 'Two of three attack tokens', request: { input: { reserve: 'attack', tokens: 2, classValue: 3 } } },
    {
      title: 'The last spell token, with one held by a sustained spell',
      request: { input: { reserve: 'spell', tokens: 1, classValue: 2, spent: 1, held: 1 } },
    },
    {
      title: 'A feat adds a dodge, and a condition takes one away',
      request: { input: { reserve: 'dodge', tokens: 1, classValue: 1, bonuses: 1, penalties: 1 } },
    },
  ],
});
