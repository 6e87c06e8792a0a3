import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { hpAfterwards, hpNow, maximumHp, points } from './figures.ts';
import { healingSources } from './healing.sources.ts';
import { HealthState, state } from './state.ts';

const RULE = 'cerberus.health.stable';

const dyingAgain = decision({
  id: `${RULE}#dyingAgain`,
  question: 'Does what struck the stable character make it dying again?',
  schema: z.boolean(),
  usual: false,
});

/** Stable at 0 HP or less: no dying Saves, awake once above 0. Damage still counts, and kills at the threshold; it does not restart dying unless the GM says so. */
export const stable = formula({
  id: RULE,
  input: z.strictObject({
    maxHp: maximumHp(),
    hp: hpNow(),
    damageTaken: points('Damage that got through, before any healing.').optional(),
    healed: points('HP restored after it.').optional(),
  }),
  output: z.strictObject({
    rollsDyingSave: flag('Whether dying Saves go on; only where the GM makes the character dying again.'),
    hpAfter: hpAfterwards(),
    state: HealthState,
    conscious: flag('Whether the character is conscious.'),
  }),
  decisions: [dyingAgain],
  uses: [state, healingSources],
  says: ({ hpAfter, state: now }) => `${hpAfter} HP: ${now}.`,
  evaluate({ maxHp, hp, damageTaken = 0, healed = 0 }, ruling) {
    const struck = hp - damageTaken;
    const killed = ruling.run(state, { maxHp, hp: struck, stabilized: true });
    if (killed.state === 'dead')
      return { rollsDyingSave: false, hpAfter: struck, state: killed.state, conscious: false };
    const restarts = damageTaken > 0 && hp <= 0 && healed === 0 && ruling.decide(dyingAgain);
    const { hpAfter } = ruling.run(healingSources, { source: 'spell', amount: healed, maxHp, hp: struck });
    const now = ruling.run(state, { maxHp, hp: hpAfter, stabilized: !restarts });
    return { rollsDyingSave: restarts, hpAfter, state: now.state, conscious: now.conscious };
  },
});
