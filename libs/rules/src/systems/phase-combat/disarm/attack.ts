import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { attackRoll } from '../basics/attack-roll.ts';
import { combatValue, workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.disarm.attack';

const figure = (name: string, title: string) =>
  parameter({
    id: `${RULE}#${name}`,
    title,
    default: -2,
    schema: whole(-100, 100, 'Added to OCV.'),
    changedBy: 'the GM',
  });
const penalty = figure('ocv', 'OCV of a disarm');
const twoHandedPenalty = figure('twoHanded', 'OCV of a disarm against a two-handed weapon, beside the other');

/** −2 OCV, and 2 less against a weapon in two hands; a hit leads to the STR contest and does no damage. */
export const attack = procedure({
  id: RULE,
  input: z.strictObject({
    ocv: combatValue("The disarmer's OCV before the penalties of the disarm."),
    twoHanded: flag('Whether the weapon is classed as two-handed.'),
    dcv: workedOut("The holder's DCV."),
  }),
  output: z.strictObject({
    disarmOcv: workedOut('OCV of the disarm.'),
    target: workedOut('What the 3d6 must not exceed.'),
    hit: flag('Whether the disarm hits.'),
  }),
  dice: [{ key: 'attack', dice: '3d6', by: 'disarmer', label: 'disarm' }],
  parameters: [penalty, twoHandedPenalty],
  uses: [attackRoll],
  outcome: ['disarmOcv', 'target', 'hit'],
  says: ({ hit, disarmOcv }) => `At OCV ${disarmOcv} the disarm ${hit ? 'hits' : 'misses'}.`,
  evaluate({ ocv, twoHanded, dcv }, ruling) {
    const disarmOcv = ruling
      .calc('disarm OCV')
      .plus('OCV', ocv)
      .plus('Disarm', ruling.parameter(penalty))
      .plus('two-handed weapon', twoHanded ? ruling.parameter(twoHandedPenalty) : 0)
      .floor(RULE);
    const { target, hit } = ruling.run(attackRoll, { ocv: disarmOcv, dcv });
    return { disarmOcv, target, hit };
  },
});
