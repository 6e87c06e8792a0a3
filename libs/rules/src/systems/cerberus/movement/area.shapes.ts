import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst, withArticle } from '../../../kernel/words.ts';
import { feet } from './moving/fields.ts';

export const AreaShape = choice(
  'CerberusAreaShape',
  ['radius', 'cone', 'line', 'emanation'],
  'A sphere around a point, a cone, a line, or a sphere that goes along with the caster.',
);

const Input = z
  .strictObject({
    shape: AreaShape,
    length_ft: feet('Length of a cone or line.').optional(),
    radius_ft: feet('Radius of a sphere or emanation.').optional(),
  })
  .refine(
    ({ shape, length_ft, radius_ft }) => (isLong(shape) ? length_ft : radius_ft) !== undefined,
    'a cone or line with its length, a radius or emanation with its radius',
  )
  .meta({ description: 'A shape: a cone or line with its length, a radius or emanation with its radius.' });

/** How the shape of an area is laid out: where it begins, how far it extends, how wide it is. */
export const areaShapes = formula({
  id: 'cerberus.movement.area.shapes',
  input: Input,
  output: z.strictObject({
    origin: choice('CerberusAreaOrigin', ['point', 'caster'], 'A point that the caster names, or the caster.'),
    moves: flag('Whether it moves along with the caster.'),
    extent_ft: feet('How far it extends.'),
    widthAtEnd_ft: feet('How wide a cone is at its end.').optional(),
    width_ft: feet('How wide a line is.').optional(),
  }),
  says: ({ extent_ft: extent, width_ft: width, widthAtEnd_ft: atEnd }, { shape }) => {
    const wide =
      width === undefined ? (atEnd === undefined ? '' : `, ${atEnd} ft wide at the end`) : `, ${width} ft wide`;
    return `${upperFirst(withArticle(shape))} of ${extent} ft${wide}.`;
  },
  evaluate({ shape, length_ft: length = 0, radius_ft: radius = 0 }) {
    const { origin, moves, width_ft: width } = rowOf(cerberusMovementTables.areaShapes, 'shape', shape);
    const extent = isLong(shape) ? length : radius;
    const area = { origin, moves, extent_ft: extent };
    if (width !== null) return { ...area, width_ft: width };
    return shape === 'cone' ? { ...area, widthAtEnd_ft: extent } : area;
  },
});

function isLong(shape: z.infer<typeof AreaShape>): boolean {
  return shape === 'cone' || shape === 'line';
}
