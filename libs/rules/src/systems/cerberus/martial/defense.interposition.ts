import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { TriedDefense } from './positions.ts';

export const interpositionAllowed = decision({
  id: 'cerberus.martial.defense.interposition#interpositionAllowed',
  question: 'May the ally step into an attack on somebody else? Usually only with a feat for it.',
  schema: z.boolean(),
});

/** An ally steps into an attack on somebody else only with a feat; the target's own defense is not used up by it. */
export const defenseInterposition = formula({
  id: 'cerberus.martial.defense.interposition',
  input: z.strictObject({
    allyHasFeat: flag('Whether the ally has a feat for it.'),
    targetTried: TriedDefense,
  }),
  output: z.strictObject({
    allowed: flag('Whether the ally may step in.'),
    targetDefenseUsed: flag("Whether the target's own defense is used: by what the target tried, never by the ally."),
  }),
  decisions: [interpositionAllowed],
  says: ({ allowed, targetDefenseUsed }) =>
    `The ally ${allowed ? 'may' : 'may not'} step in; the target's own defense is ${targetDefenseUsed ? 'used' : 'unused'}.`,
  evaluate({ allyHasFeat, targetTried }, ruling) {
    const allowed = ruling.decide(interpositionAllowed, allyHasFeat);
    return { allowed, targetDefenseUsed: targetTried !== 'none' };
  },
});
