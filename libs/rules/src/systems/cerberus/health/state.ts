import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { hitPoints } from '../vocabulary.ts';
import { deathThreshold } from './death-threshold.ts';

export const HealthState = choice(
  'CerberusHealthState',
  ['able', 'dying', 'stable', 'dead'],
  'What HP make of a character.',
);

/** Able above 0 HP; dying (or stable) below; dead at the threshold. One blow may pass straight to dead. */
export const state = formula({
  id: 'cerberus.health.state',
  input: z.strictObject({
    maxHp: whole(1, 100_000, { description: 'Maximum HP.', unit: 'HP' }),
    hp: hitPoints('HP now; may be below 0.'),
    stabilized: flag('Whether somebody has stabilized the dying character.').optional(),
  }),
  output: z.strictObject({
    state: HealthState,
    conscious: flag('Whether the character is conscious.'),
    canAct: flag('Whether the character can act.'),
  }),
  uses: [deathThreshold],
  says: ({ state: now }, { hp }) => `At ${hp} HP the character is ${now}.`,
  evaluate({ maxHp, hp, stabilized = false }, ruling) {
    if (hp > 0) return { state: 'able' as const, conscious: true, canAct: true };
    const isDead = hp <= ruling.run(deathThreshold, { maxHp }).deathHp;
    const now = isDead ? ('dead' as const) : stabilized ? ('stable' as const) : ('dying' as const);
    return { state: now, conscious: false, canAct: false };
  },
});
