import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { attackRoll } from '../basics/attack-roll.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';
import { grabberOcv as grabberOcvRule } from './grabber-ocv.ts';

/** After the Phase of the grab each Squeeze or Throw needs a hit at full OCV against half DCV; a miss keeps the hold. */
export const laterPhase = procedure({
  id: 'phase-combat.grab.later-phase',
  input: z.strictObject({
    grabberOcv: combatValue("The grabber's OCV."),
    victimDcv: combatValue("The victim's DCV before halving."),
    samePhaseAsGrab: flag('Whether it is still the action of the grab.'),
  }),
  output: z.strictObject({
    rollNeeded: flag('Whether a new attack roll is needed.'),
    target: workedOut('What the 3d6 must not exceed; absent without a roll.').optional(),
    mayAct: flag('Whether the grabber may squeeze or throw.'),
  }),
  dice: [{ key: 'attack', dice: '3d6', by: 'grabber', label: 'attack roll' }],
  uses: [attackRoll, halfCv, grabberOcvRule],
  outcome: ['rollNeeded', 'target', 'mayAct'],
  says: ({ rollNeeded, mayAct }) => {
    if (!rollNeeded) return 'No new roll is needed in the action of the grab.';
    return mayAct ? 'The roll hits: the grabber may squeeze or throw.' : 'The roll misses; the hold stays.';
  },
  evaluate({ grabberOcv, victimDcv, samePhaseAsGrab }, ruling) {
    if (samePhaseAsGrab) return { rollNeeded: false, mayAct: true };
    const { ocv } = ruling.run(grabberOcvRule, { ocv: grabberOcv, target: 'victim' });
    const { half } = ruling.run(halfCv, { cv: victimDcv });
    const { target, hit } = ruling.run(attackRoll, { ocv, dcv: half });
    return { rollNeeded: true, target, mayAct: hit };
  },
});
