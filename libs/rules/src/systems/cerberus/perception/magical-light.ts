import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { saveCheck } from '../base/save.check.ts';
import { willFields } from './invisibility.notice.ts';

const RULE = 'cerberus.perception.magical-light';

const looking = decision({
  id: `${RULE}#looking`,
  question: 'Does the observer look toward the light?',
  schema: z.boolean(),
});

export const consequencesField = () =>
  text(500, 'What failing the Save does, from the entry of the effect.').optional();

const Saver = z
  .strictObject(willFields)
  .meta({ id: 'CerberusLightSaver', title: 'Will Save', description: 'What the observer brings to the Will Save.' });

const Light = z.strictObject({
  looking: flag('Whether the observer looks toward the light; left out, the GM is asked.').optional(),
  save: rolledTotal('A Will Save made already, with everything added.').optional(),
  saver: Saver.optional().describe('The Will Save to be rolled, where none is made already.'),
  dc: difficulty(),
  consequences: consequencesField(),
});

/** Light that blinds whoever looks its way and fails the Will Save; without any Save nothing holds it off. */
export const magicalLight = procedure({
  id: RULE,
  input: Light,
  output: z.strictObject({
    affected: flag('Whether the light takes effect.'),
    total: rolledTotal('The Will Save; absent when none was made.').optional(),
  }),
  dice: [{ key: 'defender.save', dice: '1d20', by: 'defender', label: 'Save' }],
  decisions: [looking],
  uses: [saveCheck],
  outcome: ['affected'],
  says: ({ affected }, { consequences = 'blinded' }) => (affected ? `Affected: ${consequences}.` : 'Not affected.'),
  evaluate(light, ruling) {
    if (!(light.looking ?? ruling.decide(looking))) return { affected: false };
    const { save: total, dc } = light;
    if (total !== undefined) return { affected: total < dc, total };
    return light.saver ? resisted(light.saver, dc, ruling) : { affected: true };
  },
});

function resisted({ wis, ...saver }: z.infer<typeof Saver>, dc: number, ruling: Ruling) {
  const will = { save: 'will' as const, attribute: wis, ...saver, dc };
  const { outcome, details } = ruling.within('defender', () => ruling.detailed(saveCheck, will));
  return { affected: !outcome.success, total: partOf(details, 'total') };
}
