import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const poisonNatureFields = {
  livingBiology: flag('Whether the body lives, with a biology that poison can act on.'),
  immunityOverride: flag(
    'Whether the creature is immune by its own text, or false where it is not after all.',
  ).optional(),
};

/** A physical poison acts on living biology; other bodies are immune unless their text says otherwise. */
export const poisonNature = formula({
  id: 'cerberus.health.poison.nature',
  input: z.strictObject(poisonNatureFields),
  output: z.strictObject({ affected: flag('Whether poison acts on this body.') }),
  says: ({ affected }) => (affected ? 'Poison acts on this body.' : 'Immune to poison.'),
  evaluate: ({ livingBiology, immunityOverride = !livingBiology }) => ({ affected: !immunityOverride }),
});
