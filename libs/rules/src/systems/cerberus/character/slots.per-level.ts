import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { attribute } from '../vocabulary.ts';
import { PowerSource, spellLevel } from './figures.ts';
import { powerPath } from './power-path.ts';

const RULE = 'cerberus.character.slots.per-level';

const Levels = z.array(spellLevel(0, 'A spell level.')).max(11);
const slots = (description: string) => whole(0, 1_000_000, { description, unit: 'slots' });

const levelsWithSlots = decision<z.infer<typeof Levels>>({
  id: `${RULE}#levelsWithSlots`,
  question: 'At which spell levels does the character hold slots? Usually at those on the sheet.',
  schema: Levels,
  usual: [],
});

const ownBase = parameter<number | null>({
  id: `${RULE}#ownBase`,
  title: 'slots to start from at each spell level, by the formula of a class',
  default: null,
  schema: decimal(0, 1000, 'Slots to start from; none where those of the source hold.').nullable(),
  unit: 'slots',
  changedBy: 'a class with a formula of its own',
});

const ownRatio = parameter<number | null>({
  id: `${RULE}#ownRatio`,
  title: 'slots for each point of the attribute, by the formula of a class',
  default: null,
  schema: decimal(0, 100, 'Slots for each point; none where the ratio of the source holds.').nullable(),
  changedBy: 'a class with a formula of its own',
});

const extra = parameter<number>({
  id: `${RULE}#extra`,
  title: 'slots more at each spell level',
  default: 0,
  schema: whole(-1000, 1000, 'Slots more (or fewer).'),
  unit: 'slots',
  changedBy: 'feats and items; `at` level.3 for one spell level',
});

/** Slots at each spell level: the source's base and its share of the attribute, rounded down once and never below 0. */
export const slotsPerLevel = formula({
  id: RULE,
  input: z.strictObject({
    source: PowerSource,
    attribute: attribute('The attribute of the source: CHA, WIS or INT.'),
    levels: Levels.optional().describe('The spell levels at which the sheet lists slots; left out, the GM is asked.'),
  }),
  output: z.strictObject({
    slotsPerLevel: slots('Slots at each spell level.'),
    pools: z
      .array(
        z
          .strictObject({ level: spellLevel(0, 'Spell level.'), slots: slots('Slots at this level.') })
          .meta({ id: 'CerberusSlotPool', description: 'The slots of one spell level.' }),
      )
      .max(11)
      .describe('The pools that the character holds.'),
  }),
  decisions: [levelsWithSlots],
  parameters: [ownBase, ownRatio, extra],
  uses: [powerPath],
  says: ({ slotsPerLevel: each }) => `${counted(each, 'slot')} at each spell level.`,
  evaluate({ source, attribute: value, levels }, ruling) {
    const row = ruling.run(powerPath, { source });
    const base = ruling.parameter(ownBase) ?? row.slots_base;
    const ratio = ruling.parameter(ownRatio) ?? row.slots_ratio;
    const each = () =>
      ruling
        .calc('slots at each level')
        .plus(row.slots_attribute.toUpperCase(), value)
        .times('each point', ratio)
        .plus(source, base)
        .plus('more', ruling.parameter(extra))
        .atLeast(0)
        .floor(RULE, 'slots');
    const open = ruling.decide(levelsWithSlots, levels ?? []);
    const pools = [...new Set(open)].map((level) => ({ level, slots: ruling.within(`level.${level}`, each) }));
    return { slotsPerLevel: each(), pools };
  },
});
