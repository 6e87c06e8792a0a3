import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { type Parameter, parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute, Quality } from '../vocabulary.ts';

const RULE = 'cerberus.martial.damage.bow-cap';

const caps = Object.fromEntries(
  cerberusMartialTables.bowCaps.map(({ quality, cap }) => [
    quality,
    parameter<number>({
      id: `${RULE}#${quality}`,
      title: `the most attribute that a mundane ${quality} bow adds`,
      default: cap,
      schema: whole(0, 1000, `The most attribute that a mundane ${quality} bow adds.`),
      changedBy: 'a ranged weapon whose own text sets a limit',
    }),
  ]),
) as Record<z.infer<typeof Quality>, Parameter<number>>;

/** What of a bow decides how much attribute it lets through. */
export const bowFields = {
  quality: Quality,
  magical: flag('Whether the bow is magical.').optional(),
  ironwood: flag('Whether the bow is of ironwood.').optional(),
};

/** A mundane bow limits the attribute that it adds to damage, whichever that is; magical and ironwood bows do not. */
export const damageBowCap = formula({
  id: RULE,
  input: z.strictObject({ value: attribute('The attribute that the damage would add.'), ...bowFields }),
  output: z.strictObject({ usable: attribute('What of it counts, before any multiplier.') }),
  parameters: Object.values(caps),
  says: ({ usable }, { value }) =>
    usable === value ? `The bow lets all of ${value} through.` : `The bow lets ${usable} of ${value} through.`,
  evaluate({ value, quality, magical = false, ironwood = false }, ruling) {
    if (magical || ironwood) return { usable: value };
    const cap = ruling.parameter(caps[quality]);
    return { usable: ruling.calc('usable attribute').plus('attribute', value).atMost(cap).floor(RULE) };
  },
});
