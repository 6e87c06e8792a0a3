import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { attackRoll } from '../basics/attack-roll.ts';
import { combatValue, workedOut } from '../vocabulary.ts';
import { grabPenalty } from './figures.ts';
import { size } from './size.ts';
import { weapon as weaponRule } from './weapon.ts';

const RULE = 'phase-combat.grab.attack';

/** −1 OCV, 2 less against a weapon; a hit starts the hold unless the target's size rules it out. */
export const attack = procedure({
  id: RULE,
  input: z.strictObject({
    ocv: combatValue("The grabber's OCV."),
    dcv: workedOut("The defender's DCV."),
    weapon: flag('Whether a held weapon is grabbed instead of a body.'),
    sizeAllows: flag("Whether the target's size lets it be grabbed; as the GM has ruled unless said.").optional(),
  }),
  output: z.strictObject({
    grabOcv: workedOut('OCV of the grab.'),
    target: workedOut('What the 3d6 must not exceed.'),
    hit: flag('Whether the grab hits.'),
    held: flag('Whether the hold begins.'),
  }),
  dice: [{ key: 'attack', dice: '3d6', by: 'grabber', label: 'grab' }],
  parameters: [grabPenalty],
  uses: [attackRoll, size, weaponRule],
  outcome: ['grabOcv', 'target', 'hit', 'held'],
  says: ({ hit, held }) =>
    held ? 'The grab hits and holds.' : hit ? 'The grab hits, but cannot hold.' : 'The grab misses.',
  evaluate({ ocv, dcv, weapon, sizeAllows }, ruling) {
    const grabOcv = weapon
      ? ruling.run(weaponRule, { ocv }).grabOcv
      : ruling.calc('grab OCV').plus('OCV', ocv).plus('Grab', ruling.parameter(grabPenalty)).floor(RULE);
    const { target, hit } = ruling.run(attackRoll, { ocv: grabOcv, dcv });
    return { grabOcv, target, hit, held: hit && (sizeAllows ?? ruling.run(size, {}).grabPossible) };
  },
});
