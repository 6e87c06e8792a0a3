import { procedure } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { ExchangeInput, ExchangeResult, resolveExchange } from './attacking/exchange.ts';
import { exchangeDice } from './attacking/exchange-dice.ts';
import { volleyAsks, volleyRules } from './attacking/volley-resolution.ts';

/** The rules of the chapter in a row: threat after threat against one defender, each paid from what the ones before have left. */
export const combined = procedure({
  id: 'cerberus.martial.combined',
  input: ExchangeInput,
  output: ExchangeResult,
  dice: exchangeDice,
  uses: volleyRules,
  ...volleyAsks,
  outcome: ['landing', 'damage', 'hpAfter', 'health', 'reservesAfter'],
  says: ({ landing, damage, hpAfter }) =>
    `${counted(landing, 'lands', 'land')} for ${damage} in all; ${counted(hpAfter, 'HP is', 'HP are')} left.`,
  evaluate: resolveExchange,
});
