import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { strDamage } from '../basics/str-damage.ts';
import { body, inHexes, strength, stun } from '../vocabulary.ts';

const RULE = 'phase-combat.grab.throw';

const distance = () => whole(0, 10_000, { description: 'How far the victim is thrown.', unit: 'hexes' });

const distanceHexes = decision({
  id: `${RULE}#distanceHexes`,
  question: 'How far does the Standing Throw go, in hexes?',
  schema: distance(),
});

const Landing = z
  .strictObject({
    stun: stun('STUN of the landing.'),
    body: body('BODY of the landing.'),
    says: text(200, 'What else the landing does.').optional(),
  })
  .meta({ id: 'PhaseCombatLanding', description: 'What the landing does to the victim.' });

const landing = decision<z.infer<typeof Landing>>({
  id: `${RULE}#landing`,
  question: 'What does the landing do to the victim? Usually nothing.',
  schema: Landing,
  usual: { stun: 0, body: 0 },
});

/** STR damage and a Standing Throw, which ends the hold; how far and with what landing is for the GM or a table of theirs. */
export const throwRule = procedure({
  id: RULE,
  input: z.strictObject({
    str: strength("The grabber's STR."),
    distanceHexes: distance().optional().describe('Hexes, from the GM or a table; asked for unless said.'),
  }),
  output: z.strictObject({
    stun: stun('STUN done, without the landing.'),
    body: body('BODY done, without the landing.'),
    held: flag('Whether the hold stays: a throw ends it.'),
    distanceHexes: distance(),
    landing: Landing,
  }),
  dice: strDamage.dice,
  decisions: [distanceHexes, landing],
  uses: [strDamage],
  outcome: ['stun', 'body', 'held', 'distanceHexes', 'landing'],
  says: (done) => `Thrown ${inHexes(done.distanceHexes)} for ${done.stun} STUN and ${done.body} BODY.`,
  evaluate({ str, distanceHexes: given }, ruling) {
    const hexes = given ?? ruling.decide(distanceHexes);
    const done = ruling.run(strDamage, { str });
    return { ...done, held: false, distanceHexes: hexes, landing: ruling.decide(landing) };
  },
});
