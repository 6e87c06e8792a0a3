import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';
import { Save } from '../vocabulary.ts';
import { difficulty, displayName } from './figures.ts';
import { saveCheck, saveOutput, saverFields } from './save.check.ts';
import { saveEnvironmentDc } from './save.environment-dc.ts';
import { casterFields, saveSpellDc } from './save.spell-dc.ts';

const Saver = z
  .strictObject({ name: displayName('Name, for sentences.'), ...saverFields, save: Save })
  .meta({ id: 'CerberusNamedSaver', title: 'Saver', description: 'Who has to save.' });

const Danger = z
  .discriminatedUnion('from', [
    z
      .strictObject({ from: z.literal('environment'), dc: difficulty() })
      .meta({ id: 'CerberusDangerOfSurroundings', description: 'The GM names the DC, or an entry does.' }),
    z
      .strictObject({ from: z.literal('caster'), ...casterFields })
      .meta({ id: 'CerberusDangerOfSpell', description: 'A spell: its DC comes from the caster.' }),
  ])
  .meta({ id: 'CerberusDanger', description: 'What the Save is against.' });
type Danger = z.infer<typeof Danger>;

/** An effect or the surroundings act on somebody, who makes a Save: reaching the DC is enough. */
export const save = operation({
  id: 'cerberus.base.save',
  title: 'Save',
  summary: "Reflex, Will or Fortitude against a DC that the GM names or that comes from a spell's caster.",
  input: z.strictObject({ saver: Saver, danger: Danger }),
  output: z
    .strictObject({ dc: difficulty(), success: saveOutput.success })
    .extend(z.strictObject(saveOutput).pick({ kept: true, total: true }).partial().shape),
  dice: [{ key: 'defender.save', dice: '1d20', by: 'defender', label: 'Save' }],
  uses: [saveSpellDc, saveEnvironmentDc, saveCheck],
  odds: { success: ({ success }) => success },
  resolve({ saver: { name: _, ...saver }, danger }, ruling) {
    const dc = dcOf(danger, ruling);
    const { outcome, details } = ruling.within('defender', () => ruling.detailed(saveCheck, { ...saver, dc }));
    return { dc, success: outcome.success, kept: partOf(details, 'kept'), total: partOf(details, 'total') };
  },
  sentence({ dc, success, total }, { saver: { name = 'The target', save: kind } }) {
    const title = upperFirst(kind);
    const figures = total === undefined ? `DC ${dc}` : `${total} against DC ${dc}`;
    return `${name} ${success ? 'makes' : 'fails'} the ${title} Save: ${figures}.`;
  },
  changes: () => [],
  groups: [
    { title: 'The Save', fields: ['saver.save', 'saver.attribute', 'saver.grade', 'saver.level', 'danger'] },
    { title: 'Modifiers', fields: ['saver.bonuses', 'saver.mode'] },
    { title: 'Who', fields: ['saver.name'] },
  ],
  examples: [
    {
      title: 'A Will Save with Disadvantage that just reaches the DC, rolled at the table',
      request: {
        input: {
          saver: { name: 'Brant', save: 'will', attribute: 4, grade: 'standard', level: 3, mode: 'disadvantage' },
          danger: { from: 'caster', casterLevel: 3, magicAttribute: 8 },
        },
        dice: { rolls: [{ key: 'defender.save', faces: [18, 14] }] },
      },
    },
    {
      title: 'Landing on the feet, DC 15',
      request: {
        input: {
          saver: { name: 'Séra', save: 'reflex', attribute: 8, grade: 'standard', level: 1 },
          danger: { from: 'environment', dc: 15 },
        },
      },
    },
    {
      title: 'Poison, with a potion helping',
      request: {
        input: {
          saver: {
            save: 'fortitude',
            attribute: 3,
            grade: 'good',
            level: 5,
            bonuses: [{ label: 'antidote', value: 4, source: 'potion' }],
          },
          danger: { from: 'environment', dc: 18 },
        },
      },
    },
  ],
});

function dcOf(danger: Danger, ruling: Ruling): number {
  if (danger.from === 'environment') return ruling.run(saveEnvironmentDc, { dc: danger.dc }).dc;
  const { from: _, ...caster } = danger;
  return ruling.run(saveSpellDc, caster).dc;
}
