import { z } from 'zod';
import { flag } from '../../kernel/schema.ts';
import { formula } from '../../kernel/unit.ts';
import { percentage } from './vocabulary.ts';

const Input = z
  .strictObject({
    dodgeListed: flag('Whether Dodge stands on the sheet.'),
    dodgeSkill: percentage('Dodge, where the sheet has it.').optional(),
    dexterity: percentage('Dexterity score; it counts where the sheet has no Dodge.').optional(),
  })
  .refine(({ dodgeListed, dodgeSkill }) => !dodgeListed || dodgeSkill !== undefined, {
    message: 'Dodge as the sheet has it, since it is listed',
    path: ['dodgeSkill'],
  })
  .refine(({ dodgeListed, dexterity }) => dodgeListed || dexterity !== undefined, {
    message: 'the Dexterity score, since Dodge is not listed',
    path: ['dexterity'],
  })
  .meta({
    id: 'PercentileDodgeBaseSkill',
    description: 'Dodge where the sheet lists it, else Dexterity; the one that counts is needed.',
  });

/** Dodge as the sheet has it; without it the Dexterity score, and no penalty for that. */
export const baseSkill = formula({
  id: 'percentile-dodge.base-skill',
  input: Input,
  output: z.strictObject({
    baseDodge: percentage('The base of a dodge.'),
    untrained: flag('Whether Dexterity stands in for Dodge.'),
  }),
  says: ({ baseDodge, untrained }) =>
    untrained ? `No Dodge on the sheet: Dexterity ${baseDodge} stands in for it.` : `Dodge ${baseDodge}.`,
  evaluate: ({ dodgeListed, dodgeSkill = 0, dexterity = 0 }) => ({
    baseDodge: dodgeListed ? dodgeSkill : dexterity,
    untrained: !dodgeListed,
  }),
});
