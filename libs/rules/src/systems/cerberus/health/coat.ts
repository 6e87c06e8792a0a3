import { z } from 'zod';
import { changed } from '../../../kernel/change.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';
import { coatingFields, poisonCoating } from './poison.coating.ts';

const RULE = poisonCoating.id;

const Input = z.strictObject({
  poison: text(60, 'What the weapon is coated with.').optional(),
  weapon: text(60, 'The weapon or the projectiles, for sentences.').optional(),
  ...coatingFields,
});
type Input = z.infer<typeof Input>;

/** A dose of poison goes onto a weapon or projectiles over some ticks; refused where it cannot be begun, warned of where it cannot be ended. */
export const coat = operation({
  id: 'cerberus.health.coat',
  title: 'Coat a weapon with poison',
  summary: 'One dose for a slashing or piercing weapon, or 3 projectiles: a general action of 2 ticks.',
  input: Input,
  output: z.strictObject({
    coated: flag('Whether it is coated in the end.'),
    warned: flag('Whether it is begun without the means for a later stage.'),
    dosesAfter: whole(0, 1000, 'Doses left.'),
    generalTokensAfter: reserve('General tokens left after it.'),
    projectilesCoated: whole(0, 1000, 'How many projectiles are coated; 0 for a weapon.'),
  }),
  dice: [],
  uses: [poisonCoating],
  odds: {},
  resolve({ poison: _, weapon: __, ...input }, ruling) {
    requireCoatable(input, ruling);
    const { allowed, ...result } = ruling.run(poisonCoating, input);
    ruling.require(allowed, RULE, 'Coating takes a general token and a slot in its first tick.', () => [
      'coat it in a later tick',
    ]);
    return result;
  },
  sentence({ coated, warned, dosesAfter }, { poison = 'poison', weapon = 'The weapon' }) {
    const left = `doses left: ${dosesAfter}`;
    if (coated) return `${weapon} is coated with ${poison}; ${left}.`;
    return `${weapon} is not coated: ${warned ? 'a later stage cannot be paid' : 'interrupted'}, and the dose is lost; ${left}.`;
  },
  changes: ({ dosesAfter, generalTokensAfter }, { doses, generalTokens }) => [
    ...changed('character', 'doses', doses, dosesAfter),
    ...changed('character', 'general tokens', generalTokens, generalTokensAfter),
  ],
  groups: [
    { title: 'Weapon and dose', fields: ['damageType', 'doses', 'projectiles', 'poison', 'weapon'] },
    { title: 'Action', fields: ['generalTokens', 'freeSlots', 'interruptedAfterTick', 'quickApplicationTicks'] },
  ],
  examples: [
    {
      title: 'A dagger is coated over two ticks',
      request: {
        input: { poison: 'Drow Sleep', weapon: 'The dagger', damageType: 'piercing', doses: 2, generalTokens: 3 },
      },
    },
    {
      title: 'Interrupted after the first tick',
      request: { input: { damageType: 'slashing', doses: 2, generalTokens: 3, interruptedAfterTick: 1 } },
    },
    {
      title: 'Three arrows by Quick Application, in one tick',
      request: {
        input: { weapon: 'The quiver', damageType: 'piercing', doses: 1, generalTokens: 1, projectiles: 3 },
        amendments: [{ parameter: `${RULE}#ticks`, op: 'set', value: 1, source: 'Quick Application' }],
      },
    },
  ],
});

function requireCoatable({ damageType, doses }: Pick<Input, 'damageType' | 'doses'>, ruling: Ruling): void {
  ruling.require(damageType !== 'other', RULE, 'Only slashing and piercing weapons can be coated.', () => [
    'a slashing weapon',
    'a piercing weapon',
  ]);
  ruling.require(doses > 0, RULE, 'No dose is left.', () => ['prepare another dose']);
}
