import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { chanceAffected, chanceAffectedField } from '../armor/chance-affected.ts';
import { defencesUsed, pool } from '../defence/pool.ts';
import { d100, Level, name, skill, Use } from '../vocabulary.ts';
import { meaning } from './meaning.ts';
import { read } from './read.ts';

const CheckInput = z.strictObject({
  name: name('What is tried, for sentences.').optional(),
  skill: skill('The skill.'),
  use: Use,
  canImpale: flag('Whether the weapon can impale.').optional(),
  usedThisRound: defencesUsed().optional(),
  chanceAffected: chanceAffectedField().optional(),
});
type CheckInput = z.infer<typeof CheckInput>;

const CheckResult = z.strictObject({
  level: Level,
  chance: skill('The chance rolled against.'),
  roll: d100('What the d100 showed; 00 is 100.').optional(),
  means: z.string().describe('What the level means.'),
});
type CheckResult = z.infer<typeof CheckResult>;

/** One d100 against a skill: how well it goes. */
export const check = operation<CheckInput, CheckResult>({
  id: 'dex-rank.level.check',
  title: 'Roll against a skill',
  summary:
    'One d100 for an attack, parry, dodge or any skill, read by its five levels; repeated defences and armor count.',
  input: CheckInput,
  output: CheckResult,
  dice: [...read.dice, { key: 'armor.chanceAffected', dice: '1d100', by: 'wearer', label: 'chance affected' }],
  uses: [pool, chanceAffected, read, meaning],
  odds: { level: ({ level }) => level },
  resolve({ skill: full, use, canImpale = false, usedThisRound = 0, chanceAffected: hindrance }, ruling) {
    const isDefence = use === 'parry' || use === 'dodge';
    const rested = isDefence ? ruling.run(pool, { skill: full, usedThisRound }).chance : full;
    const isHindered = hindrance !== undefined && use === 'skill';
    const chance = isHindered
      ? ruling.run(chanceAffected, { skill: rested, chanceAffected: hindrance, fightingSkill: false }).skill
      : rested;
    const { outcome, details } = ruling.detailed(read, { skill: chance, base: full, use, canImpale });
    const { skill: outside, damage } = ruling.run(meaning, { level: outcome.level });
    const means = use === 'skill' ? outside : isDefence ? outcome.level : damage;
    return { level: outcome.level, chance, roll: partOf(details, 'roll'), means };
  },
  sentence: ({ level, chance, roll, means }, { name: what = 'The roll', use }) =>
    `${what}: ${roll === undefined ? '' : `${roll} against ${chance}, `}${level}${use === 'skill' || use === 'attack' ? ` (${means})` : ''}.`,
  changes: ({ level }, { name: who = 'whoever defends', use, usedThisRound = 0 }) =>
    level !== undefined && (use === 'parry' || use === 'dodge')
      ? [{ who, what: 'defences used', from: usedThisRound, to: usedThisRound + 1 }]
      : [],
  groups: [
    { title: 'Roll', fields: ['skill', 'use', 'canImpale', 'name'] },
    { title: 'What hinders', fields: ['usedThisRound', 'chanceAffected'] },
  ],
  examples: [
    {
      title: 'Climbing at 45 in a scale coat, by the optional rule',
      request: {
        input: { name: 'Climbing', skill: 45, use: 'skill', chanceAffected: 30 },
        decisions: [{ id: 'dex-rank.armor.chance-affected#enabled', value: true }],
      },
    },
    { title: 'The second parry of a round at 75', request: { input: { skill: 75, use: 'parry', usedThisRound: 1 } } },
    {
      title: 'A spear at 60, and the dice show 01',
      request: {
        input: { name: 'The spear', skill: 60, use: 'attack', canImpale: true },
        dice: { rolls: [{ key: 'attack', tens: 0, units: 1 }] },
      },
    },
  ],
});
