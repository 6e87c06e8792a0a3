import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { Level } from '../vocabulary.ts';

const RULE = 'dex-rank.level.meaning';

const waiveFumbleRoll = decision({
  id: `${RULE}#waiveFumbleRoll`,
  question: 'Does this fumble pass without a roll on the fumble table?',
  schema: z.boolean(),
  usual: false,
});

/** What each level does to damage and armor, and what may stop it. */
export const meaning = formula({
  id: RULE,
  input: z.strictObject({
    level: Level,
    criticalSkillBonus: text(200, 'What the GM grants for a critical outside combat.').optional(),
  }),
  output: z.strictObject({
    damage: z.string().describe('What is rolled for damage; none where nothing lands.'),
    armor: choice('DexRankArmorByLevel', ['ignored', 'normal', 'none'], 'Whether armor counts; none: nothing lands.'),
    stoppedBy: z.array(z.string()).describe('What can stop it.'),
    skill: z.string().describe('What the level means outside combat.'),
    fumbleRoll: flag('Whether a roll on the fumble table follows.'),
  }),
  decisions: [waiveFumbleRoll],
  says: ({ damage, armor, fumbleRoll }) =>
    damage === 'none'
      ? `Nothing lands${fumbleRoll ? '; a fumble roll follows' : ''}.`
      : `${damage}; armor ${armor === 'ignored' ? 'is ignored' : 'counts'}.`,
  evaluate({ level, criticalSkillBonus }, ruling) {
    const { damage, armor, stopped_by, skill } = rowOf(dexRankTables.levelMeanings, 'level', level);
    const granted = level === 'critical' && criticalSkillBonus ? `; ${criticalSkillBonus}` : '';
    const fumbleRoll = level === 'fumble' && !ruling.decide(waiveFumbleRoll);
    return { damage, armor, stoppedBy: [...stopped_by], skill: `${skill}${granted}`, fumbleRoll };
  },
});
