import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet, speedField } from './moving/fields.ts';

const RULE = 'cerberus.movement.mounted.charge';

const leastShare = parameter<number>({
  id: `${RULE}#leastShare`,
  title: 'least straight run of a charge as a share of Speed',
  default: 1,
  schema: decimal(0, 10, "Least straight run as a share of the mount's Speed."),
  changedBy: 'Skilled Rider; creature abilities',
});

/** A charge needs a straight run of the mount's Speed that nothing breaks; who has a charge ability uses it on their own first attack. */
export const mountedCharge = formula({
  id: RULE,
  input: z.strictObject({
    straight_ft: feet('The straight run up to the impact; it may span ticks if nothing breaks it.'),
    mountSpeed_ft: speedField("The mount's Speed."),
    stopped: flag('Whether the mount was halted on the way.').optional(),
    prone: flag('Whether the mount was thrown prone on the way.').optional(),
    offPath: flag('Whether the mount was pushed off its line.').optional(),
    riderAbility: flag('Whether the rider has a charge ability.'),
    mountAbility: flag('Whether the mount has one.'),
  }),
  output: z.strictObject({
    charge: flag('Whether it is a charge.'),
    riderFirstAttack: flag("Whether the rider's first eligible attack has the ability's benefit."),
    mountFirstAttack: flag("Whether the mount's first eligible attack has."),
    laterAttacks: flag('Whether later attacks of the round have: never.'),
  }),
  parameters: [leastShare],
  says: ({ charge }) => (charge ? 'A charge, for the first attack of each.' : 'No charge.'),
  evaluate({ straight_ft: run, mountSpeed_ft: speed, stopped, prone, offPath, riderAbility, mountAbility }, ruling) {
    const missing = ruling.calc('run less what a charge needs').minus('Speed', speed);
    const isLong =
      missing.times('of it', ruling.parameter(leastShare)).plus('straight run', run).decimal(RULE, 'ft') >= 0;
    const charge = isLong && !stopped && !prone && !offPath;
    return {
      charge,
      riderFirstAttack: charge && riderAbility,
      mountFirstAttack: charge && mountAbility,
      laterAttacks: false,
    };
  },
});
