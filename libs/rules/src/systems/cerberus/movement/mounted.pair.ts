import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { speedField } from './moving/fields.ts';

/** While the rider stays mounted, rider and mount are a group that shares place and movement, at the Speed of the mount. */
export const mountedPair = formula({
  id: 'cerberus.movement.mounted.pair',
  input: z.strictObject({
    mounted: flag('Whether the rider is mounted.'),
    mountSpeed_ft: speedField("The mount's Speed."),
    riderSpeed_ft: speedField("The rider's own Speed."),
  }),
  output: z.strictObject({
    speed_ft: speedField('Speed of the pair, or of the rider on foot.'),
    group: flag('Whether they are a coordinated group.'),
  }),
  says: ({ speed_ft: speed, group }) => `${group ? 'The pair moves' : 'The rider moves'} ${speed} ft a tick.`,
  evaluate: ({ mounted, mountSpeed_ft: mount, riderSpeed_ft: rider }) => ({
    speed_ft: mounted ? mount : rider,
    group: mounted,
  }),
});
