import { phaseCombatManeuverTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'phase-combat.grab.state';

const endHold = decision({
  id: `${RULE}#endHold`,
  question: 'Has something else ended the hold, such as a Stunned grabber or a push apart?',
  schema: z.boolean(),
  usual: false,
});

export const HoldStage = choice(
  'PhaseCombatHoldStage',
  ['free', 'seized', 'held', 'thrown'],
  'No hold; just seized, with the casual escape open; held; or thrown and not yet landed.',
);
export type HoldStage = z.infer<typeof HoldStage>;

const HoldStep = choice(
  'PhaseCombatHoldStep',
  [
    'grab-missed',
    'grab-hit',
    'casual-escape-success',
    'casual-escape-failed',
    'casual-escape-waived',
    'squeeze',
    'throw',
    'later-attack-missed',
    'escape-success',
    'escape-failed',
    'let-go',
    'landed',
  ],
  'What happens to the hold.',
);
export type HoldStep = z.infer<typeof HoldStep>;

const SAID: Record<HoldStep, string> = {
  'grab-missed': 'The grab misses',
  'grab-hit': 'The grab hits',
  'casual-escape-success': 'Casual STR gets the victim out',
  'casual-escape-failed': 'Casual STR is not enough',
  'casual-escape-waived': 'The casual escape is let be',
  squeeze: 'A squeeze',
  throw: 'A throw',
  'later-attack-missed': 'The attack of a later Phase misses',
  'escape-success': 'The victim breaks free',
  'escape-failed': 'The victim does not break free',
  'let-go': 'The grabber lets go',
  landed: 'The victim lands',
};

const STANDING: Record<HoldStage, string> = {
  free: 'nobody is held',
  seized: 'the victim is seized',
  held: 'the victim is held',
  thrown: 'the victim is thrown',
};

/** A hold between grabber and victim, from the hit to the throw, the escape or the letting go. */
export const state = formula({
  id: RULE,
  input: z.strictObject({
    state: HoldStage,
    event: HoldStep,
    sizeAllows: flag("Whether the target's size lets it be held; taken as given unless said.").optional(),
  }),
  output: z.strictObject({
    state: HoldStage,
    accepted: flag('Whether this can happen in this state.'),
  }),
  decisions: [endHold],
  says: ({ state: next, accepted }, { event }) => `${SAID[event]}: ${accepted ? '' : 'not while '}${STANDING[next]}.`,
  evaluate({ state: before, event, sizeAllows = true }, ruling) {
    const row = phaseCombatManeuverTables.holdTransitions.find((one) => one.from === before && one.event === event);
    if (!row) return { state: before, accepted: false };
    const next = event === 'grab-hit' && !sizeAllows ? 'free' : row.to;
    return { state: next !== 'free' && ruling.decide(endHold) ? 'free' : next, accepted: true };
  },
});
