import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { defencesUsed, pool } from '../defence/pool.ts';
import { read } from '../level/read.ts';
import { dodgeOfLanding } from '../matrix/dodge.ts';
import { isLanding, Level, skill } from '../vocabulary.ts';

interface Dodging {
  evadedAll: boolean;
  rolled: number;
}

/** Declared beforehand, and every attack that would land has to be dodged; then the whole movement is open. */
export const disengage = procedure({
  id: 'dex-rank.action.disengage',
  input: z.strictObject({
    declared: flag('Whether it was declared in the statements.'),
    dodgeSkill: skill('Dodge skill.'),
    attacks: z
      .array(
        z
          .strictObject({ level: Level.describe('Level of the attack.') })
          .meta({ id: 'DexRankAttackToDodge', description: 'An attack on whoever disengages.' }),
      )
      .max(100)
      .describe('Attacks on the one who disengages, in order.'),
    defencesUsedBefore: defencesUsed(),
  }),
  output: z.strictObject({
    disengaged: flag('Whether the fight is left.'),
    dodgesRolled: whole(0, 1000, 'Dodges rolled.'),
    movement: choice('DexRankDisengagedMovement', ['full', 'none'], 'Movement open before the round ends.'),
  }),
  dice: [{ key: 'attacks.*.defence', dice: '1d100', by: 'whoever disengages', label: 'dodge' }],
  uses: [pool, read, dodgeOfLanding],
  outcome: ['disengaged', 'dodgesRolled', 'movement'],
  says: ({ disengaged, dodgesRolled }) =>
    `${counted(dodgesRolled, 'dodge')} rolled: ${disengaged ? 'out of the fight' : 'still engaged'}.`,
  evaluate({ declared, dodgeSkill, attacks, defencesUsedBefore }, ruling) {
    if (!declared) return { disengaged: false, dodgesRolled: 0, movement: 'none' } as const;
    const { state } = ruling.fold<Dodging, { level: Level }>('attacks', attacks, NONE_YET, (so, { level }) => {
      if (!isLanding(level)) return { state: so };
      const { chance } = ruling.run(pool, { skill: dodgeSkill, usedThisRound: defencesUsedBefore + so.rolled });
      const rolled = ruling.run(read, { skill: chance, base: dodgeSkill, use: 'dodge', canImpale: false });
      const { outcome } = ruling.run(dodgeOfLanding, { attack: level, dodge: rolled.level });
      return { state: { evadedAll: so.evadedAll && outcome === 'evaded', rolled: so.rolled + 1 } };
    });
    const { evadedAll: disengaged, rolled: dodgesRolled } = state;
    return { disengaged, dodgesRolled, movement: disengaged ? ('full' as const) : ('none' as const) };
  },
});

const NONE_YET: Dodging = { evadedAll: true, rolled: 0 };
