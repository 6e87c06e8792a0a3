import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { words } from './figures.ts';

const RULE = 'cerberus.character.creation.concept';

const classFits = decision({
  id: `${RULE}#classFits`,
  question: 'Does the class suit the background and the manner of acting?',
  schema: z.boolean(),
  usual: true,
});

/** How long a concept may be. */
export const MOST_OF_CONCEPT = 20_000;

/** A concept in words, and exactly one class that suits it. */
export const creationConcept = formula({
  id: RULE,
  input: z.strictObject({
    concept: words(MOST_OF_CONCEPT, 'Identity, origin and motive, with an anecdote or dialogue.'),
    classes: z.array(text(80, 'Name of a class.')).max(10).describe('The classes: one is right.'),
  }),
  output: z.strictObject({ valid: flag('Whether there are a concept and one class that fits.') }),
  decisions: [classFits],
  says: ({ valid }, { concept, classes }) => {
    if (valid) return 'Concept and class are there.';
    if (concept.trim() === '') return 'The concept is missing.';
    return classes.length === 1 ? 'The class does not fit.' : 'A character has exactly one class.';
  },
  evaluate: ({ concept, classes }, ruling) => ({
    valid: concept.trim() !== '' && classes.length === 1 && ruling.decide(classFits),
  }),
});
