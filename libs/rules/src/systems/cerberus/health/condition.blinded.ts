import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { gmChances, gmFaces, isGranted } from './figures.ts';

const RULE = 'cerberus.health.condition.blinded';

const chances = decision({
  id: `${RULE}#chances`,
  question: 'How many chances does a blinded attacker have to reach the intended target?',
  schema: gmChances(),
  usual: 1,
});

const outOf = decision({
  id: `${RULE}#outOf`,
  question: 'Out of how many, for a blinded attacker?',
  schema: gmFaces(),
  usual: 4,
});

export const perceivedByOtherSense = decision({
  id: `${RULE}#perceivedByOtherSense`,
  question: 'Does the blinded character perceive it by another sense?',
  schema: z.boolean(),
  usual: false,
});

/** No defense against what is not perceived; an own attack first takes a chance, 1 in 4 unless the GM says otherwise, to reach its target. */
export const conditionBlinded = procedure({
  id: RULE,
  input: z.strictObject({}),
  output: z.strictObject({
    reachesTarget: flag('Whether an own attack reaches the intended target, which may still defend.'),
    dodgeAllowed: flag('Whether the blinded character can dodge.'),
    parryAllowed: flag('Whether the blinded character can parry.'),
  }),
  dice: [{ key: 'attacker.blind', dice: '1d4', by: 'blinded attacker', label: 'blind attack' }],
  decisions: [chances, outOf, perceivedByOtherSense],
  outcome: ['reachesTarget', 'dodgeAllowed', 'parryAllowed'],
  says: ({ reachesTarget }) => (reachesTarget ? 'It reaches its target.' : 'It goes astray.'),
  evaluate(_, ruling) {
    const perceived = ruling.decide(perceivedByOtherSense);
    const odds = { chances: ruling.decide(chances), outOf: ruling.decide(outOf) };
    return {
      reachesTarget: isGranted('attacker.blind', odds, RULE, ruling),
      dodgeAllowed: perceived,
      parryAllowed: perceived,
    };
  },
});
