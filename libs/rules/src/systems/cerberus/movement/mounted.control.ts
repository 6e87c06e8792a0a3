import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isMet } from '../base/prescribed.ts';
import { GmOdds } from '../perception/chances.ts';

const RULE = 'cerberus.movement.mounted.control';

const ControlCost = choice(
  'CerberusControlCost',
  ['none', 'general-action', 'chance'],
  'Nothing, a general action, or a chance roll.',
);

const controlCost = decision({
  id: `${RULE}#controlCost`,
  question: 'What does it take to make the mount obey? Nothing, for a trained mount and a familiar maneuver.',
  schema: ControlCost,
});

const chance = decision({
  id: `${RULE}#chance`,
  question: 'How good is the chance that the mount obeys?',
  schema: GmOdds,
});

/** Familiar maneuvers of a trained mount are free; otherwise the GM may ask for a general action or a chance roll. */
export const mountedControl = procedure({
  id: RULE,
  input: z.strictObject({
    trained: flag('Whether the mount is trained.'),
    familiar: flag('Whether the maneuver is familiar to it; usually so.').optional(),
    panic: flag('Whether there is cause for panic.').optional(),
  }),
  output: z.strictObject({ controlCost: ControlCost, obeys: flag('Whether the mount obeys.') }),
  dice: [{ key: 'control.chance', dice: '1dY', by: 'player', label: 'control' }],
  decisions: [controlCost, chance],
  outcome: ['controlCost', 'obeys'],
  says: ({ controlCost: cost, obeys }) =>
    cost === 'general-action'
      ? 'It obeys, for a general action.'
      : obeys
        ? 'The mount obeys.'
        : 'The mount does not obey.',
  evaluate({ trained, familiar = true, panic = false }, ruling) {
    const isOrdinary = trained && familiar && !panic;
    const cost = ruling.decide(controlCost, isOrdinary ? 'none' : undefined);
    const obeys = cost !== 'chance' || isMet('control.chance', ruling.decide(chance), RULE, ruling);
    return { controlCost: cost, obeys };
  },
});
