import { operation } from '../../../kernel/unit.ts';
import { attackExamples } from './attacking/attack-examples.ts';
import { proneModifier } from './attacking/defender.ts';
import {
  StrikeInput as Input,
  StrikeResult as Result,
  type StrikeInput,
  type StrikeResult,
  strike,
  strikeRules,
} from './attacking/strike.ts';
import { strikeChanges, strikeSentence } from './attacking/words.ts';

/** An announced attack lands unless a dodge or parry wins the Reflex duel; what lands rolls damage, and DR comes off last. */
export const attack = operation<StrikeInput, StrikeResult>({
  id: 'cerberus.martial.attack',
  title: 'Resolve one attack',
  summary:
    'A blow, shot, throw, trap or damage spell against one target who dodges, parries or takes it, with cover and criticals.',
  input: Input,
  output: Result,
  uses: strikeRules,
  parameters: [proneModifier],
  dice: [
    { key: 'attacker.reflex', dice: '1d20', by: 'attacker', label: 'Reflex' },
    { key: 'defender.reflex', dice: '1d20', by: 'defender', label: 'Reflex' },
    { key: 'defender.chance', dice: '1dY', by: 'defender', label: 'chance to dodge' },
    { key: 'attacker.opening', dice: '1dY', by: 'attacker', label: 'opening through cover' },
    { key: 'attacker.critical', dice: '1d20', by: 'attacker', label: 'critical' },
    { key: 'attacker.damage', dice: 'damage dice', by: 'attacker', label: 'damage' },
  ],
  odds: {
    lands: ({ lands }) => lands,
    damage: ({ damage }) => damage,
    hpAfter: ({ hpAfter }) => hpAfter,
    health: ({ health }) => health ?? undefined,
  },
  resolve: strike,
  sentence: strikeSentence,
  changes: strikeChanges,
  groups: [
    { title: 'Attack', fields: ['attack', 'defender.hp', 'defense'] },
    { title: 'Attacker', fields: ['attacker'] },
    { title: 'Defender', fields: ['defender', 'cover', 'alreadyTried'] },
  ],
  examples: attackExamples,
});
