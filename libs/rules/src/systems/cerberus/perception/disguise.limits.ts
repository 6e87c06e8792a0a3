import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';

const RULE = 'cerberus.perception.disguise.limits';

export const Aspect = choice(
  'CerberusDisguiseAspect',
  ['appearance', 'voice', 'size', 'memories'],
  'Something by which a person is known.',
);

export const aspects = () => z.array(Aspect).max(4);

const changedAspects = parameter({
  id: `${RULE}#changes`,
  title: 'what a disguise changes',
  default: ['appearance'],
  schema: aspects().describe('What a disguise changes.'),
  changedBy: 'feats and magic',
});

/** A disguise, simple or detailed, changes the look: neither voice nor size, and it gives no memories. */
export const disguiseLimits = formula({
  id: RULE,
  input: z.strictObject({ aspect: Aspect }),
  output: z.strictObject({ changed: flag('Whether a disguise changes it.') }),
  parameters: [changedAspects],
  says: ({ changed }, { aspect }) => `${upperFirst(aspect)}: ${changed ? 'changed' : 'not changed'} by a disguise.`,
  evaluate: ({ aspect }, ruling) => ({ changed: ruling.parameter(changedAspects).includes(aspect) }),
});
