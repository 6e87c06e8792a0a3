import { operation } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';
import { volleyExamples } from './attacking/volley-examples.ts';
import {
  VolleyInput as Input,
  VolleyResult as Result,
  type VolleyInput,
  type VolleyResult,
} from './attacking/volley-input.ts';
import { resolveVolley, volleyAsks, volleyRules } from './attacking/volley-resolution.ts';
import { healthWords, hpChange, reserveChanges } from './attacking/words.ts';

/** Several attacks that one defense meets together: one duel for all, then each that lands by itself. */
export const volley = operation<VolleyInput, VolleyResult>({
  id: 'cerberus.martial.volley',
  title: 'Resolve a volley',
  summary: 'Several attacks on one target that one parry answers, or that dodges staked on one duel thin out.',
  input: Input,
  output: Result,
  uses: volleyRules,
  ...volleyAsks,
  dice: [
    { key: 'attacker.reflex', dice: '1d20', by: 'attackers', label: 'Reflex, one roll for all' },
    { key: 'defender.reflex', dice: '1d20', by: 'defender', label: 'Reflex' },
    { key: 'defender.chance', dice: '1dY', by: 'defender', label: 'chance to dodge' },
    { key: 'attacks.*.attacker.opening', dice: '1dY', by: 'attacker', label: 'opening through cover' },
    { key: 'attacks.*.attacker.critical', dice: '1d20', by: 'attacker', label: 'critical' },
    { key: 'attacks.*.attacker.damage', dice: 'damage dice', by: 'attacker', label: 'damage' },
  ],
  odds: {
    landing: ({ landing }) => landing,
    damage: ({ damage }) => damage,
    hpAfter: ({ hpAfter }) => hpAfter,
    health: ({ health }) => health ?? undefined,
  },
  resolve: (input, ruling) => resolveVolley(input, ruling),
  sentence(result, { defender }) {
    return outcomeWords(result, defender.name ?? 'the defender') + healthWords(defender, result);
  },
  changes: (result, { defender }) => [
    ...hpChange(defender, result.hpAfter),
    ...reserveChanges(defender, result.reservesAfter),
  ],
  groups: [
    { title: 'Volley', fields: ['attacks', 'defender.hp', 'defense'] },
    { title: 'Attackers', fields: ['attackers', 'duel', 'together'] },
    { title: 'Defender', fields: ['defender', 'cover'] },
  ],
  examples: volleyExamples,
});

function outcomeWords({ blocked, cancelled, landing, damage }: VolleyResult, whom: string): string {
  if (blocked > 0) return `${upperFirst(whom)} parries the whole volley.`;
  const dodged = cancelled > 0 ? `${upperFirst(whom)} dodges ${cancelled}; ` : '';
  if (landing === 0) return `${dodged}none of the attacks lands.`.replace(/^none/, 'None');
  return `${dodged}${landing === 1 ? '1 attack lands' : `${landing} attacks land`} on ${whom} for ${damage} in all.`;
}
