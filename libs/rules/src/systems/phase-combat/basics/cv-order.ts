import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { WholeModifier } from '../../../kernel/modifier.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatValue, workedOut } from '../vocabulary.ts';
import { halfCv } from './half-cv.ts';

const RULE = 'phase-combat.basics.cv-order';

const stackHalvings = decision({
  id: `${RULE}#stackHalvings`,
  question: 'Does each cause halve a combat value again? Usually one halving satisfies them all.',
  schema: z.boolean(),
  usual: false,
});

/** Everything that adds, then one halving however many causes there are. */
export const cvOrder = formula({
  id: RULE,
  input: z.strictObject({
    base: combatValue('OCV or DCV before anything is added.'),
    modifiers: z.array(WholeModifier).max(30).describe('What is added or taken away.'),
    halvings: whole(0, 10, { description: 'How many causes halve the value.', unit: 'causes' }),
  }),
  output: z.strictObject({ cv: workedOut('The combat value that counts.') }),
  decisions: [stackHalvings],
  uses: [halfCv],
  says: ({ cv }) => `The combat value is ${cv}.`,
  evaluate({ base, modifiers, halvings }, ruling) {
    let cv = ruling.calc('combat value').plus('base', base).plusEach(modifiers).floor(RULE);
    const times = halvings > 1 && ruling.decide(stackHalvings) ? halvings : Math.min(1, halvings);
    for (let halved = 0; halved < times; halved++) cv = ruling.run(halfCv, { cv }).half;
    return { cv };
  },
});
