import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { saveModifier } from './figures.ts';

const RULE = 'cerberus.health.condition.poisoned';

export const Frequency = choice(
  'CerberusPoisonFrequency',
  ['tick', 'round', 'other'],
  'How often it acts: each tick, each round, or as its own text says.',
);

const TIMES_A_ROUND = { tick: 3, round: 1, other: undefined } as const;

/** A Fortitude Save on exposure; failing it, one effect each tick or round until cured. DC, effect and frequency are the poison's or disease's own. */
export const conditionPoisoned = procedure({
  id: RULE,
  input: z.strictObject({
    dc: difficulty(),
    fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
    frequency: Frequency,
  }),
  output: z.strictObject({
    afflicted: flag('Whether it takes hold.'),
    effectsPerRound: whole(0, 3, 'How often it acts in a round; absent where its own text says.').optional(),
    total: rolledTotal('The Fortitude Save.'),
  }),
  dice: [{ key: 'victim.fortitude', dice: '1d20', by: 'victim', label: 'Fortitude' }],
  outcome: ['afflicted', 'effectsPerRound'],
  says: ({ afflicted, total }, { dc }) => `${total} against DC ${dc}: ${afflicted ? 'it takes hold' : 'resisted'}.`,
  evaluate({ dc, fortitude, frequency }, ruling) {
    const sum = ruling.calc('Fortitude Save').plus('d20', ruling.roll('victim.fortitude', 20));
    const total = sum.plus('Fortitude', fortitude).floor(RULE);
    const afflicted = total < dc;
    const often = TIMES_A_ROUND[frequency];
    return { afflicted, effectsPerRound: afflicted || often === undefined ? often : 0, total };
  },
});
