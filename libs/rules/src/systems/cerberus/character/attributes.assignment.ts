import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attributeFields } from './figures.ts';

const RULE = 'cerberus.character.attributes.assignment';

const approvedByGm = decision({
  id: `${RULE}#approvedByGm`,
  question: 'Do these attributes fit the concept?',
  schema: z.boolean(),
  usual: true,
});

export const AttributeMethod = choice(
  'CerberusAttributeMethod',
  ['assigned', 'rolled', 'point-buy'],
  'How the attributes came about; usually assigned.',
);

/** Attributes are assigned to fit the concept and approved by the GM; rolled or bought ones are not accepted. */
export const attributesAssignment = formula({
  id: RULE,
  input: z.strictObject({ ...attributeFields, method: AttributeMethod.optional() }),
  output: z.strictObject({ accepted: flag('Whether these are the attributes of the character.') }),
  decisions: [approvedByGm],
  says: ({ accepted }, { method = 'assigned' }) => {
    if (accepted) return 'The attributes are accepted.';
    return method === 'assigned' ? 'The GM does not approve them.' : `Attributes are assigned, not ${WORDS[method]}.`;
  },
  evaluate: ({ method = 'assigned' }, ruling) => ({
    accepted: method === 'assigned' && ruling.decide(approvedByGm),
  }),
});

const WORDS = { rolled: 'rolled', 'point-buy': 'bought' } as const;
