import { operation } from '../../../kernel/unit.ts';
import { volleyExamples } from './attacking/volley-examples.ts';
import {
  VolleyInput as Input,
  VolleyResult as Result,
  type VolleyInput,
  type VolleyResult,
} from './attacking/volley-input.ts';
import { resolveVolley, volleyAsks, volleyRules } from './attacking/volley-resolution.ts';
import { hpChange, reserveChanges, volleySentence } from './attacking/words.ts';

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
  sentence: volleySentence,
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
