import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'phase-combat.grab.same-hex';

const hex = decision({
  id: `${RULE}#hex`,
  question: 'Whose hex do grabber and victim share?',
  schema: choice('PhaseCombatSharedHex', ['victimHex', 'grabberHex'], "The victim's, or the grabber's."),
  usual: 'victimHex' as const,
});

const place = (whose: string) => text(60, `Where the ${whose} is.`);

/** Grabber and victim share a hex while the hold lasts. */
export const sameHex = formula({
  id: RULE,
  input: z.strictObject({
    held: flag('Whether the hold lasts.'),
    grabberHex: place('grabber'),
    victimHex: place('victim'),
  }),
  output: z.strictObject({ grabberHex: place('grabber'), victimHex: place('victim') }),
  decisions: [hex],
  says: ({ grabberHex, victimHex }) =>
    grabberHex === victimHex ? `Both are in ${victimHex}.` : `One is in ${grabberHex}, the other in ${victimHex}.`,
  evaluate({ held, ...places }, ruling) {
    if (!held) return places;
    const shared = places[ruling.decide(hex)];
    return { grabberHex: shared, victimHex: shared };
  },
});
