import { operation, partOf } from '../../../kernel/unit.ts';
import { counted, upperFirst } from '../../../kernel/words.ts';
import {
  ExchangeInput,
  ExchangeResult,
  type ExchangeInput as Input,
  type ExchangeResult as Result,
} from './attacking/exchange.ts';
import { exchangeDice } from './attacking/exchange-dice.ts';
import { exchangeExamples } from './attacking/exchange-examples.ts';
import { healthWords, hpChange, reserveChanges } from './attacking/words.ts';
import { combined } from './combined.ts';

/** Everything that comes at one defender in a tick, resolved in order. */
export const exchange = operation<Input, Result>({
  id: 'cerberus.martial.exchange',
  title: 'Resolve several threats',
  summary:
    'Attacks and volleys against one defender in order; HP, dodges, attack tokens and slots go from one to the next.',
  input: ExchangeInput,
  output: ExchangeResult,
  uses: [combined],
  dice: exchangeDice,
  odds: {
    landing: ({ landing }) => landing,
    damage: ({ damage }) => damage,
    hpAfter: ({ hpAfter }) => hpAfter,
    health: ({ health }) => health ?? undefined,
  },
  resolve(input, ruling) {
    const { outcome, details } = ruling.detailed(combined, input);
    return { ...outcome, events: partOf(details, 'events') };
  },
  sentence(result, { defender }) {
    const { landing, damage, hpAfter, events } = result;
    const whom = upperFirst(defender.name ?? 'the defender');
    const hits = counted(landing, 'hit');
    const taken = landing === 0 ? 'comes through unharmed' : `takes ${hits} for ${damage} in all and has ${hpAfter} HP`;
    const refused = events.flatMap((event) => event.refused ?? []);
    return `${whom} ${taken}.${healthWords(defender, result)}${impossible('defense', refused)}${impossible('threat', refused)}`;
  },
  changes: (result, { defender }) => [
    ...hpChange(defender, result.hpAfter),
    ...reserveChanges(defender, result.reservesAfter),
  ],
  groups: [
    { title: 'Threats', fields: ['threats'] },
    { title: 'Defender', fields: ['defender'] },
  ],
  examples: exchangeExamples,
});

/** What was not possible: of one the reason too. */
function impossible(
  what: 'defense' | 'threat',
  refused: readonly NonNullable<Result['events'][number]['refused']>[],
): string {
  const [first, ...more] = refused.filter((one) => one.what === what);
  if (!first) return '';
  if (more.length > 0) return ` ${more.length + 1} ${what}s were not possible.`;
  return ` One ${what} was not possible: ${first.message}`;
}
