import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, decimal, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';
import { feet } from './figures.ts';

const RULE = 'cerberus.character.derived.speed';
const FT_PER_DEX = 2;

const bonus = parameter<number>({
  id: `${RULE}#bonus`,
  title: 'how much faster a character is',
  default: 0,
  schema: whole(-10_000, 10_000, 'Feet per tick more (or less).'),
  unit: 'ft',
  changedBy: 'race, size, feats, spells, armor and terrain',
});

/** A change of Speed: feet or a factor. */
export const SpeedChange = z
  .strictObject({
    label: text(60, 'What brings it, such as Muscular Speed.').optional(),
    add_ft: whole(-10_000, 10_000, { description: 'Feet per tick that it adds.', unit: 'ft' }).optional(),
    factor: decimal(0, 100, 'What it multiplies Speed by.').optional(),
    place: choice(
      'CerberusSpeedPlace',
      ['first', 'last'],
      'Its place among the changes, where the effect states it: before or after all others.',
    ).optional(),
  })
  .refine(({ add_ft, factor }) => (add_ft === undefined) !== (factor === undefined), 'exactly one of add_ft and factor')
  .meta({
    id: 'CerberusSpeedChange',
    title: 'Change of Speed',
    description: 'Feet that are added, or a factor: exactly one of the two.',
    examples: [{ label: 'Speed', add_ft: 20 }],
  });
export type SpeedChange = z.infer<typeof SpeedChange>;

export const speedChanges = () =>
  z.array(SpeedChange).max(10).describe('What changes Speed: race, size, feats, spells …; additions before factors.');

export const baseSpeed = () => feet('Base Speed of the class at the level, in feet per tick.');

/** Base Speed, 2 ft for each point of Dexterity, then what race, size, feats and spells make of it, rounded down. */
export const derivedSpeed = formula({
  id: RULE,
  input: z.strictObject({
    baseSpeed_ft: baseSpeed().max(10_000),
    dex: attribute('Dexterity.'),
    modifiers: speedChanges().optional(),
  }),
  output: z.strictObject({ speed_ft: whole(0, 1e9, { description: 'Feet per tick.', unit: 'ft' }) }),
  parameters: [bonus],
  says: ({ speed_ft }) => `Speed ${speed_ft} ft per tick.`,
  evaluate({ baseSpeed_ft, dex, modifiers = [] }, ruling) {
    const byDex = ruling.calc('by Dexterity').plus('DEX', dex).times('ft each', FT_PER_DEX).exactly(RULE, 'ft');
    const speed = ruling.calc('Speed').plus('base', baseSpeed_ft).plus('DEX', byDex);
    const more = { label: 'more', add_ft: ruling.parameter(bonus) };
    for (const { label = 'change', add_ft, factor } of inOrder([more, ...modifiers])) {
      if (factor === undefined) speed.plus(label, add_ft ?? 0);
      else speed.times(label, factor);
    }
    return { speed_ft: speed.atLeast(0).floor(RULE, 'ft') };
  },
});

/** Additions before factors, each kind as listed; those that state their place stand before or after all others. */
function inOrder(changes: readonly SpeedChange[]): readonly SpeedChange[] {
  const rank = ({ place, factor }: SpeedChange) => {
    if (place !== undefined) return place === 'first' ? 0 : 3;
    return factor === undefined ? 1 : 2;
  };
  return [...changes].sort((a, b) => rank(a) - rank(b));
}
