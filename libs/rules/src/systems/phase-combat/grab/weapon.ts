import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatValue, workedOut } from '../vocabulary.ts';
import { grabPenalty } from './figures.ts';

const RULE = 'phase-combat.grab.weapon';

const weaponPenalty = parameter({
  id: `${RULE}#ocv`,
  title: 'OCV of a grab at a weapon, beside that of the grab',
  default: -2,
  schema: whole(-100, 100, 'Added to OCV.'),
  changedBy: 'the GM',
});

const Outcome = choice(
  'PhaseCombatWeaponGrab',
  ['weapon-held', 'str-contest', 'other'],
  'The weapon is held, a STR contest wrests it away, or something else.',
);

const outcome = decision({
  id: `${RULE}#outcome`,
  question: 'What does it do to grab a weapon? Usually it is held, and cannot be used freely.',
  schema: Outcome,
  usual: 'weapon-held' as const,
});

/** Grabbing a held weapon: 2 OCV less than a grab. What follows is the GM's. */
export const weapon = formula({
  id: RULE,
  input: z.strictObject({ ocv: combatValue("The grabber's OCV.") }),
  output: z.strictObject({
    grabOcv: workedOut('OCV of the grab.'),
    outcome: Outcome.describe('What a hit does.'),
  }),
  parameters: [grabPenalty, weaponPenalty],
  decisions: [outcome],
  says: ({ grabOcv }) => `The weapon is grabbed at OCV ${grabOcv}.`,
  evaluate: ({ ocv }, ruling) => ({
    grabOcv: ruling
      .calc('grab OCV')
      .plus('OCV', ocv)
      .plus('Grab', ruling.parameter(grabPenalty))
      .plus('at a weapon', ruling.parameter(weaponPenalty))
      .floor(RULE),
    outcome: ruling.decide(outcome),
  }),
});
