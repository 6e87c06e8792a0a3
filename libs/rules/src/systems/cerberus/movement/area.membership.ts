import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { AreaShape } from './area.shapes.ts';
import { feet } from './moving/fields.ts';
import { Direction, from, Place, type Side, sideOfBeam, sideOfSphere } from './moving/space.ts';

const RULE = 'cerberus.movement.area.membership';

const edge = decision({
  id: `${RULE}#edge`,
  question: 'Is a creature exactly on the edge inside or outside the area?',
  schema: choice('CerberusAreaEdge', ['outside', 'inside'], 'Where the edge belongs to.'),
  usual: 'outside',
});

const doubtful = decision({
  id: `${RULE}#doubtful`,
  question: 'Is it doubtful whether the creature is inside? Then it is not.',
  schema: z.boolean(),
  usual: false,
});

/** An area in its place. */
export const areaFields = {
  shape: AreaShape,
  size_ft: feet('Radius of a sphere or emanation, length of a cone or line.'),
  origin: Place,
  direction: Direction.optional().describe('Where a cone or line points.'),
};

const Input = z
  .strictObject({
    ...areaFields,
    point: Place,
    doubtful: flag('Whether its place is doubtful; left out, the GM says, and usually it is not.').optional(),
  })
  .refine(
    ({ shape, direction }) => direction !== undefined || shape === 'radius' || shape === 'emanation',
    'a direction with a cone or line',
  )
  .meta({ description: 'An area and a place; a cone or line has a direction.' });
type Input = z.infer<typeof Input>;

/** Whether a place is inside an area, height and all. On the edge, or doubtfully there, is outside. */
export const areaMembership = formula({
  id: RULE,
  input: Input,
  output: z.strictObject({ inside: flag('Whether the creature is inside.') }),
  decisions: [edge, doubtful],
  says: ({ inside }) => (inside ? 'Inside the area.' : 'Outside the area.'),
  evaluate(input, ruling) {
    const side = sideOfArea(input);
    if (side > 0) return { inside: false };
    if (side === 0 && ruling.decide(edge) === 'outside') return { inside: false };
    return { inside: !(input.doubtful ?? ruling.decide(doubtful)) };
  },
});

function sideOfArea({ shape, size_ft: size, origin, direction, point }: Input): Side {
  const place = from(origin, point);
  if (direction === undefined || shape === 'radius' || shape === 'emanation') return sideOfSphere(place, size);
  if (shape === 'cone') return sideOfBeam(place, direction, size, { share: 0.5 });
  const { width_ft: width } = rowOf(cerberusMovementTables.areaShapes, 'shape', 'line');
  return sideOfBeam(place, direction, size, { feet: (width ?? 0) / 2 });
}
