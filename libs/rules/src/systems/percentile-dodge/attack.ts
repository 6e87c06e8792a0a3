import { z } from 'zod';
import { operation } from '../../kernel/unit.ts';
import { aimedFields, asCombined, Defender } from './aiming.ts';
import { attackExamples } from './attack-examples.ts';
import { attackOutput, combined, marginsOf } from './combined.ts';
import { situationFields } from './dodging.ts';
import { attackSentence } from './words.ts';

/** One attack from its kind to its result: a dodge against it where there is one, its own test where there is none. */
export const attack = operation({
  id: 'percentile-dodge.attack',
  title: 'Resolve one attack',
  summary: 'A blow, throw, bolt or shot at one target, who dodges it if that is possible: margin against margin.',
  input: z.strictObject({ ...aimedFields, defender: Defender, ...situationFields }),
  output: z.strictObject(attackOutput),
  dice: combined.dice,
  uses: [combined],
  odds: { result: ({ result }) => result },
  resolve(input, ruling) {
    ruling.cast('attacker', input.attacker?.id);
    ruling.cast('defender', input.defender.id);
    const { outcome, details } = ruling.detailed(combined, asCombined(input, input));
    return { ...outcome, ...marginsOf(details) };
  },
  sentence: (result, input) => attackSentence(result, input, input.defender),
  changes: () => [],
  groups: [
    { title: 'Attack and dodge', fields: ['attack.kind', 'attack.skill', 'defender.dodge', 'situation'] },
    { title: 'Defender', fields: ['defender', 'confinedPoints'] },
    { title: 'Attack', fields: ['attacker', 'attack', 'shot', 'skillTestOutcome'] },
  ],
  examples: attackExamples,
});
