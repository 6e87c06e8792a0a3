import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { wholeFeet } from './moving/fields.ts';
import { knownSpeed } from './speed.ts';

const RULE = 'cerberus.movement.jump';
const changedBy = 'feats and magic';

const lengthShare = parameter<number>({
  id: `${RULE}#lengthShare`,
  title: 'longest jump as a share of Speed',
  default: 1,
  schema: decimal(0, 100, 'Longest jump as a share of Speed.'),
  changedBy,
});

const heightShare = parameter<number>({
  id: `${RULE}#heightShare`,
  title: 'highest jump as a share of Speed',
  default: 0.25,
  schema: decimal(0, 100, 'Highest jump as a share of Speed.'),
  changedBy,
});

/** The longest jump is Speed, the highest a quarter of it, rounded down. A jump counts against the movement of the tick. */
export const jump = formula({
  id: RULE,
  input: z.strictObject({ speed_ft: knownSpeed() }),
  output: z.strictObject({
    horizontal_ft: wholeFeet('The longest jump.'),
    height_ft: wholeFeet('The highest jump.'),
  }),
  parameters: [lengthShare, heightShare],
  says: ({ horizontal_ft: far, height_ft: high }) => `Up to ${far} ft far or ${high} ft high.`,
  evaluate({ speed_ft: speed }, ruling) {
    const [length, height] = [ruling.parameter(lengthShare), ruling.parameter(heightShare)];
    return {
      horizontal_ft: ruling.calc('longest jump').plus('Speed', speed).times('of it', length).floor(RULE, 'ft'),
      height_ft: ruling.calc('highest jump').plus('Speed', speed).times('of it', height).floor(RULE, 'ft'),
    };
  },
});
