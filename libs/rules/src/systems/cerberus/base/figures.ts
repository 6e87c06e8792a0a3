import { z } from 'zod';
import { DecimalModifier, WholeModifier } from '../../../kernel/modifier.ts';
import { text, whole } from '../../../kernel/schema.ts';

/** Schemas that several rules of this chapter share. */

/** Flat bonuses and penalties, each with its name. */
export const flatBonuses = (description: string) => z.array(WholeModifier).max(30).optional().describe(description);

/** Percentage bonuses in points. */
export const percentBonuses = (description: string) =>
  z.array(DecimalModifier).max(30).optional().meta({ title: 'Percentage bonuses', description });

/** A die with everything that is added to it. */
export const rolledTotal = (description: string) => whole(-1_000_000, 1_000_000, description);

/** What a Save has to reach. */
export const difficulty = () =>
  whole(-100_000, 100_000, { title: 'DC', description: 'Difficulty class: a Save that reaches it succeeds.' });

/** Favorable faces and faces in all. Both may be out of order: odds of certainty are judged, not refused. */
export const favorable = () => whole(-1_000_000, 1_000_000, 'X: on how many faces the wish comes true.');
export const faces = () => whole(-1_000_000, 1_000_000, 'Y: how many faces the die has.');

/** How many favorable faces a rollable chance may have. */
export const rollableX = () =>
  whole(1, 999_999, {
    title: 'Chances (X)',
    description: 'X: on how many faces the wish comes true; at most Y - 1.',
  });
export const rollableY = () =>
  whole(2, 1_000_000, { title: 'Out of (Y)', description: 'Y: how many faces the die has.' });

export const displayName = (description: string) => text(60, description).optional();
