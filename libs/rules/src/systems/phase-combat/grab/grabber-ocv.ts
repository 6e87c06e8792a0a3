import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';

/** While holding, full OCV against the victim and half against anyone else. */
export const grabberOcv = formula({
  id: 'phase-combat.grab.grabber-ocv',
  input: z.strictObject({
    ocv: combatValue('OCV after all that is added.'),
    target: choice('PhaseCombatHolderTarget', ['victim', 'other'], 'Whom the grabber attacks.'),
  }),
  output: z.strictObject({ ocv: workedOut('OCV that counts.') }),
  uses: [halfCv],
  says: ({ ocv }, { target }) => `OCV ${ocv} against ${target === 'victim' ? 'the victim' : 'anyone else'}.`,
  evaluate: ({ ocv, target }, ruling) => ({ ocv: target === 'victim' ? ocv : ruling.run(halfCv, { cv: ocv }).half }),
});
