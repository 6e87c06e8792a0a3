import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet } from './figures.ts';

const RULE = 'cerberus.character.derived.jumps';

const factor = (description: string) => decimal(0, 100, description);

const horizontal = parameter<number>({
  id: `${RULE}#horizontal`,
  title: 'how many times Speed a horizontal jump reaches',
  default: 1,
  schema: factor('How many times Speed.'),
  changedBy: 'feats and magic',
});

const vertical = parameter<number>({
  id: `${RULE}#vertical`,
  title: 'how many times Speed a vertical jump reaches',
  default: 0.25,
  schema: factor('How many times Speed.'),
  changedBy: 'feats and magic',
});

const distance = (description: string) => whole(0, 1e9, { description, unit: 'ft' });

export const jumpFields = {
  horizontal_ft: distance('How far a horizontal jump reaches.'),
  vertical_ft: distance('How high a vertical jump reaches.'),
};

/** A horizontal jump reaches Speed, a vertical one a quarter of it, each rounded down. */
export const derivedJumps = formula({
  id: RULE,
  input: z.strictObject({ speed_ft: feet('Speed, in feet per tick.') }),
  output: z.strictObject(jumpFields),
  parameters: [horizontal, vertical],
  says: ({ horizontal_ft, vertical_ft }) => `Jumps of ${horizontal_ft} ft, and ${vertical_ft} ft up.`,
  evaluate({ speed_ft }, ruling) {
    const far = ruling.calc('horizontal jump').plus('Speed', speed_ft).times('of it', ruling.parameter(horizontal));
    const up = ruling.calc('vertical jump').plus('Speed', speed_ft).times('of it', ruling.parameter(vertical));
    return { horizontal_ft: far.floor(RULE, 'ft'), vertical_ft: up.floor(RULE, 'ft') };
  },
});
