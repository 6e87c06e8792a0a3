import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { difficulty, displayName, rolledTotal } from '../base/figures.ts';
import { conditionPoisoned, Frequency } from './condition.poisoned.ts';
import { saveModifier } from './figures.ts';
import { exposureFields, poisonExposure } from './poison.exposure.ts';
import { poisonNature, poisonNatureFields } from './poison.nature.ts';
import { poisonReExposure, reExposureFields } from './poison.re-exposure.ts';

const Victim = z
  .strictObject({
    name: displayName('Name, for sentences.'),
    fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
    livingBiology: poisonNatureFields.livingBiology.optional(),
    immunityOverride: poisonNatureFields.immunityOverride,
  })
  .meta({ id: 'CerberusPoisonVictim', title: 'Victim', description: 'Who meets the poison; usually a living body.' });

const Substance = z
  .strictObject({ name: displayName('What it is called.'), ...exposureFields, frequency: Frequency.optional() })
  .meta({ id: 'CerberusPoisonSubstance', title: 'Poison', description: 'The poison, and how it reaches the body.' });

const Course = z
  .strictObject(reExposureFields)
  .meta({ id: 'CerberusPoisonCourse', title: 'Course', description: 'How strong it is and how long it lasts.' });

const Input = z.strictObject({
  victim: Victim,
  poison: Substance,
  course: Course.optional().describe('Strength and duration, where the same poison may meet somebody again.'),
});
type Input = z.infer<typeof Input>;

/** Somebody meets a poison: whether it can act, how hard it is to resist, the Save, and what a second dose changes. */
export const poison = operation({
  id: 'cerberus.health.poison',
  title: 'Exposure to poison',
  summary: 'The DC by exposure, the Fortitude Save against it, and how long it lasts when somebody meets it again.',
  input: Input,
  output: z.strictObject({
    exposed: flag('Whether the poison reaches a body that it can act on.'),
    afflicted: flag('Whether this exposure takes hold.'),
    saveDc: difficulty().optional().describe('What the Save has to reach; absent when none is due.'),
    total: rolledTotal('The Fortitude Save; absent when none is due.').optional(),
    effectsPerRound: whole(0, 3, 'How often it acts in a round; absent where its own text says.').optional(),
    strength: whole(0, 1_000_000, 'How strong the consequence is now; absent when there is none.').optional(),
    remainingRounds: whole(0, 10_000_000, { description: 'How long it lasts.', unit: 'rounds' }).optional(),
  }),
  dice: conditionPoisoned.dice,
  uses: [poisonNature, poisonExposure, conditionPoisoned, poisonReExposure],
  odds: { afflicted: ({ afflicted }) => afflicted },
  resolve({ victim, poison: substance, course }, ruling) {
    const { name: _, frequency = 'other', ...exposure } = substance;
    const saveDc = dcFor(victim, exposure, ruling);
    if (saveDc === undefined) return { exposed: false, afflicted: false, ...courseAfter(course, true, ruling) };
    const save = { dc: saveDc, fortitude: victim.fortitude, frequency };
    const { outcome, details } = ruling.detailed(conditionPoisoned, save);
    const { afflicted, effectsPerRound } = outcome;
    const after = courseAfter(course, !afflicted, ruling);
    return { exposed: true, afflicted, saveDc, total: partOf(details, 'total'), effectsPerRound, ...after };
  },
  sentence(
    { exposed, afflicted, saveDc, total },
    { victim: { name = 'The victim' }, poison: { name: what = 'the poison' } },
  ) {
    if (!exposed) return `${name} is not affected by ${what}.`;
    const figures = total === undefined ? `DC ${saveDc}` : `${total} against DC ${saveDc}`;
    return `${name} ${afflicted ? 'succumbs to' : 'resists'} ${what}: ${figures}.`;
  },
  changes: () => [],
  groups: [
    { title: 'The Save', fields: ['poison.dc', 'poison.exposure', 'poison.damageThroughDr', 'victim.fortitude'] },
    { title: 'The poison', fields: ['poison.frequency', 'course', 'poison.name'] },
    { title: 'The victim', fields: ['victim.livingBiology', 'victim.immunityOverride', 'victim.name'] },
  ],
  examples: [
    {
      title: 'A coated arrow wounds, and the Save falls one short',
      request: {
        input: {
          victim: { name: 'Brant', fortitude: 7 },
          poison: { name: 'Drow Sleep', dc: 22, exposure: 'injury', damageThroughDr: 3, frequency: 'round' },
        },
        dice: { rolls: [{ key: 'victim.fortitude', faces: [14] }] },
      },
    },
    {
      title: 'Spores breathed in by somebody whom they have already sickened',
      request: {
        input: {
          victim: { fortitude: 4 },
          poison: { dc: 24, exposure: 'inhalation', frequency: 'tick' },
          course: { currentStrength: 4, newStrength: 3, baseDurationRounds: 6, remainingRounds: 2 },
        },
      },
    },
    {
      title: 'Poison on a skeleton',
      request: {
        input: {
          victim: { name: 'The skeleton', fortitude: 0, livingBiology: false },
          poison: { dc: 20, exposure: 'contact' },
        },
      },
    },
  ],
});

type Exposed = Omit<Input['poison'], 'name' | 'frequency'>;

/** What the Save has to reach, where the poison acts on the body and reaches it. */
function dcFor({ livingBiology = true, immunityOverride }: Input['victim'], exposure: Exposed, ruling: Ruling) {
  if (!ruling.run(poisonNature, { livingBiology, immunityOverride }).affected) return undefined;
  return ruling.run(poisonExposure, exposure).saveDc;
}

function courseAfter(course: Input['course'], saved: boolean, ruling: Ruling) {
  return course ? ruling.run(poisonReExposure, { ...course, saved }) : {};
}
