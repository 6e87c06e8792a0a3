import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.basics.half-cv';

const roundHalf = decision({
  id: `${RULE}#roundHalf`,
  question: 'Which way does half a point of a halved combat value go? Usually up, in favor of whoever is halved.',
  schema: choice('PhaseCombatRounding', ['up', 'down'], 'Which way half a point goes.'),
  usual: 'up' as const,
});

/** Half a combat value: up for whoever is halved. Below 0 halving makes it half its size worse. */
export const halfCv = formula({
  id: RULE,
  input: z.strictObject({ cv: workedOut('The combat value after all that is added.') }),
  output: z.strictObject({ half: workedOut('The halved value.') }),
  decisions: [roundHalf],
  says: ({ half }, { cv }) => `Half of ${cv} is ${half}.`,
  evaluate({ cv }, ruling) {
    const halved = ruling.calc('half').plus('combat value', cv);
    if (cv < 0) halved.times('worse by half', 1.5);
    else halved.times('half', 0.5);
    if (cv % 2 === 0) return { half: halved.floor(RULE) };
    return { half: ruling.decide(roundHalf) === 'up' ? halved.ceil(RULE) : halved.floor(RULE) };
  },
});
