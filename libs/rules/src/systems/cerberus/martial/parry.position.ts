import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Position } from './positions.ts';

export const grappledParryAllowed = decision({
  id: 'cerberus.martial.parry.position#grappledParryAllowed',
  question: 'May somebody who is Grappled parry? Usually no hand is left to do it with.',
  schema: z.boolean(),
  usual: false,
});

/** No position bars a parry by itself; Grappled, no hand is left for it unless the GM allows it. */
export const parryPosition = formula({
  id: 'cerberus.martial.parry.position',
  input: z.strictObject({ state: Position, perceived: flag('Whether the defender perceives the attack.') }),
  output: z.strictObject({ allowed: flag('Whether the defender is placed to parry.') }),
  decisions: [grappledParryAllowed],
  says: ({ allowed }, { perceived }) => {
    if (allowed) return 'Nothing in the position bars a parry.';
    return perceived ? 'Grappled: no hand is left to parry with.' : 'What is not perceived cannot be parried.';
  },
  evaluate({ state, perceived }, ruling) {
    if (!perceived) return { allowed: false };
    // A pin keeps every restriction of the hold that it rests on.
    const isHeld = state === 'grappled' || state === 'immobilized';
    return { allowed: !isHeld || ruling.decide(grappledParryAllowed) };
  },
});
