import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { RollMode as Mode, Ruling } from '../../../kernel/ruling.ts';
import { choice, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { RollMode } from '../vocabulary.ts';

const RULE = 'cerberus.base.advantage';

export const circumstanceMode = decision({
  id: `${RULE}#circumstanceMode`,
  question: 'Does the circumstance give Advantage or Disadvantage?',
  schema: RollMode,
  usual: 'normal',
});

/** The die is rolled twice and the better (or worse) is kept: the higher of d20s, the lower on a prescribed chance. */
export const advantage = procedure({
  id: RULE,
  input: z.strictObject({
    mode: RollMode.describe('What feats and items give; Advantage and Disadvantage together are normal.'),
    rollKind: choice(
      'CerberusRollKind',
      ['high-is-good', 'low-is-good'],
      'Checks and Saves are better high, prescribed chances low.',
    ),
    faces: whole(2, 10_000, 'Faces of the die; a d20 when absent.').optional(),
  }),
  output: z.strictObject({ kept: whole(1, 10_000, 'The face that counts.') }),
  dice: [{ key: 'roll', dice: '1d20, or 2d20', by: 'roller', label: 'roll' }],
  decisions: [circumstanceMode],
  outcome: ['kept'],
  says: ({ kept }) => `${kept} counts.`,
  evaluate({ mode, rollKind, faces = 20 }, ruling) {
    const better = rollKind === 'high-is-good' ? 'high' : 'low';
    return { kept: ruling.roll('roll', faces, together(mode, ruling.decide(circumstanceMode)), better) };
  },
});

/** Two sources of one kind count once; one of each makes a normal roll. */
function together(one: Mode, other: Mode): Mode {
  if (one === other || other === 'normal') return one;
  return one === 'normal' ? other : 'normal';
}

/** The d20 of a check or Save, rolled as Advantage and Disadvantage have it. */
export function keptD20(key: string, mode: Mode = 'normal', ruling: Ruling): number {
  const kept = ruling.roll(key, 20, mode);
  citeMode(mode, 'd20', ruling);
  return kept;
}

/** How many d20s a side throws. */
export function diceFor(mode: Mode = 'normal'): number {
  return mode === 'normal' ? 1 : 2;
}

/** Says that a die was rolled twice. */
export function citeMode(mode: Mode, die: string, ruling: Pick<Ruling, 'note'>): void {
  if (mode === 'normal') return;
  const [word, kept] = mode === 'advantage' ? ['Advantage', 'better'] : ['Disadvantage', 'worse'];
  ruling.note(RULE, word, undefined, `the ${kept} of two ${die}s counts`);
}
