import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { whole } from '../../../../kernel/schema.ts';
import { percentPoints } from '../../vocabulary.ts';
import { deathThreshold } from '../death-threshold.ts';
import { dyingMagic } from '../dying.magic.ts';
import { hpNow, maximumHp, points, saveModifier } from '../figures.ts';
import { type Body, openedTurn, stateOf } from '../turning/opening.ts';

const MOST_ROUNDS = 20;

export const Downed = z
  .strictObject({
    kind: z.literal('downed'),
    maxHp: maximumHp(),
    hp: hpNow(),
    damage: points('Damage of a blow that comes first.').optional(),
    fortitude: saveModifier('Fortitude modifier: CON and class bonus.'),
    bleedingPercent: percentPoints('Percent of maximum HP that a wound costs each round.').optional(),
    rounds: whole(0, MOST_ROUNDS, { description: 'Rounds that pass.', unit: 'rounds' }).optional(),
    magicHealing: points('HP that magic restores in the end.').optional(),
  })
  .meta({
    id: 'CerberusDowned',
    description:
      'A blow, rounds of bleeding and dying Saves, and healing, in this order; what is left out does not happen.',
  });
type Downed = z.infer<typeof Downed>;

/** A failed Save leads on to one more and a success to none, so that there are no more ways than rounds. */
export function fought({ maxHp, hp, damage = 0, fortitude, rounds = 0, ...given }: Downed, ruling: Ruling) {
  const { bleedingPercent: percent, magicHealing: healed } = given;
  const struck: Body = { hp: hp - damage, stabilized: false, bleeding: percent !== undefined };
  const bodies: Body[] = [];
  let body = struck;
  for (let round = 1; round <= rounds; round++) {
    body = openedTurn({ maxHp, fortitude, percent }, body, ruling).body;
    bodies.push(body);
  }
  const awake = healed === undefined ? undefined : ruling.run(dyingMagic, { maxHp, hp: body.hp, healed });
  return {
    deathHp: ruling.run(deathThreshold, { maxHp }).deathHp,
    hpAfterBlow: struck.hp,
    stateAfterBlow: stateOf(struck, maxHp, ruling),
    hpAfterRounds: bodies.map((one) => one.hp),
    stateAfterRounds: bodies.map((one) => stateOf(one, maxHp, ruling)),
    hpAfterHealing: awake?.hpAfter,
    finalState: awake?.state ?? stateOf(body, maxHp, ruling),
  };
}
