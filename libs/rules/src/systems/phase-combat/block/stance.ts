import { phaseCombatManeuverTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const BlockStance = choice(
  'PhaseCombatBlockStance',
  ['idle', 'blocking', 'spent'],
  'Not blocking, blocking, or unable to block any more in this stance.',
);

const BlockStep = choice(
  'PhaseCombatBlockStep',
  ['declare-block', 'block-success', 'block-failure', 'let-attack-through', 'incoming-attack', 'stance-ends'],
  'What happens to the stance.',
);

const SAID = {
  'declare-block': 'A Block is declared',
  'block-success': 'The attack is blocked',
  'block-failure': 'The attack is not blocked',
  'let-attack-through': 'An attack is let through',
  'incoming-attack': 'An attack comes',
  'stance-ends': 'The Block ends',
} as const;

const BLOCKED = 'Attacks already blocked in this stance.';

export const attempts = () => whole(0, 1000, BLOCKED);

/** A stance from its declaration to its end: successes are counted, the first failure spends it. */
export const stance = formula({
  id: 'phase-combat.block.stance',
  input: z.strictObject({ state: BlockStance, attempts: attempts(), event: BlockStep }),
  output: z.strictObject({
    state: BlockStance,
    attempts: whole(0, 1001, BLOCKED),
    accepted: flag('Whether this can happen in this state.'),
    actsFirst: flag('Whether it earns the right to act first against the attacker.'),
  }),
  says: ({ state, attempts: blocked, accepted }, { event }) => {
    const stand = `the stance is ${state}`;
    return accepted ? `${SAID[event]}: ${stand}, ${blocked} blocked.` : `${SAID[event]}: not while ${stand}.`;
  },
  evaluate({ state, attempts: blocked, event }) {
    const row = phaseCombatManeuverTables.blockTransitions.find((one) => one.from === state && one.event === event);
    if (!row) return { state, attempts: blocked, accepted: false, actsFirst: false };
    const actsFirst = event === 'block-success';
    const isReset = event === 'declare-block' || event === 'stance-ends';
    return { state: row.to, attempts: isReset ? 0 : blocked + (actsFirst ? 1 : 0), accepted: true, actsFirst };
  },
});
