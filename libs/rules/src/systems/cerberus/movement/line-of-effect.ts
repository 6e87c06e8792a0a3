import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Cover } from '../vocabulary.ts';

const RULE = 'cerberus.movement.line-of-effect';

const Obstacle = z
  .strictObject({
    sight: flag('Whether it lets sight through.'),
    effect: flag('Whether it lets an effect through.'),
    cover: Cover,
  })
  .meta({ id: 'CerberusObstacle', title: 'Obstacle', description: 'What stands between, by three settings.' });

const SOLID_WALL: z.infer<typeof Obstacle> = { sight: false, effect: false, cover: 'total' };

const obstacle = decision({
  id: `${RULE}#obstacle`,
  question: 'What does the obstacle let through, and how much does it cover? A solid wall lets nothing through.',
  schema: Obstacle,
  usual: SOLID_WALL,
});

/** An effect needs a free path. What an obstacle lets through, sight and effect apart, and what cover it is, the GM rules. */
export const lineOfEffect = formula({
  id: RULE,
  input: z.strictObject({ obstacle: Obstacle.optional().describe('What it lets through; left out, the GM says.') }),
  output: z.strictObject({
    lineOfSight: flag('Whether the target can be seen.'),
    lineOfEffect: flag('Whether an effect can pass.'),
    cover: Cover,
  }),
  decisions: [obstacle],
  says: ({ lineOfSight: sight, lineOfEffect: effect }) =>
    `Sight ${sight ? 'passes' : 'is cut'}, effects ${effect ? 'pass' : 'are cut'}.`,
  evaluate({ obstacle: given }, ruling) {
    const { sight, effect, cover } = given ?? ruling.decide(obstacle);
    return { lineOfSight: sight, lineOfEffect: effect, cover };
  },
});
