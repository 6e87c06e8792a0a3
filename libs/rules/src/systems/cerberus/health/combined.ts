import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { rolledTotal } from '../base/figures.ts';
import { roundingDamage } from '../base/rounding.damage.ts';
import { Arrows, shot } from './combining/arrows.ts';
import { Downed, fought } from './combining/downed.ts';
import { conditionPoisoned } from './condition.poisoned.ts';
import { dyingMagic } from './dying.magic.ts';
import { dyingSave } from './dying.save.ts';
import { hpAfterwards, points } from './figures.ts';
import { poisonCoatLifetime } from './poison.coat-lifetime.ts';
import { poisonExposure } from './poison.exposure.ts';
import { HealthState, state } from './state.ts';

/** A fall with the rounds and the healing after it; or coated arrows, of which those that wound are followed by a Save. */
export const combined = procedure({
  id: 'cerberus.health.combined',
  input: z.discriminatedUnion('kind', [Downed, Arrows]),
  output: z.strictObject({
    deathHp: whole(-100_000, 0, { description: 'HP at which death comes.', unit: 'HP' }).optional(),
    hpAfterBlow: hpAfterwards().optional(),
    stateAfterBlow: HealthState.optional(),
    hpAfterRounds: z.array(hpAfterwards()).max(20).optional().describe('HP after each round.'),
    stateAfterRounds: z.array(HealthState).max(20).optional().describe('The state after each round.'),
    hpAfterHealing: hpAfterwards().optional(),
    finalState: HealthState.optional(),
    damages: z.array(points('HP lost.')).max(20).optional().describe('What each arrow does.'),
    dosesRemain: z.array(flag('Whether its coat is still there.')).max(20).optional().describe('The coats afterwards.'),
    saves: whole(0, 20, 'How many Saves were made against the poison.').optional(),
    saveTotal: rolledTotal('The last of them.').optional(),
    afflicted: flag('Whether the poison has taken hold.').optional(),
  }),
  dice: [
    { key: 'character.fortitude', dice: '1d20', by: 'dying character', label: 'Fortitude' },
    { key: 'victim.fortitude', dice: '1d20', by: 'victim', label: 'Fortitude' },
  ],
  uses: [state, dyingSave, dyingMagic, conditionPoisoned, roundingDamage, poisonCoatLifetime, poisonExposure],
  outcome: ['finalState', 'hpAfterHealing', 'afflicted', 'saves'],
  says: ({ finalState, afflicted }) =>
    finalState === undefined
      ? `The poison ${afflicted ? 'takes hold' : 'does not take hold'}.`
      : `In the end: ${finalState}.`,
  evaluate: (input, ruling) => (input.kind === 'downed' ? fought(input, ruling) : shot(input, ruling)),
});
