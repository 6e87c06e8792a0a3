import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { feet, speedField } from './moving/fields.ts';

const RULE = 'cerberus.movement.chase.catch-up';

/** The gap over the difference of both Speeds; contact in the next whole tick. Who is not faster never gets there by running. */
export const chaseCatchUp = formula({
  id: RULE,
  input: z.strictObject({
    gap_ft: feet('The distance between them.'),
    pursuer_ft: speedField("The pursuer's Speed."),
    quarry_ft: speedField("The quarry's Speed."),
  }),
  output: z.strictObject({
    ticks: decimal(0, 1e9, {
      description: 'Ticks until contact; nothing when there is none.',
      unit: 'ticks',
    }).nullable(),
    catchTick: whole(
      0,
      1e9,
      'The tick in which contact happens, counted from 1; nothing when there is none.',
    ).nullable(),
  }),
  says: ({ ticks, catchTick }) =>
    ticks === null ? 'No catching up by running.' : `Caught after ${counted(ticks, 'tick')}, in tick ${catchTick}.`,
  evaluate({ gap_ft: gap, pursuer_ft: pursuer, quarry_ft: quarry }, ruling) {
    if (gap === 0) return { ticks: 0, catchTick: 0 };
    if (pursuer <= quarry) return { ticks: null, catchTick: null };
    const faster = ruling.calc('gained in a tick').plus('pursuer', pursuer).minus('quarry', quarry).exactly(RULE, 'ft');
    const { numerator, denominator } = Fraction.from(faster);
    const inTicks = () => ruling.calc('ticks').plus('gap', gap).times('of a tick', Fraction.of(denominator, numerator));
    return { ticks: inTicks().decimal(RULE, 'ticks'), catchTick: inTicks().ceil(RULE) };
  },
});
