import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, decimal, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet } from './moving/fields.ts';

const RULE = 'cerberus.movement.range.spell';

export const SpellRange = choice(
  'CerberusSpellRange',
  ['touch', 'close', 'medium', 'far', 'long', 'global'],
  "The range that the spell's entry names; far and long are the same.",
);

const multiplier = parameter<number>({
  id: `${RULE}#multiplier`,
  title: 'factor on the range of a spell',
  default: 1,
  schema: decimal(0, 100, 'Factor on the range that the table gives.'),
  changedBy: 'metamagic',
});

/** The range in feet by its name and the caster level. A distance in the entry of the spell goes first. */
export const rangeSpell = formula({
  id: RULE,
  input: z.strictObject({
    name: SpellRange,
    cl: whole(1, 1000, { title: 'CL', description: 'Caster level.', unit: 'levels' }),
    entry_ft: feet("The distance that the spell's entry gives, if it gives one.").nullable().optional(),
    samePlane: flag('For a global range: whether the target is on the plane of the caster; usually so.').optional(),
  }),
  output: z.strictObject({
    kind: choice(
      'CerberusRangeKind',
      ['feet', 'contact', 'unlimited', 'none'],
      'Feet, by contact, anywhere on the plane, or nowhere.',
    ),
    range_ft: feet('The range, where it is one in feet; 0 by contact.').optional(),
  }),
  parameters: [multiplier],
  says: ({ kind, range_ft: range }) =>
    ({
      feet: `The range is ${range} ft.`,
      contact: 'The caster must touch the target.',
      unlimited: "It reaches anywhere on the caster's plane.",
      none: 'The target is on another plane.',
    })[kind],
  evaluate({ name, cl, entry_ft: entry, samePlane = true }, ruling) {
    if (entry !== undefined && entry !== null) return { kind: 'feet', range_ft: entry } as const;
    if (name === 'global') return { kind: samePlane ? 'unlimited' : 'none' } as const;
    if (name === 'touch') return { kind: 'contact', range_ft: 0 } as const;
    const { base_ft, per_cl_ft } = rowOf(cerberusMovementTables.spellRanges, 'names', name);
    const [base, perLevel] = [base_ft ?? 0, per_cl_ft ?? 0];
    const sum = ruling
      .calc('range')
      .plus(name, base)
      .plus(`CL × ${perLevel}`, cl * perLevel);
    return { kind: 'feet', range_ft: sum.times('metamagic', ruling.parameter(multiplier)).floor(RULE, 'ft') } as const;
  },
});
