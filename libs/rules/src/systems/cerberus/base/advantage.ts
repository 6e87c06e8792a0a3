import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
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
    faces: whole(2, 10_000, 'Faces of the die; usually 20.').optional(),
  }),
  output: z.strictObject({ kept: whole(1, 10_000, 'The face that counts.') }),
  dice: [{ key: 'roll', dice: '1d20, or 2d20', by: 'roller', label: 'roll' }],
  decisions: [circumstanceMode],
  outcome: ['kept'],
  says: ({ kept }) => `${kept} counts.`,
  evaluate({ mode, rollKind, faces = 20 }, ruling) {
    const sum = ruling.calc('die that counts');
    const better = rollKind === 'high-is-good' ? 'high' : 'low';
    ruling.rollInto(sum, 'roll', faces, together(mode, ruling.decide(circumstanceMode)), better);
    return { kept: sum.floor(RULE) };
  },
});

/** Two sources of one kind count once; one of each makes a normal roll. */
export function together(one: Mode, other: Mode): Mode {
  if (one === other || other === 'normal') return one;
  return one === 'normal' ? other : 'normal';
}

/**
 * How a die is rolled: what feats and items give, and the circumstance. A mode of `normal` is settled, because one of each kind
 * is a normal roll whatever else there is; so what has been worked out here may be handed on.
 */
export function modeOf(given: Mode | undefined, ruling: Pick<Ruling, 'decide'>): Mode {
  if (given === 'normal') return given;
  const circumstance = ruling.decide(circumstanceMode);
  return given === undefined ? circumstance : together(given, circumstance);
}

/** The d20 of a check, Save or duel as the next term of its total, rolled as Advantage and Disadvantage have it. */
export function d20Into(sum: Calculation, key: string, given: Mode | undefined, ruling: Ruling): number {
  const mode = modeOf(given, ruling);
  citeMode(mode, 'd20', ruling);
  return ruling.rollInto(sum, key, 20, mode);
}

/** Asks for the d20s of all sides at once. @param modes what feats and items give each side, by the scope of its die */
export function throwTogether(key: string, modes: Readonly<Record<string, Mode | undefined>>, ruling: Ruling): void {
  if (!ruling.asks) return;
  const throws = Object.entries(modes).map(([scope, mode]) => ({
    key: `${scope}.${key}`,
    faces: 20,
    count: ruling.within(scope, () => diceFor(mode, ruling)),
  }));
  ruling.together(...throws);
}

function diceFor(mode: Mode | undefined, ruling: Ruling): number {
  return modeOf(mode, ruling) === 'normal' ? 1 : 2;
}

/** Says that a die was rolled twice. */
export function citeMode(mode: Mode, die: string, ruling: Pick<Ruling, 'note'>): void {
  if (mode === 'normal') return;
  const [word, kept] = mode === 'advantage' ? ['Advantage', 'better'] : ['Disadvantage', 'worse'];
  ruling.note(RULE, word, undefined, `the ${kept} of two ${die}s counts`);
}
