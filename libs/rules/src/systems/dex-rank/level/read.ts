import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { d100, Level, skill, Use } from '../vocabulary.ts';
import { criticalThreshold } from './critical-threshold.ts';
import { fumbleRange } from './fumble-range.ts';

const RULE = 'dex-rank.level.read';

/** What the die is called by what is rolled for. */
const KEYS = { attack: 'attack', parry: 'defence', dodge: 'defence', skill: 'check' } as const;

/** One d100 against the chance: impale, fumble, critical, success, failure, looked for in this order. */
export const read = procedure({
  id: RULE,
  input: z.strictObject({
    skill: skill('The chance rolled against, after every reduction.'),
    base: skill('The skill before reductions, where there were any.').optional(),
    use: Use,
    canImpale: flag('Whether the weapon can impale; it counts in an attack only.'),
  }),
  output: z.strictObject({ level: Level, roll: d100('What the d100 showed; 00 is 100.') }),
  dice: [
    { key: 'attack', dice: '1d100', by: 'attacker', label: 'attack' },
    { key: 'defence', dice: '1d100', by: 'defender', label: 'parry or dodge' },
    { key: 'check', dice: '1d100', by: 'whoever acts', label: 'skill' },
  ],
  uses: [criticalThreshold, fumbleRange],
  outcome: ['level'],
  says: ({ level, roll }, { skill: chance }) => `${roll} against ${chance}: ${level}.`,
  evaluate({ skill: chance, base, use, canImpale }, ruling) {
    const roll = ruling.roll(KEYS[use], 100);
    const told = (level: z.infer<typeof Level>) => {
      ruling.note(RULE, use, level, `${roll} against ${chance}`);
      return { level, roll };
    };
    if (roll === 1 && use === 'attack' && canImpale) return told('impale');
    if (ruling.run(fumbleRange, { skill: chance, base, roll }).fumble) return told('fumble');
    if (roll > chance) return told('failure');
    return told(roll <= ruling.run(criticalThreshold, { skill: chance, base }).threshold ? 'critical' : 'success');
  },
});
