import { cerberusPerceptionTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';

export const DisguiseKind = choice(
  'CerberusDisguiseKind',
  ['simple', 'detailed'],
  'A simple disguise imitates a type of person, a detailed one a particular person.',
);

export const studiedField = () =>
  flag('Whether the person who is imitated has been studied; a detailed disguise needs it.').optional();

/** A simple disguise imitates a type of person; a detailed one a particular person, who must have been studied. */
export const disguiseKinds = formula({
  id: 'cerberus.perception.disguise.kinds',
  input: z.strictObject({ kind: DisguiseKind, studied: studiedField() }),
  output: z.strictObject({
    allowed: flag('Whether the disguise can be made.'),
    imitates: text(60, 'Whom it imitates.'),
    examples: z.array(text(60, 'A type of person.')).max(20).describe('For example.'),
    needs_study: flag('Whether the person must have been studied.'),
  }),
  says: ({ allowed, imitates }, { kind }) =>
    allowed ? `${upperFirst(kind)}: it imitates ${imitates}.` : 'Nobody can be imitated who was never studied.',
  evaluate({ kind, studied = false }) {
    const { imitates, examples, needs_study } = rowOf(cerberusPerceptionTables.disguiseKinds, 'kind', kind);
    return { allowed: studied || !needs_study, imitates, examples: [...examples], needs_study };
  },
});
