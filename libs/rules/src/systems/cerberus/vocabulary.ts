import { z } from 'zod';
import { DecimalModifier, WholeModifier } from '../../kernel/modifier.ts';
import { choice, decimal, identifier, whole } from '../../kernel/schema.ts';

/** The words and figures that all chapters of Cerberus share. */

export const Attribute = choice(
  'CerberusAttribute',
  ['str', 'dex', 'con', 'int', 'wis', 'cha'],
  'One of the six attributes.',
);

/** An attribute is itself the modifier: there is no score behind it. */
export const attribute = (description: string) => whole(-1000, 1000, description);

export const Grade = choice(
  'CerberusGrade',
  ['good', 'standard'],
  'The grade a class gives a Save: good adds the full level, standard half of it.',
);

export const Save = choice('CerberusSave', ['reflex', 'will', 'fortitude'], 'One of the three Saves.');

export const level = () => whole(1, 1000, { description: 'Character level.', unit: 'levels' });

export const RollMode = choice('RollMode', ['normal', 'advantage', 'disadvantage'], {
  title: 'Roll',
  description: 'Rolled once, or twice keeping the better or the worse.',
});

export const ArmorCategory = choice(
  'CerberusArmorCategory',
  ['none', 'light', 'medium', 'heavy'],
  'How much of the body is covered by the armor.',
);

export const WornCategory = choice(
  'CerberusWornArmorCategory',
  ['light', 'medium', 'heavy'],
  'Light, medium or heavy armor.',
);

export const Cover = choice(
  'CerberusCover',
  ['none', 'light', 'substantial', 'total'],
  'How much of the target is behind something; the best cover counts.',
);

export const TargetableCover = choice(
  'CerberusTargetableCover',
  ['none', 'light', 'substantial'],
  'Cover through which a target can still be attacked.',
);

export const Quality = choice(
  'CerberusQuality',
  ['M1', 'M2', 'M3', 'M4', 'M5'],
  'Workmanship, M1 to M5. It is never item level.',
);

export const Wielding = choice(
  'CerberusWielding',
  ['ranged', 'oneHanded', 'twoHanded', 'firearm'],
  'How the weapon is used in this attack.',
);

export const ParryEquipment = choice('CerberusParryEquipment', ['shield', 'weapon'], 'What the parry is made with.');

/** Item level, spell level: 0 is nonmagical. */
export const itemLevel = (description: string) => whole(0, 10, { description, unit: 'levels' });

export const damageReduction = () =>
  whole(0, 10_000, { title: 'DR', description: 'Damage Reduction: taken off each attack, last of all.' });

export const percentPoints = (description: string) => decimal(0, 100, { description, unit: 'percent' });

export const hitPoints = (description: string) => whole(-100_000, 100_000, { title: 'HP', description, unit: 'HP' });

/** Dodges, attack tokens and slots that are left. */
export const reserve = (description: string) => whole(0, 1000, description);

export const combatantId = () => identifier('What this combatant is called; dice and odds go by that name.');

/** What a Reflex roll comes to; percentages beyond all play may make it very large, either side of 0. */
export const reflexTotal = (description: string) => whole(-1e9, 1e9, description);

/** One side of a Reflex duel. */
export const ReflexSide = z
  .strictObject({
    reflex: decimal(-1000, 1000, {
      title: 'Reflex',
      description:
        'Reflex modifier: Dexterity, class bonus, items, feats. A dodge in heavy armor may bring a fraction.',
    }),
    flat: z.array(WholeModifier).max(30).optional().meta({
      title: 'Flat modifiers',
      description: 'Flat modifiers that hold for this roll only: cover, declared first, prone …',
    }),
    percent: z.array(DecimalModifier).max(30).optional().meta({
      title: 'Percentage bonuses',
      description: 'Percentage bonuses on the total, in points; they add up and count only on a total above 0.',
    }),
    mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
  })
  .meta({ id: 'CerberusReflexSide', title: 'Side of a Reflex duel', description: 'One side of a Reflex duel.' });
export type ReflexSide = z.infer<typeof ReflexSide>;
