import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { halfDieTotal } from '../basics/half-die-total.ts';
import { inHexes } from '../vocabulary.ts';

const RULE = 'phase-combat.disarm.flight';

const Direction = choice(
  'PhaseCombatHexDirection',
  ['unstated', 'ahead', 'ahead-right', 'back-right', 'back', 'back-left', 'ahead-left'],
  'One of the six directions from the holder; unstated until the GM says.',
);

const direction = decision({
  id: `${RULE}#direction`,
  question: 'Which way does the disarmed weapon fly?',
  schema: Direction,
  usual: 'unstated' as const,
});

/** A weapon lost in the contest flies a half d6 of hexes. */
export const flight = procedure({
  id: RULE,
  input: z.strictObject({ contestWon: flag('Whether the disarmer won the STR contest.') }),
  output: z.strictObject({
    disarmed: flag('Whether the weapon is lost.'),
    hexes: whole(0, 3, { description: 'How far it flies.', unit: 'hexes' }),
    direction: Direction.optional().describe('Which way; absent when it stays.'),
  }),
  dice: [{ key: 'flight.halfDie', dice: '½d6', by: 'disarmer', label: 'flight' }],
  decisions: [direction],
  uses: [halfDieTotal],
  outcome: ['disarmed', 'hexes', 'direction'],
  says: ({ disarmed, hexes }) => (disarmed ? `The weapon flies ${inHexes(hexes)}.` : 'The weapon stays in hand.'),
  evaluate({ contestWon }, ruling) {
    if (!contestWon) return { disarmed: false, hexes: 0 };
    const { total } = ruling.within('flight', () => ruling.run(halfDieTotal, {}));
    return { disarmed: true, hexes: total, direction: ruling.decide(direction) };
  },
});
