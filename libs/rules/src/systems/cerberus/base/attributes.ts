import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { Attribute, attribute } from '../vocabulary.ts';
import { rolledTotal } from './figures.ts';

const RULE = 'cerberus.base.attributes';

/** An attribute is one whole number, and that number is what it adds to a roll; 0 and less are allowed. */
export const attributes = procedure({
  id: RULE,
  input: z.strictObject({
    attribute: Attribute,
    value: attribute('The attribute: a whole number, which is itself the modifier.'),
    faces: whole(2, 1000, 'Faces of the die that calls for the attribute; usually 20.').optional(),
  }),
  output: z.strictObject({ total: rolledTotal('Die and attribute together.') }),
  dice: [{ key: 'roll', dice: '1d20', by: 'roller', label: 'roll' }],
  outcome: ['total'],
  says: ({ total }, { attribute: name, value }) => `${name.toUpperCase()} ${value} makes the roll ${total}.`,
  evaluate({ attribute: name, value, faces = 20 }, ruling) {
    const total = ruling.calc('roll').plus(`d${faces}`, ruling.roll('roll', faces)).plus(name.toUpperCase(), value);
    return { total: total.floor(RULE) };
  },
});
