import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { d100, Level, skill, Use } from '../vocabulary.ts';
import { criticalThreshold } from './critical-threshold.ts';
import { fumbleRange } from './fumble-range.ts';

const RULE = 'dex-rank.level.read';

/** What the die is called by what is rolled for. */
const KEYS = { attack: 'attack', parry: 'defence', dodge: 'defence', skill: 'check' } as const;

/** Asked by whoever rolls such a parry; the rule itself takes the answer. */
export const parryImpaleApart = decision({
  id: `${RULE}#parryImpaleApart`,
  question: 'Does a 01 parry with a weapon that can impale stand apart from other critical parries?',
  schema: z.boolean(),
  usual: false,
});

/** One d100 against the chance: impale, fumble, critical, success, failure, looked for in this order. */
export const read = procedure({
  id: RULE,
  input: z.strictObject({
    skill: skill('The chance rolled against, after every reduction.'),
    base: skill('The skill before reductions, where there were any.').optional(),
    use: Use,
    canImpale: flag(
      'Whether the weapon can impale; it counts in an attack, and in a parry where the GM sets a 01 apart.',
    ),
    apart: flag('Whether a 01 parry with such a weapon stands apart from critical parries.').optional(),
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
  evaluate({ skill: chance, base, use, canImpale, apart = false }, ruling) {
    const roll = ruling.roll(KEYS[use], 100);
    const told = (level: z.infer<typeof Level>) => {
      ruling.note(RULE, use, level, `${roll} against ${chance}`);
      return { level, roll };
    };
    if (roll === 1 && use === 'attack' && canImpale) return told('impale');
    if (ruling.run(fumbleRange, { skill: chance, base, roll }).fumble) return told('fumble');
    if (roll > chance) return told('failure');
    if (roll === 1 && use === 'parry' && canImpale && apart) return told('impale');
    return told(roll <= ruling.run(criticalThreshold, { skill: chance, base }).threshold ? 'critical' : 'success');
  },
});
