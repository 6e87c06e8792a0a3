import { cerberusHealthTables } from '@riposte/content';
import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { difficulty } from '../base/figures.ts';
import { points } from './figures.ts';

const RULE = 'cerberus.health.poison.exposure';

export const Exposure = choice(
  'CerberusPoisonExposure',
  ['ingestion', 'injection', 'injury', 'contact', 'inhalation'],
  'How the poison reaches the body.',
);

/** A poison's own DC, before the exposure lowers it. */
export const poisonDc = () => whole(0, 100_000, { title: 'DC', description: "The poison's own Fortitude DC." });

export const exposureFields = {
  dc: poisonDc(),
  exposure: Exposure,
  damageThroughDr: points('Damage left after DR; only an injury needs it.').optional(),
};

/** Swallowed, injected or in a wound: the full DC. On the skin or breathed in it is lower, by the greater of a flat figure and a share. */
export const poisonExposure = formula({
  id: RULE,
  input: z.strictObject(exposureFields),
  output: z.strictObject({
    exposed: flag('Whether the poison reaches the body at all.'),
    saveDc: difficulty().optional().describe('What the Fortitude Save has to reach; absent when none is due.'),
  }),
  says: ({ exposed, saveDc }) => (exposed ? `Exposed: DC ${saveDc}.` : 'No damage passed DR: not exposed.'),
  evaluate({ dc, exposure, damageThroughDr = 0 }, ruling) {
    if (exposure === 'injury' && damageThroughDr < 1) return { exposed: false };
    const { reduction_flat: flat, reduction_percent: percent } = rowOf(
      cerberusHealthTables.exposures,
      'exposure',
      exposure,
    );
    const sum = ruling.calc('DC').plus('DC', dc);
    const isShareMore = dc * percent > flat * 100;
    if (isShareMore) sum.minus(`${percent}% for ${exposure}`, Fraction.of(dc * percent, 100));
    else if (flat > 0) sum.minus(exposure, flat);
    return { exposed: true, saveDc: sum.floor(RULE) };
  },
});
