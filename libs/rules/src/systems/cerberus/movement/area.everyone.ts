import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.movement.area.everyone';
const SIDES = ['ally', 'enemy', 'neutral', 'caster'] as const;

export const AreaSide = choice('CerberusAreaSide', SIDES, 'Whose side it is on, as the caster sees it.');
type AreaSide = z.infer<typeof AreaSide>;

const spared = parameter<AreaSide[]>({
  id: `${RULE}#spared`,
  title: 'who is spared inside an area',
  default: [],
  schema: z.array(AreaSide).max(4).describe('Sides that the effect spares.'),
  changedBy: "the effect's own text",
});

/** Everything inside an area is affected, the caster too, unless the effect spares somebody. */
export const areaEveryone = formula({
  id: RULE,
  input: z.strictObject({ inside: flag('Whether it is inside the area.'), side: AreaSide }),
  output: z.strictObject({ affected: flag('Whether the effect reaches it.') }),
  parameters: [spared],
  says: ({ affected }, { side }) => `The ${side} is ${affected ? '' : 'not '}affected.`,
  evaluate: ({ inside, side }, ruling) => ({ affected: inside && !ruling.parameter(spared).includes(side) }),
});
