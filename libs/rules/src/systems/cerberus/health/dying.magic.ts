import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { creatureField, hpAfterwards, hpNow, maximumHp, points } from './figures.ts';
import { healingSources } from './healing.sources.ts';
import { HealthState, state } from './state.ts';

/** Any healing magic, a potion's too, stabilizes the dying, and above 0 HP they wake. It does nothing for the dead, nor for partial undead. */
export const dyingMagic = formula({
  id: 'cerberus.health.dying.magic',
  input: z.strictObject({
    maxHp: maximumHp(),
    hp: hpNow(),
    healed: points('HP that the magic restores.'),
    creature: creatureField(),
  }),
  output: z.strictObject({ hpAfter: hpAfterwards(), state: HealthState }),
  uses: [state, healingSources],
  says: ({ hpAfter, state: now }) => `${hpAfter} HP: ${now}.`,
  evaluate({ maxHp, hp, healed, creature = 'living' }, ruling) {
    const before = ruling.run(state, { maxHp, hp }).state;
    if (before === 'dead' || creature === 'partialUndead') return { hpAfter: hp, state: before };
    const { hpAfter } = ruling.run(healingSources, { source: 'spell', amount: healed, maxHp, hp });
    return { hpAfter, state: ruling.run(state, { maxHp, hp: hpAfter, stabilized: true }).state };
  },
});
