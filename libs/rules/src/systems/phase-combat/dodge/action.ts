import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { actions } from '../basics/actions.ts';
import { Mode } from '../vocabulary.ts';

const FIRST_HALVES = {
  none: [],
  'half-move': [{ cost: 'half', attack: false }],
  attack: [{ cost: 'half', attack: true }],
} as const;

/** Half a Phase and an Attack action, or the next Phase when aborted to; one use covers all attacks until the stance ends. */
export const action = formula({
  id: 'phase-combat.dodge.action',
  input: z.strictObject({
    mode: Mode,
    firstHalf: choice(
      'PhaseCombatFirstHalf',
      ['none', 'half-move', 'attack'],
      'What was done in the own Phase before.',
    ),
  }),
  output: z.strictObject({
    allowed: flag('Whether there is room for the Dodge.'),
    endsPhase: flag('Whether it ends the Phase.'),
  }),
  uses: [actions],
  says: ({ allowed }) => (allowed ? 'There is room for the Dodge.' : 'After an attack there is no room for a Dodge.'),
  evaluate({ mode, firstHalf }, ruling) {
    if (mode !== 'own-phase') return { allowed: true, endsPhase: mode === 'held' };
    const inOrder = [...FIRST_HALVES[firstHalf], { cost: 'half' as const, attack: true }];
    return { allowed: ruling.run(actions, { actions: inOrder }).legal, endsPhase: true };
  },
});
