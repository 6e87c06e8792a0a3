import { z } from 'zod';
import { operation } from '../../kernel/unit.ts';
import { aimedFields, asCombined, Defender, isPointsInRow, POINTS_IN_ROW } from './aiming.ts';
import { attackExamples } from './attack-examples.ts';
import { attackOutput, combined, marginsOf } from './combined.ts';
import { situationFields } from './dodging.ts';
import { attackSentence } from './words.ts';

/** One attack from its kind to its result: a dodge against it where there is one, its own test where there is none. */
export const attack = operation({
  id: 'percentile-dodge.attack',
  title: 'Resolve one attack',
  summary: 'A blow, throw, bolt or shot at one target, who dodges it if that is possible: margin against margin.',
  input: z
    .strictObject({ ...aimedFields, defender: Defender, ...situationFields })
    .refine(isPointsInRow, POINTS_IN_ROW)
    .meta({ description: 'An attack and who it is aimed at; points only for a confined space.' }),
  output: z.strictObject(attackOutput),
  dice: combined.dice,
  uses: [combined],
  odds: { result: ({ result }) => result },
  resolve(input, ruling) {
    ruling.cast('attacker', input.attacker?.id);
    ruling.cast('defender', input.defender.id);
    const { attack: aimed, skillTestOutcome } = input;
    const { outcome, details } = ruling.detailed(combined, { ...asCombined(aimed, input), skillTestOutcome });
    return { ...outcome, ...marginsOf(details) };
  },
  sentence: (result, input) => attackSentence(result, input, input.defender),
  changes: () => [],
  groups: [
    { title: 'Attack and dodge', fields: ['attack', 'defender.dodge', 'situation'] },
    { title: 'Defender', fields: ['defender', 'confinedPoints'] },
    { title: 'More', fields: ['attacker', 'skillTestOutcome'] },
  ],
  examples: attackExamples,
});
