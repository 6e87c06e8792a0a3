import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Attribute } from '../vocabulary.ts';
import { isSameName } from './figures.ts';

const Mode = choice(
  'CerberusAttributeUse',
  ['formula', 'gm', 'prerequisite'],
  'How an attribute counts: worked out, weighed by the GM, or as a condition of feats.',
);

/** Every value that reads an attribute, all of them or those of one mode; and whether a given one is among them. */
export const attributesGoverns = formula({
  id: 'cerberus.character.attributes.governs',
  input: z.strictObject({
    attribute: Attribute,
    mode: Mode.optional(),
    use: text(100, 'A value, such as "spell DC", to ask whether the attribute feeds it.').optional(),
  }),
  output: z.strictObject({
    uses: z.array(text(100, 'Something that it feeds.')).max(30).describe('What the attribute feeds.'),
    feeds: flag('Whether it feeds the value that was asked about.').optional(),
  }),
  says: ({ uses, feeds }, { attribute, use }) => {
    const name = attribute.toUpperCase();
    if (feeds !== undefined) return `${name} ${feeds ? 'feeds' : 'does not feed'} ${use}.`;
    return uses.length === 0 ? `${name} feeds none of these.` : `${name} feeds ${uses.join('; ')}.`;
  },
  evaluate({ attribute, mode, use }) {
    const uses = cerberusCharacterTables.attributeUses
      .filter((row) => row.attribute === attribute && (mode === undefined || row.mode === mode))
      .map((row) => row.use);
    return { uses, feeds: use === undefined ? undefined : uses.some((one) => isSameName(one, use)) };
  },
});
