import { operation, partOf } from '../../../kernel/unit.ts';
import {
  ExchangeInput,
  ExchangeResult,
  type ExchangeInput as Input,
  type ExchangeResult as Result,
} from './attacking/exchange.ts';
import { exchangeDice } from './attacking/exchange-dice.ts';
import { exchangeExamples } from './attacking/exchange-examples.ts';
import { hpChange, reserveChanges, upperFirst } from './attacking/words.ts';
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
  sentence({ landing, damage, hpAfter, events }, { defender }) {
    const whom = upperFirst(defender.name ?? 'the defender');
    const refused = events.filter((event) => event.refused).length;
    const impossible =
      refused === 0 ? '' : ` ${refused === 1 ? 'One defense was' : `${refused} defenses were`} not possible.`;
    if (landing === 0) return `${whom} comes through unharmed.${impossible}`;
    return `${whom} takes ${landing === 1 ? '1 hit' : `${landing} hits`} for ${damage} in all and has ${hpAfter} HP.${impossible}`;
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
