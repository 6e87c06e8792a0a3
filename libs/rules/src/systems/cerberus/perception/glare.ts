import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { difficulty, displayName, rolledTotal } from '../base/figures.ts';
import { combatantId } from '../vocabulary.ts';
import { willFields } from './invisibility.notice.ts';
import { consequencesField, magicalLight } from './magical-light.ts';

const Onlooker = z
  .strictObject({
    id: combatantId().optional(),
    name: displayName('Name, for sentences.'),
    looking: flag('Whether the onlooker looks toward the light; left out, the GM is asked.').optional(),
    ...willFields,
  })
  .meta({ id: 'CerberusOnlooker', title: 'Onlooker', description: 'Who may look toward the light.' });

const Light = z
  .strictObject({
    name: text(60, 'What it is, such as a flash.').optional(),
    dc: difficulty(),
    consequences: consequencesField(),
  })
  .meta({ id: 'CerberusBlindingLight', title: 'Light', description: 'An effect of light that can blind.' });

/** Light that blinds: who looks its way makes the Will Save of the effect. */
export const glare = operation({
  id: 'cerberus.perception.glare',
  title: 'Blinding light',
  summary: 'The Will Save of somebody who looks toward an effect of light; who looks away is not affected.',
  input: z.strictObject({ onlooker: Onlooker, light: Light }),
  output: z.strictObject({
    affected: flag('Whether the light takes effect.'),
    total: rolledTotal('The Will Save; absent when none was made.').optional(),
  }),
  dice: magicalLight.dice,
  uses: [magicalLight],
  odds: { affected: ({ affected }) => affected },
  resolve({ onlooker: { id, name: _, looking, ...saver }, light: { dc, consequences } }, ruling) {
    ruling.cast('defender', id);
    const { outcome, details } = ruling.detailed(magicalLight, { looking, saver, dc, consequences });
    return { affected: outcome.affected, total: partOf(details, 'total') };
  },
  sentence({ affected, total }, { onlooker: { name = 'The onlooker' }, light }) {
    const { name: what = 'the light', dc, consequences } = light;
    if (total === undefined && !affected) return `${name} is not affected by ${what}.`;
    const figures = total === undefined ? '' : `, ${total} against DC ${dc}`;
    const follows = consequences ? `: ${consequences.replace(/[.!?…]+$/, '')}` : '';
    return affected ? `${name} fails against ${what}${figures}${follows}.` : `${name} resists ${what}${figures}.`;
  },
  changes: () => [],
  groups: [
    {
      title: 'The Will Save',
      fields: ['light.dc', 'onlooker.wis', 'onlooker.grade', 'onlooker.level', 'onlooker.looking'],
    },
    { title: 'Modifiers', fields: ['onlooker.bonuses', 'onlooker.mode'] },
    { title: 'What and who', fields: ['light.name', 'light.consequences', 'onlooker.name', 'onlooker.id'] },
  ],
  examples: [
    {
      title: 'A flash, resisted on the tie, rolled at the table',
      request: {
        input: {
          onlooker: { name: 'Osseur', looking: true, wis: 3, grade: 'standard', level: 4 },
          light: { name: 'the flash', dc: 17, consequences: 'blinded for a round' },
        },
        dice: { rolls: [{ key: 'defender.save', faces: [12] }] },
      },
    },
    {
      title: 'With Disadvantage, having stared at it',
      request: {
        input: {
          onlooker: { looking: true, wis: 1, grade: 'good', level: 5, mode: 'disadvantage' },
          light: { dc: 15 },
        },
      },
    },
  ],
});
