import { cerberusMovementTables } from '@riposte/content';
import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { displayName } from '../base/figures.ts';
import { measure } from './measure.ts';
import { feet } from './moving/fields.ts';

const Enemy = z
  .strictObject({
    name: displayName('Name, for the explanation.'),
    reach_ft: feet('Its reach.'),
    distance_ft: feet('Its distance to the character.'),
  })
  .meta({ id: 'CerberusEnemyInReach', description: 'An enemy who may reach the character.' });

/** How many enemies reach a character as all stand, for feats that ask it; I Love to Fight needs two. */
export const reachEnemies = formula({
  id: 'cerberus.movement.reach.enemies',
  input: z.strictObject({ enemies: z.array(Enemy).max(200).describe('Enemies with their reach and distance.') }),
  output: z.strictObject({
    count: whole(0, 200, 'How many enemies reach the character.'),
    iLoveToFight: flag('Whether that is enough for I Love to Fight.'),
  }),
  uses: [measure],
  says: ({ count }) => `${counted(count, 'enemy reaches', 'enemies reach')} the character.`,
  evaluate({ enemies }, ruling) {
    const inReach = enemies.filter(
      ({ reach_ft: limit_ft, distance_ft }) => ruling.run(measure, { distance_ft, limit_ft }).within,
    );
    const names = inReach.flatMap(({ name }) => name ?? []);
    if (names.length > 0) ruling.note('cerberus.movement.reach.enemies', 'in reach', undefined, names.join(', '));
    return { count: inReach.length, iLoveToFight: inReach.length >= cerberusMovementTables.enemiesToLove };
  },
});
